/** Cells of a file, as wc/v3 takes them. What can't be read is handed on as it is: the server says what is wrong with it. */
import { getPageData } from '../../../../shared/data/page-data';
import { parseAmount } from '../../../../shared/format/money';

const YES = [ '1', 'yes', 'true', 'y', 'x' ];
const NO = [ '0', 'no', 'false', 'n', '' ];

/** A cell without the mark that keeps spreadsheets from taking it for a formula. */
export const cellText = ( cell: string | undefined ): string => ( cell ?? '' ).trim().replace( /^'(?=[=+\-@])/, '' );

/** Yes or no. */
export function yesNo( text: string ): boolean | string {
	const word = text.toLowerCase();
	if ( YES.includes( word ) ) {
		return true;
	}
	return NO.includes( word ) ? false : text;
}

/** An amount, with the shop's separators or a point. */
export const decimal = ( text: string ): string => ( text === '' ? '' : ( parseAmount( text ) ?? text ) );

/** A measure: a point is a decimal one, as stores export it, also where the shop has it between thousands. */
export const measure = ( text: string ): string => ( /^\d+\.\d+$/.test( text ) ? text : decimal( text ) );

/** A whole number, with the shop's thousand separators or without; 1.000 is refused where it may be one or a thousand. */
export function integer( text: string ): number | string {
	const [ , sign ] = /^-?\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.exec( text ) ?? [];
	if ( sign !== undefined ) {
		// The server would take it for the smaller number.
		return sign === getPageData().currency.thousandSeparator
			? Number( text.replaceAll( sign, '' ) )
			: `“${ text }”`;
	}
	return /^-?\d{1,15}(?:[.,]0+)?$/.test( text ) ? Math.trunc( Number( text.replace( ',', '.' ) ) ) : text;
}

/** Entries that are separated by commas; a comma within one has a backslash before it. */
export const list = ( text: string ): string[] =>
	text
		.split( /(?<!\\),/ )
		.map( ( entry ) => entry.replaceAll( '\\,', ',' ).trim() )
		.filter( Boolean );

/** Ways from the uppermost category to the one that is meant: “Clothing > Shirts”. */
export const paths = ( text: string ): string[][] =>
	list( text ).map( ( path ) =>
		path
			.split( '>' )
			.map( ( name ) => name.trim() )
			.filter( Boolean )
	);

/** Whether customers see it: 1, 0 for who may see private ones, -1 for drafts. */
export function status( text: string ): string {
	switch ( text.toLowerCase() ) {
		case '1':
		case 'yes':
		case 'true':
		case 'published':
			return 'publish';
		case '0':
		case 'no':
		case 'false':
			return 'private';
		case '-1':
			return 'draft';
		default:
			return text.toLowerCase();
	}
}

/** Whether it can be had. */
export function stockStatus( text: string ): string {
	const isIn = yesNo( text );
	if ( typeof isIn === 'boolean' ) {
		return isIn ? 'instock' : 'outofstock';
	}
	return [ 'backorder', 'notify' ].includes( text.toLowerCase() ) ? 'onbackorder' : text;
}

/** Whether more may be ordered than there are. */
export function backorders( text: string ): string {
	const isAllowed = yesNo( text );
	if ( typeof isAllowed === 'boolean' ) {
		return isAllowed ? 'yes' : 'no';
	}
	return text.toLowerCase();
}
