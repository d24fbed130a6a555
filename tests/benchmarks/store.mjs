/** Measures lists, searches, indexing and new orders in a very large shop, in time of the database. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exclusively } from '../../bin/lib/lock.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { startNativeSite } from '../../bin/lib/native-site.mjs';
import { CACHE, ROOT } from '../../bin/lib/paths.mjs';
import { step } from '../../bin/lib/process.mjs';

/** A server with 1 GB for its data: what a small dedicated database has. */
const SERVER = [ '--innodb-buffer-pool-size=1G', '--innodb-log-file-size=512M' ];

/** How often lists are asked for; and in how many turns orders are made in the small and the large shop. */
const TIMES = 7;
const TURNS = 3;

const SMALL = 1000;

/**
 * Options of the large shop besides orders: 61,000 products with variations, 360,000 customers of whom 144,000 have
 * accounts (where there are a million orders), and a popular coupon.
 */
const BESIDES = [ '--products=40000', '--accounts=200000', '--coupons=10000', '--uses=100000' ];

const UNTIL = '2026-11-01';

/** @typedef {import('./table.mjs').Row} Row */

/**
 * Measures.
 *
 * @param {number} orders How many orders the large shop has.
 * @return {Promise<Row[]>} What was measured.
 */
export function measureStore( orders ) {
	return exclusively( 'bench-store', async () => {
		const dir = join( CACHE, `bench-store-${ orders }` );
		await mkdir( dir, { recursive: true } );
		const server = await step( 'MariaDB', () => startMariadb( { dir: join( dir, 'mariadb' ), settings: SERVER } ) );
		try {
			const small = await shop( dir, server, 'small', SMALL, [] );
			const large = await shop( dir, server, 'large', orders, BESIDES );
			return [
				...seeding( large.seeded ),
				...( await step( 'Indexing what was there before', () => measure( large, 'index', 1 ) ) ),
				...( await step( 'Lists and searches', () => measure( large, 'lists', TIMES ) ) ),
				...( await step( 'Products, customers and coupons', () => measure( large, 'others', TIMES ) ) ),
				...( await step( 'Coupons', () => measure( large, 'coupons', 5 * TIMES ) ) ),
				...( await step( 'New orders', () => creating( small, large, orders ) ) ),
			];
		} finally {
			await server.stop();
		}
	} );
}

/**
 * A shop with so many orders; it is kept, and seeded anew where the seed has changed.
 *
 * @param {string}                                             dir    What is kept.
 * @param {Awaited<ReturnType<typeof startMariadb>>}           server The database server.
 * @param {string}                                             name   Which of the two.
 * @param {number}                                             orders How many.
 * @param {string[]}                                           more   Further options of the seed.
 */
async function shop( dir, server, name, orders, more ) {
	const home = join( dir, name );
	const note = join( home, 'seeded.json' );
	const form = await fingerprint();
	const kept = existsSync( note ) ? JSON.parse( await readFile( note, 'utf8' ) ) : {};
	const isKept = kept.form === form;
	const site = await startNativeSite( {
		dir: home,
		database: { ...server, name: `shop_${ name }` },
		fresh: ! isKept,
		workers: 1,
	} );
	await site.stop();
	if ( isKept ) {
		// As an update of the plugin does, since tables may have changed.
		await site.wp( 'option', 'delete', 'storewright_version' );
		await site.wp( 'eval', 'do_action( "storewright_run_job", "add_indexes" );', '--user=admin' );
	}
	const seeded = isKept
		? kept
		: await step( `Seeding ${ orders } orders`, async ( say ) => {
				const start = Date.now();
				const said = await site.wp(
					'storewright',
					'seed',
					`--orders=${ orders }`,
					`--until=${ UNTIL }`,
					...more
				);
				say( said.replace( /^Success: /, '' ) );
				const done = { form, orders, seconds: ( Date.now() - start ) / 1000 };
				await writeFile( note, JSON.stringify( done ) );
				return done;
			} );
	return { site, seeded };
}

/**
 * How fast orders were seeded.
 *
 * @param {{ orders: number, seconds: number }} seeded What was noted then.
 * @return {Row[]} One row.
 */
function seeding( { orders, seconds } ) {
	return [
		{ name: 'Seeding: seconds for 3,000 orders', value: ( 3000 * seconds ) / orders, limit: 1, unit: 's' },
		{ name: 'Seeding: orders a second', value: Math.round( orders / seconds ), informs: true },
	];
}

/**
 * Measures a new order in each shop. They take turns, so that whatever else the machine does falls on both alike.
 *
 * @param {{ site: import('../../bin/lib/native-site.mjs').NativeSite }} small  The small shop.
 * @param {{ site: import('../../bin/lib/native-site.mjs').NativeSite }} large  The large shop.
 * @param {number}                                                       orders How many the large one has.
 * @return {Promise<Row[]>} What was measured.
 */
async function creating( small, large, orders ) {
	const costs = { small: [], large: [] };
	for ( let turn = 0; turn < TURNS; turn++ ) {
		costs.small.push( ...( await measure( small, 'create', TIMES ) ) );
		costs.large.push( ...( await measure( large, 'create', TIMES ) ) );
	}
	// The least of medians: what the machine does besides only ever adds.
	const least = ( rows ) => Math.min( ...rows.map( ( { value } ) => value ) );
	const [ few, many ] = [ least( costs.small ), least( costs.large ) ];
	return [
		{ name: `A new order among ${ SMALL }`, value: few, unit: 'ms', informs: true },
		{ name: `A new order among ${ orders }`, value: many, unit: 'ms', informs: true },
		{ name: 'A new order: times what it costs in the small shop', value: many / few, limit: 1.2, unit: '×' },
	];
}

/**
 * Runs the part that is PHP.
 *
 * @param {{ site: import('../../bin/lib/native-site.mjs').NativeSite }} shop_ The shop.
 * @param {string}                                                       what  What of store.php: `lists`, `others`, `coupons`,
 *   `index` or `create`.
 * @param {number}                                                       times How often.
 * @return {Promise<Row[]>} What it printed.
 */
async function measure( { site }, what, times ) {
	const printed = await site.wp(
		'eval',
		`$args = [ '${ what }', '${ times }' ]; require '${ join( ROOT, 'tests/benchmarks/store.php' ) }';`,
		'--user=admin',
		'--exec=define( "SAVEQUERIES", true );'
	);
	return JSON.parse( printed.slice( printed.lastIndexOf( '\n' ) + 1 ) );
}

/**
 * @return {Promise<string>} What a seeded shop depends on.
 */
async function fingerprint() {
	const hash = createHash( 'sha256' );
	const seed = join( ROOT, 'includes/Store/Seed' );
	const files = ( await readdir( seed ) ).sort().map( ( file ) => join( seed, file ) );
	for ( const file of files ) {
		hash.update( await readFile( file ) );
	}
	hash.update( BESIDES.join( ' ' ) );
	return hash.digest( 'hex' ).slice( 0, 12 );
}
