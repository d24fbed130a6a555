import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

import { expect, test } from './fixtures';
import { drag } from './pages/drag';
import { pressOn, tabTo } from './pages/keyboard';
import { failAt } from './pages/requests';
import { Shop } from './pages/shop';

const GATEWAYS = 'wc/v3/payment_gateways';
const server500 = /Console: Failed to load resource: .*status of 500/;

interface Named {
	id: string;
	name: string;
}

const offer = ( client: RequestUtils, ids: readonly string[] ) =>
	Promise.all(
		ids.map( ( id ) => client.rest( { method: 'PUT', path: `/${ GATEWAYS }/${ id }`, data: { enabled: true } } ) )
	);

test.describe( 'Payment methods', () => {
	test.use( { tasks: [ 'Payments' ] } );

	test( '[A9-014] are put into their order by keyboard, and go back where it cannot be saved', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		await offer( requestUtils, [ 'bacs', 'cheque', 'cod' ] );
		await dashboard.open( { task: 'payments' } );
		const card = dashboard.root.getByRole( 'region', { name: 'Display order at checkout' } );
		const titles = () => card.getByRole( 'listitem' ).allInnerTexts();
		const handle = card.getByRole( 'button', { name: 'Move Direct bank transfer' } );
		await expect( handle ).toHaveAccessibleDescription( /Press Space/ );
		await dashboard.expectFits();

		await pressOn( page, handle, 'Space' );
		await expect( page.getByText( 'Direct bank transfer picked up. Position 1 of 3.' ) ).toBeAttached();
		const row = card.getByRole( 'listitem' ).first();
		// The page may scroll along.
		const top = () =>
			row.evaluate(
				( element ) =>
					element.getBoundingClientRect().top - ( element.parentElement?.getBoundingClientRect().top ?? 0 )
			);
		const before = await top();
		await page.keyboard.press( 'ArrowDown' );
		await expect.poll( top ).toBe( before + 25 );
		await page.keyboard.press( 'ArrowDown' );
		await expect( page.getByText( 'Direct bank transfer is over position 2 of 3.' ) ).toBeAttached();
		await page.keyboard.press( 'Space' );
		await expect( card.getByText( 'Order saved' ) ).toBeVisible();
		await expect.poll( titles ).toEqual( [ 'Check payments', 'Direct bank transfer', 'Cash on delivery' ] );
		await expect( handle ).toBeFocused();
		const stored = await requestUtils.rest< Named[] >( { path: `/${ GATEWAYS }` } );
		expect( stored.map( ( { id } ) => id ) ).toEqual( [ 'cheque', 'bacs', 'cod' ] );

		await failAt( page, `${ GATEWAYS }/order` );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'menuitem', { name: 'Move up' } ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( card.getByRole( 'alert' ) ).toContainText( 'The order was not saved' );
		await expect.poll( titles ).toEqual( [ 'Check payments', 'Direct bank transfer', 'Cash on delivery' ] );
		await dashboard.expectAccessible();
	} );

	test( 'bank accounts are dragged into their order, from right to left too, and saved with the form', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const path = `/${ GATEWAYS }/bacs/accounts`;
		const empty = { account_name: '', account_number: '', bank_name: '', sort_code: '', iban: '', bic: '' };
		const accounts = [ 'Home', 'Work', 'Holiday' ].map( ( name, at ) => ( {
			...empty,
			account_name: name,
			iban: `DE0${ at }`,
		} ) );
		await requestUtils.rest( { method: 'PUT', path, data: { accounts } } );
		await dashboard.setDirection( 'rtl' );
		await dashboard.open( { task: 'payments', id: 'bacs' } );
		const list = dashboard.root.getByRole( 'list', { name: 'Bank accounts' } );
		const handle = list.getByRole( 'button', { name: 'Move Home' } );
		await expect( handle ).toHaveAccessibleDescription( /Press Space/ );
		await dashboard.expectFits();
		await drag( page, handle, list.getByRole( 'button', { name: 'Move Holiday' } ) );
		await expect( list.getByRole( 'listitem' ).nth( 2 ) ).toContainText( 'Home' );
		await expect( page.getByRole( 'menuitem', { name: 'Move down' } ) ).toBeHidden();
		await dashboard.root.getByRole( 'button', { name: 'Save bank details' } ).click();
		await expect( dashboard.root.getByText( 'Direct bank transfer details added successfully' ) ).toBeVisible();
		expect( await requestUtils.rest( { path } ) ).toMatchObject( {
			accounts: [ accounts[ 1 ], accounts[ 2 ], accounts[ 0 ] ],
		} );
	} );
} );

test.describe( 'Tax rates', () => {
	test.use( { tasks: [ 'Tax' ] } );

	test( 'are dragged into their order by keyboard, and saved with the others', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo();
		await shop.set( 'general', { calc_taxes: 'yes' } );
		for ( const name of [ 'First', 'Second', 'Third' ] ) {
			await requestUtils.rest( {
				method: 'POST',
				path: '/wc/v3/taxes',
				data: { country: 'US', rate: '5', name },
			} );
		}
		await dashboard.open( { task: 'tax', auto: 'false' } );
		await dashboard.root.getByRole( 'button', { name: 'Set up taxes manually' } ).click();
		const handle = dashboard.root.getByRole( 'button', { name: 'Move, rate 3', exact: true } );
		await expect( handle ).toHaveAccessibleDescription( /Press Space/ );
		await dashboard.expectFits();
		await tabTo( page, handle );
		await page.keyboard.press( 'Space' );
		for ( const place of [ 2, 1 ] ) {
			await expect( async () => {
				await page.keyboard.press( 'ArrowUp' );
				await expect( page.getByText( `Third 5 % is over position ${ place } of 3.` ) ).toBeAttached( {
					timeout: 500,
				} );
			} ).toPass();
		}
		await page.keyboard.press( 'Space' );
		const first = dashboard.root.getByRole( 'textbox', { name: 'Tax name, rate 1' } );
		await expect( first ).toHaveValue( 'Third' );
		await dashboard.root.getByRole( 'button', { name: 'Save tax rates' } ).click();
		const stored = async () =>
			( await requestUtils.rest< Named[] >( { path: '/wc/v3/taxes?orderby=order' } ) ).map(
				( { name } ) => name
			);
		await expect.poll( stored ).toEqual( [ 'Third', 'First', 'Second' ] );
	} );
} );
