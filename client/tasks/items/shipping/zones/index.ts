/** Zones and their rates: `wc/v3/shipping/zones`. */
import { register } from '@wordpress/data';

import { createQueryStore, type Fetching } from '../../../../shared/data/query-store';
import { useQuery } from '../../../../shared/data/use-query';
import { readZones } from './read-zones';
import { saveRates } from './save-rates';
import type { RateChange, Zone } from './types';

export { amountOf, isFree, isSameRate, rateOf, suggestedRate } from './rate';
export { RatesChanged, type RateConflict } from './save-rates';
export type { Rate, RateChange, Zone, ZoneLocation, ZoneMethod } from './types';

const actions = {
	/**
	 * Gives zones their rates: see `saveRates()`.
	 *
	 * @param country The store's country.
	 * @param changes What shipping is to cost.
	 */
	saveRates: ( country: string, changes: readonly RateChange[] ) => async (): Promise< void > =>
		saveRates( country, changes ),
};

/** The store of shipping zones. */
export const zonesStore = createQueryStore(
	'storewright/shipping-zones',
	{
		/** The zones of a country and the rest of the world. */
		getZones: ( { query: { country }, signal }: Fetching< { country: string } > ): Promise< readonly Zone[] > =>
			readZones( country, signal ),
	},
	{ actions }
);

register( zonesStore );

/**
 * Returns the zones of a country and the rest of the world.
 *
 * @param country Country code.
 */
export const useZonesFor = ( country: string ) => useQuery( zonesStore, 'getZones', { country } );
