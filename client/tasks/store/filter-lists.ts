import { applyFiltersSafely } from '../../shared/apply-filters-safely';
import { isRecord } from '../../shared/is-record';
import { isDone } from '../progress';
import type { Task, TaskList } from '../types';

/** The filter by which extensions add and alter tasks in the browser. */
export const LISTS_FILTER = 'storewright_admin_task_lists';

/** A task as an extension adds it in the browser. */
type AddedTask = Partial< Task > & Pick< Task, 'id' | 'title' >;

/** The defaults of a task that an extension adds. */
const TASK_DEFAULTS: Omit< Task, 'id' | 'title' | 'header' > = {
	parentId: '',
	content: '',
	badge: '',
	additionalInfo: '',
	result: '',
	manageUrl: '',
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
	return { ...TASK_DEFAULTS, header, ...added, isDismissable: false, isSnoozeable: false };
};

const isTask = ( value: unknown ): boolean =>
	isRecord( value ) && typeof value.id === 'string' && typeof value.title === 'string';

/** An id names one thing: two tasks with the same could not be told apart. */
const areUnique = ( items: readonly unknown[] ): boolean =>
	new Set( items.map( ( item ) => isRecord( item ) && item.id ) ).size === items.length;

const isList = ( value: unknown ): boolean =>
	isRecord( value ) &&
	typeof value.id === 'string' &&
	Array.isArray( value.tasks ) &&
	value.tasks.every( isTask ) &&
	areUnique( value.tasks );

const areLists = ( value: unknown ): value is TaskList[] =>
	Array.isArray( value ) && value.every( isList ) && areUnique( value );

/**
 * Lets extensions add and alter tasks. A task that the server does not know has nowhere to keep that it was dismissed
 * or snoozed, so neither is offered.
 *
 * @param lists The lists as the server and the latest changes have them.
 */
export function filterLists( lists: TaskList[] ): TaskList[] {
	const filtered = applyFiltersSafely( LISTS_FILTER, lists, areLists );
	return filtered === lists ? lists : complete( filtered, lists );
}

function complete( filtered: TaskList[], available: TaskList[] ): TaskList[] {
	const known = new Set( available.flatMap( ( { tasks } ) => tasks.map( ( { id } ) => id ) ) );
	return filtered.map( ( list ) => {
		const tasks = list.tasks.map( ( task ) => ( known.has( task.id ) ? task : completed( task ) ) );
		return { ...list, tasks, isComplete: isDone( tasks ) };
	} );
}
