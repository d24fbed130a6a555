/** Measures the list of orders and its search with 1,000,000 of them, a large order, and the product editor, on MariaDB. */
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { startNativeSite } from '../../bin/lib/native-site.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { step } from '../../bin/lib/process.mjs';
import { logIn } from '../../bin/lib/session.mjs';
import { php, seed, SERVER } from './analytics.mjs';
import { editorRows } from './selling-editor.mjs';
import { orderRows } from './selling-order.mjs';
import { getPage, median } from './page.mjs';

/** Orders that are seeded; all others are copies of them. */
const SEEDED = 20_000;

/** How many rows more than a bare admin page the list may read, and the list with a filter that is found along an index. */
const MAX_ROWS = 20_000;

/** … with a search, or a filter of which at most 10,000 orders are counted, or that is sorted by something else than time. */
const MAX_ROWS_COUNTED = 60_000;

/**
 * … and far into the list: the orders before the page, of the months that it is in, are read along an index and in two temporary tables.
 * That counts three times, and takes a quarter of what it took PHP to read each once and sort them.
 */
const MAX_ROWS_FAR = 150_000;

/** How many milliseconds of PHP, the database's included, the list may take more than a bare admin page. */
const MAX_TIME = 100;

/** How often a list that is slower is measured before that is said of it. */
const ROUNDS = 3;

/** Orders on a page of the list. */
const PER_PAGE = 20;

const MATCH = /<!-- plans (\{.*?\}) -->/s;

/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {import('../../bin/lib/native-site.mjs').NativeSite} NativeSite */

/**
 * Measures.
 *
 * @param {number}                                            orders  How many orders the shop gets.
 * @param {number}                                            times   How often pages are opened.
 * @param {( cookies: string, url: string ) => Promise<any>} context A browser’s context for somebody who is logged in.
 * @return {Promise<Row[]>} What was measured.
 */
export async function measureSelling( orders, times, context ) {
	const dir = await mkdtemp( join( tmpdir(), 'storewright-bench-' ) );
	const server = await step( 'MariaDB', () => startMariadb( { dir: join( dir, 'mariadb' ), settings: SERVER } ) );
	const seeded = Math.min( orders, SEEDED );
	const site = await step( `Seeding ${ seeded } orders`, () => shop( join( dir, 'site' ), server, seeded ) );
	try {
		const copies = Math.round( orders / seeded );
		if ( copies > 1 ) {
			await step( `${ copies } times as many orders`, () => php( site, 'selling-shop.php', String( copies ) ) );
		}
		const printed = await step( 'A product with 300 variations', () => php( site, 'selling-facts.php' ) );
		const facts = JSON.parse( printed.slice( printed.lastIndexOf( '\n' ) + 1 ) );
		const { cookie: cookies } = await logIn( site );
		const browser = await context( cookies, site.url );
		return [
			{ name: 'Orders of the shop', value: facts.orders, informs: true },
			...( await step( 'The list of orders and its filters', () => lists( site, cookies, facts, times ) ) ),
			...( await step( 'An order of 200 items', () => orderRows( browser, site.url, facts.large ) ) ),
			...( await step( 'Product editor', () => editorRows( browser, site.url, facts, times ) ) ),
		];
	} finally {
		await site.stop();
		await server.stop();
		await rm( dir, { recursive: true, force: true } );
	}
}

/**
 * A new shop with what measures it.
 *
 * @param {string} dir    Its folder.
 * @param {any}    server The database server.
 * @param {number} orders How many.
 */
async function shop( dir, server, orders ) {
	const site = await startNativeSite( {
		dir,
		database: { ...server, name: 'selling' },
		workers: 2,
		cachedFiles: true,
	} );
	const mustUse = join( site.path, 'wp-content/mu-plugins' );
	await mkdir( mustUse, { recursive: true } );
	for ( const file of [ 'meter.php', 'plans.php' ] ) {
		await cp( join( ROOT, 'tests/benchmarks', file ), join( mustUse, file ) );
	}
	await seed( site, orders, '--products=1000' );
	return site;
}

/**
 * What the list costs more than a bare admin page, as a whole and with each of its filters.
 *
 * @param {NativeSite} site    The shop.
 * @param {string}     cookies Of somebody who is logged in.
 * @param {any}        facts   What to filter by.
 * @param {number}     times   How often each is opened.
 * @return {Promise<Row[]>} Two rows a list.
 */
async function lists( site, cookies, facts, times ) {
	const { from, to, customer, email, product, payment, origin } = facts;
	// A page past the last one leads there, which is another request; of what is counted, some are refunds and in the trash.
	const page = String( Math.max( 1, Math.min( 1000, Math.floor( facts.orders / PER_PAGE / 2 ) ) ) );
	const cases = {
		'first page': [ {} ],
		[ `page ${ page }` ]: [ { paged: page }, MAX_ROWS_FAR ],
		completed: [ { status: 'completed' } ],
		'in the trash': [ { status: 'trash' } ],
		'oldest first': [ { orderby: 'date', order: 'asc' } ],
		'by total': [ { orderby: 'total', order: 'desc' } ],
		'by number': [ { orderby: 'id', order: 'asc' } ],
		'a month': [ { from, to } ],
		'a month, completed': [ { from, to, status: 'completed' } ],
		'a customer’s': [ { customer } ],
		'guests’': [ { customer: '0' } ],
		'an email address’s': [ { customer: email } ],
		'a product': [ { product } ],
		'a product, in a month': [ { product, from, to }, MAX_ROWS_COUNTED ],
		'a way to pay': [ { payment }, MAX_ROWS_COUNTED ],
		'a way to pay, in a month': [ { payment, from, to }, MAX_ROWS_COUNTED ],
		'an origin': [ { origin } ],
		'an origin, completed': [ { origin, status: 'completed' } ],
		...Object.fromEntries(
			Object.entries( facts.searches ).map( ( [ name, s ] ) => [
				`search for ${ name }`,
				[ { s }, MAX_ROWS_COUNTED ],
			] )
		),
		'search for a name, completed': [ { s: facts.searches.name, status: 'completed' }, MAX_ROWS_COUNTED ],
	};
	const at = ( query ) => `${ site.url }wp-admin/admin.php?${ new URLSearchParams( query ) }`;
	const open = ( url ) => cost( url, cookies, times );
	const bare = await open( at( { page: 'meter-bare' } ) );
	const rows = [];
	for ( const [ name, [ query, limit = MAX_ROWS ] ] of Object.entries( cases ) ) {
		const url = at( { page: 'wc-orders', ...query } );
		const list = await open( url );
		if ( list.milliseconds < bare.milliseconds ) {
			// No list costs less than nothing: what the machine did besides made the bare page slow.
			const { milliseconds } = await open( at( { page: 'meter-bare' } ) );
			bare.milliseconds = Math.min( milliseconds, list.milliseconds );
		}
		let more = list.milliseconds - bare.milliseconds;
		// What the machine did besides made it slow, or the list is: measured again, beside the bare page, only the list stays so.
		for ( let round = 1; round < ROUNDS && more > MAX_TIME; round++ ) {
			const { milliseconds } = await open( at( { page: 'meter-bare' } ) );
			more = Math.min( more, ( await open( url ) ).milliseconds - milliseconds );
		}
		rows.push(
			{ name: `Orders, ${ name }: rows read`, value: Math.max( 0, list.read - bare.read ), limit },
			{
				name: `Orders, ${ name }: PHP’s time`,
				value: more,
				limit: MAX_TIME,
				unit: 'ms',
			}
		);
		if ( list.read - bare.read > limit ) {
			print( list.plans );
		}
	}
	return rows;
}

/**
 * What a page costs: the middle of its times, and the rows that the database reads.
 *
 * @param {string} url     Absolute.
 * @param {string} cookies Of somebody who is logged in.
 * @param {number} times   How often it is opened.
 */
async function cost( url, cookies, times ) {
	const taken = [];
	for ( let i = -1; i < times; i++ ) {
		const { cost: of } = await getPage( url, { cookies, plugin: true } );
		if ( i >= 0 ) {
			taken.push( of.milliseconds );
		}
	}
	const page = await getPage( url, { cookies, plugin: true, request: { headers: { 'X-Meter-Plans': '1' } } } );
	const [ , found = '' ] = MATCH.exec( page.html ) ?? [];
	return { milliseconds: median( taken ), ...JSON.parse( found ) };
}

/**
 * Prints the plans of queries that read many rows, for whoever mends them.
 *
 * @param {Array<{ query: string, steps: string[] }>} plans Of a list.
 */
function print( plans ) {
	for ( const { query, steps } of plans ) {
		process.stdout.write( `${ query }\n${ steps.map( ( one ) => `    ${ one }\n` ).join( '' ) }` );
	}
}
