import { useEffect, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';

import { CompletedList } from '../components/completed-list';
import { ExtendedList } from '../components/extended-list';
import { HiddenList } from '../components/hidden-list';
import { ListSkeleton } from '../components/list-skeleton';
import { ListsFailed } from '../components/lists-failed';
import { SetupList } from '../components/setup-list';
import { TaskNotices } from '../components/task-notices';
import { HiddenItems } from '../hidden-items/hidden-items';
import { recordEvent } from '../../shared/data/events';
import { urlTo, type ScreenProps } from '../../shared/routing';
import { HomeNotificationsFill } from '../../shared/slots';
import { NotificationCard } from '../../shared/ui/notification-card';
import { EXTENDED_LIST, focusIfLost, headingId } from '../links';
import { progressOf, remainingTasks } from '../progress';
import type { TaskList } from '../types';
import { useTaskLists } from '../use-task-lists';
import { TaskModalOutlet } from './task-modal';
import styles from './task-lists.module.scss';

/**
 * Renders the task lists that have tasks, and a button for each that the owner hid.
 */
export default function TaskLists( { query = {} }: Partial< ScreenProps > ) {
	const state = useTaskLists();
	if ( state.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( state.status === 'failed' ) {
		return <ListsFailed reason={ state.reason } onRetry={ state.retry } />;
	}
	const lists = state.lists.filter(
		( { isVisible, isHidden, isToggleable, tasks } ) =>
			isVisible || ( isHidden && isToggleable && tasks.length > 0 )
	);
	return (
		<>
			<HiddenItems />
			<MoreTasks list={ lists.find( ( { id } ) => id === 'extended' ) } />
			<TaskModalOutlet lists={ state.lists } id={ query.task } />
			{ lists.length > 0 ? (
				<div className={ styles.lists }>
					<TaskNotices />
					{ lists.map( ( list ) => (
						<ListOutlet key={ list.id } list={ list } />
					) ) }
				</div>
			) : (
				<p className={ styles.empty }>{ __( 'Tasks for your store will be listed here.', 'storewright' ) }</p>
			) }
		</>
	);
}

/** Says among Home's notifications how many tasks of the extended list wait, which is below the setup. */
const MoreTasks = ( { list }: { list: TaskList | undefined } ) => {
	const count = list?.isVisible ? remainingTasks( list ) : 0;
	/* translators: %d: number of tasks. */
	const text = _n( '%d more task for your store', '%d more tasks for your store', count, 'storewright' );
	return count === 0 ? null : (
		<HomeNotificationsFill>
			<NotificationCard href={ urlTo( '/' ) + EXTENDED_LIST }>{ sprintf( text, count ) }</NotificationCard>
		</HomeNotificationsFill>
	);
};

const ListOutlet = ( { list }: { list: TaskList } ) => {
	const wasShown = useRef( false );
	const wasHidden = useRef( false );
	const { id, eventPrefix, isVisible } = list;
	const { total } = progressOf( list );

	useEffect( () => {
		if ( isVisible ) {
			wasShown.current = true;
			recordEvent( `${ eventPrefix }view`, { task_list: id, number_tasks: total } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Seeing a list is one event, however many tasks it comes to have.
	}, [ id, eventPrefix, isVisible ] );
	// Also where hiding it failed: what had the focus in its place is gone then.
	useEffect( () => {
		if ( isVisible && wasHidden.current ) {
			focusIfLost( headingId( id ) );
		}
		wasHidden.current = ! isVisible;
	}, [ id, isVisible ] );

	if ( ! isVisible ) {
		return <HiddenList list={ list } wasShown={ wasShown.current } />;
	}
	if ( list.isComplete && list.keepCompletedTaskList !== 'yes' ) {
		return list.displayProgressHeader ? <CompletedList list={ list } /> : null;
	}
	return list.displayProgressHeader ? <SetupList list={ list } /> : <ExtendedList list={ list } />;
};
