/** Writes values as PHP source in the project's style. */

/** A PHP expression that is not to be quoted, such as a call. */
class Code {
	constructor( source ) {
		this.source = source;
	}
}

/** A text of the user interface: translatable. */
export const translatable = ( text ) => new Code( `__( ${ quoted( text ) }, 'storewright' )` );

function quoted( text ) {
	return `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
}

/** A value on one line. */
function inline( value ) {
	if ( value instanceof Code ) {
		return value.source;
	}
	if ( typeof value === 'string' ) {
		return quoted( value );
	}
	if ( Array.isArray( value ) ) {
		return `[ ${ value.map( inline ).join( ', ' ) } ]`;
	}
	return JSON.stringify( value );
}

/** Lines of an array: nested objects open a block, everything else stays on its line; arrows are aligned. */
function lines( entries, indent ) {
	const width = Math.max( ...entries.map( ( [ key ] ) => quoted( key ).length ) );
	return entries.flatMap( ( [ key, value ] ) => {
		const name = indent + quoted( key ).padEnd( width );
		return isBlock( value )
			? [ `${ name } => [`, ...lines( Object.entries( value ), `${ indent }\t` ), `${ indent }],` ]
			: [ `${ name } => ${ inline( value ) },` ];
	} );
}

function isBlock( value ) {
	return typeof value === 'object' && ! Array.isArray( value ) && ! ( value instanceof Code );
}

/**
 * A PHP file that returns an array.
 *
 * @param {string}                   title   What the array is, for the comment at the top.
 * @param {Array<[string, unknown]>} entries Keys with values, in the order in which they are written.
 */
export function file( title, entries ) {
	return `<?php
/**
 * ${ title }
 *
 * Written by bin/generate-locale.mjs; sources and licenses are in bin/data/README.md.
 *
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return [
${ lines( entries, '\t' ).join( '\n' ) }
];
`;
}
