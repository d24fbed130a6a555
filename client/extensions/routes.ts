import type { Screen } from '../shared/routing';

/** The Extensions page. */
export const extensionsRoutes: readonly Screen[] = [
	{
		path: '/extensions',
		layout: { header: false },
		load: () => import( /* webpackChunkName: "extensions" */ './screen' ),
	},
];
