import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures';

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
		expect( ( await new AxeBuilder( { page } ).analyze() ).violations ).toEqual( [] );

		const forged = await page.goto( receipt.receipt_url.replace( /key=.{8}/, 'key=00000000' ) );
		expect( forged?.status() ).toBe( 404 );
		await expect( page.getByText( 'Ann Kay' ) ).toBeHidden();
		await visitor.close();
	} );
} );
