import { expect, test } from './fixtures';

interface Order {
	id: number;
	customer_id: number;
}

interface Customer {
	id: number;
	billing: { city: string };
	shipping: object;
}

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( javaScriptEnabled ? 'A customer, with scripts' : 'A customer, without scripts', () => {
		test.use( { javaScriptEnabled } );
		test.describe.configure( { timeout: 480_000 } );

		test( 'has addresses, notes, and guest orders that become theirs', async ( {
			page,
			dashboard,
			requestUtils,
		} ) => {
			const name = javaScriptEnabled ? 'ada' : 'bea';
			const email = `${ name }@example.org`;
			const lamp = await requestUtils.rest< { id: number } >( {
				method: 'POST',
				path: '/wc/v3/products',
				data: { name: 'Lamp', regular_price: '20.00' },
			} );
			const customer = await requestUtils.rest< Customer >( {
				method: 'POST',
				path: '/wc/v3/customers',
				data: { email, username: name, password: 'Correct horse 7', first_name: name, last_name: 'Barlow' },
			} );
			const order = await requestUtils.rest< Order >( {
				method: 'POST',
				path: '/wc/v3/orders',
				data: {
					status: 'processing',
					billing: { first_name: name, last_name: 'Barlow', email },
					line_items: [ { product_id: lamp.id, quantity: 2 } ],
				},
			} );
			const stored = () => requestUtils.rest< Order >( { path: `/wc/v3/orders/${ order.id }` } );

			// From the guest's order to the guest, and on to the account of the same address.
			await page.goto( `/wp-admin/admin.php?page=wc-orders&action=edit&id=${ order.id }` );
			await page.getByRole( 'link', { name: 'Open the customer' } ).click();
			await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( `${ name } Barlow` );
			await page.getByRole( 'link', { name: 'Open the account' } ).click();
			await expect( page.getByText( `1 order was placed as a guest with ${ email }.` ) ).toBeVisible();
			await page.getByRole( 'button', { name: 'Show guest orders' } ).press( 'Enter' );
			await expect( page.getByRole( 'checkbox', { name: `Move order #${ order.id }` } ) ).toBeChecked();
			expect( ( await stored() ).customer_id ).toBe( 0 );
			await page.getByRole( 'button', { name: /Move the selected orders to/ } ).press( 'Enter' );
			await expect( page.getByText( '1 order was moved to the account.' ) ).toBeVisible();
			expect( ( await stored() ).customer_id ).toBe( customer.id );
			await expect( page.getByRole( 'definition' ).filter( { hasText: '$40.00' } ).first() ).toBeVisible();

			const billing = page.getByRole( 'group', { name: 'Billing address' } );
			await billing.getByLabel( 'City' ).fill( 'Oslo' );
			await billing.getByLabel( 'Email' ).fill( 'nobody' );
			await page.getByRole( 'button', { name: 'Save addresses' } ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText( '“nobody” is not an email address.' );
			await expect( billing.getByLabel( 'City' ) ).toHaveValue( 'Oslo' );
			await billing.getByLabel( 'Email' ).fill( email );
			await page.getByRole( 'button', { name: 'Save addresses' } ).click();
			await expect( page.getByText( 'Addresses saved.' ) ).toBeVisible();
			const read = await requestUtils.rest< Customer >( { path: `/wc/v3/customers/${ customer.id }` } );
			expect( read.billing.city ).toBe( 'Oslo' );
			const other = await requestUtils.rest< Customer >( {
				method: 'POST',
				path: '/wc/v3/customers',
				data: { email: `other.${ email }`, first_name: name, last_name: 'Barlow' },
			} );
			const sent = await requestUtils.rest< Customer >( {
				method: 'PUT',
				path: `/wc/v3/customers/${ other.id }`,
				data: { billing: { city: 'Oslo', email } },
			} );
			expect( [ read.billing, read.shipping ] ).toEqual( [ sent.billing, sent.shipping ] );

			await page.getByLabel( 'Add a note' ).fill( 'Calls on Mondays' );
			await page.getByRole( 'button', { name: 'Add note' } ).click();
			await expect( page.getByText( 'Note added.' ) ).toBeVisible();
			await page.getByRole( 'button', { name: 'Delete the note “Calls on Mondays”' } ).click();
			await expect( page.getByText( 'Note deleted.' ) ).toBeVisible();
			if ( javaScriptEnabled ) {
				// What judges a page needs scripts itself.
				await dashboard.expectFits( '.storewright-customer', [ 1400, 400 ] );
			}
		} );
	} );
}

test.describe( 'A shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'reaches a customer from the report of customers and adds a note, from right to left', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/wc/v3/customers',
			data: { email: 'cleo@example.org', username: 'cleo', password: 'Correct horse 7', first_name: 'Cleo' },
		} );
		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { path: '/customers' } );
		await page.getByRole( 'link', { name: 'Cleo' } ).press( 'Enter' );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Cleo' );
		await expect( page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Customers' } ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await page.getByLabel( 'Add a note' ).fill( 'Calls on Mondays' );
		await page.getByRole( 'button', { name: 'Add note' } ).press( 'Enter' );
		await expect( page.getByText( 'Note added.' ) ).toBeVisible();
		await dashboard.expectFits( '.storewright-customer', [ 400 ] );
		await dashboard.setDirection( 'ltr' );
	} );
} );
