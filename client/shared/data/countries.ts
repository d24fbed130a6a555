/** Countries with their states, and what their addresses look like: `wc-analytics/data/countries`. */
import { createReduxStore, register } from '@wordpress/data';

import { request } from './request';
import type { Thunk } from './thunk';
import { useRead } from './use-read';

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

interface State {
	countries?: readonly Country[];
	names: Readonly< Record< string, string > >;
	formats: Readonly< Record< string, AddressFormat > >;
}

type Action =
	| { type: 'COUNTRIES_RECEIVED'; countries: readonly Country[] }
	| { type: 'NAME_RECEIVED'; code: string; name: string }
	| { type: 'FORMAT_RECEIVED'; code: string; format: AddressFormat };

type CountriesThunk = Thunk< Action, typeof selectors, Promise< void > >;

/** Key of the format of addresses whose country is not known. */
const GENERAL = 'default';

const BASE = '/wc-analytics/data/countries';

function reducer( state: State = { names: {}, formats: {} }, action: Action ): State {
	switch ( action.type ) {
		case 'COUNTRIES_RECEIVED':
			return { ...state, countries: action.countries };
		case 'NAME_RECEIVED':
			return { ...state, names: { ...state.names, [ action.code ]: action.name } };
		case 'FORMAT_RECEIVED':
			return { ...state, formats: { ...state.formats, [ action.code ]: action.format } };
		default:
			return state;
	}
}

const selectors = {
	/** Every country, in the order of their names; undefined until they were read. */
	getCountries: ( state: State ): readonly Country[] | undefined => state.countries,
	/** A country's name; undefined until it was read. */
	getCountryName: ( state: State, code: string ): string | undefined => state.names[ code ],
	/** What addresses of a country look like, '' for none chosen; undefined until it was read. */
	getAddressFormat: ( state: State, code: string ): AddressFormat | undefined => state.formats[ code ],
};

/** The store of countries. */
export const countriesStore = createReduxStore( 'storewright/countries', {
	reducer,
	actions: {},
	selectors,
	resolvers: {
		getCountries:
			(): CountriesThunk =>
			async ( { dispatch } ) => {
				const countries = await request< Country[] >( { path: `${ BASE }?_fields=code,name,states` } );
				dispatch( { type: 'COUNTRIES_RECEIVED', countries } );
			},
		getCountryName:
			( code: string ): CountriesThunk =>
			async ( { dispatch } ) => {
				const { name } = await request< Country >( { path: `${ BASE }/${ code.toLowerCase() }?_fields=name` } );
				dispatch( { type: 'NAME_RECEIVED', code, name } );
			},
		getAddressFormat:
			( code: string ): CountriesThunk =>
			async ( { dispatch } ) => {
				const key = code || GENERAL;
				const formats = await request< Record< string, AddressFormat > >( {
					path: `${ BASE }/locales?_fields=${ key }`,
				} );
				const format = formats[ key ];
				if ( format === undefined ) {
					throw new Error( `The server does not tell what addresses of ${ key } look like.` );
				}
				dispatch( { type: 'FORMAT_RECEIVED', code, format } );
			},
	},
} );

register( countriesStore );

/** Every country, in the order of their names. */
export const useCountries = () => useRead< readonly Country[] >( countriesStore, 'getCountries' );

/**
 * A country's name.
 *
 * @param code Country code.
 */
export const useCountryName = ( code: string ) => useRead< string >( countriesStore, 'getCountryName', code );

/**
 * What addresses of a country look like.
 *
 * @param code Country code, '' for none chosen.
 */
export const useAddressFormat = ( code: string ) =>
	useRead< AddressFormat >( countriesStore, 'getAddressFormat', code );
