import { getPageData } from '../shared/data/page-data';

/** The store alerts: nothing of them is loaded where the page was told of none. */
export const storeAlerts = [
	{
		name: 'store-alerts',
		isFor: () => getPageData().storeAlerts.length > 0,
		load: () => import( /* webpackChunkName: "store-alerts" */ './alerts' ),
	},
] as const;
