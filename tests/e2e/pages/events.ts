/** What the dashboard tells those who listen on its page. */
import type { Page } from '@playwright/test';

type Listen = ( hook: string, namespace: string, callback: ( name: string ) => void ) => void;

/**
 * Waits until the dashboard tells of an event. To be called before it can happen, and awaited after.
 *
 * @param page The page.
 * @param name The event's name.
 */
export function untilEvent( page: Page, name: string ): Promise< void > {
	return page.evaluate(
		( wanted ) =>
			new Promise< void >( ( resolve ) => {
				const { wp } = window as unknown as { wp: { hooks: { addAction: Listen } } };
				wp.hooks.addAction( 'storewright.event', 'storewright/e2e', ( event ) => {
					if ( event === wanted ) {
						resolve();
					}
				} );
			} ),
		name
	);
}
