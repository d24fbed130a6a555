import { doAction } from '@wordpress/hooks';

/** What is told with an event. */
export type EventProps = Readonly< Record< string, string | number | boolean > >;

/**
 * Tells whoever listens on this page that something happened: action `storewright.event`. Nothing leaves the browser.
 *
 * @param name  Such as 'tasklist_click'.
 * @param props What belongs to it.
 */
export function recordEvent( name: string, props: EventProps = {} ): void {
	doAction( 'storewright.event', name, props );
}
