/** Continents, countries and states. */
import { OTHER_SUBDIVISION_IDS, SHORT_COUNTRY_NAMES, SUBDIVISION_NAMES } from './corrections.mjs';
import { file, translatable } from './php.mjs';
import { countries, firstDays, states, subdivisionNames, territoryNames } from './sources.mjs';

/** The shop's continent codes and the codes of CLDR (those of UN M49, and the territory for Antarctica). */
const CONTINENTS = { AF: '002', AN: 'AQ', AS: '142', EU: '150', NA: '003', OC: '009', SA: '005' };

/** Days of the week as CLDR calls them, numbered as WordPress does. */
const DAYS = [ 'sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat' ];

/** A country's name; with its abbreviation where everybody uses that: United States (US). */
function countryName( code ) {
	const name = territoryNames[ code ];
	const short = territoryNames[ `${ code }-alt-short` ];
	if ( name === undefined ) {
		throw new Error( `CLDR has no name of the country ${ code }.` );
	}
	if ( SHORT_COUNTRY_NAMES.includes( code ) ) {
		return short;
	}
	return short && /^[A-Z]+$/.test( short ) ? `${ name } (${ short })` : name;
}

function stateName( state ) {
	const iso = state.iso_3166_2;
	const name =
		iso === ''
			? state.name_if_not_iso
			: ( SUBDIVISION_NAMES[ iso ] ??
				subdivisionNames[ OTHER_SUBDIVISION_IDS[ iso ] ?? iso.replace( '-', '' ).toLowerCase() ] );
	if ( ! name ) {
		throw new Error( `There is no name of the state ${ state.code } of ${ state.country }.` );
	}
	return name;
}

/** States of a country as [ code, name ]; two of the same name could not be told apart in a list. */
function statesOf( country ) {
	const list = states
		.filter( ( state ) => state.country === country )
		.map( ( state ) => [ state.code, stateName( state ) ] );
	const names = list.map( ( [ , name ] ) => name );
	const twice = names.find( ( name, at ) => names.indexOf( name ) !== at );
	if ( twice !== undefined ) {
		throw new Error( `Two states of ${ country } are called ${ twice }.` );
	}
	return list;
}

/** How a country's addresses name their state: from a list, as free text, or not at all. */
export function stateMode( { country, states: mode } ) {
	if ( mode === 'none' || mode === 'free text' ) {
		return mode.replace( ' ', '_' );
	}
	const count = statesOf( country ).length;
	if ( Number( mode ) !== count ) {
		throw new Error( `countries.tsv gives ${ country } ${ mode } states, states.tsv has ${ count }.` );
	}
	return 'list';
}

/** Money and measures of a country; countries without are left out. */
function localeInfo( row ) {
	return {
		currency: row.currency,
		position: row.currency_pos,
		thousand_separator: JSON.parse( row.thousand_sep ),
		decimal_separator: JSON.parse( row.decimal_sep ),
		decimals: Number( row.decimals ),
		weight_unit: row.weight_unit,
		dimension_unit: row.dimension_unit,
	};
}

/** Files of PHP source by their path. */
export function placeFiles() {
	const files = new Map();
	files.set(
		'continents.php',
		file(
			'Continents: name and countries.',
			Object.entries( CONTINENTS ).map( ( [ code, territory ] ) => [
				code,
				{
					name: translatable( territoryNames[ territory ] ),
					countries: countries.filter( ( row ) => row.continent === code ).map( ( row ) => row.country ),
				},
			] )
		)
	);
	files.set(
		'countries.php',
		file(
			'Names of countries.',
			countries.map( ( { country } ) => [ country, translatable( countryName( country ) ) ] )
		)
	);
	files.set(
		'state-modes.php',
		file(
			'How addresses of a country name their state.',
			countries.map( ( row ) => [ row.country, stateMode( row ) ] )
		)
	);
	files.set(
		'locale-info.php',
		file(
			'How prices and measures are written in a country.',
			countries.filter( ( row ) => row.currency !== '' ).map( ( row ) => [ row.country, localeInfo( row ) ] )
		)
	);
	files.set(
		'week-starts.php',
		file(
			'The day that weeks begin with, from 0 for Sunday, where it is not Monday.',
			countries
				.filter( ( { country } ) => country in firstDays && firstDays[ country ] !== 'mon' )
				.map( ( { country } ) => [ country, DAYS.indexOf( firstDays[ country ] ) ] )
		)
	);
	for ( const row of countries.filter( ( country ) => stateMode( country ) === 'list' ) ) {
		const entries = statesOf( row.country ).map( ( [ code, name ] ) => [ code, translatable( name ) ] );
		files.set( `states/${ row.country }.php`, file( `States of ${ countryName( row.country ) }.`, entries ) );
	}
	return files;
}
