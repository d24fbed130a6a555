import { getPageData } from '../shared/data/page-data';

/** Short messages that PHP has left for the user: nothing is loaded where there are none. */
export const transientNotices = [
	{
		name: 'transient-notices',
		isFor: () => getPageData().transientNotices.length > 0,
		load: () => import( /* webpackChunkName: "transient-notices" */ './show' ),
	},
] as const;
