import { __ } from '@wordpress/i18n';

import { navigate, urlTo } from '../../shared/routing';
import { LazyDialog } from '../../shared/ui/lazy-dialog';
import { isModalTask } from '../modal-tasks';
import type { TaskModalProps, TaskList } from '../types';

interface TaskModalOutletProps {
	lists: readonly TaskList[];
	/** Id of the task that the address names. */
	id: string | undefined;
}

/** Renders the task that the address names, if that task opens in a modal. */
export const TaskModalOutlet = ( { lists, id }: TaskModalOutletProps ) => {
	const task = lists.flatMap( ( { tasks } ) => tasks ).find( ( one ) => one.id === id && one.canView );
	return task && isModalTask( task.id ) ? <Loaded task={ task } /> : null;
};

const load = () => import( /* webpackChunkName: "task-purchase" */ '../items/purchase/task-modal' );

const Loaded = ( { task }: TaskModalProps ) => (
	<LazyDialog
		load={ load }
		failure={ __( 'This task could not be loaded.', 'storewright' ) }
		onClose={ () => navigate( urlTo() ) }
	>
		{ ( { TaskModal } ) => <TaskModal task={ task } /> }
	</LazyDialog>
);
