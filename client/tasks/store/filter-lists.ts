import { applyFilters } from '@wordpress/hooks';

import { isDone } from '../progress';
import type { Task, TaskList } from '../types';

/** The filter by which extensions add and alter tasks in the browser. */
export const LISTS_FILTER = 'storewright_admin_task_lists';

/** What an extension has to say of a task that it adds in the browser. */
type AddedTask = Partial< Task > & Pick< Task, 'id' | 'title' >;

/** What it need not say. */
const UNSAID: Omit< Task, 'id' | 'title' | 'header' > = {
	parentId: '',
	content: '',
	badge: '',
	additionalInfo: '',
	actionLabel: '',
	actionUrl: '',
	time: '',
	level: 3,
	canView: true,
	isActioned: false,
	isComplete: false,
	isDisabled: false,
	isDismissable: false,
	isDismissed: false,
	isSnoozeable: false,
	isSnoozed: false,
	isVisible: true,
	isVisited: false,
	snoozedUntil: null,
	isDeprecated: false,
	container: '',
	recordViewEvent: false,
	eventPrefix: 'tasklist_',
	additionalData: {},
};

const completed = ( added: AddedTask ): Task => {
	const { title, content = '', actionLabel = '' } = added;
	const header = { title, content, actionLabel };
	return { ...UNSAID, header, ...added, isDismissable: false, isSnoozeable: false };
};

/**
 * Lets extensions add and alter tasks. A task that the server does not know has nowhere to keep that it was dismissed
 * or snoozed, so neither is offered. A filter that breaks is reported, and the lists stay as they were.
 *
 * @param lists The lists as the server and the latest changes have them.
 */
export function filterLists( lists: TaskList[] ): TaskList[] {
	try {
		const filtered = applyFilters( LISTS_FILTER, lists );
		return filtered === lists ? lists : complete( filtered as TaskList[], lists );
	} catch ( error ) {
		// eslint-disable-next-line no-console -- Tells the author of the extension.
		console.error( `The filter ${ LISTS_FILTER } broke:`, error );
		return lists;
	}
}

function complete( filtered: TaskList[], told: TaskList[] ): TaskList[] {
	const known = new Set( told.flatMap( ( { tasks } ) => tasks.map( ( { id } ) => id ) ) );
	return filtered.map( ( list ) => {
		const tasks = list.tasks.map( ( task ) => ( known.has( task.id ) ? task : completed( task ) ) );
		return { ...list, tasks, isComplete: isDone( tasks ) };
	} );
}
