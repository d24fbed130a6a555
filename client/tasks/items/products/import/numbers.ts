/** How numbers of a file are written: whether 1.234 is a thousand or one and a bit is asked of its columns, else of the owner. */
import type { Target } from './columns';

/** The sign before the decimals. */
export type DecimalSign = ',' | '.';

/** How the columns of a file are written, by target; what is not in it needs no telling apart. */
export type DecimalSigns = ReadonlyMap< Target, DecimalSign >;

/** Columns that hold numbers. */
const NUMBERS = new Set< Target >( [
	...[ 'regular_price', 'sale_price', 'weight', 'length', 'width', 'height', 'stock', 'low_stock', 'position' ],
	...[ 'download_limit', 'download_expiry' ],
] );

const CURRENCY = '(?:\\p{Sc}|[A-Z]{2}?\\p{Sc}|[A-Z]{3}|Euro|zł|kr\\.?|Fr\\.?)?';
const NUMBER = new RegExp( `^${ CURRENCY }([-\u2212]?)${ CURRENCY }([\\d.,]*\\d)${ CURRENCY }$`, 'iu' );

/** Returns the digits of a number with its separators, and its sign; null where it is none. */
function bare( text: string ): { sign: string; digits: string } | null {
	const [ , sign = '', digits ] =
		NUMBER.exec( text.replaceAll( /[\s'’\u00a0\u202f]/g, '' ).replace( /,[-–—]+/, '' ) ) ?? [];
	return digits === undefined ? null : { sign: sign === '' ? '' : '-', digits };
}

/** Which sign is the decimal one of a number; 'either' where it may be both, null where it has none, or is no number. */
function signOf( text: string ): DecimalSign | 'either' | null {
	const { digits } = bare( text ) ?? { digits: '' };
	const marks = digits.replaceAll( /\d/g, '' );
	const last = marks.at( -1 ) as DecimalSign | undefined;
	if ( last === undefined ) {
		return null;
	}
	if ( new Set( marks ).size > 1 ) {
		return last;
	}
	if ( marks.length > 1 ) {
		// Thousands are separated several times, decimals once.
		return last === ',' ? '.' : ',';
	}
	return /^[1-9]\d{0,2}[.,]\d{3}$/.test( digits ) ? 'either' : last;
}

const isUnanimous = ( signs: ReadonlySet< DecimalSign > ): boolean => signs.size === 1;

/** Number formats of a file's columns. */
export interface NumberStyle {
	signs: DecimalSigns;
	/** A number that may be two, such as 1.234, where nothing in the file tells; null where there is none. */
	unclear: string | null;
}

/**
 * Finds out how numbers of a file are written, column by column.
 *
 * @param rows    Of the file.
 * @param targets What the columns are.
 * @param chosen  What the owner says where nothing in the file does.
 */
export function numberStyle(
	rows: ReadonlyArray< readonly string[] >,
	targets: readonly Target[],
	chosen: DecimalSign | null
): NumberStyle {
	const open = new Map< Target, string >();
	const signs = new Map< Target, DecimalSign >();
	const anywhere = new Set< DecimalSign >();
	targets.forEach( ( target, column ) => {
		if ( ! NUMBERS.has( target ) ) {
			return;
		}
		const seen = new Set< DecimalSign >();
		rows.forEach( ( row ) => {
			const sign = signOf( row[ column ] ?? '' );
			if ( sign === 'either' ) {
				open.set( target, open.get( target ) ?? ( row[ column ] ?? '' ).trim() );
			} else if ( sign ) {
				seen.add( sign );
				anywhere.add( sign );
			}
		} );
		const [ only ] = seen;
		if ( only && isUnanimous( seen ) ) {
			signs.set( target, only );
			open.delete( target );
		}
	} );
	const [ only ] = anywhere;
	const usual = chosen ?? ( only && isUnanimous( anywhere ) ? only : null );
	const [ unclear = null ] = isUnanimous( anywhere ) ? [] : open.values();
	open.forEach( ( _, target ) => usual && signs.set( target, usual ) );
	return { signs, unclear };
}

/**
 * Returns a cell as the server takes it: numbers with a point before the decimals. What is no number stays as it is.
 *
 * @param text
 * @param target What the column is.
 * @param signs  How its numbers are written.
 */
export function plainNumber( text: string, target: Target, signs: DecimalSigns ): string {
	const number = NUMBERS.has( target ) ? bare( text ) : null;
	if ( ! number ) {
		return text;
	}
	const own = signOf( text );
	const decimal = own === 'either' || own === null ? ( signs.get( target ) ?? '.' ) : own;
	const [ whole = '', ...parts ] = number.digits.split( decimal );
	const groups = whole.split( /[.,]/ );
	const isWellFormed = parts.length < 2 && groups.slice( 1 ).every( ( group ) => group.length === 3 );
	if ( ! isWellFormed || /[.,]/.test( parts[ 0 ] ?? '' ) ) {
		return text;
	}
	const fraction = ( parts[ 0 ] ?? '' ).replace( /0+$/, '' );
	return number.sign + groups.join( '' ) + ( fraction === '' ? '' : `.${ fraction }` );
}
