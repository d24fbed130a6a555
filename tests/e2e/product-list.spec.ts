import { expect, test } from './fixtures';

const LIST = '/wp-admin/edit.php?post_type=product';

test.describe( 'The list of products', () => {
	test.beforeEach( async ( { requestUtils } ) => {
		for ( const [ name, sku ] of [
			[ 'Desk lamp', 'LAMP-1' ],
			[ 'Floor lamp', 'LAMP-2' ],
		] ) {
			await requestUtils.rest( {
				method: 'POST',
				path: '/wc/v3/products',
				data: { name, sku, regular_price: '40.00', manage_stock: true, stock_quantity: 5 },
			} );
		}
	} );

	test( 'changes a product in place, by keyboard, in either direction', async ( { page, dashboard } ) => {
		await dashboard.setDirection( 'rtl' );
		await page.goto( `${ LIST }&s=LAMP-1` );
		const row = page.locator( 'tr[id^="post-"]' );
		await row.getByRole( 'link', { name: 'Quick edit “Desk lamp”' } ).focus();
		await page.keyboard.press( 'Enter' );
		const form = page.locator( 'form.storewright-quick-edit' );
		await expect( form.getByLabel( 'Name' ) ).toBeFocused();
		await dashboard.expectAccessible( '.storewright-quick-edit-row' );
		await form.getByLabel( 'Sale price' ).fill( '45' );
		await page.keyboard.press( 'Enter' );
		await expect( form.getByLabel( 'Sale price' ) ).toBeFocused();
		await expect( form ).toContainText( 'The sale price has to be below the regular price.' );
		await form.getByLabel( 'Sale price' ).fill( '35' );
		await page.keyboard.press( 'Enter' );
		await expect( row ).toContainText( '35.00' );
		await expect( row.getByRole( 'link', { name: 'Quick edit “Desk lamp”' } ) ).toBeFocused();
		await dashboard.setDirection( 'ltr' );
	} );
} );
