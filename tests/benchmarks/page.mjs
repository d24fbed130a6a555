/** Asks the benchmark's site for pages and reads what its meter says of them. */

/**
 * @typedef {{ queries: number, milliseconds: number, worked: number, bytes: number, own: number, own_queries: number,
 *   files: number }} Cost Queries, milliseconds of PHP and those of them that the processor worked, peak memory; milliseconds and queries
 *   of the plugin's own listeners; and how many of its files were read.
 * @typedef {{ cost: Cost, html: string }} Page A page and its cost; the meter's own comment is not part of the html. Of
 * REST, the html is JSON.
 */

/**
 * Gets a page.
 *
 * @param {string}                                                       url     Absolute URL.
 * @param {{ cookies?: string, plugin: boolean, request?: RequestInit }} options The visit's cookies, whether the plugin is to be active,
 *                                                                               and what else is to be sent.
 * @return {Promise<Page>} The page.
 */
export async function getPage( url, { cookies, plugin, request = {} } ) {
	const answer = await fetch( url, {
		redirect: 'error',
		...request,
		headers: {
			...request.headers,
			...( cookies && { cookie: cookies } ),
			...( ! plugin && { 'X-Meter-Without': 'storewright' } ),
		},
	} );
	const text = await answer.text();
	const header = answer.headers.get( 'X-Meter' );
	if ( answer.ok && header ) {
		return { cost: JSON.parse( header ), html: text };
	}
	const found = /<!-- meter (\{.*?\}) -->$/.exec( text );
	if ( ! answer.ok || ! found ) {
		throw new Error( `${ url } answered ${ answer.status } and was not metered.` );
	}
	return { cost: JSON.parse( found[ 1 ] ), html: text.slice( 0, found.index ) };
}

/**
 * The middle one of a list of numbers.
 *
 * @param {number[]} numbers At least one.
 * @return {number} Their median.
 */
export function median( numbers ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	return sorted.length % 2 ? sorted[ middle ] : ( sorted[ middle - 1 ] + sorted[ middle ] ) / 2;
}

/**
 * What the median is at least, of all that a list of numbers is a sample of: in one list of a hundred at most, the answer is above
 * that median by chance.
 *
 * @param {number[]} numbers Each measured independently of the others.
 * @return {number} One of them; minus infinity where they are too few to say so.
 */
export function surelyAtLeast( numbers ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	// Each is below the median as a coin falls: how likely is it that no more than `below` of them are?
	let below = 0;
	let exactly = 0.5 ** sorted.length;
	let likely = exactly;
	while ( likely <= 0.01 ) {
		below++;
		exactly *= ( sorted.length - below + 1 ) / below;
		likely += exactly;
	}
	return sorted[ below - 1 ] ?? -Infinity;
}
