import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../shared/data/events';
import { headingId, holdFocus, rowId } from './links';
import { store } from './store';
import type { Task, TaskList } from './types';

/** Prefix of the notices' ids, followed by the id of the task or list. */
const NOTICE = 'storewright-tasks-';

/** The owner's actions on tasks and lists, each with its event, and a notice to undo it. */
export interface TaskActions {
	open: ( task: Task ) => void;
	dismiss: ( task: Task ) => Promise< void >;
	snooze: ( task: Task ) => Promise< void >;
	undoSnooze: ( task: Task ) => Promise< void >;
	hide: ( list: TaskList ) => Promise< void >;
	show: ( list: TaskList ) => Promise< void >;
}

/**
 * The owner's actions on task lists.
 */
export function useTaskActions(): TaskActions {
	const tasks = useDispatch( store );
	const { createSuccessNotice, removeNotice } = useDispatch( noticesStore );

	const notify = ( id: string, text: string, undo: () => Promise< void > ) =>
		createSuccessNotice( text, {
			id: NOTICE + id,
			type: 'snackbar',
			actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void undo() } ],
		} );

	const record = ( action: string, { eventPrefix, id }: Task ) =>
		recordEvent( `${ eventPrefix }${ action }`, { task_name: id } );

	const show = async ( list: TaskList ) => {
		const moveFocus = holdFocus();
		await tasks.unhideTaskList( list.id, () => {
			void removeNotice( NOTICE + list.id );
			recordEvent( `${ list.eventPrefix }show` );
			moveFocus( headingId( list.id ) );
		} );
	};

	const undoSnooze = async ( task: Task, then = () => {} ) => {
		await tasks.undoSnoozeTask( task.id, () => {
			void removeNotice( NOTICE + task.id );
			record( 'undo_remindmelater', task );
			then();
		} );
	};

	const undoDismiss = async ( task: Task ) => {
		const moveFocus = holdFocus();
		await tasks.undoDismissTask( task.id, () => {
			record( 'undo_dismiss', task );
			moveFocus( rowId( task.id ) );
		} );
	};

	return {
		show,
		undoSnooze,
		open: ( task ) => {
			record( 'click', task );
			if ( ! task.isComplete ) {
				void tasks.startTask( task.id );
			}
		},
		dismiss: async ( task ) => {
			await tasks.dismissTask( task.id, () => {
				record( 'dismiss', task );
				/* translators: %s: title of a task. */
				notify( task.id, sprintf( __( '“%s” was dismissed.', 'storewright' ), task.title ), () =>
					undoDismiss( task )
				);
			} );
		},
		snooze: async ( task ) => {
			await tasks.snoozeTask( task.id, 'day', () => {
				record( 'remindmelater', task );
				notify(
					task.id,
					/* translators: %s: title of a task. */
					sprintf( __( 'We’ll remind you of “%s” tomorrow.', 'storewright' ), task.title ),
					() => {
						const moveFocus = holdFocus();
						return undoSnooze( task, () => moveFocus( rowId( task.id ) ) );
					}
				);
			} );
		},
		hide: async ( list ) => {
			await tasks.hideTaskList( list.id, () => {
				recordEvent( `${ list.eventPrefix }hide` );
				notify( list.id, __( 'The list was hidden.', 'storewright' ), () => show( list ) );
			} );
		},
	};
}
