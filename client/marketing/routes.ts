import type { Screen } from '../shared/routing';

/** The marketing overview. */
export const marketingRoutes: readonly Screen[] = [
	{ path: '/marketing', load: () => import( /* webpackChunkName: "marketing" */ './screen' ) },
];
