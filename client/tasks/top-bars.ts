import { getPageData, userCan } from '../shared/data/page-data';
import type { ScreenProps, TopBar } from '../shared/routing';
import { stepsLeft } from './reminder/steps-left';

/** In CSS pixels; reminder-bar.module.scss says it, too. */
const HEIGHT = 49;

/** Home, the tasks, which are Home with a query, and the wizard, which has the whole screen. */
const OF_SETUP = [ '/', '/setup-wizard', '/profiler' ];

/** The reminder of unfinished setup, for who may set the store up, on every page that is about something else. */
export const topBars = [
	{
		name: 'setup-reminder',
		isFor: ( { path }: ScreenProps ) => ! OF_SETUP.includes( path ) && userCan( 'manage_woocommerce' ),
		load: () => import( /* webpackChunkName: "setup-reminder" */ './reminder/reminder-bar' ),
		height: () => ( stepsLeft( getPageData() ) > 0 ? HEIGHT : 0 ),
	},
] as const satisfies readonly TopBar[];
