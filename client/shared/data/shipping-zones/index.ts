/** Zones and their rates: `wc/v3/shipping/zones`. */
import { createReduxStore, register } from '@wordpress/data';

import type { Thunk } from '../thunk';
import { useRead } from '../use-read';
import { readZones } from './read-zones';
import { saveRates } from './save-rates';
import type { RateChange, Zone } from './types';

export { amountOf, isFree, isSameRate, rateOf, suggestedRate } from './rate';
export { RatesChanged, type RateConflict } from './save-rates';
export type { Rate, RateChange, Zone, ZoneLocation, ZoneMethod } from './types';

type State = Readonly< Record< string, readonly Zone[] > >;

type Action =
	{ type: 'ZONES_RECEIVED'; country: string; zones: readonly Zone[] } | { type: 'ZONES_FORGOTTEN'; country: string };

type ZonesThunk = Thunk< Action, typeof selectors, Promise< void > >;

const selectors = {
	/** The zones of a country and the rest of the world; undefined until they were read. */
	getZonesFor: ( state: State, country: string ): readonly Zone[] | undefined => state[ country ],
};

function reducer( state: State = {}, action: Action ): State {
	switch ( action.type ) {
		case 'ZONES_RECEIVED':
			return { ...state, [ action.country ]: action.zones };
		case 'ZONES_FORGOTTEN':
			return Object.fromEntries(
				Object.entries( state ).filter( ( [ country ] ) => country !== action.country )
			);
		default:
			return state;
	}
}

const actions = {
	/** Leaves nothing of what was read for a country, so that nobody works on what is old. */
	forgetZonesFor: ( country: string ): Action => ( { type: 'ZONES_FORGOTTEN', country } ),

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
export const zonesStore = createReduxStore( 'storewright/shipping-zones', {
	reducer,
	actions,
	selectors,
	resolvers: {
		getZonesFor:
			( country: string ): ZonesThunk =>
			async ( { dispatch } ) => {
				dispatch( { type: 'ZONES_RECEIVED', country, zones: await readZones( country ) } );
			},
	},
} );

register( zonesStore );

/**
 * The zones of a country and the rest of the world.
 *
 * @param country Country code.
 */
export const useZonesFor = ( country: string ) => useRead< readonly Zone[] >( zonesStore, 'getZonesFor', country );
