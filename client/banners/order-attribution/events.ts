import { recordEvent } from '../../shared/data/events';

/** Where on the page something happened. */
type Place = 'analytics-overview' | 'analytics-overview-header';

const record = ( action: string, context: Place ) =>
	recordEvent( `order_attribution_install_banner_${ action }`, { path: '/analytics/overview', context } );

/** The banner is there. */
export const recordView = () => record( 'viewed', 'analytics-overview' );

/** The owner closed the banner. */
export const recordDismissal = () => record( 'dismissed', 'analytics-overview' );

/**
 * The owner went to the plugin's page.
 *
 * @param context From where.
 */
export const recordClick = ( context: Place ) => record( 'clicked', context );
