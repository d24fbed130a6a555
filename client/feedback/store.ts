/** Whether the owner is to be asked how setup went. */
import { createReduxStore, register } from '@wordpress/data';

import type { Options } from '../generated/rest';
import { request } from '../shared/data/request';

/** What is asked about, as the family calls it. */
export const ACTION = 'store_setup';

const PATH = '/wc-admin/options';
const TRACKING = 'woocommerce_allow_tracking';
/** What owners were asked about already. */
const ASKED = 'woocommerce_ces_shown_for_actions';

interface State {
	isDue?: boolean;
}

interface Received {
	type: 'RECEIVED';
	isDue: boolean;
}

type Tools = { dispatch: ( action: Received ) => unknown };

const isDue = ( options: Options ): boolean =>
	options[ TRACKING ] === 'yes' && ! Object.values( options[ ASKED ] || {} ).includes( ACTION );

export const store = createReduxStore( 'storewright/feedback', {
	reducer: ( state: State = {}, action: Received ): State =>
		action.type === 'RECEIVED' ? { isDue: action.isDue } : state,
	selectors: {
		/** Whether tracking is allowed and the owner was not asked yet; undefined until that is known. */
		isDue: ( state: State ) => state.isDue,
	},
	resolvers: {
		isDue:
			() =>
			async ( { dispatch }: Tools ) => {
				const options = await request< Options >( { path: `${ PATH }?options=${ TRACKING },${ ASKED }` } );
				dispatch( { type: 'RECEIVED', isDue: isDue( options ) } );
			},
	},
	actions: {
		/** Has it remembered that the owner has answered. Rejects where that can't be kept. */
		remember:
			() =>
			async ( { dispatch }: Tools ) => {
				await request( { path: PATH, method: 'POST', data: { [ ASKED ]: [ ACTION ] } } );
				dispatch( { type: 'RECEIVED', isDue: false } );
			},
	},
} );

register( store );
