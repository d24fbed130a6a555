import type { CommandSource } from '../shared/routing/types';

/** Commands that find orders, products, customers and settings, and such that do something. */
export const storeCommands: readonly CommandSource[] = [
	{ name: 'store', load: () => import( /* webpackChunkName: "commands" */ './store-commands' ) },
];
