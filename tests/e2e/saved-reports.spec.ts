import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import { sellGoods } from './pages/goods';
import { pressOn } from './pages/keyboard';

interface Mail {
	to: string;
	subject: string;
	message: string;
}

/** A day of the site, so many after today. */
const day = ( after: number ) => new Date( Date.now() + after * 86_400_000 ).toISOString().slice( 0, 10 );

/** The emails of saved reports that the site has sent, once there are so many; its jobs run as they do by cron. */
async function mailsOf( page: Page, requestUtils: RequestUtils, name: string, count: number ): Promise< Mail[] > {
	let found: Mail[] = [];
	await expect
		.poll(
			async () => {
				await page.request.get( '/wp-cron.php' );
				const all = await requestUtils.rest< Mail[] >( { path: '/storewright-test/v1/mails' } );
				found = all.filter( ( { subject } ) => subject.includes( name ) );
				return found.length;
			},
			{ timeout: 30_000 }
		)
		.toBe( count );
	return found;
}

test.describe( 'Saved reports', () => {
	test.use( { tasks: [ 'Shipping' ] } );

	test( 'are sent by email to who they are shared with, as the screen shows them', async ( {
		dashboard,
		page,
		problems,
		requestUtils,
	} ) => {
		// Among the jobs that cron runs is WordPress's own look for a new version, which the site lets nobody do.
		problems.expect( /get_core_checksums\(\): An unexpected error occurred/ );
		const sold = await sellGoods( requestUtils );
		const days = { period: 'custom', compare: 'previous_period', after: day( -1 ), before: day( 1 ) };
		await dashboard.open( { path: '/analytics/revenue', ...days } );
		await dashboard.root.getByRole( 'button', { name: 'Choose columns' } ).click();
		await page.getByRole( 'menuitemcheckbox', { name: 'Taxes' } ).click();
		await page.keyboard.press( 'Escape' );
		await dashboard.root.getByRole( 'button', { name: 'Saved reports' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Saved reports' } );
		await dialog.getByRole( 'textbox', { name: 'Save this view as' } ).fill( 'Morning figures' );
		await dialog.getByRole( 'checkbox', { name: 'Shop manager' } ).check();
		await dialog.getByRole( 'combobox', { name: 'Send by email' } ).selectOption( 'Daily' );
		await dashboard.expectAccessible( '[role="dialog"]' );
		await dialog.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( dialog ).toBeHidden();
		expect( await mailsOf( page, requestUtils, 'Morning figures', 0 ) ).toEqual( [] );

		await requestUtils.rest( { method: 'POST', path: '/storewright-test/v1/next-day' } );
		const mails = await mailsOf( page, requestUtils, 'Morning figures', 2 );
		expect( mails.map( ( { to } ) => to ).sort() ).toEqual( [ 'admin@example.org', 'manager@example.org' ] );
		const mail = mails.find( ( { to } ) => to === 'admin@example.org' );
		expect( mail?.subject ).toMatch( /Morning figures: .+ – .+/ );
		// It is read as its reader sees it.
		await page.setContent( mail?.message ?? '' );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Morning figures' );
		await expect( page.getByText( /^Revenue · .+ – .+compared with previous period \(.+ – .+\)$/ ) ).toBeVisible();
		const summary = page.getByRole( 'table', { name: 'Summary' } );
		const net = summary.getByRole( 'row', { name: /^Net sales/ } );
		await expect( net.getByRole( 'cell' ) ).toHaveText( [ sold.net, '$0.00', 'none in previous period' ] );
		const heads = page.getByRole( 'table', { name: 'Revenue' } ).getByRole( 'columnheader' );
		await expect( heads.filter( { hasText: 'Net sales' } ) ).toHaveCount( 1 );
		await expect( heads.filter( { hasText: 'Taxes' } ) ).toHaveCount( 0 );
		// None is sent twice.
		expect( await mailsOf( page, requestUtils, 'Morning figures', 2 ) ).toHaveLength( 2 );
	} );

	test( 'are saved, renamed, opened and deleted by keyboard', async ( { dashboard, page } ) => {
		await dashboard.open( { path: '/analytics/orders', period: 'last_month' } );
		const opener = dashboard.root.getByRole( 'button', { name: 'Saved reports' } );
		const dialog = page.getByRole( 'dialog', { name: 'Saved reports' } );
		await pressOn( page, opener );
		const name = dialog.getByRole( 'textbox', { name: 'Save this view as' } );
		await name.focus();
		await page.keyboard.type( 'Orders' );
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await expect( opener ).toBeFocused();

		await page.keyboard.press( 'Enter' );
		const edit = dialog.getByRole( 'button', { name: 'Edit “Orders”' } );
		await pressOn( page, edit );
		const renamed = dialog.getByRole( 'textbox', { name: 'Name', exact: true } );
		await expect( renamed ).toBeFocused();
		await dashboard.expectAccessible( '[role="dialog"]' );
		await renamed.fill( 'Orders of last month' );
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByRole( 'button', { name: 'Edit “Orders of last month”' } ) ).toBeFocused();
		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { path: '/analytics/revenue' } );
		await pressOn( page, opener );
		await expect( dialog.getByRole( 'link', { name: 'Orders of last month' } ) ).toBeVisible();
		await dashboard.expectAccessible( '[role="dialog"]' );
		await pressOn( page, dialog.getByRole( 'link', { name: 'Orders of last month' } ) );
		await expect( dialog ).toBeHidden();
		await expect( page ).toHaveURL( /analytics%2Forders.*period=last_month/ );

		await pressOn( page, opener );
		await pressOn( page, dialog.getByRole( 'button', { name: 'Delete “Orders of last month”' } ) );
		await expect( dialog.getByText( 'No saved reports yet.' ) ).toBeVisible();
		await expect( name ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( opener ).toBeFocused();
	} );
} );
