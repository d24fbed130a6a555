import type { Screen } from '../shared/routing';

const load = () => import( /* webpackChunkName: "profiler" */ './screen' );

/** The profiler: as a wizard of the whole screen, and below the header. */
export const profilerRoutes: readonly Screen[] = [
	{ path: '/setup-wizard', load },
	{ path: '/profiler', load },
];
