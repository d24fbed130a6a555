/** The export of a blueprint, in the place that PHP printed for it. */
export const blueprintIslands = {
	'blueprint-export': () => import( /* webpackChunkName: "blueprint-export" */ './blueprint-export' ),
} as const;
