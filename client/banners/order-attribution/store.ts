/** Whether a plugin is offered that says where orders come from, and whether its banner was closed. */
import { createReduxStore, register } from '@wordpress/data';

import type { MiscRecommendation, Options } from '../../generated/rest';
import { request } from '../../shared/data/request';
import { hasReached } from './rollout';

const RECOMMENDATIONS = '/wc-admin/marketing/misc-recommendations';
const OPTIONS = '/wc-admin/options';
const DISMISSED = 'woocommerce_order_attribution_install_banner_dismissed';
const ASSIGNMENT = 'woocommerce_remote_variant_assignment';

/** What is offered. */
export interface Offer {
	name: string;
	/** The plugin's page. */
	url: string;
}

interface State {
	/** Null where nothing is offered. */
	offer?: Offer | null;
	isDismissed: boolean;
}

type Action =
	{ type: 'RECEIVED'; offer: Offer | null; isDismissed: boolean } | { type: 'DISMISSED'; isDismissed: boolean };

type Tools = { dispatch: ( action: Action ) => unknown };

function reducer( state: State = { isDismissed: false }, action: Action ): State {
	switch ( action.type ) {
		case 'RECEIVED':
			return { offer: action.offer, isDismissed: action.isDismissed };
		case 'DISMISSED':
			return { ...state, isDismissed: action.isDismissed };
		default:
			return state;
	}
}

const setDismissed =
	( isDismissed: boolean ) =>
	async ( { dispatch }: Tools ) => {
		dispatch( { type: 'DISMISSED', isDismissed } );
		try {
			await request( { path: OPTIONS, method: 'POST', data: { [ DISMISSED ]: isDismissed ? 'yes' : 'no' } } );
		} catch ( error ) {
			dispatch( { type: 'DISMISSED', isDismissed: ! isDismissed } );
			throw error;
		}
	};

export const store = createReduxStore( 'storewright/order-attribution', {
	reducer,
	selectors: {
		/** What this shop is offered; null for nothing, undefined until that is known. */
		getOffer: ( state: State ) => state.offer,
		/** Whether the owner closed the banner. */
		isDismissed: ( state: State ) => state.isDismissed,
	},
	resolvers: {
		getOffer:
			() =>
			async ( { dispatch }: Tools ) => {
				const [ recommendations, options ] = await Promise.all( [
					request< MiscRecommendation[] >( { path: RECOMMENDATIONS } ),
					request< Options >( { path: `${ OPTIONS }?options=${ DISMISSED },${ ASSIGNMENT }` } ),
				] );
				const found = recommendations.find( ( { order_attribution_promotion_percentage: percentage } ) =>
					percentage === undefined ? false : hasReached( options[ ASSIGNMENT ], percentage )
				);
				dispatch( {
					type: 'RECEIVED',
					offer: found ? { name: found.name, url: found.url } : null,
					isDismissed: options[ DISMISSED ] === 'yes',
				} );
			},
	},
	actions: {
		/** Closes the banner for good, and opens it again if that can't be kept. Rejects then. */
		dismiss: () => setDismissed( true ),
		/** Has the banner shown again, and closes it again if that can't be kept. Rejects then. */
		undoDismiss: () => setDismissed( false ),
	},
} );

register( store );
