import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import { optionsStore } from '../../shared/data/options';
import { getPageData } from '../../shared/data/page-data';
import { REMINDER_OPTION } from '../reminder/reminder-option';
import { snoozedText } from '../snoozed-text';
import { store } from '../store';
import { clearFailure, reportFailure } from '../store/failure';
import type { Task, TaskList } from '../types';
import { useClosedItems, type ClosedItems } from './use-closed-items';

export interface HiddenItem {
	key: string;
	title: string;
	/** How it came to be hidden. */
	detail: string;
	/** Has it shown again; tells whether that worked. Where it did not, a notice says why. */
	show: () => Promise< boolean >;
}

const titleOf = ( list: TaskList ) =>
	list.displayProgressHeader
		? __( 'The setup list', 'storewright' )
		: /* translators: %s: title of a task list. */
			sprintf( __( 'The list “%s”', 'storewright' ), list.title );

/**
 * All that the owner dismissed, put off, hid or closed: lists first, then tasks, then the rest.
 */
export function useHiddenItems(): { items: HiddenItem[]; closed: ClosedItems } {
	const registry = useRegistry();
	const lists = useSelect( ( select ) => select( store ).getTaskLists(), [] );
	const { undoDismissTask, undoSnoozeTask, unhideTaskList } = useDispatch( store );
	const { receiveOptions } = useDispatch( optionsStore );
	const { closed, reopen } = useClosedItems();

	const ofList = ( list: TaskList ): HiddenItem => ( {
		key: `list:${ list.id }`,
		title: titleOf( list ),
		detail: __( 'Hidden', 'storewright' ),
		show: () => unhideTaskList( list.id ),
	} );
	const ofTask = ( task: Task ): HiddenItem =>
		task.isDismissed
			? {
					key: `task:${ task.id }`,
					title: task.title,
					detail: __( 'Dismissed', 'storewright' ),
					show: () => undoDismissTask( task.id ),
				}
			: {
					key: `task:${ task.id }`,
					title: task.title,
					detail: snoozedText( task.snoozedUntil, new Date(), getPageData().locale ),
					show: () => undoSnoozeTask( task.id ),
				};
	const showClosed = async ( id: string ): Promise< boolean > => {
		clearFailure( registry, id );
		try {
			await reopen( id );
		} catch ( error ) {
			const errorPrefix = __( 'It could not be shown again.', 'storewright' );
			reportFailure( registry, id, errorPrefix, error, () => showClosed( id ) );
			return false;
		}
		if ( id === REMINDER_OPTION ) {
			receiveOptions( { [ REMINDER_OPTION ]: 'no' } );
		}
		return true;
	};

	const hidden = lists.filter(
		( { isHidden, isToggleable, tasks } ) => isHidden && isToggleable && tasks.length > 0
	);
	const aside = lists
		.flatMap( ( { tasks } ) => tasks )
		.filter(
			( { canView, isDismissed, isSnoozed, isComplete } ) =>
				canView && ( isDismissed || ( isSnoozed && ! isComplete ) )
		);
	const rest = closed.status === 'ready' ? closed.items : [];
	return {
		items: [
			...hidden.map( ofList ),
			...aside.map( ofTask ),
			...rest.map( ( { id, title } ) => ( {
				key: `closed:${ id }`,
				title,
				detail: __( 'Closed', 'storewright' ),
				show: () => showClosed( id ),
			} ) ),
		],
		closed,
	};
}
