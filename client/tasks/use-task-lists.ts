import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

import { toRequestError } from '../shared/data/request';
import { keepBadge } from './badge';
import { store } from './store';
import type { TaskList } from './types';

/** The lists, or why there are none. */
export type TaskListsState =
	| { status: 'loading' }
	| { status: 'failed'; reason: string; retry: () => void }
	| { status: 'ready'; lists: TaskList[] };

/**
 * The task lists; while the component is shown, the menu's badge is kept true to them.
 */
export function useTaskLists(): TaskListsState {
	const registry = useRegistry();
	useEffect( () => keepBadge( registry ), [ registry ] );

	const { lists, isReady, hasFailed, error } = useSelect( ( select ) => {
		const tasks = select( store );
		return {
			lists: tasks.getTaskLists(),
			isReady: tasks.hasFinishedResolution( 'getTaskLists', [] ),
			hasFailed: tasks.hasResolutionFailed( 'getTaskLists', [] ),
			error: tasks.getResolutionError( 'getTaskLists', [] ),
		};
	}, [] );
	const { invalidateResolution } = useDispatch( store );

	if ( hasFailed ) {
		return {
			status: 'failed',
			reason: toRequestError( error ).message,
			retry: () => void invalidateResolution( 'getTaskLists', [] ),
		};
	}
	return isReady ? { status: 'ready', lists } : { status: 'loading' };
}
