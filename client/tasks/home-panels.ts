import type { Query } from '../shared/routing';
import { opensOverHome } from './over-home';

/** What Home shows of the tasks, and the page of a task in its place. */
export const homePanels = [
	{
		name: 'task',
		ownsScreen: ( query: Query ) => 'task' in query && ! opensOverHome( query.task ),
		load: () => import( /* webpackChunkName: "task" */ './page/task-page' ),
	},
	{
		name: 'task-lists',
		load: () => import( /* webpackChunkName: "home" */ './home/task-lists' ),
	},
] as const;
