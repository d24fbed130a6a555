import { __ } from '@wordpress/i18n';

import { navigate, urlTo } from '../../shared/routing';
import { LateDialog } from '../../shared/ui/late-dialog';
import { opensOverHome } from '../over-home';
import type { Task, TaskList } from '../types';

/** What a task that opens over Home is given. */
export interface OverHomeProps {
	task: Task;
}

interface OverHomePlaceProps {
	lists: readonly TaskList[];
	/** Id of the task that the address names. */
	id: string | undefined;
}

/** The task that the address names, where it is one that opens over Home. */
export const OverHomePlace = ( { lists, id }: OverHomePlaceProps ) => {
	const task = lists.flatMap( ( { tasks } ) => tasks ).find( ( one ) => one.id === id && one.canView );
	return task && opensOverHome( task.id ) ? <Loaded task={ task } /> : null;
};

const load = () => import( /* webpackChunkName: "task-purchase" */ '../items/purchase/over-home' );

const Loaded = ( { task }: OverHomeProps ) => (
	<LateDialog
		load={ load }
		failure={ __( 'This task could not be loaded.', 'storewright' ) }
		onClose={ () => navigate( urlTo() ) }
	>
		{ ( { OverHome } ) => <OverHome task={ task } /> }
	</LateDialog>
);
