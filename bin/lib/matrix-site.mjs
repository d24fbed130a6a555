/** A site of the matrix, and what is looked at on it in each of its cells. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moments } from './clock-changes.mjs';
import { wrongDays, wrongTimes } from './matrix-days.mjs';
import { renderScreens } from './matrix-screens.mjs';
import { startNativeSite } from './native-site.mjs';
import { ROOT } from './paths.mjs';
import { Failure } from './process.mjs';
import { isPattern } from './screen-patterns.mjs';
import { logIn } from './session.mjs';

const YEAR = 2025;

/** How long what a browser waits for may take, in milliseconds: the machine may be busy. */
const TIMEOUT = 120_000;

/** A text of the menu that is on every page of wp-admin. */
const SHOWN = 'Customers';

/**
 * @typedef {import('./pairwise.mjs').Cell} Cell
 * @typedef {Awaited<ReturnType<typeof startMatrixSite>>} MatrixSite
 */

/**
 * @param {Cell}   cell One of the site's.
 * @param {string} dir  What the site keeps.
 * @param {string} php  The PHP command line.
 * @param {'sqlite' | import('./native-layout.mjs').Server} database
 */
export async function startMatrixSite( cell, dir, php, database ) {
	const isAlone = cell.shop === 'alone';
	const core = cell.wordpress;
	const site = await startNativeSite( { dir, core, php, database, woocommerce: ! isAlone, workers: 3 } );
	for ( const file of [ 'must-use.php', 'screens.php' ] ) {
		await copyFile(
			join( ROOT, 'tests/e2e/site', file ),
			join( site.path, 'wp-content/mu-plugins', `matrix-${ file }` )
		);
	}
	if ( cell.cache === 'object-cache' ) {
		await copyFile( join( ROOT, 'tests/php/object-cache.php' ), join( site.path, 'wp-content/object-cache.php' ) );
	}
	const session = await logIn( site );
	/**
	 * @param {string}      path Below wp-json.
	 * @param {RequestInit} [options]
	 * @return {Promise<any>} What was answered.
	 */
	const ask = async ( path, options ) => {
		const answer = await session.rest( path, options );
		if ( ! answer.ok ) {
			throw new Failure( `${ path } answered ${ answer.status }: ${ ( await answer.text() ).slice( 0, 300 ) }` );
		}
		return answer.json();
	};
	const namespace = isAlone ? 'wc-analytics' : 'storewright/analytics';
	const page = isAlone ? 'wc-admin' : 'storewright';
	return { ...site, session, ask, isAlone, namespace, page, orders: /** @type {number[]} */ ( [] ) };
}

/**
 * Makes orders around the clock changes of the cell's zone, and looks whether REST and the report by day have them, and those of other
 * cells, on the day that it is there.
 *
 * @param {MatrixSite} site
 * @param {Cell}       cell
 * @return {Promise<string[]>} What is wrong.
 */
export async function checkDays( site, { zone = '' } ) {
	const times = moments( zone, YEAR );
	const { create } = await site.ask( 'wc/v3/orders/batch', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( { create: times.map( () => ( { status: 'completed' } ) ) } ),
	} );
	const dated = times.map( ( time, index ) => [
		create[ index ].id,
		new Date( time ).toISOString().slice( 0, 19 ).replace( 'T', ' ' ),
	] );
	await site.wp( 'eval-file', join( ROOT, 'tests/matrix/date-orders.php' ), zone, JSON.stringify( dated ) );
	site.orders.push( ...times );

	const listed = await site.ask( `wc/v3/orders?per_page=100&include=${ dated.map( ( [ id ] ) => id ).join( ',' ) }` );
	const intervals = [];
	// Periods of up to a hundred days are on one page.
	for ( const [ from, to ] of [
		[ '01-01', '04-09' ],
		[ '04-10', '07-18' ],
		[ '07-19', '10-25' ],
		[ '10-26', '12-31' ],
	] ) {
		const query = `interval=day&per_page=100&after=${ YEAR }-${ from }T00:00:00&before=${ YEAR }-${ to }T23:59:59&date_type=date_created`;
		intervals.push( ...( await site.ask( `${ site.namespace }/reports/orders/stats?${ query }` ) ).intervals );
	}
	const orders = times.map( ( time, index ) => ( { id: create[ index ].id, time } ) );
	return [ ...wrongTimes( zone, orders, listed ), ...wrongDays( zone, site.orders, intervals ) ];
}

/**
 * Opens every screen by itself.
 *
 * @param {MatrixSite} site
 * @param {Cell}       cell
 * @return {Promise<{ wrong: string[], count: number, pages: import('./matrix-screens.mjs').Pages }>} `pages`: the dashboard's.
 */
export async function checkScreens( site, { locale = '', direction = '' } ) {
	const cookie = [ site.session.cookie, ...cookiesOf( { locale, direction } ) ].join( '; ' );
	const open = ( /** @type {string} */ path ) => fetch( new URL( path, site.url ), { headers: { cookie } } );
	const start = site.isAlone ? 'wc-settings' : site.page;
	const screens = await ( await open( `wp-admin/admin.php?page=${ start }&storewright-test-screens=1` ) ).json();
	const paths = [
		...screens.routes
			.map( ( /** @type {string} */ path ) => path.replace( /\/\*$/, '' ) )
			.filter( ( /** @type {string} */ path ) => ! isPattern( path ) )
			.map( ( /** @type {string} */ path ) => `admin.php?${ new URLSearchParams( { page: site.page, path } ) }` ),
		...screens.settings,
		...screens.entries,
	].map( ( path ) => `wp-admin/${ path }` );
	const addresses = [ ...new Set( [ ...paths, ...screens.storefront ] ) ];
	const text = locale === 'en_US' ? SHOWN : await translated( locale );
	/** @type {string[]} */
	const wrong = [];
	const look = async ( /** @type {string} */ address ) => {
		const answer = await open( address );
		const html = await answer.text();
		const tag = html.match( /<html[^>]*>/ )?.[ 0 ] ?? '';
		const checks = {
			[ `status ${ answer.status }` ]: answer.status === 200,
			[ `not ${ direction }: ${ tag }` ]: tag.includes( 'dir="rtl"' ) === ( direction === 'rtl' ),
			[ `not ${ locale }: ${ tag }` ]: tag.includes( `lang="${ locale.replace( '_', '-' ) }"` ),
			[ `no “${ text }”` ]: ! address.includes( 'wp-admin/' ) || html.includes( text ),
		};
		for ( const [ what, isRight ] of Object.entries( checks ) ) {
			if ( ! isRight ) {
				wrong.push( `${ address }: ${ what }` );
			}
		}
	};
	const waiting = [ ...addresses ];
	const work = async () => {
		for ( let address = waiting.shift(); address !== undefined; address = waiting.shift() ) {
			await look( address );
		}
	};
	await Promise.all( [ work(), work() ] );
	return { wrong, count: addresses.length, pages: screens };
}

/**
 * Opens Home and a report in a browser, or every screen of the dashboard.
 *
 * @param {MatrixSite}                         site
 * @param {Cell}                               cell
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./matrix-screens.mjs').Pages | null} pages The dashboard's; null for Home and the report alone.
 * @return {Promise<{ wrong: string[], count: number }>} What is wrong, and how many were rendered.
 */
export async function checkInBrowser( site, cell, browser, pages ) {
	const { locale = '', direction = '', zone = '' } = cell;
	const context = await browser.newContext( { timezoneId: zone, viewport: { width: 1400, height: 900 } } );
	const cookies = [ ...site.session.cookie.split( '; ' ), ...cookiesOf( { locale, direction } ) ];
	context.setDefaultTimeout( TIMEOUT );
	await context.addCookies(
		cookies.map( ( pair ) => {
			const [ name = '', value = '' ] = [
				pair.slice( 0, pair.indexOf( '=' ) ),
				pair.slice( pair.indexOf( '=' ) + 1 ),
			];
			return { name, value, url: site.url };
		} )
	);
	/** @type {string[]} */
	const wrong = [];
	context.on( 'console', ( message ) => void ( message.type() === 'error' && wrong.push( message.text() ) ) );
	context.on( 'weberror', ( error ) => void wrong.push( error.error().message ) );
	const page = await context.newPage();
	for ( const path of [ '/', '/analytics/orders' ] ) {
		await page.goto( `${ site.url }wp-admin/admin.php?${ new URLSearchParams( { page: site.page, path } ) }` );
		await page.locator( '#storewright-root :is(h1, h2)' ).first().waitFor();
		await page.locator( '#storewright-root [aria-busy="true"]' ).first().waitFor( { state: 'detached' } );
		const excess = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth
		);
		if ( excess > 0 ) {
			wrong.push( `${ path } is ${ excess } pixels too wide` );
		}
	}
	const rendered = pages === null ? { wrong: [], count: 2 } : await renderScreens( page, site, cell, pages );
	await context.close();
	return { wrong: [ ...wrong, ...rendered.wrong ], count: rendered.count };
}

/**
 * @param {MatrixSite} site
 * @return {Promise<string[]>} What PHP has noted since the last time.
 */
export async function newNotices( site ) {
	const lines = ( await readFile( site.logFile, 'utf8' ) ).split( '\n' ).filter( Boolean );
	await writeFile( site.logFile, '' );
	return lines.map( ( line ) => `PHP: ${ line }` );
}

/** @param {{ locale: string, direction: string }} cell */
const cookiesOf = ( { locale, direction } ) => [
	`storewright_direction=${ direction }`,
	...( locale === 'en_US' ? [] : [ `storewright_locale=${ locale }` ] ),
];

/**
 * @param {string} locale
 * @return {Promise<string>} The text in that language.
 */
async function translated( locale ) {
	const file = await readFile( join( ROOT, 'languages', `storewright-${ locale }.po` ), 'utf8' );
	const text = file.match( new RegExp( `\\nmsgid "${ SHOWN }"\\nmsgstr "(.+)"` ) )?.[ 1 ];
	if ( text === undefined || text === SHOWN ) {
		throw new Failure( `“${ SHOWN }” is not translated to ${ locale }.` );
	}
	return text;
}
