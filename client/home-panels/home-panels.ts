/** What waits for the owner, on Home: orders, reviews and stock. */
export const waitingPanels = [
	{
		name: 'waiting',
		load: () => import( /* webpackChunkName: "home" */ './panel' ),
	},
] as const;
