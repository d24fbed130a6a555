import type { Screen } from '../shared/routing';

/** The hub of the launch. */
export const launchRoutes: readonly Screen[] = [
	{ path: '/launch-your-store/*', load: () => import( /* webpackChunkName: "launch-your-store" */ './screen' ) },
];
