import type { CommandSource } from '../shared/routing/types';

/** Commands that lead to the tasks. */
export const taskCommands: readonly CommandSource[] = [
	{ name: 'tasks', load: () => import( /* webpackChunkName: "commands" */ './task-commands' ) },
];
