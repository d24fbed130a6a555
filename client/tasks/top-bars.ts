import type { ScreenProps } from '../shared/routing';

/** The reminder of unfinished setup, for every page but Home and the tasks, which are Home with a query. */
export const topBars = [
	{
		name: 'setup-reminder',
		isFor: ( { path }: ScreenProps ) => path !== '/',
		load: () => import( /* webpackChunkName: "setup-reminder" */ './reminder/reminder-bar' ),
	},
] as const;
