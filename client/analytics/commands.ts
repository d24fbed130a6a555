import type { CommandSource } from '../shared/routing/types';

/** Commands that lead to the reports. */
export const reportCommands: readonly CommandSource[] = [
	{ name: 'reports', load: () => import( /* webpackChunkName: "report-commands" */ './report-commands' ) },
];
