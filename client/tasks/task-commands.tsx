import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

import { FailedCommands, useCommands, type Command } from '../shared/commands';
import { userCan } from '../shared/data/page-data';
import { navigate } from '../shared/routing';
import { taskHref } from './links';
import { listedTasks } from './progress';
import type { Task, TaskList } from './types';
import { useTaskLists } from './use-task-lists';

const NO_LISTS: readonly TaskList[] = [];

const commandOf = ( task: Task ): Command => ( {
	name: `storewright/task-${ task.id }`,
	/* translators: %s: title of a task, such as “Set your shipping rates”. */
	label: sprintf( __( 'Setup: %s', 'storewright' ), task.title ),
	category: 'view',
	callback: ( { close } ) => {
		close();
		navigate( taskHref( task ) );
	},
} );

function Loaded() {
	const state = useTaskLists();
	const lists = state.status === 'ready' ? state.lists : NO_LISTS;
	const commands = useMemo( () => lists.flatMap( listedTasks ).map( commandOf ), [ lists ] );
	useCommands( commands );
	return state.status === 'failed' ? (
		<FailedCommands
			name="storewright/tasks-failed"
			/* translators: %s: sentence that says why. */
			message={ sprintf( __( 'The tasks of the setup could not be loaded: %s', 'storewright' ), state.reason ) }
			onRetry={ state.retry }
		/>
	) : null;
}

/** Commands that lead to the tasks, for those who may do them. */
export default function TaskCommands() {
	return userCan( 'manage_woocommerce' ) ? <Loaded /> : null;
}
