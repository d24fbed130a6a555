import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { Shop } from './pages/shop';

test.use( { tasks: [ 'Payments' ] } );

test( '[A2-059] [A9-013] The banner of the recommended provider is closed by keyboard, and comes back from the hidden items', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const banner = dashboard.root.getByRole( 'region', { name: 'Get paid with WooPayments' } );
	const marks = banner.getByRole( 'list' ).last().getByRole( 'listitem' );
	await new Shop( requestUtils ).moveTo();
	await dashboard.open( { task: 'payments' } );
	await expect( banner.getByText( 'More than 135 currencies' ) ).toBeVisible();
	await expect( marks.last() ).toContainText( '+ 10' );
	await dashboard.expectFits();
	await page.setViewportSize( { width: 400, height: 900 } );
	await expect( marks.last() ).toContainText( '+ 15' );
	await page.setViewportSize( { width: 1400, height: 900 } );

	await pressOn( page, banner.getByRole( 'button', { name: /^Close the banner/ } ) );
	await expect( banner ).toBeHidden();
	await expect( page.getByText( 'The banner was closed.' ).first() ).toBeVisible();
	await expect( dashboard.root.getByRole( 'group', { name: 'Payment methods' } ) ).toBeFocused();
	await page.reload();
	await expect( dashboard.root.getByRole( 'region', { name: 'Payment providers', exact: true } ) ).toBeVisible();
	await expect( banner ).toBeHidden();

	await requestUtils.rest( {
		method: 'POST',
		path: '/wc-admin/hidden-items/storewright_payments_banner_dismissed/show',
	} );
	await page.reload();
	await expect( banner ).toBeVisible();
} );
