/** The site's options that the dashboard reads and writes by name: `wc-admin/options`. */
import { createReduxStore, createSelector, register, useSelect } from '@wordpress/data';

import type { Options } from '../../generated/rest';
import { request } from './request';
import type { Thunk } from './thunk';

const PATH = '/wc-admin/options';

export type OptionName = keyof Options & string;

/** Names of options that are read together; the server preloads them in this very order. */
export type OptionNames = readonly OptionName[];

/** Values by name; false where the option is not stored. */
export type OptionValues = Readonly< Record< string, unknown > >;

interface Action {
	type: 'OPTIONS_RECEIVED';
	values: OptionValues;
}

type OptionsThunk = Thunk< Action, typeof selectors, Promise< void > >;

const receive = ( values: OptionValues ): Action => ( { type: 'OPTIONS_RECEIVED', values } );

const pick = ( state: OptionValues, names: OptionNames ): OptionValues =>
	Object.fromEntries( names.map( ( name ) => [ name, state[ name ] ] ) );

const selectors = {
	/** The values of options, given always the same array; undefined until all were read. */
	getOptions: createSelector(
		( state: OptionValues, names: OptionNames ): OptionValues | undefined =>
			names.every( ( name ) => state[ name ] !== undefined ) ? pick( state, names ) : undefined,
		( state: OptionValues, names: OptionNames ) => names.map( ( name ) => state[ name ] )
	),
	/** The value of an option as far as it is known; nothing is read. */
	getKnownOption: ( state: OptionValues, name: string ): unknown => state[ name ],
};

/** The store of options. */
export const optionsStore = createReduxStore( 'storewright/options', {
	reducer: ( state: OptionValues = {}, action: Action ): OptionValues =>
		action.type === 'OPTIONS_RECEIVED' ? { ...state, ...action.values } : state,
	selectors,
	resolvers: {
		getOptions:
			( names: OptionNames ): OptionsThunk =>
			async ( { dispatch } ) => {
				dispatch( receive( await request< OptionValues >( { path: `${ PATH }?options=${ names.join() }` } ) ) );
			},
	},
	actions: {
		/** Takes values that the server answered. */
		receiveOptions: receive,
		/**
		 * Shows new values at once and saves them.
		 *
		 * @throws {RequestError} They could not be saved; the ones before are shown again.
		 */
		updateOptions:
			( values: OptionValues ): OptionsThunk =>
			async ( { dispatch, select } ) => {
				const before = Object.keys( values ).map( ( name ) => [ name, select.getKnownOption( name ) ] );
				dispatch( receive( values ) );
				try {
					await request( { path: PATH, method: 'POST', data: values } );
				} catch ( error ) {
					dispatch( receive( Object.fromEntries( before ) as OptionValues ) );
					throw error;
				}
			},
	},
} );

register( optionsStore );

/**
 * Returns the values of options; undefined until they were read, and where they could not be.
 *
 * @param names Always the same array.
 */
export const useOptions = ( names: OptionNames ): OptionValues | undefined =>
	useSelect( ( select ) => select( optionsStore ).getOptions( names ), [ names ] );
