import { request } from '../../shared/data/request';

import type { TaskList } from '../types';
import type { Answer } from './reducer';

/** The path that the server puts the answer of into the document: it has to be asked for exactly like this. */
export const LISTS_PATH = '/wc-admin/onboarding/tasks';

/** Actions on a task, by the routes' names. */
export type TaskVerb = 'action' | 'dismiss' | 'snooze' | 'undo_dismiss' | 'undo_snooze' | 'visited';

/** Actions on a list, by the routes' names. */
export type ListVerb = 'hide' | 'unhide';

/**
 * Reads all task lists.
 */
export function readLists(): Promise< TaskList[] > {
	return request< TaskList[] >( { path: LISTS_PATH } );
}

/** The latest unanswered request about a task or list, by its id. */
const inFlight = new Map< string, Promise< Answer > >();

/**
 * Does something to a task or a list, and tells how it is afterwards. The request survives leaving the page. What is done to
 * the same one is sent in turn: a list that is hidden and shown at once must not end hidden, whichever request is faster.
 *
 * @param id   Id of the task or list.
 * @param verb What to do.
 * @param data Body of the request.
 */
export function write( id: string, verb: TaskVerb | ListVerb, data: object = {} ): Promise< Answer > {
	const before = inFlight.get( id );
	const now = () => send( id, verb, data );
	const answer = before ? before.then( now, now ) : now();
	const done = () => {
		if ( inFlight.get( id ) === answer ) {
			inFlight.delete( id );
		}
	};
	inFlight.set( id, answer );
	answer.then( done, done );
	return answer;
}

async function send( id: string, verb: TaskVerb | ListVerb, data: object ): Promise< Answer > {
	const path = `${ LISTS_PATH }/${ encodeURIComponent( id ) }/${ verb }`;
	const entity = await request< never >( { path, method: 'POST', data, keepalive: true } );
	return 'hide' === verb || 'unhide' === verb ? { list: entity } : { task: entity };
}
