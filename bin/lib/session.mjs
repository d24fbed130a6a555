/** A logged-in visit to a site, as a browser would make it. */
import { Failure } from './process.mjs';

/**
 * Logs in to a site.
 *
 * @param {{ url: string, user: string, password: string }} site Its address, with a slash at the end, and a user.
 */
export async function logIn( { url, user, password } ) {
	const response = await fetch( `${ url }wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: user, pwd: password, testcookie: '1' } ),
	} );
	const cookie = response.headers
		.getSetCookie()
		.map( ( header ) => header.split( ';' )[ 0 ] )
		.join( '; ' );
	if ( ! cookie.includes( 'wordpress_logged_in_' ) ) {
		throw new Failure( `The site at ${ url } did not let ${ user } log in (status ${ response.status }).` );
	}

	/**
	 * @param {string}      path    Relative to the site's address.
	 * @param {RequestInit} options As of fetch().
	 */
	const get = ( path, options = {} ) => fetch( url + path, { ...options, headers: { ...options.headers, cookie } } );

	return {
		/** Value of the header `cookie`. */
		cookie,
		get,
		/**
		 * Asks the REST API.
		 *
		 * @param {string}      path    Below wp-json/.
		 * @param {RequestInit} options As of fetch().
		 */
		rest: async ( path, options = {} ) => {
			const nonce = await ( await get( 'wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
			return get( `wp-json/${ path }`, { ...options, headers: { ...options.headers, 'X-WP-Nonce': nonce } } );
		},
	};
}

/**
 * Fails unless the plugin of a site really answers.
 *
 * @param {{ url: string, user: string, password: string, serverLog: string, logFile: string }} site The site.
 * @param {string} namespace Of the dashboard: beside WooCommerce, WooCommerce itself answers at `wc-admin`.
 */
export async function requireAnswer( site, namespace = 'wc-admin' ) {
	const session = await logIn( site );
	const response = await session.rest( `${ namespace }/onboarding/tasks` );
	const text = await response.text();
	if ( response.status !== 200 || ! Array.isArray( parse( text ) ) ) {
		throw new Failure(
			`The site runs, but Storewright does not answer (status ${ response.status }): ${ text.slice( 0, 300 ) }\nSee ${ site.logFile } and ${ site.serverLog }.`
		);
	}
}

/**
 * @param {string} text What should be JSON.
 * @return {unknown} The value; undefined when it's no JSON.
 */
function parse( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}
