/** Countries with their states, and what their addresses look like: `wc-analytics/data/countries`. */
import { register } from '@wordpress/data';

import { createQueryStore, type Fetching } from './query-store';
import { request } from './request';
import { useQuery } from './use-query';

export interface Country {
	/** ISO 3166-1 alpha-2. */
	code: string;
	name: string;
	/** Empty where addresses have no state, or write it as they like. */
	states: ReadonlyArray< { code: string; name: string } >;
}

export interface FieldFormat {
	label: string;
	required: boolean;
	/** Addresses of the country have no such field. */
	hidden: boolean;
	/** Place in the form: lower ones come first. */
	priority: number;
}

/** The fields of a country's addresses. */
export type AddressFormat = Readonly<
	Record< 'address_1' | 'address_2' | 'city' | 'state' | 'postcode', FieldFormat >
>;

/** Countries as the server answers them: a state's code that has digits alone is a number there. */
export type AnsweredCountry = Omit< Country, 'states' > & {
	states: ReadonlyArray< { code: string | number; name: string } >;
};

/**
 * A country whose states' codes are text, as addresses and rates hold them.
 *
 * @param country As it was answered.
 */
export const withTextCodes = ( country: AnsweredCountry ): Country => ( {
	...country,
	states: country.states.map( ( state ) => ( { ...state, code: String( state.code ) } ) ),
} );

/** A setting with what is usual in a country. */
export interface CountryDefault {
	group_id: string;
	id: string;
	usual: string;
	/** The current value. */
	value: string;
	/** Whether the owner chose that: then it stays. */
	is_chosen: boolean;
}

export interface CountryDefaults {
	settings: readonly CountryDefault[];
	/** The day that weeks will begin with, 0 for Sunday. */
	week_start: number;
	currencies: ReadonlyArray< { code: string; name: string; symbol: string; decimals: number } >;
}

interface CountryQuery {
	/** Country code. */
	country: string;
}

/** Key of the format of addresses whose country is not known. */
const GENERAL = 'default';

const BASE = '/wc-analytics/data/countries';

/**
 * Path of the settings that are usual in a country.
 *
 * @param country Its code.
 */
export const countryDefaultsPath = ( country: string ) =>
	`/wc-analytics/data/country-defaults/${ country.toLowerCase() }?_fields=settings,week_start,currencies`;

/** The store of countries. */
export const countriesStore = createQueryStore( 'storewright/countries', {
	/** Every country, in the order of their names. */
	getCountries: async ( { signal }: Fetching ) => {
		const path = `${ BASE }?_fields=code,name,states`;
		return ( await request< readonly AnsweredCountry[] >( { path, signal } ) ).map( withTextCodes );
	},

	getCountryName: async ( { query: { country }, signal }: Fetching< CountryQuery > ) => {
		const path = `${ BASE }/${ country.toLowerCase() }?_fields=name`;
		const { name } = await request< Country >( { path, signal } );
		return name;
	},

	/** The settings that are usual in a country. */
	getCountryDefaults: ( { query: { country }, signal }: Fetching< CountryQuery > ) =>
		request< CountryDefaults >( { path: countryDefaultsPath( country ), signal } ),

	/** The fields of a country's addresses. */
	getAddressFormat: async ( { query: { country }, signal }: Fetching< CountryQuery > ) => {
		const key = country || GENERAL;
		const formats = await request< Record< string, AddressFormat > >( {
			path: `${ BASE }/locales?_fields=${ key }`,
			signal,
		} );
		const format = formats[ key ];
		if ( format === undefined ) {
			throw new Error( `The server’s answer lacks the format of addresses of ${ key }.` );
		}
		return format;
	},
} );

register( countriesStore );

/** Returns every country, in the order of their names. */
export const useCountries = () => useQuery( countriesStore, 'getCountries', {} );

/**
 * Returns a country's name.
 *
 * @param country Its code.
 */
export const useCountryName = ( country: string ) => useQuery( countriesStore, 'getCountryName', { country } );

/**
 * Returns the fields of a country's addresses.
 *
 * @param country Its code, '' where none is chosen.
 */
export const useAddressFormat = ( country: string ) => useQuery( countriesStore, 'getAddressFormat', { country } );
