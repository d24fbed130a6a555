/** What feedback adds to Home: nothing to see but the question at the foot of the completed setup list. */
export const feedbackPanels = [
	{
		name: 'setup-feedback',
		load: () => import( /* webpackChunkName: "home" */ './setup-feedback' ),
	},
] as const;
