import { createSelector } from '@wordpress/data';

import { isDone } from '../progress';
import type { Task, TaskList } from '../types';
import { filterLists } from './filter-lists';
import type { Change, State } from './reducer';

const patchTask = ( task: Task, changes: Change[] ): Task =>
	changes.reduce(
		( patched, change ) =>
			'task' in change && change.task === task.id ? { ...patched, ...change.patch } : patched,
		task
	);

const patchList = ( list: TaskList, changes: Change[] ): TaskList => {
	const patched = changes.reduce(
		( result, change ) => ( 'list' in change && change.list === list.id ? { ...result, ...change.patch } : result ),
		list
	);
	const tasks = patched.tasks.map( ( task ) => patchTask( task, changes ) );
	return { ...patched, tasks, isComplete: isDone( tasks ) };
};

/**
 * The task lists in their order on the screen, with what was just done and what extensions change.
 */
export const getTaskLists = createSelector(
	( state: State ): TaskList[] =>
		state.lists === null ? [] : filterLists( state.lists.map( ( list ) => patchList( list, state.changes ) ) ),
	( state: State ) => [ state.lists, state.changes, state.filters ]
);

/**
 * The list of an id; undefined if there is none, or none yet.
 */
export function getTaskList( state: State, id: string ): TaskList | undefined {
	return getTaskLists( state ).find( ( list ) => list.id === id );
}

/**
 * The task of an id, whichever list it is in; undefined if there is none, or none yet.
 */
export function getTask( state: State, id: string ): Task | undefined {
	for ( const list of getTaskLists( state ) ) {
		const found = list.tasks.find( ( task ) => task.id === id );
		if ( found ) {
			return found;
		}
	}
	return undefined;
}

/**
 * Whether a change of that key waits for its answer.
 */
export function isChanging( state: State, key: string ): boolean {
	return state.changes.some( ( change ) => change.key === key && change.until === 'answer' );
}

/**
 * Whether the server has answered the lists.
 */
export function hasLists( state: State ): boolean {
	return state.lists !== null;
}

/**
 * How many changes were answered so far.
 */
export function countAnswered( state: State ): number {
	return state.answered;
}

/**
 * Whether the server knows the task. Those that only a filter adds can't be dismissed, snoozed or marked.
 */
export function isKnownToServer( state: State, id: string ): boolean {
	return ( state.lists ?? [] ).some( ( { tasks } ) => tasks.some( ( task ) => task.id === id ) );
}
