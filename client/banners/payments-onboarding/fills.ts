import { SETTINGS_PATH as SETTINGS, type ScreenProps } from '../../shared/routing';

/** The banner of the recommended provider, in its slot of the payments task and of the payment settings. */
export const paymentsBannerFills = [
	{
		name: 'payments-banner',
		isFor: ( { path, query }: ScreenProps ) =>
			path === SETTINGS ? query.tab === 'checkout' : path === '/' && query.task === 'payments' && ! query.id,
		load: () => import( /* webpackChunkName: "payments-banner" */ './payments-onboarding' ),
	},
] as const;
