/** The form of the site's visibility, in the place that PHP printed for it. */
export const siteVisibilityIslands = {
	'site-visibility': () => import( /* webpackChunkName: "site-visibility" */ './site-visibility' ),
} as const;
