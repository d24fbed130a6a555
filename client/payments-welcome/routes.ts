import type { Screen } from '../shared/routing';

/** The welcome page of the recommended payment provider. */
export const paymentsWelcomeRoutes: readonly Screen[] = [
	{
		path: '/wc-pay-welcome-page',
		load: () => import( /* webpackChunkName: "payments-welcome" */ './screen' ),
	},
];
