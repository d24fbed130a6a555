import { Card } from '../../shared/ui/card';
import { SetupCompletedSlot } from '../../shared/slots';
import { headingId } from '../links';
import { headerTask, listedTasks } from '../progress';
import type { TaskList } from '../types';
import { useTaskActions } from '../use-task-actions';
import { Hero } from './hero';
import { SetupHeader } from './setup-header';
import { TaskRows } from './task-rows';

interface SetupListProps {
	list: TaskList;
}

/**
 * The list with a head that shows progress: what comes next, then every task.
 */
export const SetupList = ( { list }: SetupListProps ) => {
	const { open } = useTaskActions();
	const next = headerTask( list );
	return (
		<Card as="section" aria-labelledby={ headingId( list.id ) }>
			<SetupHeader list={ list } />
			{ next && <Hero task={ next } onOpen={ open } /> }
			<TaskRows tasks={ listedTasks( list ) } next={ next?.id } headingId={ headingId( list.id ) } />
			{ list.isComplete && <SetupCompletedSlot /> }
		</Card>
	);
};
