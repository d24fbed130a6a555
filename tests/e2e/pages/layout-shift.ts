/** How far what is shown moves of its own accord. */
import type { Page } from '@playwright/test';

/**
 * Measures the layout shift of pages that are opened from now on.
 *
 * @param page Of which.
 * @return Gives the shift so far: the part of the window that moved, times how far.
 */
export async function watchLayoutShift( page: Page ): Promise< () => Promise< number > > {
	await page.addInitScript( () => {
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() as Array< PerformanceEntry & { value: number } > ) {
				document.documentElement.dataset.shift = String(
					Number( document.documentElement.dataset.shift ?? 0 ) + entry.value
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	return () => page.evaluate( () => Number( document.documentElement.dataset.shift ?? 0 ) );
}
