/** The inbox on Home. */
export const inboxPanels = [
	{
		name: 'inbox',
		load: () => import( /* webpackChunkName: "home" */ './panel' ),
	},
] as const;
