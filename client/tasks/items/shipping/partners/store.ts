/** Services that print shipping labels: `wc-admin/shipping-partner-suggestions`. */
import { register } from '@wordpress/data';

import type { ShippingPartnerSuggestion } from '../../../../generated/rest';
import { PLUGINS_CHANGED } from '../../../../shared/data/plugins/changed';
import { createQueryStore, type Fetching } from '../../../../shared/data/query-store';
import { request } from '../../../../shared/data/request';
import { useQuery } from '../../../../shared/data/use-query';

export type Partner = ShippingPartnerSuggestion;

/** The store of shipping partners. */
export const partnersStore = createQueryStore(
	'storewright/shipping-partners',
	{
		/**
		 * The partners that serve the store's country. The server knows that country: it is in the query so that they are asked
		 * for again once it has changed.
		 */
		getPartners: async ( { signal }: Fetching< { country: string } > ): Promise< readonly Partner[] > => {
			const all = await request< Partner[] >( { path: '/wc-admin/shipping-partner-suggestions', signal } );
			return all.filter( ( { is_visible } ) => is_visible );
		},
	},
	{ outdatedBy: { hook: PLUGINS_CHANGED, selectors: [ 'getPartners' ] } }
);

register( partnersStore );

/**
 * Returns the partners that serve the store's country.
 *
 * @param country The store's.
 */
export const usePartners = ( country: string ) => useQuery( partnersStore, 'getPartners', { country } );
