import { __, sprintf } from '@wordpress/i18n';

import type { RateInput } from '../rates-api';
import { parsePercent } from '../rows';

/** A rate as a file has it. */
export interface FileRate extends Required< Omit< RateInput, 'order' > > {
	/** Slug of the tax class. */
	class: string;
}

/** Values that a rate in a file may refer to. */
export interface Known {
	/** Codes of the countries. */
	countries: ReadonlySet< string >;
	classes: ReadonlyArray< { slug: string; name: string } >;
}

/** The columns in WooCommerce's order, by the names of the first line. */
export const HEADER = [
	'Country code',
	'State code',
	'Postcode / ZIP',
	'City',
	'Rate %',
	'Tax name',
	'Priority',
	'Compound',
	'Shipping',
	'Tax class',
] as const;

/** The standard rates' class. */
export const STANDARD = 'standard';

const FEWEST = 6;
const MAX_LENGTH = 200;
const PERCENTAGE = 4;
const YES = [ '1', 'yes', 'true', 'y' ];

/** A postcode, a beginning such as 90*, or a range such as 90000...90099. */
const POSTCODE = /^[\p{L}\p{N} -]+(\*|\.\.\.[\p{L}\p{N} -]+)?$/u;

const same = ( text: string ): string => text.trim().toLowerCase();

/**
 * Whether a line is the first one, in whatever language: it has no percentage.
 *
 * @param cells Of the line.
 */
export const isHeader = ( cells: readonly string[] ): boolean => ! /\d/.test( cells[ PERCENTAGE ] ?? '' );

/**
 * In which place of a line each column stands: where the names of a first line say so, otherwise in the usual order.
 *
 * @param first The first line.
 */
export function placesOf( first: readonly string[] ): number[] {
	const usual = HEADER.map( ( _, place ) => place );
	const named = HEADER.map( ( name ) => first.findIndex( ( cell ) => same( cell ) === same( name ) ) );
	return named[ 0 ] !== -1 && named[ PERCENTAGE ] !== -1 ? named : usual;
}

/** Returns a cell's text, without the apostrophe that keeps a spreadsheet from running it as a formula. */
const cellText = ( cell: string ): string =>
	( /^'[=+\-@\t\r]/.test( cell ) ? cell.slice( 1 ) : cell ).trim().replace( /\s+/g, ' ' );

const everywhere = ( text: string ): string => ( text === '*' ? '' : text );

const several = ( text: string ): string[] => [
	...new Set(
		text
			.split( ';' )
			.map( ( part ) => everywhere( part.trim() ).toUpperCase() )
			.filter( ( part ) => part !== '' )
	),
];

const isYes = ( text: string, usual: boolean ): boolean => ( text === '' ? usual : YES.includes( same( text ) ) );

const classOf = ( text: string, classes: Known[ 'classes' ] ): string | null => {
	if ( text === '' ) {
		return STANDARD;
	}
	const slug = same( text ).replace( /[^\p{L}\p{N}]+/gu, '-' );
	return classes.find( ( known ) => known.slug === slug || same( known.name ) === same( text ) )?.slug ?? null;
};

/**
 * The rate of a line, or why it is none.
 *
 * @param line   Cells of the line.
 * @param places In which of them each column stands.
 * @param known  What it may refer to.
 */
export function readLine( line: readonly string[], places: readonly number[], known: Known ): FileRate | string {
	if ( line.length < FEWEST ) {
		return __( 'It has fewer than six columns.', 'storewright' );
	}
	const cells = places.map( ( place ) => cellText( line[ place ] ?? '' ) );
	const [ country = '', state = '', postcode = '', city = '', percent = '', name = '', priority = '' ] = cells;
	const [ compound = '', shipping = '', className = '' ] = cells.slice( 7 );
	const code = everywhere( country ).toUpperCase();
	if ( code !== '' && ! known.countries.has( code ) ) {
		/* translators: %s: what a file has as the code of a country. */
		return sprintf( __( '“%s” is not the code of a country, such as US.', 'storewright' ), country );
	}
	const rate = parsePercent( percent );
	if ( rate === null ) {
		return percent === ''
			? __( 'It has no percentage.', 'storewright' )
			: /* translators: %s: what a file has as a percentage. */
				sprintf( __( '“%s” is not a percentage from 0 to 999.9999.', 'storewright' ), percent );
	}
	const postcodes = several( postcode );
	const odd = postcodes.find( ( one ) => ! POSTCODE.test( one ) );
	if ( odd !== undefined ) {
		return sprintf(
			/* translators: 1: what a file has as a postcode, 2 and 3: postcodes. */
			__( '“%1$s” is not a postcode, a beginning such as %2$s, or a range such as %3$s.', 'storewright' ),
			odd,
			'90*',
			'90000...90099'
		);
	}
	if ( ! /^\d{0,9}$/.test( priority ) ) {
		/* translators: %s: what a file has as a priority. */
		return sprintf( __( '“%s” is not a priority: it has to be a whole number.', 'storewright' ), priority );
	}
	const taxClass = classOf( className, known.classes );
	if ( taxClass === null ) {
		/* translators: %s: what a file has as a tax class. */
		return sprintf( __( 'There is no tax class “%s”.', 'storewright' ), className );
	}
	const cities = several( city );
	if ( [ state, name, ...cities, ...postcodes ].some( ( text ) => text.length > MAX_LENGTH ) ) {
		/* translators: %d: number of characters. */
		return sprintf( __( 'It contains a text of more than %d characters.', 'storewright' ), MAX_LENGTH );
	}
	return {
		country: code,
		state: everywhere( state ).toUpperCase(),
		postcodes,
		cities,
		rate,
		name,
		priority: priority === '' ? 1 : Number( priority ),
		compound: isYes( compound, false ),
		shipping: isYes( shipping, true ),
		class: taxClass,
	};
}

const sorted = ( texts: readonly string[] ): string[] => texts.map( ( text ) => text.toUpperCase() ).sort();

/**
 * Returns the key that identifies a rate.
 *
 * @param rate A rate of a file, or a stored one.
 */
export const keyOf = ( rate: FileRate ): string =>
	JSON.stringify( [
		rate.country.toUpperCase(),
		rate.state.toUpperCase(),
		sorted( rate.postcodes ),
		sorted( rate.cities ),
		Number( rate.rate ).toFixed( 4 ),
		rate.name,
		rate.priority,
		rate.compound,
		rate.shipping,
		rate.class || STANDARD,
	] );
