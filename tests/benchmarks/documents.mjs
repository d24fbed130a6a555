/** Measures documents: the front page, other admin pages, and Home, with the plugin against without. */
import { getPage, median, surelyAtLeast } from './page.mjs';

/**
 * Gets a page with and without the plugin: see compareBy().
 *
 * @param {string}              url     Absolute URL.
 * @param {number}              times   How many pairs.
 * @param {{ cookies?: string, request?: RequestInit }} options The visit's cookies, and what else is to be sent.
 */
export function compare( url, times, options = {} ) {
	return compareBy( ( plugin ) => getPage( url, { ...options, plugin } ), times );
}

/**
 * Compares in blocks of two pairs, one the other way round: whatever else the machine does, and whichever of the server's workers answers
 * first, falls on both alike. Of each side of a block the least counts, since what others do only ever adds; of the blocks' differences
 * the middle one.
 *
 * @param {( plugin: boolean ) => Promise<import('./page.mjs').Page>} ask   Gets a page with or without the plugin.
 * @param {number}                                                    times How many pairs.
 */
export async function compareBy( ask, times ) {
	const blocks = [];
	for ( let i = -2; i < Math.ceil( times / 2 ); i++ ) {
		/** @type {Record<string, import('./page.mjs').Page[]>} */
		const block = { with: [], without: [] };
		const first = i % 2 === 0;
		for ( const plugin of [ first, ! first, ! first, first ] ) {
			block[ plugin ? 'with' : 'without' ].push( await ask( plugin ) );
		}
		if ( i >= 0 ) {
			blocks.push( block );
		}
	}
	const least = ( pages, what ) => Math.min( ...pages.map( ( { cost } ) => what( cost ) ) );
	const difference = ( block, what ) => least( block.with, what ) - least( block.without, what );
	const differences = ( what ) => blocks.map( ( block ) => difference( block, what ) );
	const more = ( what ) => median( differences( what ) );
	return {
		queries: more( ( cost ) => cost.queries ),
		milliseconds: more( ( cost ) => cost.milliseconds ),
		worked: more( ( cost ) => cost.worked ),
		workedSurely: surelyAtLeast( differences( ( cost ) => cost.worked ) ),
		bytes: more( ( cost ) => cost.bytes ),
		/** What the page costs without the plugin. */
		bare: median( blocks.map( ( block ) => least( block.without, ( cost ) => cost.worked ) ) ),
		scripts: scriptsOfOurs( blocks[ 0 ].with[ 0 ].html ),
	};
}

/**
 * The plugin's scripts that a document loads.
 *
 * @param {string} html The document.
 * @return {string[]} Their URLs.
 */
export function scriptsOfOurs( html ) {
	return [ ...html.matchAll( /<script[^>]+src=['"]([^'"]*\/plugins\/storewright\/[^'"]+)['"]/g ) ].map(
		( match ) => match[ 1 ]
	);
}

/**
 * The front page as a visitor gets it.
 *
 * @param {{ url: string }} site  The running site.
 * @param {number}          times How often each side is measured.
 */
export async function frontPage( site, times ) {
	const { queries, scripts, milliseconds, bytes } = await compare( site.url, times );
	return [
		{ name: 'Front page: queries more', value: queries, limit: 0 },
		{ name: 'Front page: scripts of ours', value: scripts.length, limit: 0 },
		{ name: 'Front page: PHP time more', value: milliseconds, limit: 0.5, unit: 'ms', informs: true },
		{ name: 'Front page: memory more', value: bytes / 2 ** 20, limit: 0.4, unit: 'MB', informs: true },
	];
}

/**
 * Admin pages that are not ours.
 *
 * @param {{ url: string }} site    The running site.
 * @param {string}          cookies The visit's cookies.
 * @param {number}          times   How often each side is measured.
 */
export async function otherAdminPages( site, cookies, times ) {
	const rows = [];
	for ( const page of [ 'index.php', 'options-general.php', 'edit.php' ] ) {
		const { queries, scripts } = await compare( `${ site.url }wp-admin/${ page }`, times, { cookies } );
		rows.push(
			{ name: `${ page }: queries more`, value: queries, limit: 2 },
			{
				name: `${ page }: scripts of ours but the reminder’s`,
				value: scripts.filter( ( url ) => ! /\/build\/reminder\b/.test( url ) ).length,
				limit: 0,
			}
		);
	}
	return rows;
}

/**
 * Home's document against an admin page with nothing on it.
 *
 * @param {{ url: string }} site    The running site.
 * @param {string}          cookies The visit's cookies.
 * @param {number}          times   How often each is measured.
 */
export async function homeDocument( site, cookies, times ) {
	const costs = { home: [], bare: [] };
	const admin = `${ site.url }wp-admin/admin.php?page=`;
	for ( let i = -2; i < times; i++ ) {
		const home = await getPage( `${ admin }wc-admin`, { cookies, plugin: true } );
		const bare = await getPage( `${ admin }meter-bare`, { cookies, plugin: false } );
		if ( i >= 0 ) {
			costs.home.push( home );
			costs.bare.push( bare );
		}
	}
	const more = ( what ) => median( costs.home.map( what ) ) - median( costs.bare.map( what ) );
	return [
		{ name: 'Home: queries more than a bare admin page', value: more( ( page ) => page.cost.queries ), limit: 20 },
		{
			name: 'Home: HTML more than a bare admin page',
			value: more( ( page ) => Buffer.byteLength( page.html ) ) / 1000,
			limit: 120,
			unit: 'kB',
		},
		{
			name: 'Home: PHP time more than a bare admin page',
			value: more( ( page ) => page.cost.milliseconds ),
			unit: 'ms',
			informs: true,
		},
	];
}
