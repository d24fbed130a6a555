import { expect, test } from './fixtures';

interface Order {
	id: number;
	total: string;
	status: string;
	line_items: { quantity: number }[];
}

const LIST = 'admin.php?page=wc-orders';

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
		test.use( { javaScriptEnabled } );

		test( 'Orders are found, changed with Undo, edited and refunded', async ( {
			page,
			dashboard,
			requestUtils,
		} ) => {
			const product = await requestUtils.rest< { id: number } >( {
				method: 'POST',
				path: '/wc/v3/products',
				data: { name: 'Lamp', sku: 'LAMP', regular_price: '20.00' },
			} );
			const order = await requestUtils.rest< Order >( {
				method: 'POST',
				path: '/wc/v3/orders',
				data: {
					status: 'processing',
					billing: { first_name: 'Ada', last_name: 'Barlow', email: 'ada@example.org' },
					line_items: [ { product_id: product.id, quantity: 2 } ],
				},
			} );
			// What judges a page needs scripts itself.
			const check = async ( within: string ) =>
				javaScriptEnabled ? dashboard.expectFits( within, [ 1400, 400 ] ) : undefined;
			const stored = () => requestUtils.rest< Order >( { path: `/wc/v3/orders/${ order.id }` } );

			await page.goto( `/wp-admin/${ LIST }` );
			await page.getByRole( 'searchbox' ).fill( 'LAMP' );
			await page.getByRole( 'button', { name: 'Search orders' } ).click();
			await page.getByRole( 'checkbox', { name: `Select order #${ order.id }` } ).check();
			await page.locator( '#bulk-action-selector-top' ).selectOption( 'mark_completed' );
			await page.locator( '#doaction' ).click();
			await expect( page.getByText( '1 order changed to Completed.' ) ).toBeVisible();
			await page.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( page.getByText( '1 order changed to Processing.' ) ).toBeVisible();
			await check( '.storewright-list' );

			await page.getByRole( 'link', { name: `#${ order.id } Ada Barlow` } ).click();
			await page.getByLabel( 'Quantity of Lamp', { exact: true } ).fill( '3' );
			await page.getByRole( 'button', { name: 'Recalculate' } ).click();
			await expect( page.locator( '#storewright-order-calculation' ) ).toContainText( '60.00' );
			await page.getByRole( 'button', { name: 'Save order' } ).last().click();
			await expect( page.getByText( 'Order saved.' ) ).toBeVisible();
			expect( ( await stored() ).total ).toBe( '60.00' );

			await page.getByText( /Refund up to/ ).click();
			await page.getByLabel( 'Refunded quantity of Lamp' ).fill( '1' );
			await page.getByLabel( 'Refunded amount of Lamp' ).fill( '19.99' );
			await page.getByRole( 'button', { name: 'Refund manually' } ).click();
			await expect( page.getByText( 'Refund recorded.' ) ).toBeVisible();
			await expect( page.getByRole( 'row', { name: /Net payment/ } ) ).toContainText( '40.01' );
			await check( '.storewright-order' );
		} );
	} );
}
