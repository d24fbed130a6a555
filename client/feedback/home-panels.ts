/** The panel of the feedback question. It renders a fill at the foot of the completed setup list, nothing in its own place. */
export const feedbackPanels = [
	{
		name: 'setup-feedback',
		load: () => import( /* webpackChunkName: "home" */ './setup-feedback' ),
	},
] as const;
