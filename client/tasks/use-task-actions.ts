import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

import { recordEvent } from '../shared/data/events';
import { headingId, holdFocus, rowId } from './links';
import { store } from './store';
import type { Task, TaskList } from './types';

/** What the ids of the notices start with, followed by the id of the task or list. */
const NOTICE = 'storewright-tasks-';

/** What the owner can do with tasks and lists, each with its event, and a notice that lets them take it back. */
export interface TaskActions {
	open: ( task: Task ) => void;
	dismiss: ( task: Task ) => Promise< void >;
	snooze: ( task: Task ) => Promise< void >;
	bringBack: ( task: Task ) => Promise< void >;
	hide: ( list: TaskList ) => Promise< void >;
	show: ( list: TaskList ) => Promise< void >;
}

/**
 * The owner's actions on task lists.
 */
export function useTaskActions(): TaskActions {
	const tasks = useDispatch( store );
	const { createSuccessNotice, removeNotice } = useDispatch( noticesStore );

	const tell = ( id: string, text: string, undo: () => Promise< void > ) =>
		createSuccessNotice( text, {
			id: NOTICE + id,
			type: 'snackbar',
			actions: [ { label: __( 'Undo', 'storewright' ), onClick: () => void undo() } ],
		} );

	const record = ( action: string, { eventPrefix, id }: Task ) =>
		recordEvent( `${ eventPrefix }${ action }`, { task_name: id } );

	const show = async ( list: TaskList ) => {
		const moveFocus = holdFocus();
		if ( await tasks.unhideTaskList( list.id ) ) {
			void removeNotice( NOTICE + list.id );
			recordEvent( `${ list.eventPrefix }show` );
			moveFocus( headingId( list.id ) );
		}
	};

	const bringBack = async ( task: Task ) => {
		if ( await tasks.undoSnoozeTask( task.id ) ) {
			void removeNotice( NOTICE + task.id );
			record( 'undo_remindmelater', task );
		}
	};

	const putBack = async ( task: Task ) => {
		const moveFocus = holdFocus();
		if ( await tasks.undoDismissTask( task.id ) ) {
			record( 'undo_dismiss', task );
			moveFocus( rowId( task.id ) );
		}
	};

	return {
		show,
		bringBack,
		open: ( task ) => {
			record( 'click', task );
			if ( ! task.isComplete ) {
				void tasks.startTask( task.id );
			}
		},
		dismiss: async ( task ) => {
			if ( await tasks.dismissTask( task.id ) ) {
				record( 'dismiss', task );
				/* translators: %s: title of a task. */
				tell( task.id, sprintf( __( '“%s” was dismissed.', 'storewright' ), task.title ), () =>
					putBack( task )
				);
			}
		},
		snooze: async ( task ) => {
			if ( await tasks.snoozeTask( task.id ) ) {
				record( 'remindmelater', task );
				/* translators: %s: title of a task. */
				tell( task.id, sprintf( __( '“%s” was put off until tomorrow.', 'storewright' ), task.title ), () => {
					const moveFocus = holdFocus();
					return bringBack( task ).then( () => moveFocus( rowId( task.id ) ) );
				} );
			}
		},
		hide: async ( list ) => {
			if ( await tasks.hideTaskList( list.id ) ) {
				recordEvent( `${ list.eventPrefix }hide` );
				tell( list.id, __( 'The list was hidden.', 'storewright' ), () => show( list ) );
			}
		},
	};
}
