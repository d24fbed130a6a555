/** What tries out the settings of emails, in the places that PHP printed beside their forms. */
export const emailIslands = {
	'email-palette': () => import( /* webpackChunkName: "email-palette" */ './palette' ),
	'email-preview': () => import( /* webpackChunkName: "email-preview" */ './preview' ),
} as const;
