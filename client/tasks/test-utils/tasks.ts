import { fixture } from '../../shared/test-utils/fixtures';
import type { Task, TaskList } from '../types';

const taskLists = fixture< { body: TaskList[] } >( 'wc-admin.onboarding.tasks' ).body;

const first = < Item >( items: Item[] ): Item => {
	const [ item ] = items;
	if ( item === undefined ) {
		throw new Error( 'The fixture of the task lists is empty.' );
	}
	return item;
};

/**
 * A task as the server tells of it, open and untouched, with what a test needs different.
 */
export const aTask = ( id: string, differing: Partial< Task > = {} ): Task => ( {
	...first( first( taskLists ).tasks ),
	id,
	title: `Task ${ id }`,
	header: { title: `Head of ${ id }`, content: `Why ${ id }`, actionLabel: `Start ${ id }` },
	isComplete: false,
	isDismissable: true,
	isSnoozeable: true,
	isVisited: false,
	result: '',
	manageUrl: '',
	...differing,
} );

/**
 * The setup list as the server tells of it, with the tasks of a test.
 */
export const aList = ( tasks: Task[], differing: Partial< TaskList > = {} ): TaskList => ( {
	...first( taskLists ),
	tasks,
	isHidden: false,
	isVisible: true,
	isComplete: false,
	keepCompletedTaskList: 'no',
	...differing,
} );

/**
 * As many tasks as told, called a, b, c …, the first ones done.
 *
 * @param count How many.
 * @param done  How many of them are done.
 */
export const tasksOf = ( count: number, done = 0 ): Task[] =>
	Array.from( { length: count }, ( _, at ) => aTask( String.fromCharCode( 97 + at ), { isComplete: at < done } ) );

/** Where the lists are read. */
export const LISTS = '/wc-admin/onboarding/tasks';
