/** What the app consists of: every feature's routes, bars and islands. The only list of them. */
import { orderAttributionBars } from './banners/order-attribution/top-bars';
import { paymentsBannerBars } from './banners/payments-onboarding/top-bars';
import { feedbackPanels } from './feedback/home-panels';
import { homeRoutes } from './home/routes';
import type { IslandProps, LoadComponent, Route, TopBar } from './shared/routing/types';
import { ListSkeleton } from './tasks/components/list-skeleton';
import { homePanels } from './tasks/home-panels';
import { topBars as taskBars } from './tasks/top-bars';

/** The pages of the app. Functions, so that an entry that does not call them does not carry what they list. */
export const getFeatureRoutes = (): readonly Route[] => [
	...homeRoutes( [ ...homePanels, ...feedbackPanels ], ListSkeleton ),
];

/** Bars above every page, such as the reminder of unfinished setup. */
export const getTopBars = (): readonly TopBar[] => [ ...taskBars, ...orderAttributionBars, ...paymentsBannerBars ];

/** Components for server-rendered pages, by the name in `data-island`. */
export const islands: Readonly< Record< string, LoadComponent< IslandProps > > > = {};
