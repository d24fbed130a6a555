/** What the dashboard costs a shop that WooCommerce runs, and its Home against WooCommerce's. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { startNativeSite } from '../../bin/lib/native-site.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { run, step } from '../../bin/lib/process.mjs';
import { logIn } from '../../bin/lib/session.mjs';
import { compare } from './documents.mjs';
import { visit } from './home.mjs';
import { checkouts, savedOrders } from './orders.mjs';
import { getPage, median, surelyAtLeast } from './page.mjs';

const STOREWRIGHT_HOME = 'wp-admin/admin.php?page=storewright';
const WOOCOMMERCE_HOME = 'wp-admin/admin.php?page=wc-admin';
const BARE = 'wp-admin/admin.php?page=meter-bare';

const ADMIN_PAGES = {
	orders: 'admin.php?page=wc-orders',
	products: 'edit.php?post_type=product',
	settings: 'admin.php?page=wc-settings',
	'WooCommerce’s Home': 'admin.php?page=wc-admin',
};

/** Makes a product. */
const SOMETHING_TO_BUY = {
	method: 'POST',
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( { name: 'Something to download', regular_price: '12.5', virtual: true } ),
};

/** What can be used first. */
const READY = {
	storewright: '#storewright-root a.components-button.is-primary, #storewright-root button.is-primary',
	woocommerce: '.woocommerce-homescreen .components-button, .woocommerce-homescreen a[href]',
	bare: '.wrap h1',
};

/**
 * Measures everything, on MariaDB and with opcache.
 *
 * @param {{ pages: number, visits: number }}                                         times       How often.
 * @param {( cookies: string, url: string ) => Promise<import('@playwright/test').BrowserContext>} openBrowser A browser, logged in.
 */
export async function measureCompanion( times, openBrowser ) {
	// Below the checkout, which is a plugin of the site, WordPress would take WooCommerce's files for ours.
	const dir = await mkdtemp( join( tmpdir(), 'storewright-bench-' ) );
	const server = await step( 'MariaDB', () => startMariadb( { dir: join( dir, 'mariadb' ) } ) );
	const site = await step( 'Starting a shop', async () => {
		const database = { ...server, name: 'storewright' };
		// The zip that a site gets: the checkout's Composer has the libraries of the tests read on every page.
		await run( process.execPath, [ join( ROOT, 'bin/plugin-zip.mjs' ) ] );
		const plugin = join( ROOT, 'storewright.zip' );
		const started = await startNativeSite( {
			dir,
			woocommerce: true,
			plugin,
			database,
			opcache: true,
			workers: 2,
		} );
		await started.wp( 'eval', `require '${ join( ROOT, 'bin/demo-woocommerce.php' ) }';`, '--user=admin' );
		await started.wp( 'option', 'update', 'woocommerce_coming_soon', 'no' );
		await cp( join( ROOT, 'tests/benchmarks/meter.php' ), join( started.path, 'wp-content/mu-plugins/meter.php' ) );
		return started;
	} );
	try {
		const admin = await logIn( site );
		const nonce = await ( await admin.get( 'wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
		const context = await openBrowser( admin.cookie, site.url );
		// What a checkout needs: a way to pay, and something to buy that is not sent.
		await site.wp( 'option', 'update', 'woocommerce_bacs_settings', '{"enabled":"yes"}', '--format=json' );
		const product = ( await ( await admin.rest( 'wc/v3/products', SOMETHING_TO_BUY ) ).json() ).id;
		return [
			...( await step( 'Pages of the shop', () => shopPages( site.url, times.pages ) ) ),
			...( await step( 'Orders', () =>
				savedOrders( site.url, admin.cookie, nonce, Math.ceil( ( times.pages * 2 ) / 3 ) )
			) ),
			...( await step( 'Checkouts', async () =>
				checkouts(
					site.url,
					await logIn( { ...site, user: 'subscriber' } ),
					product,
					Math.ceil( times.pages / 8 )
				)
			) ),
			...( await step( 'WooCommerce’s pages', () =>
				adminPages( site.url, admin.cookie, Math.ceil( times.pages / 16 ) )
			) ),
			...( await step( 'Homes', () => homes( site.url, admin.cookie, context, times.visits ) ) ),
		];
	} finally {
		await site.stop();
		await server.stop();
		await rm( dir, { recursive: true, force: true } );
	}
}

/**
 * @param {string} url   The site's.
 * @param {number} times How often.
 */
async function shopPages( url, times ) {
	const rows = [];
	for ( const [ name, path ] of [
		[ 'Front page', '' ],
		[ 'Shop page', 'shop/' ],
		[ 'Cart request', 'wp-json/wc/store/v1/cart' ],
		[ 'Products by WordPress’s REST API', 'wp-json/wp/v2/product' ],
	] ) {
		const { queries, worked, workedSurely: surely, bytes, scripts } = await compare( url + path, times );
		rows.push(
			{ name: `${ name }: queries more`, value: queries, limit: 0 },
			{ name: `${ name }: scripts more`, value: scripts.length, limit: 0 },
			// Modules that are loaded without need show here, whatever else the machine does.
			{ name: `${ name }: memory more`, value: bytes / 1000, limit: 250, unit: 'kB' },
			{ name: `${ name }: processor time more`, value: worked, surely, limit: 0.3, unit: 'ms' }
		);
	}
	return rows;
}

/**
 * @param {string} url     The site's.
 * @param {string} cookies Of an administrator.
 * @param {number} times   How often.
 */
async function adminPages( url, cookies, times ) {
	const rows = [];
	for ( const [ name, page ] of Object.entries( ADMIN_PAGES ) ) {
		const { queries, worked, scripts } = await compare( `${ url }wp-admin/${ page }`, times, { cookies } );
		rows.push(
			{ name: `Page of ${ name }: queries more`, value: queries, limit: 2 },
			{ name: `Page of ${ name }: scripts more`, value: scripts.length, limit: 0 },
			{ name: `Page of ${ name }: processor time more`, value: worked, unit: 'ms', informs: true }
		);
	}
	return rows;
}

/**
 * @param {string}                                    url     The site's.
 * @param {string}                                    cookies Of an administrator.
 * @param {import('@playwright/test').BrowserContext} context Logged in.
 * @param {number}                                    times   How often.
 */
async function homes( url, cookies, context, times ) {
	const pages = { storewright: STOREWRIGHT_HOME, woocommerce: WOOCOMMERCE_HOME, bare: BARE };
	/** @type {Record<string, any[]>} */
	const visits = { storewright: [], woocommerce: [], bare: [] };
	/** @type {Record<string, any>} */
	const cold = {};
	/** @type {Record<string, number>} */
	const queries = {};
	for ( const [ name, path ] of Object.entries( pages ) ) {
		cold[ name ] = await visit( context, url + path, READY[ name ] );
	}
	// Once each has been visited: what a page keeps for hours, such as a list of patterns, one of them would pay for all.
	for ( const [ name, path ] of Object.entries( pages ) ) {
		const documents = [];
		for ( let i = 0; i < 3; i++ ) {
			documents.push( await getPage( url + path, { cookies, plugin: true } ) );
		}
		queries[ name ] = median( documents.map( ( page ) => page.cost.queries ) );
	}
	for ( let i = 0; i < times; i++ ) {
		const all = Object.entries( pages );
		const first = i % all.length;
		// What the machine does at the beginning or end of a round is not to fall on the same page each time.
		for ( const [ name, path ] of [ ...all.slice( first ), ...all.slice( 0, first ) ] ) {
			visits[ name ].push( await visit( context, url + path, READY[ name ] ) );
		}
	}
	const time = ( name ) => median( visits[ name ].map( ( one ) => one.time ) );
	const more = ( name ) => time( name ) - time( 'bare' );
	const rows = [ { name: 'Bare admin page: ready after', value: time( 'bare' ), unit: 'ms', informs: true } ];
	for ( const [ name, title ] of [
		[ 'storewright', 'Storewright’s Home' ],
		[ 'woocommerce', 'WooCommerce’s Home' ],
	] ) {
		rows.push(
			{ name: `${ title }: ready after`, value: time( name ), unit: 'ms', informs: true },
			{ name: `${ title }: over the bare page`, value: more( name ), unit: 'ms', informs: true },
			{
				name: `${ title }: gzip more than the bare page`,
				value: ( cold[ name ].bytes - cold.bare.bytes ) / 1000,
				unit: 'kB',
				informs: true,
			},
			{ name: `${ title }: requests more`, value: cold[ name ].requests - cold.bare.requests, informs: true },
			{
				name: `${ title }: REST requests at load`,
				value: cold[ name ].restInAll,
				...( name === 'storewright' ? { limit: 0 } : { informs: true } ),
			},
			{
				name: `${ title }: queries more`,
				value: queries[ name ] - queries.bare,
				...( name === 'storewright' ? { limit: 10 } : { informs: true } ),
			}
		);
	}
	// Each visit against those of its round; no quotient, as by chance a page may be ready before the bare one.
	const over = visits.bare.map(
		( bare, i ) => visits.storewright[ i ].time - bare.time - ( visits.woocommerce[ i ].time - bare.time ) / 3
	);
	return [
		...rows,
		{
			name: 'Storewright’s Home against WooCommerce’s',
			value: more( 'storewright' ) / more( 'woocommerce' ),
			unit: '×',
			informs: true,
		},
		{
			name: 'Storewright’s Home: more than a third of WooCommerce’s',
			value: median( over ),
			surely: surelyAtLeast( over ),
			limit: 0,
			unit: 'ms',
		},
	];
}
