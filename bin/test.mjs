#!/usr/bin/env node
/**
 * `npm test`: everything, or the parts that are named. Needs Node, PHP and Composer; gets the rest by itself where it may.
 *
 *     npm test                                  everything
 *     npm run test:php -- --filter=Zone         one part; what follows goes to its runner
 *     npm run test:php -- --db=sqlite           PHPUnit on one of the two databases
 *     node bin/test.mjs lint types              several parts
 *     npm test -- --quick                       what belongs to the files that differ from main
 */
import { ensureComposer, ensureNpm } from './lib/dependencies.mjs';
import { describe, Failure, main, step } from './lib/process.mjs';
import { ensurePrograms } from './lib/requirements.mjs';
import { PARTS } from './lib/test-parts.mjs';
import { runParts, summary } from './lib/test-run.mjs';

/** Names that stand for several parts. */
const GROUPS = { php: [ 'php:unit', 'php:sqlite', 'php:mariadb' ] };

await main( async () => {
	process.stdout.write( '\n' );
	if ( process.argv.includes( '--quick' ) ) {
		await prepare( [] );
		return quick();
	}
	const { names, args, database } = parse( process.argv.slice( 2 ) );
	const wanted = expand(
		names,
		PARTS.map( ( part ) => part.name )
	);
	const parts = PARTS.filter(
		( { name } ) => wanted.includes( name ) && ! isOtherDatabase( name, database ) && ! isElsewhere( name, args )
	);
	await prepare( parts.flatMap( ( { needs } ) => needs ?? [] ) );
	return close( summary( await runParts( parts, args ), Boolean( process.env.CI ) ) );
} );

/**
 * Installs what a run needs: npm's packages, and beside them, as they take a processor's time alone, the others.
 *
 * @param {import('./lib/requirements.mjs').Requirement[]} needs What the machine has to have.
 */
async function prepare( needs ) {
	const others = async () => {
		// PHP's extensions are among them, some of which Composer's packages ask for.
		await step( 'System packages', () => ensurePrograms( [ ...new Set( needs ) ] ) );
		await step( 'Composer packages', () => ensureComposer() );
	};
	// Neither is left half done because the other one failed.
	const ends = await Promise.allSettled( [ step( 'npm packages', () => ensureNpm() ), others() ] );
	const reasons = ends.flatMap( ( end ) => ( end.status === 'rejected' ? [ end.reason ] : [] ) );
	// What is thrown is told of at the end of the run, the others before.
	for ( const reason of reasons.slice( 1 ) ) {
		process.stderr.write( `\n${ describe( reason ) }\n` );
	}
	if ( reasons.length > 0 ) {
		throw reasons[ 0 ];
	}
}

/** @return {Promise<number>} The exit code of a run of what belongs to a change. */
async function quick() {
	// Only now: it may use what was just installed.
	const { quickParts } = await import( './lib/test-quick.mjs' );
	const { files, parts } = await quickParts();
	if ( parts.length === 0 ) {
		process.stdout.write( `Nothing to run: ${ files.length } changed files, none of which a test belongs to.\n` );
		return 0;
	}
	process.stdout.write(
		`  ${ files.length } changed files: ${ parts.map( ( { title } ) => title ).join( ', ' ) }\n`
	);
	return close( summary( await runParts( parts, [] ), Boolean( process.env.CI ) ) );
}

/**
 * Prints how a run went.
 *
 * @param {{ text: string, passed: number, failed: number }} result
 * @return {number} The exit code.
 */
function close( { text, passed, failed } ) {
	process.stdout.write( `\n${ text }\n\n${ passed } passed, ${ failed } failed\n` );
	if ( passed + failed === 0 ) {
		throw new Failure( 'No test ran: none matches what was asked for, or all parts were skipped.' );
	}
	return failed > 0 ? 1 : 0;
}

/**
 * @param {string[]} argv The command line: names of parts first, then arguments for their runner.
 */
function parse( argv ) {
	const first = argv.findIndex( ( arg ) => arg.startsWith( '-' ) || arg.includes( '/' ) );
	const names = first === -1 ? argv : argv.slice( 0, first );
	const rest = first === -1 ? [] : argv.slice( first );
	const database = rest.find( ( arg ) => arg.startsWith( '--db=' ) )?.slice( '--db='.length );
	if ( database !== undefined && ! [ 'sqlite', 'mariadb' ].includes( database ) ) {
		throw new Failure( `--db=${ database } is unknown: use --db=sqlite or --db=mariadb.` );
	}
	return { names, args: rest.filter( ( arg ) => ! arg.startsWith( '--db=' ) ), database };
}

/**
 * @param {string[]} names What was asked for.
 * @param {string[]} known The names of all parts.
 * @return {string[]} Names of parts.
 */
function expand( names, known ) {
	if ( names.length === 0 ) {
		return known;
	}
	const parts = names.flatMap( ( name ) => GROUPS[ name ] ?? [ name ] );
	const unknown = parts.filter( ( name ) => ! known.includes( name ) );
	if ( unknown.length > 0 ) {
		throw new Failure(
			`There is no part “${ unknown.join( '”, “' ) }”: use ${ [ ...Object.keys( GROUPS ), ...known ].join( ', ' ) }.`
		);
	}
	return parts;
}

/**
 * @param {string}           part     Name of a part.
 * @param {string|undefined} database The database that was asked for.
 */
function isOtherDatabase( part, database ) {
	return database !== undefined && [ 'php:sqlite', 'php:mariadb' ].includes( part ) && part !== `php:${ database }`;
}

/**
 * @param {string}   part Name of a part.
 * @param {string[]} args Arguments for its runner.
 * @return {boolean} Whether the test file or folder that was asked for is one of the other PHPUnit parts.
 */
function isElsewhere( part, args ) {
	const path = args.find( ( arg ) => arg.startsWith( 'tests/php/' ) );
	return path !== undefined && ( part === 'php:unit' ) !== path.startsWith( 'tests/php/unit' );
}
