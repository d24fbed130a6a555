import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

import { recordEvent } from '../../shared/data/events';
import type { Query } from '../../shared/routing';
import { Replaceable } from '../../shared/ui/replaceable';
import { store } from '../store';
import type { Task, TaskPageProps } from '../types';
import { ContainerTask } from './container-task';
import { OwnTask } from './own-task';
import { useCompleteTask } from './use-complete-task';
import { ViewEvent } from './view-event';

interface TaskContentProps {
	task: Task;
	query: Query;
}

/**
 * Renders the content of a task: an extension's fill, else the HTML of the server, else the component of its folder.
 */
export const TaskContent = ( { task, query }: TaskContentProps ) => {
	const { actionTask, visitedTask } = useDispatch( store );
	const onComplete = useCompleteTask( task.id );

	useEffect( () => {
		void visitedTask( task.id );
	}, [ task.id, visitedTask ] );

	const props: TaskPageProps = {
		task,
		query,
		onComplete,
		trackEvent: ( name, facts ) => recordEvent( name, { task_name: task.id, ...facts } ),
	};
	// The server learns of it first: what an extension's task is done by is known to nobody else.
	const completeForGood: TaskPageProps[ 'onComplete' ] = ( completion ) =>
		void actionTask( task.id, () => onComplete( completion ) );
	return (
		<Replaceable
			waits
			slot={ `storewright_onboarding_task_${ task.id }` }
			fillProps={ { ...props, onComplete: completeForGood } }
			around={ ( fills ) => (
				<>
					<ViewEvent task={ task } />
					{ fills }
				</>
			) }
		>
			{ task.isDeprecated && task.container ? (
				<>
					<ViewEvent task={ task } />
					<ContainerTask html={ task.container } />
				</>
			) : (
				<OwnTask { ...props } />
			) }
		</Replaceable>
	);
};
