/** Somebody else who works on the same shop at the same time. */
import type { Browser, Page } from '@playwright/test';
import type { Problems } from '../fixtures/problems';
import type { TestSite, User } from '../fixtures/site';

/**
 * Opens a browser of somebody else's, watched like the first one.
 *
 * @param browser  The browser.
 * @param site     The shop.
 * @param problems What goes wrong behind the pages.
 * @param user     Who it is.
 */
export async function openBrowserOf(
	browser: Browser,
	site: TestSite,
	problems: Problems,
	user: User = 'manager'
): Promise< Page > {
	const context = await browser.newContext( {
		baseURL: site.url,
		storageState: { cookies: site.cookies[ user ], origins: [] },
	} );
	problems.watch( context, site );
	return context.newPage();
}
