import { recordEvent } from '../../shared/data/events';

/** Where the offer is made, and the path of that page. */
const PATHS = {
	'analytics-overview': '/analytics/overview',
	'analytics-overview-header': '/analytics/overview',
	'order-editor': 'wc-orders',
} as const;

export type Place = keyof typeof PATHS;

const record = ( action: string, context: Place ) =>
	recordEvent( `order_attribution_install_banner_${ action }`, { path: PATHS[ context ], context } );

/**
 * The banner is there.
 *
 * @param context Where.
 */
export const recordView = ( context: Place ) => record( 'viewed', context );

/**
 * The owner closed the banner.
 *
 * @param context Where.
 */
export const recordDismissal = ( context: Place ) => record( 'dismissed', context );

/**
 * The owner went to the plugin's page.
 *
 * @param context From where.
 */
export const recordClick = ( context: Place ) => record( 'clicked', context );
