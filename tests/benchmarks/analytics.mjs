/** Measures reports, exports and Home in a very large shop, and reports on SQLite. */
import { gzipSync } from 'node:zlib';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { startNativeSite } from '../../bin/lib/native-site.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { step } from '../../bin/lib/process.mjs';
import { logIn } from '../../bin/lib/session.mjs';
import { getPage, median } from './page.mjs';

/** A server with 1 GB for its data: what a small dedicated database has. */
export const SERVER = [ '--innodb-buffer-pool-size=1G', '--innodb-log-file-size=512M' ];

/** Orders that are seeded; all others are copies of them. Each has its whole data, so that a rebuild and exports are measured with it. */
const SEEDED = 20_000;

const UNTIL = '2026-11-01';

const TIMES = 5;

/** How many times closer together orders are for the rebuild: 1,000,000 of three years are 50 times as many a day as seeded. */
const CLOSER = 50;

/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {import('../../bin/lib/native-site.mjs').NativeSite} NativeSite */

/**
 * Measures.
 *
 * @param {Row[]}  rows   Takes what was measured as it goes on: where a later step fails, the former ones took too long to be lost.
 * @param {number} orders How many orders the large shop has.
 * @param {number} times  How often each request is measured.
 */
export async function measureAnalytics( rows, orders, times = TIMES ) {
	const dir = await mkdtemp( join( tmpdir(), 'storewright-bench-' ) );
	const server = await step( 'MariaDB', () => startMariadb( { dir: join( dir, 'mariadb' ), settings: SERVER } ) );
	const copies = Math.max( 2, Math.round( orders / SEEDED ) );
	const site = await step( `Seeding ${ SEEDED } orders`, () =>
		shop( join( dir, 'large' ), { ...server, name: 'large' }, SEEDED, '--products=10000' )
	);
	try {
		const before = await step( 'Home with few orders', () => home( site ) );
		rows.push( ...( await step( 'Rebuild', () => measure( site, 'rebuild', times, CLOSER ) ) ) );
		await step( `${ copies } times as many orders`, () => php( site, 'analytics-shop.php', String( copies ) ) );
		rows.push( ...( await step( 'Reports', () => measure( site, 'reports', times ) ) ) );
		rows.push( {
			name: 'Home’s document: PHP’s time more than with few orders',
			value: ( await step( 'Home', () => home( site ) ) ) - before,
			limit: 60,
			unit: 'ms',
		} );
		rows.push( ...( await step( 'Export', () => measure( site, 'export', times ) ) ) );
		rows.push(
			...( await step( 'Reports on SQLite', async () => {
				const small = await shop( join( dir, 'sqlite' ), 'sqlite', 10_000, '--products=1000' );
				await small.stop();
				return measure( small, 'sqlite', times );
			} ) )
		);
		rows.push( { name: 'Chart and table: gzip', value: await weight(), limit: 90, unit: 'kB' } );
	} finally {
		await site.stop();
		await server.stop();
		await rm( dir, { recursive: true, force: true } );
	}
}

/**
 * A new shop.
 *
 * @param {string}    dir      Its folder.
 * @param {any}       database Where its data is.
 * @param {number}    orders   How many.
 * @param {...string} more     Further options of the seed.
 */
export async function shop( dir, database, orders, ...more ) {
	const site = await startNativeSite( { dir, database, workers: 1 } );
	const mustUse = join( site.path, 'wp-content/mu-plugins' );
	await mkdir( mustUse, { recursive: true } );
	await cp( join( ROOT, 'tests/benchmarks/meter.php' ), join( mustUse, 'meter.php' ) );
	await seed( site, orders, ...more );
	return site;
}

/**
 * Gives a shop orders.
 *
 * @param {NativeSite} site   The shop.
 * @param {number}     orders How many.
 * @param {...string}  more   Further options of the seed.
 */
export const seed = ( site, orders, ...more ) =>
	site.wp( 'storewright', 'seed', `--orders=${ orders }`, `--until=${ UNTIL }`, ...more );

/**
 * Milliseconds of PHP that Home’s document takes.
 *
 * @param {NativeSite} site The shop.
 */
export async function home( site ) {
	const { cookie: cookies } = await logIn( site );
	const times = [];
	for ( let i = -2; i < TIMES * 3; i++ ) {
		const page = await getPage( `${ site.url }wp-admin/admin.php?page=wc-admin`, { cookies, plugin: true } );
		if ( i >= 0 ) {
			times.push( page.cost.milliseconds );
		}
	}
	return median( times );
}

/**
 * Runs a file of PHP in the site.
 *
 * @param {NativeSite} site The shop.
 * @param {string}     file In this folder.
 * @param {...string}  args Its arguments.
 */
export function php( site, file, ...args ) {
	const data = args.map( ( arg ) => `'${ arg }'` ).join( ', ' );
	return site.wp(
		'eval',
		`$args = [ ${ data } ]; require '${ join( ROOT, 'tests/benchmarks', file ) }';`,
		'--user=admin'
	);
}

/**
 * @param {NativeSite} site  The shop.
 * @param {string}     what  What of analytics.php.
 * @param {...number}  more  How often, and what else it takes.
 * @return {Promise<Row[]>} What it printed.
 */
export async function measure( site, what, ...more ) {
	const printed = await php( site, 'analytics.php', what, ...( more.length > 0 ? more : [ TIMES ] ).map( String ) );
	return JSON.parse( printed.slice( printed.lastIndexOf( '\n' ) + 1 ) );
}

/**
 * What the reports’ own files weigh as they travel, in kilobytes.
 */
async function weight() {
	const build = join( ROOT, 'build' );
	const files = ( await readdir( build ) ).filter( ( file ) => /^report\.(js|css)$/.test( file ) );
	const sizes = files.map( async ( file ) => gzipSync( await readFile( join( build, file ) ), { level: 9 } ).length );
	return ( await Promise.all( sizes ) ).reduce( ( sum, size ) => sum + size, 0 ) / 1000;
}
