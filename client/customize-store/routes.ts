import type { Screen } from '../shared/routing';

/** The hub of the store's looks. */
export const customizeRoutes: readonly Screen[] = [
	{ path: '/customize-store/*', load: () => import( /* webpackChunkName: "customize-store" */ './screen' ) },
];
