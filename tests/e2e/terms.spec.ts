/** WordPress's own pages of categories and of terms of visual attributes: their order, pictures and swatches. */
import type { Page } from '@playwright/test';

import { expect, test } from './fixtures';
import { expectSameOverRest } from './pages/same-over-rest';

const LIST = '/wp-admin/edit-tags.php?taxonomy=product_cat&post_type=product';

const CATEGORIES = '/wc/v3/products/categories';

const names = ( page: Page ) => page.locator( '#the-list .row-title' ).filter( { hasNotText: 'Uncategorized' } );

interface Category {
	id: number;
	name: string;
	slug: string;
	menu_order: number;
	image: { id: number } | null;
}

/** All that wc/v3 answers of a category, without what no two have in common. */
const comparable = ( category: object | undefined ) => ( { ...category, id: 0, slug: '', _links: {} } );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
		test.use( { javaScriptEnabled, as: 'manager' } );

		test( 'Categories are put into an order and get a picture, as wc/v3 tells', async ( {
			page,
			dashboard,
			requestUtils,
			problems,
		} ) => {
			const media = await requestUtils.uploadMedia( 'docs/images/home.png' );
			for ( const name of [ 'Bags', 'Caps', 'Hats' ] ) {
				await requestUtils.rest( { method: 'POST', path: CATEGORIES, data: { name } } );
			}
			const stored = async () =>
				( await requestUtils.rest< Category[] >( { path: CATEGORIES } ) )
					.filter( ( { name } ) => name !== 'Uncategorized' )
					.sort( ( a, b ) => a.menu_order - b.menu_order );
			const button = ( name: string ) => page.getByRole( 'button', { name, exact: true } );
			await page.goto( LIST );
			await expect( names( page ) ).toHaveText( [ 'Bags', 'Caps', 'Hats' ] );
			if ( javaScriptEnabled ) {
				await page
					.locator( 'tr', { hasText: 'Hats' } )
					.locator( '.storewright-place__handle' )
					.dragTo( page.locator( '#the-list tr', { hasText: 'Bags' } ), {
						targetPosition: { x: 200, y: 4 },
					} );
				await expect( page.locator( '#the-list' ) ).not.toHaveAttribute( 'aria-busy', 'true' );
				await expect( names( page ) ).toHaveText( [ 'Hats', 'Bags', 'Caps' ] );
				await button( 'Move “Hats” down' ).press( 'Enter' );
				await expect( names( page ) ).toHaveText( [ 'Bags', 'Hats', 'Caps' ] );
				await expect( button( 'Move “Hats” down' ) ).toBeFocused();
				await dashboard.expectFits( '.column-storewright_order', [ 400 ] );
				await page.setViewportSize( { width: 1280, height: 800 } );
			} else {
				await button( 'Move “Hats” up' ).click();
				await expect( page.getByRole( 'status' ) ).toContainText( '“Hats” is now number' );
			}
			const order = [ 'Bags', 'Hats', 'Caps' ];
			await page.reload();
			await expect( names( page ) ).toHaveText( order );
			expect( ( await stored() ).map( ( { name } ) => name ) ).toEqual( order );

			await page.getByRole( 'link', { name: 'Bags', exact: true } ).first().click();
			const field = page.getByRole( 'textbox', { name: 'Image', exact: true } );
			if ( javaScriptEnabled ) {
				await page.getByRole( 'button', { name: 'Choose image: Image' } ).click();
				const dialog = page.getByRole( 'dialog', { name: 'Choose image' } );
				await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
				await dialog.getByRole( 'checkbox', { name: 'home' } ).click();
				await dialog.getByRole( 'button', { name: 'Use this image' } ).click();
				await expect( field ).toHaveValue( String( media.id ) );
				await dashboard.expectFits( '.term-image-wrap', [ 400 ] );
			} else {
				problems.expect( /status of 400/ );
				await field.fill( '999999' );
				await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
				await expect( page.getByText( 'Image: “999999” is not the ID or address of an image' ) ).toBeVisible();
				await page.goBack();
				await field.fill( String( media.id ) );
			}
			await page.getByRole( 'textbox', { name: 'Name', exact: true } ).fill( 'Bags & “sacks”' );
			await page.getByRole( 'textbox', { name: 'Slug', exact: true } ).fill( 'typed' );
			await page.getByLabel( 'Parent Category' ).selectOption( { label: 'Caps' } );
			await page.getByRole( 'spinbutton', { name: 'Order', exact: true } ).fill( '7' );
			await page.getByLabel( 'Description' ).fill( 'For <em>all</em> you have.' );
			await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
			await expect( page.locator( '#message' ) ).toBeVisible();
			const all = await stored();
			const typed = all.find( ( { slug } ) => slug === 'typed' );
			expect( typed?.image?.id ).toBe( media.id );
			const sent = await requestUtils.rest< Category >( {
				method: 'POST',
				path: CATEGORIES,
				data: {
					name: 'Bags & “sacks”',
					slug: 'sent',
					parent: all.find( ( { name } ) => name === 'Caps' )?.id,
					menu_order: 7,
					description: 'For <em>all</em> you have.',
					image: { id: media.id },
				},
			} );
			expect( comparable( typed ) ).toEqual( comparable( sent ) );
		} );
	} );
}

test( 'Terms of a visual attribute have a color that customers choose by', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await dashboard.setDirection( 'rtl' );
	await page.goto( '/wp-admin/edit.php?post_type=product&page=product_attributes' );
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Color' );
	await page.getByLabel( 'Type', { exact: true } ).selectOption( { label: 'Color / image' } );
	await page.getByRole( 'button', { name: 'Add attribute' } ).click();
	await page.getByRole( 'link', { name: 'Configure terms of “Color”' } ).click();
	await page.getByRole( 'textbox', { name: 'Name', exact: true } ).fill( 'Red' );
	await page.getByLabel( 'Choose a color' ).fill( '#cc0000' );
	await expect( page.getByRole( 'textbox', { name: 'Color', exact: true } ) ).toHaveValue( '#cc0000' );
	await page.getByRole( 'button', { name: 'Add term' } ).click();
	await expect( page.getByRole( 'img', { name: '#cc0000' } ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Color', exact: true } ) ).toHaveValue( '' );
	await expect( page.getByLabel( 'Choose a color' ) ).toHaveValue( '#ffffff' );
	await dashboard.expectFits( '.term-color-wrap', [ 400 ] );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.getByRole( 'link', { name: 'Red', exact: true } ).first().click();
	await expect( page.getByRole( 'textbox', { name: 'Color', exact: true } ) ).toHaveValue( '#cc0000' );
	await dashboard.setDirection( 'ltr' );
	expect( await requestUtils.rest( { path: '/wc/v3/products/attributes' } ) ).toMatchObject( [
		{ type: 'wc-visual' },
	] );
} );

test.describe( 'A shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'adds a category, a tag, and a brand with its picture, from right to left', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const media = await requestUtils.uploadMedia( 'docs/images/home.png' );
		await dashboard.setDirection( 'rtl' );
		for ( const [ taxonomy, name, path ] of [
			[ 'product_cat', 'Lights', 'categories' ],
			[ 'product_tag', 'Warm', 'tags' ],
			[ 'product_brand', 'Barlow', 'brands' ],
		] as const ) {
			await page.goto( `/wp-admin/edit-tags.php?taxonomy=${ taxonomy }&post_type=product` );
			await page.getByRole( 'textbox', { name: 'Name', exact: true } ).fill( name );
			if ( path === 'brands' ) {
				await page.getByRole( 'textbox', { name: 'Image', exact: true } ).fill( String( media.id ) );
			}
			await page.locator( '#submit' ).click();
			await expect( page.getByRole( 'link', { name, exact: true } ).first() ).toBeVisible();
			await dashboard.expectFits( '#wpbody-content', [ 400 ] );
			const terms = await requestUtils.rest< Category[] >( { path: `/wc/v3/products/${ path }` } );
			const added = terms.filter( ( { slug } ) => slug !== 'uncategorized' );
			const data = { name, ...( path === 'brands' && { image: { id: media.id } } ) };
			expect( added ).toMatchObject( [ data ] );
			await expectSameOverRest( requestUtils, `/wc/v3/products/${ path }`, added[ 0 ]?.id ?? 0, data );
		}
		await dashboard.setDirection( 'ltr' );
	} );
} );
