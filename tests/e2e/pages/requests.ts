/** The requests that a page makes of the REST API: counted, held back, failed. */
import { expect, type Page, type Request } from '@playwright/test';

type Call = import( '@playwright/test' ).Route;

const isRest = ( request: Request ) => new URL( request.url() ).pathname.startsWith( '/wp-json/' );

/** Requests to the server while they are watched. */
export interface Watched {
	/** `GET /wc-admin/onboarding/tasks` and so on, in their order; by WooCommerce's names, also beside it. */
	readonly all: string[];
	/** Those that change something: a page makes some of its own accord, whenever it gets to it. */
	readonly writes: string[];
	/** Those that change something at a route, or part of one. */
	readonly writesTo: ( part: string ) => string[];
	/** Answers that refuse: `403 GET /wc/v3/…`. */
	readonly refused: string[];
}

/**
 * Notes every request of the REST API from now on.
 *
 * @param page Of which.
 */
export function watchRequests( page: Page ): Watched {
	const watched: Watched = {
		all: [],
		writes: [],
		writesTo: ( part ) => watched.writes.filter( ( write ) => write.includes( part ) ),
		refused: [],
	};
	const nameOf = ( request: Request ) => {
		const method = request.headers()[ 'x-http-method-override' ] ?? request.method();
		const path = new URL( request.url() ).pathname.replace( '/wp-json', '' );
		return `${ method } ${ path.replace( /^\/storewright\/v3\//, '/wc/v3/' ).replace( /^\/storewright\/(admin|analytics)\//, '/wc-$1/' ) }`;
	};
	page.on( 'request', ( request ) => {
		if ( isRest( request ) ) {
			watched.all.push( nameOf( request ) );
			if ( request.method() !== 'GET' ) {
				watched.writes.push( nameOf( request ) );
			}
		}
	} );
	page.on( 'response', ( response ) => {
		if ( isRest( response.request() ) && response.status() >= 400 ) {
			watched.refused.push( `${ response.status() } ${ nameOf( response.request() ) }` );
		}
	} );
	return watched;
}

/**
 * A pattern of the addresses of a REST route.
 *
 * @param route Its path, such as `wc-admin/onboarding/tasks`; what follows in the query is any.
 */
export function at( route: string ): RegExp {
	const names = route
		.replace( /^wc-(admin|analytics)\//, '(wc-$1|storewright/$1)/' )
		.replace( /^wc\/v3\//, '(wc|storewright)/v3/' );
	return new RegExp( `/wp-json/${ names }/?(\\?|$)` );
}

/**
 * Waits until requests of an open page go by its routes: Chromium sends those of the next moment past the first route that is added.
 *
 * @param page Of which page.
 */
async function untilRouted( page: Page ): Promise< void > {
	if ( ! page.url().startsWith( 'http' ) ) {
		return;
	}
	const picture = '/wp-includes/images/blank.gif?routed';
	const answer = ( call: Call ) => call.fulfill( { status: 200, headers: { 'x-routed': 'yes' }, body: '' } );
	await page.route( `**${ picture }`, answer );
	await expect
		.poll( () => page.evaluate( async ( path ) => ( await fetch( path ) ).headers.get( 'x-routed' ), picture ) )
		.toBe( 'yes' );
	await page.unroute( `**${ picture }`, answer );
}

/** How the server answers when something in it broke. */
export const BROKEN = {
	status: 500,
	json: { code: 'storage_failed', message: 'The database went away.', data: { status: 500 } },
};

/**
 * Makes requests to a route fail, until the returned function is called.
 *
 * @param page   Of which page.
 * @param route  See `at()`.
 * @param answer What comes in place of the server's answer.
 * @param method Of which requests; the others go through.
 */
export async function failAt(
	page: Page,
	route: string,
	answer: Parameters< import( '@playwright/test' ).Route[ 'fulfill' ] >[ 0 ] = BROKEN,
	method = 'POST'
): Promise< () => Promise< void > > {
	const url = at( route );
	const fail = ( call: Call ) => ( call.request().method() === method ? call.fulfill( answer ) : call.fallback() );
	await page.route( url, fail );
	await untilRouted( page );
	return () => page.unroute( url, fail );
}

/** How WordPress answers who is logged out. */
const LOGGED_OUT = {
	status: 403,
	json: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } },
};

/** The ways in which a request fails: how, what the page says of it, and the browser's console. */
export const FAILURES = {
	broken: {
		fail: ( call: Call ) => call.fulfill( BROKEN ),
		text: BROKEN.json.message,
		problems: [ /status of 500/ ],
	},
	offline: {
		fail: ( call: Call ) => call.abort( 'internetdisconnected' ),
		text: 'Your store could not be reached. Check your connection and try again.',
		problems: [ /ERR_INTERNET_DISCONNECTED/ ],
	},
	'logged out': {
		fail: ( call: Call ) => call.fulfill( LOGGED_OUT ),
		text: 'You have been logged out. Log in again in another tab, then try again.',
		problems: [ /status of 403/, /status of 400/ ],
	},
} as const;

/**
 * Makes what is written at a route fail, until the returned function is called. What is read goes through.
 *
 * @param page  Of which page.
 * @param route See `at()`.
 * @param way   How.
 */
export async function failWritesAt(
	page: Page,
	route: string,
	way: keyof typeof FAILURES
): Promise< () => Promise< void > > {
	const url = at( route );
	const fail = ( call: Call ) =>
		call.request().method() === 'GET' ? call.fallback() : FAILURES[ way ].fail( call );
	// Who is logged out gets no new nonce.
	const nonce = /admin-ajax\.php\?action=rest-nonce/;
	const refuse = ( call: Call ) => call.fulfill( { status: 400, body: '0' } );
	await page.route( url, fail );
	if ( way === 'logged out' ) {
		await page.route( nonce, refuse );
	}
	await untilRouted( page );
	return async () => {
		await page.unroute( url, fail );
		await page.unroute( nonce, refuse );
	};
}

/**
 * Holds requests to a route back, until the returned function is called.
 *
 * @param page   Of which page.
 * @param route  See `at()`.
 * @param method Of which requests, of all unless told; the others go through.
 */
export async function holdAt( page: Page, route: string, method?: string ): Promise< () => void > {
	let release = () => {};
	const gate = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( at( route ), async ( call ) => {
		if ( method === undefined || call.request().method() === method ) {
			await gate;
		}
		await call.fallback();
	} );
	await untilRouted( page );
	return release;
}

/**
 * Takes the answers out of the dashboard's document that the server put there, and Home as it is made of them: the page has to ask.
 *
 * @param page Of which page.
 */
export async function withoutPreloads( page: Page ): Promise< void > {
	await page.route( /\/wp-admin\/admin\.php\?page=(wc-admin|storewright)/, async ( call ) => {
		const response = await call.fetch();
		const body = ( await response.text() )
			.replace( /createPreloadingMiddleware\( \{.*?\} \) \);/s, 'createPreloadingMiddleware( {} ) );' )
			.replace( / id="storewright-first".*(?=<div id="storewright-root")/s, '></div>' );
		await call.fulfill( { response, body } );
	} );
}
