/** Pictures of orders, products, reviews and what belongs to a customer: part of `npm run screenshots`. */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import { inBothDirections } from './fixtures/directions';
import { fullOrder } from './pages/full-order';

/** What is hard to have room for. */
const LONG = { name: 'Lamp of hand-blown glass with a braided cord and a very long name', price: '1234567.89' };

const sender = ( client: RequestUtils ) => ( path: string, data: object ) =>
	client.rest< { id: number } >( { method: 'POST', path: `/wc/v3/${ path }`, data } );

inBothDirections( () => {
	test( 'Orders', async ( { page, dashboard, requestUtils } ) => {
		const { order } = await fullOrder( requestUtils, LONG );
		const show = ( query: string ) => async () => {
			await page.goto( `/wp-admin/admin.php?page=wc-orders${ query }` );
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		};
		await dashboard.takePictures( 'orders', show( '' ) );
		await dashboard.takePictures( 'orders-none', show( '&s=nobody' ) );
		await dashboard.takePictures( 'order', show( `&action=edit&id=${ order }` ) );
		await dashboard.takePictures( 'order-new', show( '&action=new' ) );
		await dashboard.takePictures( 'order-packing-slip', show( `&action=edit&id=${ order }&print=packing-slip` ) );
		await dashboard.takePictures( 'order-invoice', show( `&action=edit&id=${ order }&print=invoice` ) );
		await show( `&action=edit&id=${ order }` )();
		await page.getByText( /Refund up to/ ).click();
		await dashboard.takePictures( 'order-refund' );
	} );

	test( 'Customers', async ( { page, dashboard, requestUtils } ) => {
		const { customer } = await fullOrder( requestUtils, LONG );
		const show = ( query: string ) => async () => {
			await page.goto( `/wp-admin/admin.php?page=storewright-customer&${ query }` );
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		};
		await dashboard.takePictures( 'customer-with-orders', show( `user=${ customer }` ) );
		await dashboard.takePictures( 'customer-guest', show( 'email=ada%40example.org' ) );
	} );

	test( 'Lists of products and reviews', async ( { page, dashboard, requestUtils } ) => {
		const { product } = await fullOrder( requestUtils, LONG );
		const send = sender( requestUtils );
		for ( const [ reviewer, status ] of [
			[ 'Mei', 'hold' ],
			[ 'Jonas', 'approved' ],
		] as const ) {
			await send( 'products/reviews', {
				product_id: product,
				review: 'Shines as it says, and has done so for a year.',
				reviewer,
				reviewer_email: `${ reviewer.toLowerCase() }@example.org`,
				rating: 4,
				status,
			} );
		}
		await requestUtils.rest( {
			method: 'PUT',
			path: `/wc/v3/products/${ product }`,
			data: { stock_quantity: 3 },
		} );
		const show = ( path: string ) => async () => {
			await page.goto( `/wp-admin/${ path }` );
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
		};
		const list = 'edit.php?post_type=product';
		await dashboard.takePictures( 'product-list', show( list ) );
		await page.getByRole( 'link', { name: `Quick edit “${ LONG.name }”` } ).press( 'Enter' );
		await expect( page.locator( 'form.storewright-quick-edit' ).getByLabel( 'Name' ) ).toBeFocused();
		await dashboard.takePictures( 'product-quick-edit' );
		await dashboard.takePictures(
			'stock-history',
			show( `admin.php?page=storewright-stock-history&id=${ product }` )
		);
		await dashboard.takePictures( 'reviews', show( 'edit-comments.php?comment_type=review' ) );
		await show( list )();
		for ( const name of [ LONG.name, 'Lamp' ] ) {
			await page.getByLabel( `Select ${ name }`, { exact: true } ).check();
		}
		await page.getByLabel( 'Select bulk action' ).first().selectOption( { label: 'Edit prices, stock and more' } );
		await page.getByRole( 'button', { name: 'Apply' } ).first().click();
		await expect( page.getByRole( 'button', { name: 'Preview changes' } ) ).toBeVisible();
		await dashboard.takePictures( 'products-edit' );
		await page.getByLabel( 'Regular price', { exact: true } ).selectOption( { label: 'Increase by a percentage' } );
		await page.getByLabel( 'Amount or percentage of the regular price' ).fill( '10' );
		await page.getByRole( 'button', { name: 'Preview changes' } ).click();
		await expect( page.getByRole( 'button', { name: /^Save \d changes$/ } ) ).toBeVisible();
		await dashboard.takePictures( 'products-edit-preview' );
	} );

	test( 'The product editor', async ( { page, dashboard, requestUtils } ) => {
		const { product } = await fullOrder( requestUtils, LONG );
		const { id: chair } = await sender( requestUtils )( 'products', {
			name: 'Armchair',
			type: 'variable',
			attributes: [ { name: 'Size', options: [ 'S', 'L' ], visible: true, variation: true } ],
		} );
		const red = await sender( requestUtils )( `products/${ chair }/variations`, {
			sku: 'ARM-S',
			regular_price: '120.00',
			attributes: [ { name: 'Size', option: 'S' } ],
		} );
		const open = ( path: string ) => async () => {
			await dashboard.open( { path } );
			await expect( dashboard.root.getByRole( 'button', { name: /^(Update|Publish)$/ } ).first() ).toBeVisible();
			await expect( page.getByLabel( 'Loading…' ) ).toHaveCount( 0 );
			// The text editors are there.
			await expect( dashboard.root.locator( 'iframe' ).first() ).toBeVisible();
			await page.evaluate( () => window.scrollTo( 0, 0 ) );
		};
		await dashboard.takePictures( 'product-new', open( '/add-product' ) );
		await dashboard.takePictures( 'product', open( `/product/${ product }` ) );
		await dashboard.takePictures( 'product-variable', open( `/product/${ chair }` ) );
		await dashboard.takePictures( 'product-variation', async () => {
			await dashboard.open( { path: `/product/${ chair }/variation/${ red.id }` } );
			await expect( dashboard.root.getByRole( 'button', { name: /^(Update|Save)/ } ).first() ).toBeVisible();
		} );
		await open( '/add-product' )();
		await dashboard.root.getByRole( 'button', { name: 'Publish' } ).first().click();
		await expect( dashboard.root.getByLabel( 'Name', { exact: true } ).first() ).toBeFocused();
		await dashboard.takePictures( 'product-errors' );
	} );
} );
