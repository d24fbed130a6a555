/** Links and pictures of Markdown pages that lead nowhere. */
import { statSync } from 'node:fs';
import { posix } from 'node:path';

/** A link or picture: its address, without its title. */
const LINK = /!?\[(?:[^[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g;

/**
 * The fragment by which a heading is linked to, as GitHub makes it.
 *
 * @param {string} heading Its text.
 * @return {string} Small letters, digits, `-` and `_`.
 */
const fragmentOf = ( heading ) =>
	heading
		.trim()
		.toLowerCase()
		.replaceAll( /\[([^\]]*)\]\([^)]*\)/g, '$1' )
		.replaceAll( /[^\p{L}\p{N}\s_-]/gu, '' )
		.replaceAll( ' ', '-' );

/**
 * Empties what is code, so that lines keep their numbers.
 *
 * @param {string} text Markdown.
 * @return {string} The same without code.
 */
const withoutCode = ( text ) =>
	text
		.replaceAll( /^(```|~~~).*?^\1/gms, ( block ) => block.replaceAll( /[^\n]/g, '' ) )
		.replaceAll( /`[^`\n]*`/g, ( code ) => ' '.repeat( code.length ) );

/**
 * @param {string} text Markdown.
 * @return {Set<string>} Fragments of its headings; those that stand there again have a number.
 */
function fragmentsOf( text ) {
	const found = new Set();
	const prose = text.replaceAll( /^(```|~~~).*?^\1/gms, '' );
	for ( const [ , heading ] of prose.matchAll( /^#{1,6} (.+)$/gm ) ) {
		const fragment = fragmentOf( heading );
		let count = 0;
		while ( found.has( count === 0 ? fragment : `${ fragment }-${ count }` ) ) {
			count++;
		}
		found.add( count === 0 ? fragment : `${ fragment }-${ count }` );
	}
	return found;
}

/**
 * @param {Record<string, string>} pages Path => Markdown.
 * @param {string[]}               files Paths of all files there are.
 * @return {string[]} The place and the address of each link that leads nowhere.
 */
export function brokenLinks( pages, files ) {
	const known = new Set( files );
	for ( const file of files ) {
		for ( let folder = posix.dirname( file ); folder !== '.'; folder = posix.dirname( folder ) ) {
			known.add( folder );
		}
	}
	const fragments = Object.fromEntries(
		Object.entries( pages ).map( ( [ path, text ] ) => [ path, fragmentsOf( text ) ] )
	);
	const leads = ( from, address ) => {
		const [ path, fragment ] = address.split( '#' );
		const target = path === '' ? from : posix.join( posix.dirname( from ), decodeURI( path ) ).replace( /\/$/, '' );
		return known.has( target ) && ( ! fragment || ! fragments[ target ] || fragments[ target ].has( fragment ) );
	};
	return Object.entries( pages ).flatMap( ( [ path, text ] ) =>
		withoutCode( text )
			.split( '\n' )
			.flatMap( ( line, index ) =>
				[ ...line.matchAll( LINK ) ]
					.map( ( [ , address ] ) => address )
					.filter( ( address ) => ! /^[a-z][a-z+.-]*:/i.test( address ) && ! leads( path, address ) )
					.map( ( address ) => `${ path }:${ index + 1 }: ${ address }` )
			)
	);
}

/**
 * @param {string}   root     The project.
 * @param {string[]} pictures Their paths.
 * @return {number} Bytes.
 */
export const sizesOfPictures = ( root, pictures ) =>
	pictures.reduce( ( sum, path ) => sum + statSync( posix.join( root, path ) ).size, 0 );
