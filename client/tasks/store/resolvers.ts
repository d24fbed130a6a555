import type { TaskList } from '../types';
import { receiveTaskLists } from './actions';
import { readLists } from './api';
import { hasLists } from './selectors';
import type { TaskThunk } from './thunk';

/**
 * Reads the lists when they are first asked for.
 */
export const getTaskLists =
	(): TaskThunk< Promise< void > > =>
	async ( { dispatch } ) => {
		dispatch( receiveTaskLists( await readLists() ) );
	};

interface WithResolveSelect {
	resolveSelect: { getTaskLists: () => Promise< TaskList[] > };
}

const forward = Object.assign(
	() =>
		async ( { resolveSelect }: WithResolveSelect ) => {
			await resolveSelect.getTaskLists();
		},
	// Lists that came otherwise are not read once more.
	{ isFulfilled: hasLists }
);

/**
 * A list is read with all of them.
 */
export const getTaskList = forward;

/**
 * A task is read with all lists.
 */
export const getTask = forward;
