/** Every feature's routes, bars, fills and islands: the only list of them. */
import { createActivityPanel } from './activity-panel/activity-panel';
import { reportCommands } from './analytics/commands';
import { performancePanels } from './analytics/home-panels';
import { analyticsRoutes } from './analytics/routes';
import { orderAttributionFills } from './banners/order-attribution/fills';
import { orderAttributionIslands } from './banners/order-attribution/islands';
import { paymentsBannerFills } from './banners/payments-onboarding/fills';
import { blueprintIslands } from './blueprint/islands';
import { storeCommands } from './commands/commands';
import { emailIslands } from './emails/islands';
import { extensionsRoutes } from './extensions/routes';
import { customizeRoutes } from './customize-store/routes';
import { feedbackPanels } from './feedback/home-panels';
import { catalogRoutes, homeRoutes } from './home/routes';
import { waitingPanels } from './home-panels/home-panels';
import { managementPanels } from './management-links/home-panels';
import { marketingRoutes } from './marketing/routes';
import { mobileAppBars } from './mobile-app/bars';
import { loadInboxPanel } from './notes/header-panel';
import { inboxPanels } from './notes/home-panels';
import { paymentsWelcomeRoutes } from './payments-welcome/routes';
import { embeddedEditor, loadProductFeedback, productEditorRoutes } from './product-editor/routes';
import { launchRoutes } from './launch-your-store/routes';
import { profilerRoutes } from './profiler/routes';
import { launchTourFills } from './launch-tour/fills';
import { shippingZoneIslands } from './shipping-zones/islands';
import { siteVisibilityIslands } from './site-visibility/islands';
import { storeAddressTourIslands } from './store-address-tour/islands';
import { storeAlerts } from './notes/store-alerts';
import type {
	CommandSource,
	IslandProps,
	LazyPart,
	LoadComponent,
	Screen,
	SlotFills,
	TopBar,
} from './shared/routing/types';
import { ListSkeleton } from './tasks/components/list-skeleton';
import { taskCommands } from './tasks/commands';
import { loadSetupPanel } from './tasks/header-panel';
import { homePanels } from './tasks/home-panels';
import { taskIslands } from './tasks/islands';
import { topBars } from './tasks/top-bars';
import { taxConflictIslands } from './tax-conflict/islands';
import { transientNotices } from './transient-notices/notices';

/** The screens of the app's pages. Functions, so that an entry that does not call them does not carry what they list. */
export const getFeatureRoutes = (): readonly Screen[] => [
	...homeRoutes(
		[
			...homePanels,
			...feedbackPanels,
			...waitingPanels,
			...performancePanels,
			...inboxPanels,
			...managementPanels,
		],
		ListSkeleton
	),
	...analyticsRoutes,
	...marketingRoutes,
	...extensionsRoutes,
	...paymentsWelcomeRoutes,
	...productEditorRoutes,
	...launchRoutes,
	...profilerRoutes,
	...customizeRoutes,
	...catalogRoutes( [ ...waitingPanels, ...managementPanels ] ),
];

/** Bars above every page, such as the reminder of unfinished setup. */
export const getTopBars = (): readonly TopBar[] => [ ...mobileAppBars, ...topBars ];

/** What is shown above the pages whose layout has `showStoreAlerts`. */
export const getStoreAlerts = (): readonly LazyPart[] => storeAlerts;

/** What is shown once among the notices of the pages whose layout has `showNotices`. */
export const getQueuedNotices = (): readonly LazyPart[] => transientNotices;

/** Fills of features in slots of other features' pages. */
export const getFills = (): readonly SlotFills[] => [
	...orderAttributionFills,
	...paymentsBannerFills,
	...launchTourFills,
];

/** What WordPress's command palette offers beside the pages; loaded when it is opened. */
export const getCommands = (): readonly CommandSource[] => [ ...storeCommands, ...taskCommands, ...reportCommands ];

/** The activity panel in the header of every page. */
export const getHeaderPanel = () =>
	createActivityPanel( { activity: loadInboxPanel, setup: loadSetupPanel, feedback: loadProductFeedback } );

/** Components for server-rendered pages, by the name in `data-island`. */
export const getIslands = (): Readonly< Record< string, LoadComponent< IslandProps > > > => ( {
	'activity-panel': () => Promise.resolve( { default: getHeaderPanel() } ),
	...blueprintIslands,
	...emailIslands,
	...orderAttributionIslands,
	...shippingZoneIslands,
	...siteVisibilityIslands,
	...storeAddressTourIslands,
	...taskIslands,
	...taxConflictIslands,
	'product-editor': embeddedEditor( getHeaderPanel ),
} );
