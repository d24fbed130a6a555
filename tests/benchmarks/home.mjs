/** Measures Home in the browser: files, bytes, requests, and the time until it can be used. */
import { gzipSync } from 'node:zlib';
import { median } from './page.mjs';

/**
 * Marks the moment at which the page can be used: its main control is there, and the document is parsed; and the frame in which
 * its first content is drawn.
 *
 * @param {[string, string]} selectors CSS selectors of the control and of the content.
 */
function watch( [ selector, content ] ) {
	const parsed = () => document.readyState !== 'loading';
	let isDrawn = false;
	const look = () => {
		if ( ! isDrawn && document.querySelector( content ) ) {
			isDrawn = true;
			window.requestAnimationFrame( () => performance.mark( 'first-content' ) );
		}
		if ( parsed() && document.querySelector( selector ) ) {
			observer.disconnect();
			performance.mark( 'interactive' );
		}
	};
	const observer = new window.MutationObserver( look );
	observer.observe( document, { childList: true, subtree: true } );
	document.addEventListener( 'DOMContentLoaded', look );
}

/**
 * How much of the page has moved of its own accord, as Chromium measures it.
 */
function shift() {
	const observer = new window.PerformanceObserver( () => undefined );
	observer.observe( { type: 'layout-shift', buffered: true } );
	const entries = observer.takeRecords();
	observer.disconnect();
	return entries.reduce( ( sum, { value, hadRecentInput } ) => sum + ( hadRecentInput ? 0 : value ), 0 );
}

/**
 * Opens a page in a context of its own visit, cache warm, and reads when it could be used.
 *
 * @param {import('@playwright/test').BrowserContext} context  Logged in.
 * @param {string}                                    url      Absolute URL.
 * @param {string}                                    selector The page's main control.
 * @param {string}                                    content  What its first content is.
 */
export async function visit( context, url, selector, content = selector ) {
	const page = await context.newPage();
	await page.addInitScript( watch, [ selector, content ] );
	const responses = [];
	page.on( 'response', ( response ) => responses.push( response ) );
	const rest = [];
	page.on(
		'request',
		( request ) => /\/wp-json\/|[?&]rest_route=/.test( request.url() ) && rest.push( request.url() )
	);
	const time = await timeOf( page, url );
	await page.waitForFunction( () => performance.getEntriesByName( 'first-content' ).length > 0 );
	const first = await page.evaluate( () => performance.getEntriesByName( 'first-content' )[ 0 ].startTime );
	const requested = [ ...rest ];
	await page.waitForLoadState( 'networkidle' );
	const moved = await page.evaluate( shift );
	const bodies = await Promise.all( responses.map( ( response ) => response.body().catch( () => '' ) ) );
	const ours = await Promise.all(
		responses
			.filter( ( response ) => response.url().includes( '/plugins/storewright/' ) )
			.map( async ( response ) => ( { url: response.url(), gzip: gzipSync( await response.body() ).length } ) )
	);
	await page.close();
	return {
		time,
		first,
		rest: requested,
		restInAll: rest.length,
		moved,
		requests: responses.length,
		bytes: bodies.reduce( ( sum, body ) => sum + gzipSync( body ).length, 0 ),
		ours,
	};
}

/**
 * When a page can be used that is opened, cache warm. What it asks for afterwards is not waited for: WordPress’s editor goes on asking.
 *
 * @param {import('@playwright/test').BrowserContext} context  Logged in.
 * @param {string}                                    url      Absolute URL.
 * @param {string}                                    selector The page's main control.
 * @return {Promise<number>} Milliseconds.
 */
export async function usableAfter( context, url, selector ) {
	const page = await context.newPage();
	await page.addInitScript( watch, [ selector, selector ] );
	const time = await timeOf( page, url );
	await page.close();
	return time;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string}                          url  Absolute URL.
 * @return {Promise<number>} After how many milliseconds it can be used.
 */
async function timeOf( page, url ) {
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForFunction( () => performance.getEntriesByName( 'interactive' ).length > 0 );
	return page.evaluate( () => performance.getEntriesByName( 'interactive' )[ 0 ].startTime );
}

/**
 * Home in a real browser.
 *
 * @param {import('@playwright/test').BrowserContext} context Logged in.
 * @param {{ url: string }}                           site    The running site.
 * @param {number}                                    times   How often it is opened.
 */
export async function homeInBrowser( context, site, times ) {
	const home = `${ site.url }wp-admin/admin.php?page=wc-admin`;
	const main = '#storewright-root a.components-button.is-primary, #storewright-root button.is-primary';
	const settings = `${ site.url }wp-admin/options-general.php`;
	const panel = '#storewright-first section h2, #storewright-root section h2';
	const field = '#blogname';
	const cold = await visit( context, home, main, panel );
	await visit( context, settings, '#submit', field );

	const visits = { home: [], settings: [] };
	for ( let i = 0; i < times; i++ ) {
		visits.home.push( await visit( context, home, main, panel ) );
		visits.settings.push( await visit( context, settings, '#submit', field ) );
	}
	const bytes = ( ending ) =>
		cold.ours
			.filter( ( { url } ) => new URL( url ).pathname.endsWith( ending ) )
			.reduce( ( sum, { gzip } ) => sum + gzip, 0 ) / 1000;
	const of = ( page, what ) => median( visits[ page ].map( ( visited ) => visited[ what ] ) );
	const seconds = { home: of( 'home', 'time' ), settings: of( 'settings', 'time' ) };
	return [
		{ name: 'Home: our JavaScript, gzip', value: bytes( '.js' ), limit: 60, unit: 'kB' },
		{ name: 'Home: our CSS, gzip', value: bytes( '.css' ), limit: 12, unit: 'kB' },
		{ name: 'Home: files of ours', value: cold.ours.length, limit: 12 },
		{ name: 'Home: REST requests until interactive', value: cold.rest.length, limit: 0 },
		{ name: 'Home: REST requests until nothing is asked for', value: cold.restInAll, limit: 0 },
		{
			name: 'Home: layout shift',
			value: Math.max( cold.moved, ...visits.home.map( ( visited ) => visited.moved ) ),
			limit: 0.02,
		},
		{ name: 'Home: interactive after', value: seconds.home, unit: 'ms', informs: true },
		{ name: 'options-general.php: interactive after', value: seconds.settings, unit: 'ms', informs: true },
		{
			name: 'Home against options-general.php',
			value: seconds.home / seconds.settings,
			limit: 1.1,
			unit: '×',
			informs: true,
		},
		{ name: 'Home: first content after', value: of( 'home', 'first' ), unit: 'ms', informs: true },
		{ name: 'options-general.php: first field after', value: of( 'settings', 'first' ), unit: 'ms', informs: true },
		{
			name: 'Home’s first content against the first field of options-general.php',
			value: of( 'home', 'first' ) / of( 'settings', 'first' ),
			limit: 1.2,
			unit: '×',
			informs: true,
		},
	];
}
