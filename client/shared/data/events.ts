import { doAction } from '@wordpress/hooks';

import { getPageData } from './page-data';

/** Properties of an event. */
export type EventProps = Readonly< Record< string, string | number | boolean > >;

/**
 * Records an event by the action `storewright.event`. Nothing leaves the browser.
 * Where the owner allows usage data to be shared, `storewright.shared_event` says the same: extensions that send events
 * anywhere listen to that one.
 *
 * @param name  Such as 'tasklist_click'.
 * @param props What belongs to it.
 */
export function recordEvent( name: string, props: EventProps = {} ): void {
	doAction( 'storewright.event', name, props );
	if ( getPageData().isTrackingAllowed ) {
		doAction( 'storewright.shared_event', name, props );
	}
}
