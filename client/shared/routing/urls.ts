import { getPageData } from '../data/page-data';
import type { Query } from './types';

/** Returns the slug of the admin page that the app lives on. */
export const appPage = (): string => getPageData().page;

const SCRIPT = 'admin.php';

/** The path of the settings page, which PHP renders, for parts that ask where they are. */
export const SETTINGS_PATH = '/wc-settings';

/**
 * The values of a query string.
 *
 * @param search With or without the question mark.
 */
export function parseQuery( search: string ): Query {
	return Object.fromEntries( new URLSearchParams( search ) );
}

/**
 * The query string of values, without question mark.
 *
 * @param query Names and values; undefined ones are left out.
 */
export function formatQuery( query: Readonly< Record< string, string | undefined > > ): string {
	const definedPairs = Object.entries( query ).filter(
		( pair ): pair is [ string, string ] => pair[ 1 ] !== undefined
	);
	return new URLSearchParams( definedPairs ).toString();
}

/**
 * The path that a query names, '/' for Home.
 *
 * @param query The address's query.
 */
export function pathOf( query: Query ): string {
	return query.path || '/';
}

/**
 * The address of a page of the app, relative to wp-admin.
 *
 * @param path  '/' for Home.
 * @param query Query arguments; undefined values are left out.
 */
export function urlTo( path = '/', query: Readonly< Record< string, string | undefined > > = {} ): string {
	const own = path === '/' ? {} : { path };
	return `${ SCRIPT }?${ formatQuery( { page: appPage(), ...own, ...query } ) }`;
}

/**
 * The query of a link, if the link leads to a page of the app.
 *
 * @param href As in an anchor.
 * @return Null where it leads elsewhere.
 */
export function appQuery( href: string ): Query | null {
	const url = new URL( href, document.baseURI );
	const query = parseQuery( url.search );
	const here = new URL( SCRIPT, document.baseURI );
	const isApp = url.origin === here.origin && url.pathname === here.pathname && query.page === appPage();
	return isApp ? query : null;
}
