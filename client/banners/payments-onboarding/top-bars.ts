import type { ScreenProps } from '../../shared/routing';

/** The banner of the recommended provider, which fills its place in the payments task. */
export const paymentsBannerBars = [
	{
		name: 'payments-banner',
		isFor: ( { path, query }: ScreenProps ) => path === '/' && query.task === 'payments' && ! query.id,
		load: () => import( /* webpackChunkName: "payments-banner" */ './payments-onboarding' ),
	},
] as const;
