/** Measures an order of 200 items in the browser: how long its page takes to open, and to be saved. */

/** How many milliseconds either may take. */
const LIMIT = 2000;

/** How often: what the machine did besides made it slow, or the page is. */
const ROUNDS = 3;

/** @typedef {import('./table.mjs').Row} Row */

/**
 * Opens the order, changes an item, and saves.
 *
 * @param {import('@playwright/test').BrowserContext} context Logged in.
 * @param {string}                                    url     The site’s.
 * @param {number}                                    id      Of the order.
 * @return {Promise<Row[]>} What was measured.
 */
export async function orderRows( context, url, id ) {
	const page = await context.newPage();
	let opened = Infinity;
	let saved = Infinity;
	for ( let round = 0; round < ROUNDS; round++ ) {
		let began = performance.now();
		await page.goto( `${ url }wp-admin/admin.php?page=wc-orders&action=edit&id=${ id }` );
		opened = Math.min( opened, performance.now() - began );
		await page.getByLabel( 'Quantity of Tile 150', { exact: true } ).fill( String( 3 + round ) );
		began = performance.now();
		await page.getByRole( 'button', { name: 'Save order' } ).last().click();
		await page.getByText( 'Order saved.' ).waitFor();
		await page.waitForLoadState();
		saved = Math.min( saved, performance.now() - began );
	}
	await page.close();
	const row = { limit: LIMIT, unit: 'ms' };
	return [
		{ name: 'An order of 200 items: its page is there after', value: opened, ...row },
		{ name: 'An order of 200 items: it is saved after', value: saved, ...row },
	];
}
