/** Links to what the owner may open, on Home. */
export const managementPanels = [
	{
		name: 'management',
		column: 'aside',
		load: () => import( /* webpackChunkName: "home" */ './links' ),
	},
] as const;
