/**
 * `npm run bench`: measures the budgets on a fresh native site and prints a table. Exits with 1 when a budget of bytes,
 * requests or queries is broken; times and memory are printed and judged by people, since they depend on the machine.
 *
 * `--quick` measures less often: what `npm test` runs. What is measured is the zip that a site gets, made anew.
 *
 * `npm run bench -- store` measures the shop instead, on MariaDB with 1,000,000 orders; `--orders=N` for another number.
 * `npm run bench -- companion` measures what the dashboard costs a shop that WooCommerce runs.
 * `npm run bench -- analytics` measures reports, exports, Home and a rebuild with 1,000,000 orders, and fails above its limits of
 * time, too; `--orders=N` for another number.
 * `npm run bench -- home` measures Home alone, with 1,000,000 orders against one; `--orders=N` for another number.
 * `npm run bench -- import` measures the import of 2,000 products from a file; `--rows=N` for another number,
 * those above 2,000 on MariaDB alone.
 * `npm run bench -- selling` measures the list of orders with 1,000,000 of them and the product editor; `--orders=N` for another number.
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CACHE, ROOT } from './lib/paths.mjs';
import { fail, main, run, step } from './lib/process.mjs';
import { findBrowser } from './lib/browser.mjs';
import { ensureRequirements } from './lib/requirements.mjs';
import { startNativeSite } from './lib/native-site.mjs';
import { logIn } from './lib/session.mjs';
import { frontPage, homeDocument, otherAdminPages } from '../tests/benchmarks/documents.mjs';
import { homeInBrowser } from '../tests/benchmarks/home.mjs';
import { isBroken, table } from '../tests/benchmarks/table.mjs';

const BROWSER = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** How many orders the site of the usual run has: enough for each panel of Home. */
const ORDERS = 40;

/**
 * A shop with the zip of the plugin and the meter in it, opcache on.
 */
async function startSite() {
	const dir = join( CACHE, 'bench' );
	await rm( dir, { recursive: true, force: true } );
	await run( process.execPath, [ join( ROOT, 'bin/plugin-zip.mjs' ) ] );
	const site = await startNativeSite( { dir, plugin: join( ROOT, 'storewright.zip' ), opcache: true, workers: 2 } );
	const mustUse = join( site.path, 'wp-content', 'mu-plugins' );
	await mkdir( mustUse, { recursive: true } );
	await cp( join( ROOT, 'tests/benchmarks/meter.php' ), join( mustUse, 'meter.php' ) );
	await site.wp( 'storewright', 'seed', `--orders=${ ORDERS }` );
	await site.wp( 'eval', `require '${ join( ROOT, 'tests/benchmarks/waiting.php' ) }';`, '--user=admin' );
	return site;
}

/**
 * The shop with many orders.
 */
async function store() {
	const orders = numberOption( 'orders', 1_000_000, 1000 );
	await requireAll( 'mariadb' );
	const { measureStore } = await import( '../tests/benchmarks/store.mjs' );
	return show( await measureStore( orders ) );
}

/**
 * The reports of a shop with many orders.
 *
 * @param {boolean} quick Whether to measure less often.
 */
async function analytics( quick ) {
	const orders = numberOption( 'orders', 1_000_000, 40_000 );
	await requireAll( 'mariadb', 'sqlite' );
	const { measureAnalytics } = await import( '../tests/benchmarks/analytics.mjs' );
	const rows = [];
	try {
		await measureAnalytics( rows, orders, quick ? 3 : undefined );
	} catch ( error ) {
		show( rows );
		throw error;
	}
	return show( rows );
}

/**
 * Home of a shop with many orders.
 */
async function home() {
	const orders = numberOption( 'orders', 1_000_000, 1000 );
	await requireAll( 'mariadb' );
	const { measureHomeOrders } = await import( '../tests/benchmarks/home-orders.mjs' );
	return show( await measureHomeOrders( orders ) );
}

/**
 * The import of products from a file.
 */
async function importing() {
	const rows = numberOption( 'rows', 2000, 200 );
	await requireAll( 'mariadb', 'sqlite' );
	const { measureImport } = await import( '../tests/benchmarks/import.mjs' );
	return show( await measureImport( rows ) );
}

/**
 * The list of orders and the product editor.
 *
 * @param {boolean} quick Whether to measure less often.
 */
async function selling( quick ) {
	const orders = numberOption( 'orders', 1_000_000, 1000 );
	await requireAll( 'mariadb', 'browser' );
	const { measureSelling } = await import( '../tests/benchmarks/selling.mjs' );
	const browser = await chromium.launch( { executablePath: findBrowser(), args: BROWSER } );
	try {
		return show(
			await measureSelling( orders, quick ? 3 : 9, ( cookies, url ) => loggedIn( browser, cookies, url ) )
		);
	} finally {
		await browser.close();
	}
}

/**
 * The dashboard beside WooCommerce.
 *
 * @param {boolean} quick Whether to measure less often.
 */
async function companion( quick ) {
	await requireAll( 'mariadb', 'woocommerce', 'browser' );
	const { measureCompanion } = await import( '../tests/benchmarks/companion.mjs' );
	const browser = await chromium.launch( { executablePath: findBrowser(), args: BROWSER } );
	try {
		return show(
			await measureCompanion( quick ? { pages: 11, visits: 3 } : { pages: 240, visits: 11 }, ( cookies, url ) =>
				loggedIn( browser, cookies, url )
			)
		);
	} finally {
		await browser.close();
	}
}

/**
 * @param {import('@playwright/test').Browser} browser Any.
 * @param {string}                             cookies Of somebody who is logged in.
 * @param {string}                             url     The site's.
 */
async function loggedIn( browser, cookies, url ) {
	const context = await browser.newContext();
	await context.addCookies(
		cookies.split( '; ' ).map( ( cookie ) => ( {
			name: cookie.slice( 0, cookie.indexOf( '=' ) ),
			value: cookie.slice( cookie.indexOf( '=' ) + 1 ),
			url,
		} ) )
	);
	return context;
}

/**
 * @param {string} name  Of an option such as --orders=1000.
 * @param {number} usual Without the option.
 * @param {number} least What it may be.
 * @return {number} What was chosen.
 */
function numberOption( name, usual, least ) {
	const prefix = `--${ name }=`;
	const option = process.argv.find( ( argument ) => argument.startsWith( prefix ) );
	const number = option ? Number( option.slice( prefix.length ).replaceAll( /[_,]/g, '' ) ) : usual;
	if ( ! Number.isInteger( number ) || number < least ) {
		fail( `--${ name } is a whole number, at least ${ least }.` );
	}
	return number;
}

/**
 * @param {string[]} names What has to be on this machine.
 */
async function requireAll( ...names ) {
	const missing = await ensureRequirements( names );
	if ( missing.size > 0 ) {
		fail( [ ...missing.values() ].join( ' ' ) );
	}
}

/**
 * @param {import('../tests/benchmarks/table.mjs').Row[]} rows What was measured.
 * @return {number} The exit code.
 */
function show( rows ) {
	process.stdout.write( table( rows ) );
	return rows.some( isBroken ) ? 1 : 0;
}

main( async () => {
	const quick = process.argv.includes( '--quick' );
	if ( process.argv.includes( 'store' ) ) {
		return store();
	}
	if ( process.argv.includes( 'analytics' ) ) {
		return analytics( quick );
	}
	if ( process.argv.includes( 'home' ) ) {
		return home();
	}
	if ( process.argv.includes( 'import' ) ) {
		return importing();
	}
	if ( process.argv.includes( 'companion' ) ) {
		return companion( quick );
	}
	if ( process.argv.includes( 'selling' ) ) {
		return selling( quick );
	}
	const times = { pages: quick ? 11 : 200, others: quick ? 5 : 25, visits: quick ? 3 : 15 };
	await requireAll( 'sqlite', 'browser' );
	const site = await step( 'Starting a site to measure', startSite );
	const cookies = ( await logIn( site ) ).cookie;
	const rows = [
		...( await step( 'Front page', () => frontPage( site, times.pages ) ) ),
		...( await step( 'Other admin pages', () => otherAdminPages( site, cookies, times.others ) ) ),
		...( await step( 'Home’s document', () => homeDocument( site, cookies, times.others ) ) ),
		...( await step( 'Home in the browser', async () => {
			const browser = await chromium.launch( { executablePath: findBrowser(), args: BROWSER } );
			const context = await loggedIn( browser, cookies, site.url );
			try {
				return await homeInBrowser( context, site, times.visits );
			} finally {
				await browser.close();
			}
		} ) ),
	];
	await site.stop();
	return show( rows );
} );
