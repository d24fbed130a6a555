import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { Shop } from './pages/shop';

const OVERVIEW = { path: '/analytics/overview' };

const OPTION = 'woocommerce_order_attribution_install_banner_dismissed';

test( '[B2-048] The offer to see where orders come from is closed by keyboard, and can be had back', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const banner = page.getByRole( 'region', { name: 'Find out where your orders come from' } );
	const button = page.getByRole( 'link', { name: /^See where orders come from/ } );
	const address = 'https://woocommerce.com/products/woocommerce-analytics/';
	await dashboard.open( OVERVIEW );
	await expect( banner.getByRole( 'link' ) ).toHaveAttribute( 'href', address );
	await dashboard.expectFits();

	await Promise.all( [
		page.waitForResponse( /admin\/options/ ),
		pressOn( page, banner.getByRole( 'button', { name: /^Close/ } ) ),
	] );
	await expect( banner ).toHaveCount( 0 );
	await expect( button ).toHaveAttribute( 'href', address );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	await dashboard.expectFits();
	expect( await new Shop( requestUtils ).option( OPTION ) ).toBe( 'yes' );

	await dashboard.open();
	await page.getByRole( 'button', { name: 'Display options' } ).click();
	await page.getByRole( 'menuitem', { name: 'Hidden items' } ).click();
	await page.getByRole( 'button', { name: 'Show again: Order attribution banner' } ).click();
	await expect( page.getByText( 'Nothing is hidden.' ) ).toBeVisible();
	await dashboard.open( OVERVIEW );
	await expect( banner ).toBeVisible();
	await expect( button ).toHaveCount( 0 );
} );

test( '[B2-070] The page of an order offers it as well, until the banner is closed', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	const { id } = await requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wc/v3/orders',
		data: { status: 'processing', billing: { first_name: 'Ada', last_name: 'Barlow' } },
	} );
	const order = `/wp-admin/admin.php?page=wc-orders&action=edit&id=${ id }`;
	const banner = page.getByRole( 'region', { name: 'Find out where your orders come from' } );
	await page.goto( order );
	await expect( page.getByText( 'Origin: ' ) ).toBeVisible();
	await expect( banner.getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'https://woocommerce.com/products/woocommerce-analytics/'
	);
	await dashboard.expectFits( '#wpbody-content', [ 1400, 400 ] );
	await Promise.all( [
		page.waitForResponse( /admin\/options/ ),
		pressOn( page, banner.getByRole( 'button', { name: /^Close/ } ) ),
	] );
	await expect( banner ).toHaveCount( 0 );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	await page.reload();
	await expect( page.getByText( 'Origin: ' ) ).toBeVisible();
	await expect( page.locator( '[data-island="order-attribution"]' ) ).toHaveCount( 0 );
} );
