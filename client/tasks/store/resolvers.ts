import type { TaskList } from '../types';
import { receiveTaskLists } from './actions';
import { readLists } from './api';
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

const forward =
	() =>
	async ( { resolveSelect }: WithResolveSelect ) => {
		await resolveSelect.getTaskLists();
	};

/**
 * A list is read with all of them.
 */
export const getTaskList = forward;

/**
 * A task is read with all lists.
 */
export const getTask = forward;
