/** How the store does, on Home. */
export const performancePanels = [
	{
		name: 'performance',
		load: () => import( /* webpackChunkName: "home" */ './home/panel' ),
	},
] as const;
