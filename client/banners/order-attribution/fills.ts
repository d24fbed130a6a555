import { getPageData, userCan } from '../../shared/data/page-data';
import type { ScreenProps } from '../../shared/routing';

/** The page on which it is offered. */
const OVERVIEW = '/analytics/overview';

/** The offer to find out where orders come from, in slots of that page. */
export const orderAttributionFills = [
	{
		name: 'order-attribution',
		isFor: ( { path }: ScreenProps ) =>
			path === OVERVIEW && getPageData().promotions && userCan( 'install_plugins' ),
		load: () => import( /* webpackChunkName: "order-attribution" */ './offer' ),
	},
] as const;
