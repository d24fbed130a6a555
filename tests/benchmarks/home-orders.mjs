/** Measures Home of a shop with very many orders against the same shop with its first one, on MariaDB. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { step } from '../../bin/lib/process.mjs';
import { logIn } from '../../bin/lib/session.mjs';
import { home, measure, php, seed, SERVER, shop } from './analytics.mjs';
import { getPage } from './page.mjs';

/** Orders that are seeded; all others are copies of them. */
const SEEDED = 20_000;

/** How many rows more Home may read than with one order: counts by month and status, a period’s sums, what waits first. */
const MAX_ROWS = 20_000;

const MATCH = /<!-- plans (\{.*?\}) -->/s;

/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {import('../../bin/lib/native-site.mjs').NativeSite} NativeSite */

/**
 * Measures.
 *
 * @param {number} orders How many orders the shop gets.
 * @return {Promise<Row[]>} What was measured.
 */
export async function measureHomeOrders( orders ) {
	const dir = await mkdtemp( join( tmpdir(), 'storewright-bench-' ) );
	const server = await step( 'MariaDB', () => startMariadb( { dir: join( dir, 'mariadb' ), settings: SERVER } ) );
	const site = await step( 'A shop with one order', () =>
		shop( join( dir, 'site' ), { ...server, name: 'home' }, 1, '--products=1000' )
	);
	try {
		await cp( join( ROOT, 'tests/benchmarks/plans.php' ), join( site.path, 'wp-content/mu-plugins/plans.php' ) );
		const one = await step( 'Home with one order', () => cost( site ) );
		const seeded = Math.min( orders, SEEDED );
		await step( `Seeding ${ seeded } orders`, () => seed( site, seeded, '--products=1000' ) );
		const times = Math.round( orders / seeded );
		if ( times > 1 ) {
			await step( `${ times } times as many orders`, () => php( site, 'analytics-shop.php', String( times ) ) );
		}
		const many = await step( 'Home', () => cost( site ) );
		print( many.plans );
		const [ performance ] = await step( 'Store performance', () => measure( site, 'home' ) );
		return [
			{
				name: 'Home’s document: PHP’s time more than with one order',
				value: many.milliseconds - one.milliseconds,
				limit: 60,
				unit: 'ms',
				informs: true,
			},
			{
				name: 'Home’s document: rows read more than with one order',
				value: many.read - one.read,
				limit: MAX_ROWS,
			},
			performance,
		];
	} finally {
		await site.stop();
		await server.stop();
		await rm( dir, { recursive: true, force: true } );
	}
}

/**
 * What Home’s document costs.
 *
 * @param {NativeSite} site The shop.
 */
async function cost( site ) {
	const milliseconds = await home( site );
	const { cookie: cookies } = await logIn( site );
	const url = `${ site.url }wp-admin/admin.php?page=wc-admin`;
	const page = await getPage( url, { cookies, plugin: true, request: { headers: { 'X-Meter-Plans': '1' } } } );
	const [ , found = '' ] = MATCH.exec( page.html ) ?? [];
	return { milliseconds, ...JSON.parse( found ) };
}

/**
 * Prints the plans of queries that read many rows, for whoever mends them.
 *
 * @param {Array<{ query: string, steps: string[] }>} plans Of Home.
 */
function print( plans ) {
	for ( const { query, steps } of plans ) {
		process.stdout.write( `${ query }\n${ steps.map( ( one ) => `    ${ one }\n` ).join( '' ) }` );
	}
}
