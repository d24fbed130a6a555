import { expect, test } from './fixtures';

const LIST = '/wp-admin/edit.php?post_type=product';

/** All that is below WordPress's toolbar and beside its menu. */
const PAGE = '#wpbody-content';

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

	test( 'copies a product, takes it from the trash again, and leads to the import', async ( {
		page,
		requestUtils,
	} ) => {
		const statuses = async () => {
			const products = await requestUtils.rest< Array< { name: string; status: string } > >( {
				path: '/wc/v3/products?status=any&orderby=id&order=asc&search=Desk',
			} );
			return products.map( ( { name, status } ) => `${ name }: ${ status }` );
		};
		await page.goto( LIST );
		await page.getByRole( 'link', { name: 'Duplicate “Desk lamp”' } ).press( 'Enter' );
		await expect( page.getByRole( 'status' ) ).toContainText( '“Desk lamp (copy)” was added as a draft.' );
		expect( await statuses() ).toEqual( [ 'Desk lamp: publish', 'Desk lamp (copy): draft' ] );
		await page.getByRole( 'link', { name: 'Move “Desk lamp” to the Trash' } ).press( 'Enter' );
		await expect( page.getByText( '1 product moved to the Trash.' ) ).toBeVisible();
		expect( await statuses() ).toEqual( [ 'Desk lamp (copy): draft' ] );
		await page.getByRole( 'link', { name: 'Undo' } ).click();
		await expect( page.getByText( '1 product restored from the Trash.' ) ).toBeVisible();
		expect( await statuses() ).toEqual( [ 'Desk lamp: publish', 'Desk lamp (copy): draft' ] );
		await page.getByRole( 'link', { name: 'Import CSV' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Import products from a CSV file' } ) ).toBeVisible();
	} );

	test( 'copies and trashes without scripts', async ( { browser, page, site } ) => {
		const context = await browser.newContext( {
			baseURL: site.url,
			javaScriptEnabled: false,
			storageState: await page.context().storageState(),
		} );
		const plain = await context.newPage();
		await plain.goto( `${ LIST }&s=LAMP-1` );
		await plain.getByRole( 'link', { name: 'Duplicate “Desk lamp”' } ).click();
		await expect( plain.getByText( '“Desk lamp (copy)” was added as a draft.' ) ).toBeVisible();
		await plain.goto( `${ LIST }&s=LAMP-1` );
		await plain.getByRole( 'link', { name: 'Move “Desk lamp” to the Trash' } ).click();
		await expect( plain.getByText( '1 product moved to the Trash.' ) ).toBeVisible();
		await plain.getByRole( 'link', { name: 'Undo' } ).click();
		await expect( plain.getByText( '1 product restored from the Trash.' ) ).toBeVisible();
		await context.close();
	} );

	test.describe( 'of a shop manager', () => {
		test.use( { as: 'manager' } );
		test.afterEach( ( { dashboard } ) => dashboard.setDirection( 'ltr' ) );

		for ( const direction of [ 'ltr', 'rtl' ] as const ) {
			test( `fits every window and breaks no guideline, nor does its bulk edit: ${ direction }`, async ( {
				page,
				dashboard,
			} ) => {
				await dashboard.setDirection( direction );
				await page.goto( `${ LIST }&orderby=sku&order=asc` );
				await expect( page.getByRole( 'link', { name: 'Quick edit “Desk lamp”' } ) ).toBeAttached();
				await dashboard.expectFits( PAGE, [ 1400, 400 ] );
				await page.getByLabel( 'Select Desk lamp' ).check();
				await page
					.getByLabel( 'Select bulk action' )
					.first()
					.selectOption( { label: 'Edit prices, stock and more' } );
				await page.getByRole( 'button', { name: 'Apply' } ).first().click();
				await page
					.getByLabel( 'Regular price', { exact: true } )
					.selectOption( { label: 'Increase by an amount' } );
				await page.getByLabel( 'Amount or percentage of the regular price' ).fill( '2' );
				await dashboard.expectFits( PAGE, [ 1400, 400 ] );
				await page.getByRole( 'button', { name: 'Preview changes' } ).click();
				await expect( page.getByRole( 'row', { name: /Desk lamp/ } ) ).toContainText( '42.00' );
				await dashboard.expectFits( PAGE, [ 1400, 400 ] );
			} );
		}
	} );

	test( 'changes several without scripts, and shows before what becomes what', async ( { browser, page, site } ) => {
		const context = await browser.newContext( {
			baseURL: site.url,
			javaScriptEnabled: false,
			storageState: await page.context().storageState(),
			viewport: { width: 400, height: 800 },
		} );
		const plain = await context.newPage();
		await plain.goto( `${ LIST }&s=LAMP&orderby=sku&order=asc` );
		await plain.getByRole( 'link', { name: 'Quick edit “Floor lamp”' } ).click();
		await expect( plain.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Quick edit' );
		await plain.getByLabel( 'Name', { exact: true } ).fill( 'Standard lamp' );
		await plain.getByRole( 'button', { name: /^(Update|Save)/ } ).click();
		await expect( plain.getByRole( 'status' ) ).toContainText( '1 product was changed.' );
		await plain.goto( `${ LIST }&s=LAMP&orderby=sku&order=asc` );
		for ( const name of [ 'Desk lamp', 'Standard lamp' ] ) {
			await plain.getByLabel( `Select ${ name }` ).check();
		}
		await plain.getByLabel( 'Select bulk action' ).first().selectOption( { label: 'Edit prices, stock and more' } );
		await plain.getByRole( 'button', { name: 'Apply' } ).first().click();
		await plain
			.getByLabel( 'Regular price', { exact: true } )
			.selectOption( { label: 'Increase by a percentage' } );
		await plain.getByLabel( 'Amount or percentage of the regular price' ).fill( '10' );
		await plain.getByRole( 'button', { name: 'Preview changes' } ).click();
		await expect( plain.getByRole( 'row', { name: /Standard lamp/ } ) ).toContainText( /40\.00.*44\.00/ );
		await plain.getByRole( 'button', { name: 'Save 2 changes' } ).click();
		await expect( plain.getByRole( 'status' ) ).toContainText( '2 products were changed.' );
		await expect( plain.getByRole( 'row', { name: /Standard lamp/ } ) ).toContainText( '44.00' );
		await context.close();
	} );
} );
