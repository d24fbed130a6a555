import type { ScreenProps } from '../../shared/routing';

/** The banner of the recommended provider, in its slot of the payments task. */
export const paymentsBannerFills = [
	{
		name: 'payments-banner',
		isFor: ( { path, query }: ScreenProps ) => path === '/' && query.task === 'payments' && ! query.id,
		load: () => import( /* webpackChunkName: "payments-banner" */ './payments-onboarding' ),
	},
] as const;
