/** The inbox on Home. */
export const inboxPanels = [
	{
		name: 'inbox',
		column: 'aside',
		load: () => import( /* webpackChunkName: "home" */ './panel' ),
	},
] as const;
