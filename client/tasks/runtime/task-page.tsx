import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { type ScreenProps, urlTo, useBreadcrumbs } from '../../shared/routing';
import { ListsFailed } from '../components/lists-failed';
import { TaskNotices } from '../components/task-notices';
import type { Task, TaskList } from '../types';
import { useTaskLists } from '../use-task-lists';
import { NoSuchTask } from './no-such-task';
import { TaskContent } from './task-content';
import { TaskFrame } from './task-frame';
import { TaskHeading } from './task-heading';
import { TaskSkeleton } from './task-skeleton';

const findTask = ( lists: TaskList[], id: string ): Task | undefined =>
	lists.flatMap( ( { tasks } ) => tasks ).find( ( task ) => task.canView && task.id === id );

/**
 * The page of one task: Home with `task` in its query.
 */
export default function TaskPage( { query }: ScreenProps ) {
	const id = query.task ?? '';
	const state = useTaskLists();
	const task = state.status === 'ready' ? findTask( state.lists, id ) : undefined;
	const restricted =
		state.status === 'ready'
			? state.lists
					.flatMap( ( { restrictedTasks = [] } ) => restrictedTasks )
					.find( ( other ) => other.id === id )
			: undefined;
	const home = { label: __( 'Home', 'storewright' ), href: urlTo() };
	useBreadcrumbs( task ? [ home, task.title ] : null );

	useEffect( () => {
		if ( ! id ) {
			// eslint-disable-next-line no-console -- Whoever made the link has to know.
			console.warn( 'A task page was opened without the id of a task.' );
		}
	}, [ id ] );

	if ( state.status === 'failed' ) {
		return (
			<TaskFrame task={ id }>
				<ListsFailed reason={ state.reason } onRetry={ state.retry } />
			</TaskFrame>
		);
	}
	if ( state.status === 'loading' ) {
		return (
			<TaskFrame task={ id }>
				<TaskSkeleton />
			</TaskFrame>
		);
	}
	return (
		<TaskFrame task={ id }>
			{ task && <TaskHeading task={ task } /> }
			<TaskNotices />
			{ task ? (
				<TaskContent key={ task.id } task={ task } query={ query } />
			) : (
				<NoSuchTask restricted={ restricted } />
			) }
		</TaskFrame>
	);
}
