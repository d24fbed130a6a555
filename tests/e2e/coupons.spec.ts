import { expect, test } from './fixtures';
import { expectSameOverRest } from './pages/same-over-rest';

interface Coupon {
	id: number;
	code: string;
	amount: string;
	discount_type: string;
	product_ids: number[];
	status: string;
}

const LIST = '/wp-admin/edit.php?post_type=shop_coupon';

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'Coupons, with scripts' : 'Coupons, without scripts', () => {
		test.use( { javaScriptEnabled } );
		test.describe.configure( { timeout: 480_000 } );

		test( 'are tried while they are added, with what is wrong quoted', async ( {
			page,
			dashboard,
			requestUtils,
		} ) => {
			const lamp = await requestUtils.rest< { id: number } >( {
				method: 'POST',
				path: '/wc/v3/products',
				data: { name: 'Coupon lamp', sku: `CL-${ javaScriptEnabled }`, regular_price: '50.00' },
			} );
			// What judges a page needs scripts itself.
			const check = async ( within: string ) =>
				javaScriptEnabled ? dashboard.expectFits( within, [ 400 ] ) : undefined;
			const stored = async ( code: string ) =>
				( await requestUtils.rest< Coupon[] >( { path: `/wc/v3/coupons?code=${ code }` } ) )[ 0 ];

			await page.goto( LIST );
			await page.getByRole( 'link', { name: 'Add coupon' } ).first().click();
			await expect( page.getByRole( 'heading', { name: 'Add coupon', level: 1 } ) ).toBeVisible();
			await page.getByRole( 'button', { name: 'Generate coupon code' } ).click();
			await expect( page.getByLabel( 'Coupon code' ) ).toHaveValue( /^[A-Z2-9]{8}$/ );
			await page.getByLabel( 'Coupon code' ).fill( 'Spring' );
			await page.getByLabel( 'Discount type' ).selectOption( { label: 'Percentage discount' } );
			await page.getByLabel( 'Coupon amount' ).fill( '10' );
			const example = page.locator( '#storewright-coupon-example' );
			if ( ! javaScriptEnabled ) {
				await page.getByRole( 'button', { name: 'Update the example' } ).click();
			}
			await expect( example ).toHaveText( /^A cart of \$50\.00 becomes \$45\.00\.$/ );

			// What is wrong is named and quoted; what was typed stays.
			await page.getByLabel( 'Minimum spend' ).fill( 'ten' );
			await page.getByRole( 'button', { name: 'Add coupon' } ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText( 'Minimum spend: “ten” is not a number' );
			await expect( page.getByLabel( 'Coupon amount' ) ).toHaveValue( '10' );
			await check( '.storewright-coupon' );
			await page.getByLabel( 'Minimum spend' ).fill( '' );
			await page
				.getByLabel( 'Products: name, SKU or ID to add', { exact: true } )
				.fill( `CL-${ javaScriptEnabled }` );
			await page.getByRole( 'button', { name: 'Add to “Products”' } ).click();
			await expect( page.getByRole( 'checkbox', { name: 'Coupon lamp' } ).first() ).toBeChecked();
			await page.getByLabel( 'Coupon amount' ).press( 'Enter' );
			await expect( page.getByText( 'Coupon added.' ) ).toBeVisible();
			const spring = await stored( 'spring' );
			expect( spring ).toMatchObject( {
				amount: '10.00',
				discount_type: 'percent',
				product_ids: [ lamp.id ],
				status: 'publish',
			} );
			await expectSameOverRest( requestUtils, '/wc/v3/coupons', spring?.id ?? 0, {
				code: 'Spring',
				discount_type: 'percent',
				amount: '10',
				product_ids: [ lamp.id ],
			} );
		} );

		test( 'are changed by two owners, found, and trashed with Undo', async ( {
			page,
			dashboard,
			requestUtils,
		} ) => {
			const code = javaScriptEnabled ? 'summer' : 'winter';
			const lamp = await requestUtils.rest< { id: number } >( {
				method: 'POST',
				path: '/wc/v3/products',
				data: { name: 'Other lamp', regular_price: '50.00' },
			} );
			const { id } = await requestUtils.rest< Coupon >( {
				method: 'POST',
				path: '/wc/v3/coupons',
				data: { code, amount: '10', discount_type: 'percent', product_ids: [ lamp.id ] },
			} );
			const check = async ( within: string ) =>
				javaScriptEnabled ? dashboard.expectFits( within, [ 400 ] ) : undefined;
			const stored = () => requestUtils.rest< Coupon >( { path: `/wc/v3/coupons/${ id }` } );
			await requestUtils.rest( {
				method: 'POST',
				path: '/wc/v3/orders',
				data: {
					status: 'processing',
					billing: { first_name: 'Ada', last_name: 'Barlow' },
					line_items: [ { product_id: lamp.id, quantity: 1 } ],
					coupon_lines: [ { code } ],
				},
			} );
			await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
			await expect( page.locator( '#storewright-coupon-uses' ) ).toContainText( 'Used 1 time.' );
			await expect( page.getByRole( 'link', { name: /^#\d+ Ada Barlow$/ } ) ).toHaveAttribute(
				'href',
				/page=wc-orders&action=edit/
			);

			// Somebody else saves meanwhile.
			await requestUtils.rest( { method: 'PUT', path: `/wc/v3/coupons/${ id }`, data: { amount: '12' } } );
			await page.getByLabel( 'Coupon amount' ).fill( '15' );
			await page.getByRole( 'button', { name: 'Save coupon' } ).last().click();
			await expect( page.getByRole( 'alert' ) ).toContainText( 'changed “Coupon amount” to “12.00” since' );
			await expect( page.getByLabel( 'Coupon amount' ) ).toHaveValue( '15' );
			await page.getByRole( 'button', { name: 'Save coupon' } ).last().click();
			await expect( page.getByText( 'Coupon saved.' ) ).toBeVisible();
			expect( ( await stored() ).amount ).toBe( '15.00' );

			await page.goto( LIST );
			await page.getByLabel( 'Filter by type' ).selectOption( { label: 'Percentage discount' } );
			await page.getByLabel( 'Filter by status' ).selectOption( { label: 'Active' } );
			await page.getByRole( 'button', { name: 'Filter' } ).click();
			const row = page.getByRole( 'row', { name: new RegExp( code ) } );
			await expect( row ).toContainText( '15%' );
			await expect( row ).toContainText( '1 / ∞' );
			await expect( row ).toContainText( 'Only Other lamp' );
			await check( '#wpbody-content .wrap' );
			await page.getByLabel( `Select ${ code }` ).check();
			await page.getByLabel( 'Select bulk action' ).first().selectOption( { label: 'Move to Trash' } );
			await page.getByRole( 'button', { name: 'Apply' } ).first().click();
			await expect( page.getByText( '1 coupon moved to the Trash.' ) ).toBeVisible();
			await page.getByRole( 'link', { name: 'Undo' } ).click();
			await expect( page.getByText( '1 coupon restored from the Trash.' ) ).toBeVisible();
			expect( ( await stored() ).status ).toBe( 'publish' );
			await page
				.getByRole( 'link', { name: new RegExp( code ) } )
				.first()
				.click();
			await page.getByRole( 'button', { name: 'Move to Trash' } ).click();
			await expect( page.getByText( '1 coupon moved to the Trash.' ) ).toBeVisible();
		} );
	} );
}

const autumn = {
	method: 'POST',
	path: '/wc/v3/coupons',
	data: { code: 'autumn', amount: '5', description: 'For friends' },
};

test.describe( 'A shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'reaches the list of coupons from Marketing, from right to left', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.rest( autumn );
		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { path: '/marketing' } );
		await page.getByRole( 'link', { name: 'Manage coupons', exact: true } ).click();
		await expect( page.getByRole( 'heading', { name: 'Coupons', level: 1 } ) ).toBeVisible();
		await expect( page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Coupons' } ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await dashboard.expectFits( '#wpbody-content .wrap', [ 400 ] );
		await dashboard.setDirection( 'ltr' );
	} );

	test( 'opens a coupon by keyboard and changes it, from right to left', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.rest( autumn );
		await dashboard.setDirection( 'rtl' );
		await page.goto( LIST );
		await page
			.getByRole( 'link', { name: /autumn/ } )
			.first()
			.press( 'Enter' );
		await expect( page.getByLabel( 'Coupon code' ) ).toHaveValue( 'autumn' );
		await expect( page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Coupons' } ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await dashboard.expectFits( '.storewright-coupon', [ 400 ] );
		await page.getByLabel( 'Coupon amount' ).fill( '7' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByText( 'Coupon saved.' ) ).toBeVisible();
		expect( await requestUtils.rest( { path: '/wc/v3/coupons?code=autumn' } ) ).toMatchObject( [
			{ amount: '7.00' },
		] );
		await dashboard.setDirection( 'ltr' );
	} );
} );
