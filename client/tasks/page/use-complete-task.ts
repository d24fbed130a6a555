import { useDispatch } from '@wordpress/data';
import { useCallback } from '@wordpress/element';

import { navigate, urlTo } from '../../shared/routing';
import { store } from '../store';
import type { Completion } from '../types';

/**
 * What a task's page calls when the task is done: it is shown as done, the owner is back on Home or where the task
 * wants, and the lists are read again.
 *
 * @param id Id of the task.
 */
export function useCompleteTask( id: string ): ( completion?: Completion ) => void {
	const { optimisticallyCompleteTask, refreshTaskLists } = useDispatch( store );
	return useCallback(
		( { redirectPath = urlTo() } = {} ) => {
			void optimisticallyCompleteTask( id );
			void refreshTaskLists();
			navigate( redirectPath );
		},
		[ id, optimisticallyCompleteTask, refreshTaskLists ]
	);
}
