/** The plugin that is offered to find out where orders come from, if any, and whether its banner was closed. */
import { register, useDispatch } from '@wordpress/data';

import type { MiscRecommendation } from '../../generated/rest';
import { optionsStore, useOptions } from '../../shared/data/options';
import { createQueryStore, type Fetching } from '../../shared/data/query-store';
import { request } from '../../shared/data/request';
import { useQuery } from '../../shared/data/use-query';
import { hasReached } from './rollout';

const RECOMMENDATIONS = '/wc-admin/marketing/misc-recommendations';
const DISMISSED = 'woocommerce_order_attribution_install_banner_dismissed';
const ASSIGNMENT = 'woocommerce_remote_variant_assignment';

export const OFFER_OPTIONS = [ DISMISSED, ASSIGNMENT ] as const;

/** The plugin that is offered. */
export interface Offer {
	name: string;
	/** The plugin's page. */
	url: string;
}

/** The store of recommended plugins. */
export const store = createQueryStore( 'storewright/recommendations', {
	getRecommendations: ( { signal }: Fetching ) =>
		request< readonly MiscRecommendation[] >( { path: RECOMMENDATIONS, signal } ),
} );

register( store );

/** Returns what this shop is offered, null for nothing or nothing yet, and whether the owner closed the banner. */
export function useOffer(): { offer: Offer | null; isDismissed: boolean } {
	const recommendations = useQuery( store, 'getRecommendations', {} );
	const options = useOptions( OFFER_OPTIONS );
	if ( recommendations.status !== 'ready' || options === undefined ) {
		return { offer: null, isDismissed: false };
	}
	const found = recommendations.data.find( ( { order_attribution_promotion_percentage: percentage } ) =>
		percentage === undefined ? false : hasReached( options[ ASSIGNMENT ], percentage )
	);
	return {
		offer: found ? { name: found.name, url: found.url } : null,
		isDismissed: options[ DISMISSED ] === 'yes',
	};
}

/** Returns a function that closes the banner for good, or has it shown again. It rejects where that can't be saved. */
export function useSetDismissed(): ( isDismissed: boolean ) => Promise< void > {
	const { updateOptions } = useDispatch( optionsStore );
	return ( isDismissed ) => updateOptions( { [ DISMISSED ]: isDismissed ? 'yes' : 'no' } );
}
