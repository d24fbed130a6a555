/** Products → Attributes, and WordPress's own pages of their terms, which need no script. */
import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { expectSameOverRest } from './pages/same-over-rest';

const LIST = '/wp-admin/edit.php?post_type=product&page=product_attributes';

const PAGE = '.storewright-attributes';

/** All that is below WordPress's toolbar and beside its menu. */
const PAGE_WITH_NOTICES = '#wpbody-content';

const ATTRIBUTES = '/wc/v3/products/attributes';

interface Attribute {
	id: number;
	name: string;
	slug: string;
	order_by: string;
	has_archives: boolean;
}

interface Term {
	id: number;
	name: string;
	menu_order: number;
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'Attributes, with scripts' : 'Attributes, without scripts', () => {
		test.use( { javaScriptEnabled } );
		test.describe.configure( { timeout: 480_000 } );

		test( 'are added, changed and deleted after a question, with what is wrong quoted', async ( {
			page,
			dashboard,
			requestUtils,
		} ) => {
			// What judges a page needs scripts itself.
			const check = async () => ( javaScriptEnabled ? dashboard.expectFits( PAGE, [ 400 ] ) : undefined );
			const stored = () => requestUtils.rest< Attribute[] >( { path: ATTRIBUTES } );

			await page.goto( '/wp-admin/edit.php?post_type=product' );
			await page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Attributes' } ).click();
			await expect( page.getByRole( 'heading', { name: 'Attributes', level: 1 } ) ).toBeVisible();
			await expect( page.getByText( 'No attributes yet.' ) ).toBeVisible();
			await check();
			await page.getByLabel( 'Name', { exact: true } ).fill( 'Color' );
			await page.getByLabel( 'Slug', { exact: true } ).fill( 'a-slug-that-is-by-far-too-long' );
			await page.getByLabel( 'Enable archives' ).check();
			await page.getByLabel( 'Slug', { exact: true } ).press( 'Enter' );
			await expect( page.getByRole( 'alert' ) ).toContainText(
				'Slug: “a-slug-that-is-by-far-too-long” can’t be used. A slug can have at most 28 characters.'
			);
			await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue( 'Color' );
			await expect( page.getByLabel( 'Enable archives' ) ).toBeChecked();
			await check();
			expect( await stored() ).toEqual( [] );
			await page.getByLabel( 'Slug', { exact: true } ).fill( '' );
			await page.getByRole( 'button', { name: 'Add attribute' } ).click();
			await expect( page.getByRole( 'status' ) ).toContainText( 'Attribute added.' );
			expect( await stored() ).toMatchObject( [
				{ name: 'Color', slug: 'pa_color', order_by: 'menu_order', has_archives: true },
			] );
			const [ attribute ] = await stored();

			// Somebody else saves meanwhile.
			await page.getByRole( 'link', { name: 'Edit “Color”' } ).click();
			await expect( page.getByRole( 'heading', { name: 'Edit attribute', level: 1 } ) ).toBeVisible();
			await requestUtils.rest( {
				method: 'PUT',
				path: `${ ATTRIBUTES }/${ attribute?.id }`,
				data: { name: 'Theirs', has_archives: false },
			} );
			await page.getByLabel( 'Name', { exact: true } ).fill( 'Tone' );
			await page.getByLabel( 'Default sort order' ).selectOption( { label: 'Name (numeric)' } );
			await page.getByRole( 'button', { name: 'Save attribute' } ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText( 'changed “Name” to “Theirs” since' );
			await expect( page.getByLabel( 'Name', { exact: true } ) ).toHaveValue( 'Tone' );
			await expect( page.getByLabel( 'Enable archives' ) ).not.toBeChecked();
			await check();
			await page.getByRole( 'button', { name: 'Save attribute' } ).click();
			await expect( page.getByRole( 'status' ) ).toContainText( 'Attribute saved.' );
			expect( await stored() ).toMatchObject( [ { name: 'Tone', order_by: 'name_num', has_archives: false } ] );

			await requestUtils.rest( {
				method: 'POST',
				path: '/wc/v3/products',
				data: { name: 'Lamp', attributes: [ { id: attribute?.id, options: [ 'Red' ], visible: true } ] },
			} );
			await page.getByRole( 'link', { name: 'All attributes' } ).click();
			await expect( page.getByRole( 'row', { name: /Tone/ } ) ).toContainText( 'Red' );
			await check();
			await page.getByRole( 'link', { name: 'Delete “Tone”' } ).click();
			await expect( page.getByText( '1 product uses it and will lose it.' ) ).toBeVisible();
			await check();
			await page.getByRole( 'link', { name: 'Cancel' } ).click();
			await page.getByRole( 'link', { name: 'Delete “Tone”' } ).click();
			await page.getByRole( 'button', { name: 'Delete attribute' } ).press( 'Enter' );
			await expect( page.getByRole( 'status' ) ).toContainText( 'Attribute deleted.' );
			expect( await stored() ).toEqual( [] );
		} );

		test( 'have terms with an order of their own', async ( { page, dashboard, requestUtils } ) => {
			const { id } = await requestUtils.rest< Attribute >( {
				method: 'POST',
				path: ATTRIBUTES,
				data: { name: 'Size' },
			} );
			await requestUtils.rest( {
				method: 'POST',
				path: `${ ATTRIBUTES }/${ id }/terms`,
				data: { name: 'Large', menu_order: 3 },
			} );
			const stored = async () =>
				( await requestUtils.rest< Term[] >( { path: `${ ATTRIBUTES }/${ id }/terms` } ) ).map(
					( { name, menu_order: order } ) => [ name, order ]
				);
			const names = page.locator( '#the-list .row-title' );
			const place = page.getByRole( 'spinbutton', { name: 'Order', exact: true } );

			await page.goto( LIST );
			await page.getByRole( 'link', { name: 'Configure terms of “Size”' } ).click();
			await expect( page.getByRole( 'heading', { name: 'Size', level: 1 } ) ).toBeVisible();
			await expect( page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Attributes' } ) ).toHaveAttribute(
				'aria-current',
				'page'
			);
			await page.getByRole( 'textbox', { name: 'Name', exact: true } ).fill( 'Medium' );
			await place.fill( '9' );
			if ( javaScriptEnabled ) {
				await dashboard.expectFits( '.term-order-wrap', [ 400 ] );
			}
			await page.getByRole( 'button', { name: 'Add term' } ).click();
			await expect( names.filter( { hasText: 'Medium' } ) ).toBeVisible();
			expect( await stored() ).toEqual( [
				[ 'Large', 3 ],
				[ 'Medium', 9 ],
			] );

			await names.filter( { hasText: 'Medium' } ).click();
			await expect( page.getByRole( 'heading', { name: 'Edit term', level: 1 } ) ).toBeVisible();
			await expect( place ).toHaveValue( '9' );
			await place.fill( '1' );
			await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
			await expect( page.locator( '#message' ) ).toBeVisible();
			expect( await stored() ).toContainEqual( [ 'Medium', 1 ] );
			const terms = `${ ATTRIBUTES }/${ id }/terms`;
			const [ medium ] = await requestUtils.rest< Term[] >( { path: `${ terms }?slug=medium` } );
			await expectSameOverRest( requestUtils, terms, medium?.id ?? 0, { name: 'Medium', menu_order: 1 } );
			await page.getByRole( 'link', { name: 'Go to terms' } ).click();
			await expect( names ).toHaveText( [ 'Medium', 'Large' ] );
			await page.getByRole( 'link', { name: 'All attributes' } ).click();
			await expect( page.getByRole( 'row', { name: /Size/ } ) ).toContainText( 'Medium, Large' );
		} );
	} );
}

test( 'Attributes are added by keyboard, and read from right to left', async ( { page, dashboard, requestUtils } ) => {
	await dashboard.setDirection( 'rtl' );
	await page.goto( LIST );
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Fabric' );
	await pressOn( page, page.getByRole( 'button', { name: 'Add attribute' } ) );
	await expect( page.getByRole( 'status' ) ).toContainText( 'Attribute added.' );
	await expect( page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Attributes' } ) ).toHaveAttribute(
		'aria-current',
		'page'
	);
	await dashboard.expectFits( PAGE, [ 400 ] );
	await pressOn( page, page.getByRole( 'link', { name: 'Delete “Fabric”' } ) );
	await pressOn( page, page.getByRole( 'button', { name: 'Delete attribute' } ) );
	await expect( page.getByText( 'No attributes yet.' ) ).toBeVisible();
	expect( await requestUtils.rest< Attribute[] >( { path: ATTRIBUTES } ) ).toEqual( [] );
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Fabric' );
	await page.getByLabel( 'Enable archives' ).check();
	await page.getByLabel( 'Default sort order' ).selectOption( { label: 'Name (numeric)' } );
	await pressOn( page, page.getByRole( 'button', { name: 'Add attribute' } ) );
	await expect( page.getByRole( 'status' ) ).toContainText( 'Attribute added.' );
	const [ fabric ] = await requestUtils.rest< Attribute[] >( { path: ATTRIBUTES } );
	await expectSameOverRest( requestUtils, ATTRIBUTES, fabric?.id ?? 0, {
		name: 'Fabric',
		has_archives: true,
		order_by: 'name_num',
	} );
	await dashboard.setDirection( 'ltr' );
} );

test.describe( 'A shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'works on attributes as well, from right to left', async ( { page, dashboard } ) => {
		await dashboard.setDirection( 'rtl' );
		await page.goto( LIST );
		await page.getByLabel( 'Name', { exact: true } ).fill( 'Fabric' );
		await page.getByRole( 'button', { name: 'Add attribute' } ).click();
		await expect( page.getByRole( 'link', { name: 'Delete “Fabric”' } ) ).toBeVisible();
		await dashboard.expectFits( PAGE_WITH_NOTICES, [ 1400, 400 ] );
		await page.getByRole( 'link', { name: 'Edit “Fabric”' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Edit attribute', level: 1 } ) ).toBeVisible();
		await dashboard.expectFits( PAGE_WITH_NOTICES, [ 1400, 400 ] );
		await dashboard.setDirection( 'ltr' );
	} );
} );
