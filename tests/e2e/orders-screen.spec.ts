import { expect, test } from './fixtures';

interface Order {
	id: number;
	total: string;
	status: string;
	line_items: { quantity: number }[];
}

const LIST = 'admin.php?page=wc-orders';

/** All that is below WordPress's toolbar and beside its menu. */
const PAGE = '#wpbody-content';

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

			await requestUtils.rest( {
				method: 'POST',
				path: '/wc/v3/orders',
				data: { status: 'on-hold', fee_lines: [ { name: 'Advice', total: '15.00' } ] },
			} );
			const rows = page.locator( '#the-list .row-title' );

			await page.goto( `/wp-admin/${ LIST }` );
			await page
				.getByRole( 'link', { name: /^Total/ } )
				.first()
				.click();
			await expect( rows ).toHaveText( [ `#${ order.id } Ada Barlow`, /Guest$/ ] );
			await page.getByLabel( 'Customer: email or ID' ).fill( 'ada@example.org' );
			await page.getByRole( 'button', { name: 'Filter' } ).click();
			await expect( rows ).toHaveText( [ `#${ order.id } Ada Barlow` ] );
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
			// All fields are there: a form that is sent before says that it is not whole.
			await page.waitForURL( /action=edit/ );
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

test.describe( 'A shop manager, from right to left', () => {
	test.use( { as: 'manager' } );

	test.beforeEach( ( { dashboard } ) => dashboard.setDirection( 'rtl' ) );
	test.afterEach( ( { dashboard } ) => dashboard.setDirection( 'ltr' ) );

	test( 'goes through orders by keyboard, looks into one, and keeps columns and a view', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const ids: number[] = [];
		for ( const name of [ 'Mei', 'Jonas', 'Ada' ] ) {
			const { id } = await requestUtils.rest< Order >( {
				method: 'POST',
				path: '/wc/v3/orders',
				data: {
					status: name === 'Mei' ? 'on-hold' : 'processing',
					billing: { first_name: name, email: `${ name }@example.org` },
					fee_lines: [ { name: 'Advice', total: '15.00' } ],
				},
			} );
			ids.unshift( id );
		}
		const title = ( name: string ) => page.getByRole( 'link', { name: new RegExp( `^#\\d+ ${ name }$` ) } );
		await page.goto( `/wp-admin/${ LIST }` );
		await page.getByRole( 'link', { name: /^Processing/ } ).click();
		await expect( title( 'Mei' ) ).toHaveCount( 0 );
		await page.getByText( 'Save this view' ).press( 'Enter' );
		await page.getByLabel( 'Name', { exact: true } ).fill( 'To send' );
		await page.keyboard.press( 'Enter' );
		const view = page.getByRole( 'list', { name: 'Saved views' } ).getByRole( 'link', { name: 'To send' } );
		await expect( view ).toHaveAttribute( 'aria-current', 'page' );
		// WordPress's script opens the screen options.
		await page.waitForLoadState();
		await page.getByRole( 'button', { name: 'Screen Options' } ).click();
		await page.getByRole( 'checkbox', { name: 'Email', exact: true } ).check();
		await expect( page.getByRole( 'cell', { name: 'Ada@example.org' } ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Screen Options' } ).click();

		await page.keyboard.press( 'j' );
		await page.keyboard.press( 'j' );
		await expect( title( 'Jonas' ) ).toBeFocused();
		await page.keyboard.press( 'k' );
		await page.keyboard.press( 'x' );
		await expect( page.getByRole( 'checkbox', { name: `Select order #${ ids[ 0 ] }` } ) ).toBeChecked();
		await page.getByRole( 'link', { name: `Preview order #${ ids[ 0 ] }` } ).press( 'Enter' );
		await expect( page.getByRole( 'region', { name: `Preview of order #${ ids[ 0 ] }` } ) ).toContainText( 'Ada' );
		await dashboard.expectFits( PAGE, [ 1400, 400 ] );
		await page.keyboard.press( 'j' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( `Order #${ ids[ 1 ] }` );

		await page.goto( `/wp-admin/${ LIST }` );
		await expect( title( 'Mei' ) ).toBeVisible();
		await view.click();
		await expect( title( 'Mei' ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'cell', { name: 'Ada@example.org' } ) ).toBeVisible();
	} );

	test( 'makes an order by hand, copies and prints it', async ( { page, dashboard, requestUtils } ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/wc/v3/products',
			data: { name: 'Lamp', sku: 'LAMP', regular_price: '20.00' },
		} );
		await requestUtils.rest( {
			method: 'POST',
			path: '/wc/v3/customers',
			data: {
				email: 'ada@example.org',
				username: 'ada',
				password: 'Correct horse 7',
				first_name: 'Ada',
				billing: { first_name: 'Ada', city: 'Oslo', country: 'NO' },
			},
		} );
		await page.goto( `/wp-admin/${ LIST }` );
		await page.getByRole( 'link', { name: 'Add order' } ).click();
		// What is chosen of a list of the browser's arrives as text.
		const choose = async ( label: string | RegExp, typed: string, found: string ) => {
			const field = page.getByLabel( label );
			await expect( field ).toHaveAttribute( 'list' );
			await field.pressSequentially( typed );
			const offer = page.locator( `datalist option[value*="${ found }"]` ).first();
			await expect( offer ).toBeAttached();
			await field.fill( ( await offer.getAttribute( 'value' ) ) ?? '' );
		};
		await choose( /^Account: email or ID/, 'ada', 'ada@example.org' );
		await choose( 'Product 1: ID or SKU', 'lam', 'Lamp' );
		await page.getByLabel( 'Quantity' ).first().fill( '2' );
		await expect( page.locator( '#storewright-order-calculation' ) ).toContainText( '40.00' );
		await page.getByLabel( 'Status', { exact: true } ).selectOption( { label: 'Processing' } );
		await page.getByRole( 'button', { name: 'Create order' } ).click();
		await expect( page.getByText( 'Order created.' ) ).toBeVisible();
		const [ order ] = await requestUtils.rest< Order[] >( { path: '/wc/v3/orders' } );
		expect( order ).toMatchObject( {
			status: 'processing',
			total: '40.00',
			line_items: [ { quantity: 2 } ],
			billing: { first_name: 'Ada', city: 'Oslo', country: 'NO' },
		} );
		await dashboard.expectFits( PAGE, [ 1400, 400 ] );

		await page.getByRole( 'link', { name: 'Packing slip' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Packing slip' );
		await expect( page.getByRole( 'row', { name: 'Lamp' } ) ).not.toContainText( '$' );
		await page.getByRole( 'link', { name: 'Back to the order' } ).click();
		await page.getByRole( 'link', { name: 'Invoice' } ).click();
		await expect( page.getByRole( 'row', { name: /^Total/ } ) ).toContainText( '40.00' );
		await dashboard.expectFits( PAGE, [ 400 ] );
		await page.getByRole( 'link', { name: 'Back to the order' } ).click();
		await page.getByRole( 'link', { name: 'Copy order' } ).click();
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'New order' );
		await expect( page.getByLabel( 'Product 1: ID or SKU' ) ).toHaveValue( /Lamp/ );
		await expect( page.getByLabel( 'City' ).first() ).toHaveValue( 'Oslo' );
		await dashboard.expectFits( PAGE, [ 400 ] );
	} );
} );
