/** The warning above the tax settings, in the place that PHP printed for it. */
export const taxConflictIslands = {
	'tax-conflict': () => import( /* webpackChunkName: "tax-conflict" */ './tax-conflict' ),
} as const;
