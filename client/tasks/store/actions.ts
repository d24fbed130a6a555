import { __, sprintf } from '@wordpress/i18n';

import type { SnoozeDuration, Task, TaskList } from '../types';
import { readLists, type ListVerb, type TaskVerb, write } from './api';
import { clearFailure, reportFailure } from './failure';
import type { Action, Change } from './reducer';
import type { TaskThunk } from './thunk';

/** Whether the server did what was asked. */
type Outcome = Promise< boolean >;

/**
 * Shows a change at once and sends it to the server. If that fails, the change is reverted and the owner sees a notice, with a
 * button to try again. While it is under way, the same change does nothing. `then` is called once it is done, by whichever
 * attempt.
 */
const change =
	(
		shown: Change,
		send: () => ReturnType< typeof write >,
		errorPrefix: string,
		then = () => {}
	): TaskThunk< Outcome > =>
	async ( { dispatch, select, registry } ) => {
		const { key } = shown;
		if ( select.isChanging( key ) ) {
			return false;
		}
		dispatch( { type: 'CHANGE_STARTED', change: shown } );
		clearFailure( registry, key );
		try {
			const answer = await send();
			dispatch( { type: 'CHANGE_ANSWERED', key, answer } );
		} catch ( error ) {
			dispatch( { type: 'CHANGE_FAILED', key } );
			reportFailure( registry, key, errorPrefix, error, () =>
				dispatch( change( shown, send, errorPrefix, then ) )
			);
			return false;
		}
		then();
		return true;
	};

/** What the server has to be told of a task that only a filter of the browser adds, so that it can be done there. */
const browserTask = ( task: Task | undefined, isKnown: boolean ): object =>
	task === undefined || isKnown ? {} : { extended_tasks: [ { id: task.id, title: task.title } ] };

const changeTask =
	(
		id: string,
		verb: TaskVerb,
		patch: Partial< Task >,
		errorPrefix: ( title: string ) => string,
		{ data, then }: { data?: object; then?: ( () => void ) | undefined } = {}
	): TaskThunk< Outcome > =>
	( { dispatch, select } ) =>
		dispatch(
			change(
				{ key: `${ verb }:${ id }`, until: 'answer', task: id, patch },
				() =>
					write( id, verb, {
						...data,
						...browserTask( select.getTask( id ), select.isKnownToServer( id ) ),
					} ),
				errorPrefix( select.getTask( id )?.title ?? id ),
				then
			)
		);

const changeList = (
	id: string,
	verb: ListVerb,
	patch: Partial< TaskList >,
	errorPrefix: string,
	then: ( () => void ) | undefined
) =>
	change(
		{ key: `${ verb }:${ id }`, until: 'answer', list: id, patch },
		() => write( id, verb ),
		errorPrefix,
		then
	);

/**
 * Takes a list off Home.
 *
 * @param id   Id of the list.
 * @param then Called once the server knows, also where that took the owner another try.
 */
export const hideTaskList = ( id: string, then?: () => void ) =>
	changeList(
		id,
		'hide',
		{ isHidden: true, isVisible: false },
		__( 'The list could not be hidden.', 'storewright' ),
		then
	);

/**
 * Shows a hidden list again.
 *
 * @param id   Id of the list.
 * @param then Called once the server knows, also where that took the owner another try.
 */
export const unhideTaskList = ( id: string, then?: () => void ) =>
	changeList(
		id,
		'unhide',
		{ isHidden: false, isVisible: true },
		__( 'The list could not be shown again.', 'storewright' ),
		then
	);

/**
 * Takes a task off its list.
 *
 * @param id   Id of the task.
 * @param then Called once the server knows, also where that took the owner another try.
 */
export const dismissTask = ( id: string, then?: () => void ) =>
	changeTask(
		id,
		'dismiss',
		{ isDismissed: true, isVisible: false },
		( title ) =>
			/* translators: %s: title of a task. */
			sprintf( __( '“%s” could not be dismissed.', 'storewright' ), title ),
		{ then }
	);

/**
 * Shows a dismissed task again.
 *
 * @param id   Id of the task.
 * @param then Called once the server knows, also where that took the owner another try.
 */
export const undoDismissTask = ( id: string, then?: () => void ) =>
	changeTask(
		id,
		'undo_dismiss',
		{ isDismissed: false, isVisible: true },
		( title ) =>
			/* translators: %s: title of a task. */
			sprintf( __( '“%s” could not be restored.', 'storewright' ), title ),
		{ then }
	);

/**
 * Snoozes a task.
 *
 * @param id       Id of the task.
 * @param duration For how long.
 * @param then     Called once the server knows, also where that took the owner another try.
 */
export const snoozeTask = ( id: string, duration: SnoozeDuration = 'day', then?: () => void ) =>
	changeTask(
		id,
		'snooze',
		{ isSnoozed: true, isVisible: false },
		( title ) =>
			/* translators: %s: title of a task. */
			sprintf( __( '“%s” could not be snoozed.', 'storewright' ), title ),
		{ data: { duration }, then }
	);

/**
 * Shows a snoozed task again.
 *
 * @param id   Id of the task.
 * @param then Called once the server knows, also where that took the owner another try.
 */
export const undoSnoozeTask = ( id: string, then?: () => void ) =>
	changeTask(
		id,
		'undo_snooze',
		{ isSnoozed: false, isVisible: true, snoozedUntil: null },
		( title ) =>
			/* translators: %s: title of a task. */
			sprintf( __( '“%s” could not be restored.', 'storewright' ), title ),
		{ then }
	);

/**
 * Marks a task as done on the server, for tasks that can't find out by themselves.
 *
 * @param id   Id of the task.
 * @param then Called once the server knows, also where that took the owner another try.
 */
export const actionTask = ( id: string, then?: () => void ) =>
	changeTask(
		id,
		'action',
		{ isActioned: true },
		( title ) =>
			/* translators: %s: title of a task. */
			sprintf( __( '“%s” could not be marked as done.', 'storewright' ), title ),
		{ then }
	);

/**
 * Records on the server, once, that the owner opened the task.
 */
export const visitedTask =
	( id: string ): TaskThunk< Promise< void > > =>
	async ( { dispatch, select } ) => {
		if ( ! select.getTask( id )?.isVisited ) {
			await dispatch( startTask( id ) );
		}
	};

/**
 * Records on the server that the owner starts the task; it counts how often. Nothing is shown if that fails: it only
 * words a heading.
 */
export const startTask =
	( id: string ): TaskThunk< Promise< void > > =>
	async ( { dispatch, select } ) => {
		const key = `visited:${ id }`;
		if ( select.isChanging( key ) || ! select.isKnownToServer( id ) ) {
			return;
		}
		dispatch( { type: 'CHANGE_STARTED', change: { key, until: 'answer', task: id, patch: { isVisited: true } } } );
		try {
			dispatch( { type: 'CHANGE_ANSWERED', key, answer: await write( id, 'visited' ) } );
		} catch ( error ) {
			dispatch( { type: 'CHANGE_FAILED', key } );
			// eslint-disable-next-line no-console -- Of no use to the owner, of use to who looks for the cause.
			console.warn( `Opening the task ${ id } was not recorded:`, error );
		}
	};

/**
 * Shows a task as done before the server says so. The next reading of the lists has the last word.
 */
export const optimisticallyCompleteTask = ( id: string ): Action => ( {
	type: 'CHANGE_STARTED',
	change: { key: `complete:${ id }`, until: 'reading', task: id, patch: { isComplete: true } },
} );

/**
 * Takes the lists as the server has them.
 */
export const receiveTaskLists = ( lists: TaskList[] ): Action => ( { type: 'LISTS_RECEIVED', lists } );

/**
 * Notes that extensions changed how they filter the lists.
 */
export const noteFilters = (): Action => ( { type: 'FILTERS_CHANGED' } );

/**
 * Reads the lists again, leaving on the screen what is there meanwhile. An answer that a change has overtaken is read
 * once more.
 */
export const refreshTaskLists =
	(): TaskThunk< Outcome > =>
	async ( { dispatch, select, registry } ) => {
		clearFailure( registry, 'refresh' );
		try {
			let lists: TaskList[];
			let before: number;
			do {
				before = select.countAnswered();
				lists = await readLists();
			} while ( before !== select.countAnswered() );
			dispatch( receiveTaskLists( lists ) );
			return true;
		} catch ( error ) {
			reportFailure(
				registry,
				'refresh',
				__( 'Your task list could not be updated.', 'storewright' ),
				error,
				() => dispatch( refreshTaskLists() )
			);
			return false;
		}
	};
