import { userCan } from '../shared/data/page-data';
import type { ScreenProps } from '../shared/routing';

/** The reminder of unfinished setup, for who may set the store up, on every page but Home and the tasks, which are Home with a query. */
export const topBars = [
	{
		name: 'setup-reminder',
		isFor: ( { path }: ScreenProps ) => path !== '/' && userCan( 'manage_woocommerce' ),
		load: () => import( /* webpackChunkName: "setup-reminder" */ './reminder/reminder-bar' ),
	},
] as const;
