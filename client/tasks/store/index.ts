import { createReduxStore, dispatch, register } from '@wordpress/data';
import { addAction } from '@wordpress/hooks';

import { COMING_SOON_CHANGED } from '../../shared/data/coming-soon';
import * as actions from './actions';
import { LISTS_FILTER } from './filter-lists';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** Task lists: what is to be done, what was done with it. */
export const store = createReduxStore( 'storewright/tasks', {
	reducer,
	actions,
	selectors,
	resolvers,
} );

register( store );

addAction( COMING_SOON_CHANGED, 'storewright/tasks', () => void dispatch( store ).refreshTaskLists() );

for ( const hook of [ 'hookAdded', 'hookRemoved' ] ) {
	addAction( hook, 'storewright/tasks', ( name: string ) => {
		if ( name === LISTS_FILTER ) {
			dispatch( store ).noteFilters();
		}
	} );
}
