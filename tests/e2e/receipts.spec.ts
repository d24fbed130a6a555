import { readFile, writeFile } from 'node:fs/promises';

import { expect, test } from './fixtures';
import { brokenGuidelines } from './fixtures/guidelines';

test.describe( 'the receipt of an order', () => {
	test( 'is shown to whoever has its address, without anything else of the shop', async ( {
		browser,
		requestUtils,
	} ) => {
		const order = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wc/v3/orders',
			data: {
				billing: { first_name: 'Ann', last_name: 'Kay', city: 'Albany' },
				fee_lines: [ { name: 'Repair of a lamp', total: '12.50' } ],
			},
		} );
		const receipt = await requestUtils.rest< { receipt_url: string } >( {
			method: 'POST',
			path: `/wc/v3/orders/${ order.id }/receipt`,
		} );

		const visitor = await browser.newContext( { storageState: { cookies: [], origins: [] } } );
		const page = await visitor.newPage();
		const answer = await page.goto( receipt.receipt_url );
		expect( answer?.status() ).toBe( 200 );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( `Receipt for order ${ order.id }` );
		await expect( page.getByRole( 'row', { name: 'Repair of a lamp' } ) ).toContainText( '12.50' );
		await expect( page.getByRole( 'row', { name: 'Total' } ) ).toContainText( '12.50' );
		await expect( page.getByText( 'Ann Kay' ) ).toBeVisible();
		expect( await brokenGuidelines( page, 'html', [] ) ).toEqual( [] );

		const forged = await page.goto( receipt.receipt_url.replace( /key=.{8}/, 'key=00000000' ) );
		expect( forged?.status() ).toBe( 404 );
		await expect( page.getByText( 'Ann Kay' ) ).toBeHidden();
		await visitor.close();
	} );

	test( 'leads a guest to the files that were bought, as often as the store allows', async ( {
		page,
		baseURL,
		requestUtils,
		problems,
	} ) => {
		problems.expect( /status of 403/ );
		const content = '0123456789'.repeat( 9 );
		const path = test.info().outputPath( 'map.txt' );
		await writeFile( path, content );
		const media = await requestUtils.uploadMedia( path );
		const product = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wc/v3/products',
			data: {
				name: 'Map',
				regular_price: '3',
				downloadable: true,
				download_limit: 1,
				downloads: [ { name: 'Map', file: media.source_url } ],
			},
		} );
		const order = await requestUtils.rest< { id: number } >( {
			method: 'POST',
			path: '/wc/v3/orders',
			data: {
				status: 'completed',
				billing: { first_name: 'Ann', email: 'ann@example.org' },
				line_items: [ { product_id: product.id, quantity: 1 } ],
			},
		} );
		const receipt = await requestUtils.rest< { receipt_url: string } >( {
			method: 'POST',
			path: `/wc/v3/orders/${ order.id }/receipt`,
		} );
		await page.context().clearCookies();
		await page.goto( receipt.receipt_url );
		const link = page.getByRole( 'link', { name: /Map/ } );
		const address = new URL( ( await link.getAttribute( 'href' ) ) ?? '', baseURL ).href;
		const [ file ] = await Promise.all( [ page.waitForEvent( 'download' ), link.click() ] );
		expect( await readFile( await file.path(), 'utf8' ) ).toBe( content );

		// The rest of a download that was cut off is no second one.
		const rest = await page.request.get( address, { headers: { Range: 'bytes=84-' } } );
		expect( [ rest.status(), await rest.text() ] ).toEqual( [ 206, '456789' ] );
		const past = await page.request.get( address, { headers: { Range: 'bytes=900-' } } );
		expect( past.status() ).toBe( 416 );

		await page.goto( address );
		await expect( page.getByText( 'You have downloaded this file as often as the store allows.' ) ).toBeVisible();
		expect( ( await page.request.get( address.replace( /key=[^&]+/, 'key=x' ) ) ).status() ).toBe( 404 );
	} );
} );
