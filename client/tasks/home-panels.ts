import type { Query } from '../shared/routing';
import { isModalTask } from './modal-tasks';

/** The panels of Home for tasks: the lists, or the page of one task in place of all panels. */
export const homePanels = [
	{
		name: 'task',
		ownsScreen: ( query: Query ) => 'task' in query && ! isModalTask( query.task ),
		load: () => import( /* webpackChunkName: "task" */ './runtime/task-page' ),
	},
	{
		name: 'task-lists',
		load: () => import( /* webpackChunkName: "home" */ './home/task-lists' ),
	},
] as const;
