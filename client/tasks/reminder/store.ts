import { createReduxStore, register } from '@wordpress/data';

import { request } from '../../shared/data/request';

/** The option that is 'yes' once the owner closed the bar. */
const OPTION = 'woocommerce_task_list_reminder_bar_hidden';
const PATH = '/wc-admin/options';

interface State {
	isClosed: boolean;
}

interface Received {
	type: 'RECEIVED';
	isClosed: boolean;
}

type Tools = { dispatch: ( action: Received ) => unknown };

const receive = ( isClosed: boolean ): Received => ( { type: 'RECEIVED', isClosed } );

/** Whether the owner closed the reminder of unfinished setup. */
export const store = createReduxStore( 'storewright/setup-reminder', {
	reducer: ( state: State = { isClosed: false }, action: Received ): State =>
		action.type === 'RECEIVED' ? { isClosed: action.isClosed } : state,
	selectors: {
		isClosed: ( state: State ) => state.isClosed,
	},
	resolvers: {
		isClosed:
			() =>
			async ( { dispatch }: Tools ) => {
				const options = await request< Record< string, unknown > >( {
					path: `${ PATH }?options=${ OPTION }`,
				} );
				dispatch( receive( options[ OPTION ] === 'yes' ) );
			},
	},
	actions: {
		/** Closes the bar for good, and opens it again if that can't be kept. Rejects then. */
		close:
			() =>
			async ( { dispatch }: Tools ) => {
				dispatch( receive( true ) );
				try {
					await request( { path: PATH, method: 'POST', data: { [ OPTION ]: 'yes' } } );
				} catch ( error ) {
					dispatch( receive( false ) );
					throw error;
				}
			},
	},
} );

register( store );
