#!/usr/bin/env node
/**
 * `npm run mutate`: breaks the code in 30 places, one at a time, and looks whether a test fails. What no test notices is printed,
 * and more than two of those are a failure.
 *
 *     npm run mutate                             the same 30 places each time
 *     npm run mutate -- --seed=7 --count=60      others, and more of them
 *     npm run mutate -- --area=stock             of one area: security, orders or stock
 *     npm run mutate -- --at=Keys/KeyRoutes.php  of the chosen places those whose path:line contains this
 *     npm run mutate -- --list                   says which places, and breaks none
 *     npm run mutate -- --listed                 in place of them what tests/mutations.json names, with the tests that have to fail
 *
 * It works on copies below .cache/mutate, two at a time: the checkout is never touched. The tests run on SQLite: first the unit
 * tests and those that name the class, then those of its folder, of its feature and of the features that use it, until one fails.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { phpFilter } from './lib/changes.mjs';
import { ensureComposer, ensureNpm } from './lib/dependencies.mjs';
import { breakListed, COPIED_FOR_CLIENT } from './lib/listed-mutations.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { Failure, main, onEnd, run } from './lib/process.mjs';

/** Where to look, by area: folders and files of includes. */
const AREAS = {
	security: [
		'Store/Keys',
		'Rest/Permission.php',
		'Rest/JsonBody.php',
		'Rest/Params.php',
		'Rest/MetaLimits.php',
		'Kernel/Capabilities.php',
	],
	orders: [
		'Store/Orders/Write',
		'Store/Orders/Refunds',
		'Store/Orders/Storage',
		'Store/Orders/Rest',
		'Store/Orders/Model/OrderStatus.php',
		'Store/Calculation',
	],
	stock: [ 'Store/Products/Inventory', 'Store/Orders/Write/StockReductionEffect.php', 'Store/Orders/Unpaid' ],
};

/** Files that decide nothing. */
const NOTHING_TO_BREAK = /(^|\/)(Tables|\w+Module)\.php$/;

/** Parts of the checkout that tests read. */
const COPIED = [
	'bin',
	'build',
	'composer.json',
	'docs',
	'includes',
	'languages',
	'package.json',
	'package-lock.json',
	'phpunit.xml.dist',
	'plugin.php',
	'tests',
	'uninstall.php',
	'vendor',
];

/** How many breaks may go unnoticed, of each 30. */
const ALLOWED = 2;

/** How many places of one file are broken. */
const PER_FILE = 2;

/** How long some tests, and all that may be concerned, may take, in minutes: a loop that does not end is noticed, too. */
const MINUTES = 10;
const MINUTES_FOR_ALL = 40;

/** Copies that are worked on at the same time. */
const WORKERS = 2;

/**
 * @typedef {{ file: string, line: number, start: number, end: number, text: string, what: string }} Mutation
 */

/**
 * @param {string} name     Of an option.
 * @param {string} fallback Its value where it is not given.
 */
const option = ( name, fallback ) =>
	process.argv.find( ( arg ) => arg.startsWith( `--${ name }=` ) )?.slice( name.length + 3 ) ?? fallback;

/**
 * Chooses places by the seed and the places themselves, so that a change elsewhere leaves the choice much as it was. Each file
 * comes up a few times at most.
 *
 * @param {Mutation[]} places
 * @param {string}     seed
 * @param {number}     count  How many.
 * @return {Mutation[]}
 */
function choose( places, seed, count ) {
	/** @type {Map<string, number>} */
	const seen = new Map();
	const ranked = places.map( ( place ) => {
		const name = [ seed, place.file, place.what, place.text ].join( '\0' );
		seen.set( name, ( seen.get( name ) ?? 0 ) + 1 );
		return {
			place,
			rank: createHash( 'sha256' )
				.update( `${ name }\0${ seen.get( name ) }` )
				.digest( 'hex' ),
		};
	} );
	ranked.sort( ( left, right ) => ( left.rank < right.rank ? -1 : 1 ) );
	/** @type {Map<string, number>} */
	const taken = new Map();
	return ranked
		.map( ( { place } ) => place )
		.filter(
			( { file, line }, index, all ) =>
				all.findIndex( ( other ) => other.file === file && other.line === line ) === index
		)
		.filter( ( { file } ) => {
			taken.set( file, ( taken.get( file ) ?? 0 ) + 1 );
			return ( taken.get( file ) ?? 0 ) <= PER_FILE;
		} )
		.slice( 0, count );
}

/**
 * @param {string[]} paths Folders and files of includes.
 * @return {Promise<Mutation[]>} Every place in them.
 */
async function placesIn( paths ) {
	const files = [];
	for ( const path of paths ) {
		const full = join( ROOT, 'includes', path );
		if ( ! existsSync( full ) ) {
			throw new Failure( `includes/${ path } is gone: bin/mutate.mjs names the folders and files to break.` );
		}
		const entries = path.endsWith( '.php' ) ? [ '' ] : await readdir( full, { recursive: true } );
		files.push( ...entries.map( ( entry ) => join( 'includes', path, entry ) ) );
	}
	const sources = files.filter( ( file ) => file.endsWith( '.php' ) && ! NOTHING_TO_BREAK.test( file ) ).sort();
	const { stdout } = await run( 'php', [ 'bin/mutations.php', ...sources ], { cwd: ROOT } );
	return JSON.parse( stdout );
}

/**
 * @param {string}   name  Of the copy.
 * @param {string[]} parts Of the checkout.
 * @return {Promise<string>} A new copy of the checkout.
 */
async function copy( name, parts = COPIED ) {
	await mkdir( join( CACHE, 'mutate' ), { recursive: true } );
	const folder = await mkdtemp( join( CACHE, 'mutate', `${ name }-` ) );
	onEnd( () => rm( folder, { recursive: true, force: true } ) );
	for ( const path of parts ) {
		await cp( join( ROOT, path ), join( folder, path ), { recursive: true, verbatimSymlinks: true } );
	}
	await symlink( join( ROOT, 'node_modules' ), join( folder, 'node_modules' ) );
	await symlink( CACHE, join( folder, '.cache' ) );
	return folder;
}

/**
 * The tests to run, the likeliest to notice first.
 *
 * @param {string} file The changed file.
 * @return {Promise<Array<[ string, string[] ]>>} Part, and which of its tests.
 */
async function stages( file ) {
	const all = ( await phpFilter( [ file ] ) ) ?? '';
	const name = basename( file, '.php' );
	const folders = dirname( file ).split( '/' ).slice( 1 );
	const feature = folders.slice( 0, folders[ 0 ] === 'Store' ? 2 : 1 ).join( '/' );
	// The words of its name are also those of tests: OrderCoupons is tested in CouponsTest.
	const words = ( name.match( /[A-Z][a-z]{3,}/g ) ?? [] )
		.map( ( word ) => word.replace( /s$/, '' ) )
		.filter( ( word ) => ! feature.includes( word ) );
	const near = [];
	const root = join( ROOT, 'tests/php/integration' );
	for ( const entry of await readdir( root, { recursive: true, withFileTypes: true } ) ) {
		if ( entry.isFile() && entry.name.endsWith( 'Test.php' ) ) {
			const path = join( entry.parentPath, entry.name );
			const alike =
				path.startsWith( join( root, feature, '/' ) ) && words.some( ( word ) => entry.name.includes( word ) );
			if ( alike || new RegExp( `\\b${ name }\\b` ).test( await readFile( path, 'utf8' ) ) ) {
				near.push( entry.name.slice( 0, -'.php'.length ) );
			}
		}
	}
	const some = ( /** @type {string} */ filter ) => ( filter === '' ? [] : [ '--filter', filter ] );
	// Tests are in folders as in includes: those beside the class, those of its feature or layer, then all that may be concerned.
	const beside = [ folders.join( '/' ), feature ]
		.map( ( path ) => join( 'tests/php/integration', path ) )
		.filter( ( path, index, both ) => existsSync( join( ROOT, path ) ) && both.indexOf( path ) === index );
	return [
		[ 'php:unit', some( all ) ],
		...( near.length > 0 ? [ [ 'php:sqlite', some( `/(${ near.join( '|' ) })::/` ) ] ] : [] ),
		...beside.map( ( path ) => [ 'php:sqlite', [ path ] ] ),
		[ 'php:sqlite', some( all ) ],
	];
}

/**
 * @param {string} folder A copy.
 * @param {string} part   Of the tests.
 * @param {string[]} chosen Which of them; none for all.
 * @param {number} minutes How long they may take.
 */
function tests( folder, part, chosen, minutes = MINUTES ) {
	return run( process.execPath, [ 'bin/test.mjs', part, ...chosen, '--stop-on-defect' ], {
		cwd: folder,
		check: false,
		timeout: minutes * 60_000,
	} );
}

/**
 * @param {string}   folder   The copy.
 * @param {Mutation} mutation What to break.
 * @return {Promise<string>} The test that noticed; '' for none.
 */
async function noticed( folder, { file, start, end, text } ) {
	const path = join( folder, file );
	const source = await readFile( path );
	await writeFile(
		path,
		Buffer.concat( [ source.subarray( 0, start ), Buffer.from( text ), source.subarray( end + 1 ) ] )
	);
	try {
		const parts = await stages( file );
		for ( const [ index, [ part, chosen ] ] of parts.entries() ) {
			const minutes = index < parts.length - 1 ? MINUTES : MINUTES_FOR_ALL;
			const { code, stdout, late } = await tests( folder, part, chosen, minutes );
			if ( late ) {
				return `no end within ${ minutes } minutes`;
			}
			if ( code !== 0 && ! stdout.includes( 'No test ran' ) ) {
				return /^\d+\) (.+)$/m.exec( stdout )?.[ 1 ] ?? 'PHP itself';
			}
		}
		return '';
	} finally {
		await writeFile( path, source );
	}
}

await main( async () => {
	await ensureNpm();
	await ensureComposer();
	if ( process.argv.includes( '--listed' ) ) {
		const copyAll = ( /** @type {string} */ name ) => copy( name, [ ...COPIED, ...COPIED_FOR_CLIENT ] );
		const isList = process.argv.includes( '--list' );
		return ( await breakListed( option( 'at', '' ), isList, copyAll, WORKERS ) ) > 0 ? 1 : 0;
	}
	const seed = option( 'seed', '1' );
	const count = Number( option( 'count', '30' ) );
	const only = option( 'area', '' );
	const areas = Object.entries( AREAS ).filter( ( [ name ] ) => only === '' || name === only );
	if ( areas.length === 0 || ! Number.isInteger( count ) || count < 1 ) {
		throw new Failure( `--area is ${ Object.keys( AREAS ).join( ', ' ) }; --count is a number.` );
	}
	/** @type {Mutation[]} */
	const chosen = [];
	const isNew = ( /** @type {Mutation} */ { file, line } ) =>
		! chosen.some( ( other ) => other.file === file && other.line === line );
	for ( const [ index, [ , paths ] ] of areas.entries() ) {
		const share = Math.floor( count / areas.length ) + ( index < count % areas.length ? 1 : 0 );
		chosen.push( ...choose( ( await placesIn( paths ) ).filter( isNew ), seed, share ) );
	}
	const at = option( 'at', '' );
	const wanted = chosen.filter( ( { file, line } ) => `${ file }:${ line }`.includes( at ) );
	if ( wanted.length === 0 ) {
		throw new Failure( `None of the chosen places is at “${ at }”: --list names them.` );
	}
	if ( process.argv.includes( '--list' ) ) {
		process.stdout.write( wanted.map( ( { file, line, what } ) => `${ file }:${ line }: ${ what }\n` ).join( '' ) );
		return 0;
	}
	/** @type {Mutation[]} */
	const survivors = [];
	const waiting = [ ...wanted ];
	const work = async ( /** @type {string} */ folder ) => {
		for ( let mutation = waiting.shift(); mutation !== undefined; mutation = waiting.shift() ) {
			const by = await noticed( folder, mutation );
			process.stdout.write(
				`  ${ by ? '✓' : '✗' } ${ mutation.file }:${ mutation.line }: ${ mutation.what }${ by ? ` – ${ by }` : '' }\n`
			);
			if ( ! by ) {
				survivors.push( mutation );
			}
		}
	};
	const folders = await Promise.all( Array.from( { length: WORKERS }, ( _, index ) => copy( String( index ) ) ) );
	try {
		// Where nothing is broken, the tests have to pass: a copy that can't run them, or a fixture that is not current, would
		// notice everything.
		for ( const [ part, some ] of /** @type {Array<[ string, string[] ]>} */ ( [
			[ 'php:unit', [] ],
			[ 'php:sqlite', [ '--filter', 'StockKeeperTest|RoutesTest|WooCommerceContractTest' ] ],
		] ) ) {
			const { code, stdout } = await tests( folders[ 0 ] ?? '', part, some );
			if ( code !== 0 ) {
				throw new Failure( `The tests fail before anything is broken:\n${ stdout.slice( -3000 ) }` );
			}
		}
		await Promise.all( folders.map( work ) );
	} finally {
		await Promise.all( folders.map( ( folder ) => rm( folder, { recursive: true, force: true } ) ) );
	}
	process.stdout.write( `\n${ wanted.length - survivors.length } noticed, ${ survivors.length } not\n` );
	return survivors.length > Math.floor( ( ALLOWED * wanted.length ) / 30 ) ? 1 : 0;
} );
