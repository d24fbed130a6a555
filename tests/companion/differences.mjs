/** What two snapshots of a site differ in: as a whole they are thousands of lines, of which nobody finds the one. */
import { isDeepStrictEqual } from 'node:util';

/**
 * @param {Record<string, any>} earlier A snapshot: lists of lines, and values by name.
 * @param {Record<string, any>} later   Another one.
 * @return {string[]} A line for each difference, such as `options.blogname: "Shop" became "Store"` or `orders: added 12 trash 3.00`.
 */
export function differences( earlier, later ) {
	return keysOf( earlier, later ).flatMap( ( part ) => {
		const [ before, now ] = [ earlier[ part ], later[ part ] ];
		if ( Array.isArray( before ) && Array.isArray( now ) ) {
			return [
				...without( now, before ).map( ( line ) => `${ part }: added ${ line }` ),
				...without( before, now ).map( ( line ) => `${ part }: gone ${ line }` ),
			];
		}
		return keysOf( before, now )
			.filter( ( name ) => ! isDeepStrictEqual( before?.[ name ], now?.[ name ] ) )
			.map( ( name ) => `${ part }.${ name }: ${ text( before?.[ name ] ) } became ${ text( now?.[ name ] ) }` );
	} );
}

/**
 * @param {...(Record<string, unknown> | undefined)} objects
 * @return {string[]} The keys of all.
 */
function keysOf( ...objects ) {
	return [ ...new Set( objects.flatMap( ( object ) => Object.keys( object ?? {} ) ) ) ];
}

/**
 * @param {string[]} lines
 * @param {string[]} others
 * @return {string[]} The lines without the others, each of which takes away one that is equal.
 */
function without( lines, others ) {
	const left = new Map();
	for ( const line of others ) {
		left.set( line, ( left.get( line ) ?? 0 ) + 1 );
	}
	return lines.filter( ( line ) => {
		const count = left.get( line ) ?? 0;
		left.set( line, count - 1 );
		return count <= 0;
	} );
}

/** @param {unknown} value */
function text( value ) {
	return String( JSON.stringify( value ) ).slice( 0, 200 );
}
