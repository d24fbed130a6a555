import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { openBrowserOf } from './pages/second-person';

test( 'Two people work on one order: who comes second is told so, and overwrites nothing unseen', async ( {
	page,
	browser,
	site,
	problems,
	requestUtils,
} ) => {
	problems.expect( /status of 409/ );
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wc/v3/orders',
		data: { status: 'processing', fee_lines: [ { name: 'Advice', total: '15.00' } ] },
	} );
	const address = `/wp-admin/admin.php?page=wc-orders&action=edit&id=${ id }`;
	const note = () => requestUtils.rest< { customer_note: string } >( { path: `/wc/v3/orders/${ id }` } );
	await page.goto( address );
	await expect( page.locator( '.storewright-order__lock' ) ).toBeHidden();

	const other = await openBrowserOf( browser, site, problems );
	await other.goto( address );
	await expect( other.locator( '.storewright-order__lock' ) ).toContainText( 'admin' );
	await other.getByLabel( 'Note from the customer' ).fill( 'Ring twice' );
	await other.getByRole( 'button', { name: 'Save order' } ).last().click();
	await expect( other.getByText( 'Order saved.' ) ).toBeVisible();

	await page.getByLabel( 'Note from the customer' ).fill( 'Leave it at the door' );
	await page.getByRole( 'button', { name: 'Save order' } ).last().click();
	await expect(
		page.getByText( 'Somebody else has changed this order since you opened it. Nothing was saved.' )
	).toBeVisible();
	await expect(
		page
			.getByRole( 'listitem' )
			.filter( { hasText: /Note from the customer.+Ring twice/ } )
			.last()
	).toBeVisible();
	await expect( page.getByLabel( 'Note from the customer' ) ).toHaveValue( 'Leave it at the door' );
	expect( ( await note() ).customer_note ).toBe( 'Ring twice' );

	await page.getByRole( 'button', { name: 'Save order' } ).last().click();
	await expect( page.getByText( 'Order saved.' ) ).toBeVisible();
	expect( ( await note() ).customer_note ).toBe( 'Leave it at the door' );
	await other.context().close();
} );

/** Has WordPress's heartbeat beat now, as it does every few seconds, and waits for what it brings. */
async function beat( page: Page ): Promise< void > {
	const answered = page.waitForResponse(
		( answer ) =>
			answer.url().endsWith( '/admin-ajax.php' ) &&
			( answer.request().postData() ?? '' ).includes( 'wp-refresh-post-lock' )
	);
	await page.evaluate( () => ( window as unknown as Heartbeat ).wp.heartbeat.connectNow() );
	await ( await answered ).finished();
}

interface Heartbeat {
	wp: { heartbeat: { connectNow: () => void } };
}

test( 'Who has an order open is kept by WordPress’s heartbeat, and who loses it is told', async ( {
	page,
	browser,
	site,
	problems,
	requestUtils,
} ) => {
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wc/v3/orders',
		data: { fee_lines: [ { name: 'Advice', total: '15.00' } ] },
	} );
	const address = `/wp-admin/admin.php?page=wc-orders&action=edit&id=${ id }`;
	const lock = '.storewright-order__lock';
	await page.goto( address );
	const other = await openBrowserOf( browser, site, problems );
	await other.goto( address );
	await expect( other.locator( lock ) ).toContainText( 'admin' );
	await beat( page );
	await expect( page.locator( lock ) ).toBeHidden();
	await beat( other );
	await expect( other.locator( lock ) ).toContainText( 'admin' );

	// To the other one the lock is over, as to anybody two and a half minutes after the last beat.
	await other.context().addCookies( [ { name: 'storewright_lock_window', value: '0', url: site.url } ] );
	await other.reload();
	await expect( other.locator( lock ) ).toBeHidden();
	await beat( page );
	await expect( page.locator( lock ) ).toBeVisible();
	await expect( page.locator( lock ) ).toContainText( 'manager' );
	await other.context().close();
} );

test( 'Who leaves an order’s page has it no longer open, as others see', async ( {
	page,
	browser,
	site,
	problems,
	requestUtils,
} ) => {
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wc/v3/orders',
		data: { fee_lines: [ { name: 'Advice', total: '15.00' } ] },
	} );
	const address = `/wp-admin/admin.php?page=wc-orders&action=edit&id=${ id }`;
	const other = await openBrowserOf( browser, site, problems );
	const notice = other.locator( '.storewright-order__lock' );
	await page.goto( address );
	await other.goto( address );
	await expect( notice ).toContainText( 'admin' );

	await page.goto( '/wp-admin/admin.php?page=wc-orders' );
	// WordPress keeps it for five seconds more, as who leaves may only reload.
	await expect( async () => {
		await other.reload();
		await expect( notice ).toBeHidden( { timeout: 1000 } );
	} ).toPass( { timeout: 40_000 } );
	await other.context().close();
} );
