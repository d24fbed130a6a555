import { register } from '@wordpress/data';

import type { Country } from '../../../../shared/data/countries';
import { createQueryStore, type Fetching } from '../../../../shared/data/query-store';
import { useQuery } from '../../../../shared/data/use-query';
import { readCountry, readRates, type RateList } from './rates-api';

/** A country with its standard rates. */
export interface RatesOf {
	country: Country;
	list: RateList;
}

/** The store of the rates that are being edited. */
export const ratesStore = createQueryStore( 'storewright/tax-rates', {
	/** A country's rates. */
	getRates: async ( { query, signal }: Fetching< { country: string } > ): Promise< RatesOf > => {
		const [ country, list ] = await Promise.all( [
			readCountry( query.country, signal ),
			readRates( query.country, signal ),
		] );
		return { country, list };
	},
} );

register( ratesStore );

/**
 * Returns a country's rates.
 *
 * @param country The country's code.
 */
export const useRatesOf = ( country: string ) => useQuery( ratesStore, 'getRates', { country } );
