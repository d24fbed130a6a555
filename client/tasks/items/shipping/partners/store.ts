/** Services that print shipping labels: `wc-admin/shipping-partner-suggestions`. */
import { createReduxStore, register } from '@wordpress/data';

import type { ShippingPartnerSuggestion } from '../../../../generated/rest';
import { request } from '../../../../shared/data/request';
import type { Thunk } from '../../../../shared/data/thunk';
import { useRead } from '../../../../shared/data/use-read';

export type Partner = ShippingPartnerSuggestion;

type State = Readonly< Record< string, readonly Partner[] > >;

interface Action {
	type: 'PARTNERS_RECEIVED';
	country: string;
	partners: readonly Partner[];
}

const selectors = {
	/** The partners that serve a country, which must be the store's; undefined until they were read. */
	getPartners: ( state: State, country: string ): readonly Partner[] | undefined => state[ country ],
};

/** The store of shipping partners. */
export const partnersStore = createReduxStore( 'storewright/shipping-partners', {
	reducer: ( state: State = {}, action: Action ): State =>
		action.type === 'PARTNERS_RECEIVED' ? { ...state, [ action.country ]: action.partners } : state,
	actions: {},
	selectors,
	resolvers: {
		getPartners:
			( country: string ): Thunk< Action, typeof selectors, Promise< void > > =>
			async ( { dispatch } ) => {
				const all = await request< Partner[] >( { path: '/wc-admin/shipping-partner-suggestions' } );
				dispatch( {
					type: 'PARTNERS_RECEIVED',
					country,
					partners: all.filter( ( { is_visible } ) => is_visible ),
				} );
			},
	},
} );

register( partnersStore );

/**
 * The partners that serve the store's country.
 *
 * @param country The store's: the server knows it, the partners are read again where it has changed.
 */
export const usePartners = ( country: string ) =>
	useRead< readonly Partner[] >( partnersStore, 'getPartners', country );
