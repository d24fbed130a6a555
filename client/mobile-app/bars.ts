import { getPageData } from '../shared/data/page-data';

/** The banner of a mobile app, on Android devices alone and where a plugin says which app there is. */
export const mobileAppBars = [
	{
		name: 'mobile-app',
		isFor: () => {
			const { mobileApp, promotions } = getPageData();
			return mobileApp !== null && promotions && /\bAndroid\b/i.test( navigator.userAgent );
		},
		load: () => import( /* webpackChunkName: "mobile-app" */ './banner' ),
	},
] as const;
