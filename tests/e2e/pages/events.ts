/** Events of the dashboard for others on its page. */
import type { Page } from '@playwright/test';

type Listen = ( hook: string, namespace: string, callback: ( name: string ) => void ) => void;

/**
 * Listens for an event of the dashboard. To be awaited before it can happen.
 *
 * @param page The page.
 * @param name The event's name.
 * @return Waits until the event has happened.
 */
export async function listenFor( page: Page, name: string ): Promise< () => Promise< void > > {
	const listening = await page.evaluateHandle( ( wanted ) => {
		const { wp } = window as unknown as { wp: { hooks: { addAction: Listen } } };
		const heard = new Promise< void >( ( resolve ) => {
			wp.hooks.addAction( 'storewright.event', 'storewright/e2e', ( event ) => {
				if ( event === wanted ) {
					resolve();
				}
			} );
		} );
		return { heard };
	}, name );
	return () => listening.evaluate( ( { heard } ) => heard );
}
