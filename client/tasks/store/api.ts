import { request } from '../../shared/data/request';

import type { TaskList } from '../types';
import type { Answer } from './reducer';

/** The path that the server puts the answer of into the document: it has to be asked for exactly like this. */
export const LISTS_PATH = '/wc-admin/onboarding/tasks';

/** What can be done to a task, as the routes call it. */
export type TaskVerb = 'action' | 'dismiss' | 'snooze' | 'undo_dismiss' | 'undo_snooze' | 'visited';

/** What can be done to a list, as the routes call it. */
export type ListVerb = 'hide' | 'unhide';

/**
 * Reads all task lists.
 */
export function readLists(): Promise< TaskList[] > {
	return request< TaskList[] >( { path: LISTS_PATH } );
}

/** What was last sent about a task or a list and is not answered yet, by its id. */
const underWay = new Map< string, Promise< Answer > >();

/**
 * Does something to a task or a list, and tells how it is afterwards. The request survives leaving the page. What is done to
 * the same one is sent in turn: a list that is hidden and shown at once must not end hidden, whichever request is faster.
 *
 * @param id   Id of the task or list.
 * @param verb What to do.
 * @param data Body of the request.
 */
export function write( id: string, verb: TaskVerb | ListVerb, data: object = {} ): Promise< Answer > {
	const before = underWay.get( id );
	const now = () => send( id, verb, data );
	const answer = before ? before.then( now, now ) : now();
	const done = () => {
		if ( underWay.get( id ) === answer ) {
			underWay.delete( id );
		}
	};
	underWay.set( id, answer );
	answer.then( done, done );
	return answer;
}

async function send( id: string, verb: TaskVerb | ListVerb, data: object ): Promise< Answer > {
	const path = `${ LISTS_PATH }/${ encodeURIComponent( id ) }/${ verb }`;
	const entity = await request< never >( { path, method: 'POST', data, keepalive: true } );
	return 'hide' === verb || 'unhide' === verb ? { list: entity } : { task: entity };
}
