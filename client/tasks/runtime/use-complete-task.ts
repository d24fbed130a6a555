import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

import { getHistory, navigate, parseQuery, urlTo } from '../../shared/routing';
import { store } from '../store';
import type { Completion } from '../types';

/**
 * Returns what a task's page calls when the task is done: it is shown as done, the lists are read again, and the owner is back
 * on Home or where the task wants, unless the owner has gone elsewhere by then.
 *
 * @param id Id of the task.
 */
export function useCompleteTask( id: string ): ( completion?: Completion ) => void {
	const { optimisticallyCompleteTask, refreshTaskLists } = useDispatch( store );
	return useCallback(
		( { redirectPath = urlTo() } = {} ) => {
			void optimisticallyCompleteTask( id );
			void refreshTaskLists();
			if ( parseQuery( getHistory().location.search ).task === id ) {
				navigate( redirectPath );
			}
		},
		[ id, optimisticallyCompleteTask, refreshTaskLists ]
	);
}
