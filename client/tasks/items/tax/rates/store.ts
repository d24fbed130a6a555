import { createReduxStore, register } from '@wordpress/data';

import type { Thunk } from '../../../../shared/data/thunk';
import { useRead } from '../../../../shared/data/use-read';
import { readCountry, readRates, type RateList, type TaxCountry } from './rates-api';

/** A country with its standard rates. */
export interface RatesOf {
	country: TaxCountry;
	list: RateList;
}

type State = Readonly< Record< string, RatesOf > >;

type Action = { type: 'RATES_RECEIVED'; code: string; rates: RatesOf } | { type: 'RATES_FORGOTTEN'; code: string };

const selectors = {
	/** A country's rates; undefined until they were read. */
	getRatesOf: ( state: State, code: string ): RatesOf | undefined => state[ code ],
};

function reducer( state: State = {}, action: Action ): State {
	switch ( action.type ) {
		case 'RATES_RECEIVED':
			return { ...state, [ action.code ]: action.rates };
		case 'RATES_FORGOTTEN':
			return Object.fromEntries( Object.entries( state ).filter( ( [ code ] ) => code !== action.code ) );
		default:
			return state;
	}
}

/** The store of the rates that are being edited. */
export const ratesStore = createReduxStore( 'storewright/tax-rates', {
	reducer,
	actions: {
		/** Has the rates read anew when they are next asked for. */
		forgetRates: ( code: string ): Action => ( { type: 'RATES_FORGOTTEN', code } ),
	},
	selectors,
	resolvers: {
		getRatesOf:
			( code: string ): Thunk< Action, typeof selectors, Promise< void > > =>
			async ( { dispatch } ) => {
				const [ country, list ] = await Promise.all( [ readCountry( code ), readRates( code ) ] );
				dispatch( { type: 'RATES_RECEIVED', code, rates: { country, list } } );
			},
	},
} );

register( ratesStore );

/**
 * A country's rates.
 *
 * @param code The country's.
 */
export const useRatesOf = ( code: string ) => useRead< RatesOf >( ratesStore, 'getRatesOf', code );
