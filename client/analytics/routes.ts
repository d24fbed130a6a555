import type { Screen } from '../shared/routing';

const report = () => import( /* webpackChunkName: "report" */ './reports/report-screen' );

const overview = () => import( /* webpackChunkName: "report" */ './overview/screen' );

const settings = () => import( /* webpackChunkName: "report-settings" */ './settings/screen' );

/** The overview, the settings, and the screens of the reports. */
export const analyticsRoutes: readonly Screen[] = [
	{ path: '/analytics/overview', load: overview },
	{ path: '/analytics/settings', load: settings },
	{ path: '/analytics/:report', load: report },
	{ path: '/customers', load: report },
];
