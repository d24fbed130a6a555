import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { AddressForm } from './pages/address-form';
import { FAILURES } from './pages/requests';
import { Shop } from './pages/shop';

/** Each way of failing is shown by Jest for every write; here the browser and the site really fail. */
interface Path {
	task: string;
	/** Further query arguments. */
	query?: Record< string, string >;
	/** Whether the store has an address. */
	isLocated: boolean;
	/** Enters what is to be saved; gives what has to stay. */
	enter: ( root: Locator, page: Page ) => Promise< () => Promise< void > >;
	/** Name of the button that saves. */
	save: string;
	/** Beginning of the error message. */
	errorPrefix: string;
	/** Returns the element that shows success. */
	done: ( root: Locator ) => Locator;
}

test.describe.configure( { mode: 'parallel' } );

const row = ( name: RegExp ) => ( root: Locator ) => root.getByRole( 'link', { name } );

/** Types into fields; gives a check that it is still there. */
const fill = ( texts: Record< string, string > ) => async ( root: Locator ) => {
	for ( const [ label, text ] of Object.entries( texts ) ) {
		await root.getByRole( 'textbox', { name: label } ).fill( text );
	}
	return async () => {
		for ( const [ label, text ] of Object.entries( texts ) ) {
			await expect( root.getByRole( 'textbox', { name: label } ) ).toHaveValue( text );
		}
	};
};

const PATHS: Path[] = [
	{
		task: 'store_details',
		isLocated: false,
		enter: async ( _, page ) => {
			const form = new AddressForm( page );
			await form.fill( { street: '12 Main Street', city: 'Springfield', postcode: '90210' } );
			return () => expect( form.city ).toHaveValue( 'Springfield' );
		},
		save: 'Save address',
		errorPrefix: 'There was a problem saving your store location',
		done: row( /Add your store’s address \(done\)/ ),
	},
	{
		task: 'products',
		isLocated: true,
		enter: fill( { Name: 'Mug', Price: '12' } ),
		save: 'Add product',
		errorPrefix: 'There was a problem adding your product',
		done: ( root ) => root.getByRole( 'heading', { name: 'Mug was added to your store' } ),
	},
	{
		task: 'payments',
		query: { id: 'bacs' },
		isLocated: true,
		enter: fill( { 'Account number (required)': '12345678' } ),
		save: 'Save bank details',
		errorPrefix: 'There was a problem saving your payment settings',
		done: row( /Set up payments \(done\)/ ),
	},
	{
		task: 'tax',
		isLocated: true,
		enter: async ( root ) => {
			await root.getByRole( 'button', { name: 'Set up taxes manually' } ).click();
			return fill( { 'Rate %, rate 1': '6.25', 'Tax name, rate 1': 'Sales tax' } )( root );
		},
		save: 'Save tax rates',
		errorPrefix: 'There was a problem saving your tax rates',
		done: row( /Collect sales tax \(done\)/ ),
	},
	{
		task: 'shipping',
		isLocated: true,
		enter: async ( root ) => {
			const cost = root.getByRole( 'textbox', { name: 'Shipping cost' } ).first();
			await cost.fill( '8.50' );
			return () => expect( cost ).toHaveValue( '8.50' );
		},
		save: 'Save shipping rates',
		errorPrefix: 'There was a problem saving your shipping rates',
		done: ( root ) => root.getByText( 'Your shipping rates have been updated' ),
	},
	{
		task: 'launch-your-store',
		isLocated: true,
		enter: async ( root, page ) => {
			await root.getByRole( 'button', { name: 'Launch store' } ).click();
			return () => expect( page.getByRole( 'dialog', { name: 'Launch your store?' } ) ).toBeVisible();
		},
		save: 'Launch now',
		errorPrefix: 'Your store was not launched',
		done: row( /Launch your store \(done\)/ ),
	},
];

/** Messages of the browser's own console. */
const NOTES = [ /ERR_INTERNET_DISCONNECTED/, /status of 403/, /status of 400/ ];

/** The session ends, as when the owner logs out in another tab. Gives the way back in, after which the page's nonce is an old one. */
async function endSession( page: Page ): Promise< () => Promise< void > > {
	const context = page.context();
	const cookies = await context.cookies();
	await context.clearCookies();
	return async () => {
		await context.addCookies( cookies );
		await page.evaluate( () => {
			const { wp } = window as unknown as { wp: { apiFetch: { nonceMiddleware: { nonce: string } } } };
			wp.apiFetch.nonceMiddleware.nonce = 'expired';
		} );
	};
}

for ( const { task, query, isLocated, enter, save, errorPrefix, done } of PATHS ) {
	test( `[A8-001] ${ task }: offline and logged out, what was entered stays and is saved at last`, async ( {
		page,
		context,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		NOTES.forEach( ( note ) => problems.expect( note ) );
		if ( isLocated ) {
			await new Shop( requestUtils ).moveTo();
		}
		// Opening a task is told to the server, which has to be over.
		await new Shop( requestUtils ).task( task, 'visited' );
		await dashboard.open( { task, ...query } );
		const kept = await enter( dashboard.root, page );
		const alert = page.getByRole( 'alert' );
		const again = alert
			.getByRole( 'button', { name: 'Try again' } )
			.or( page.getByRole( 'button', { name: /^Try again$/ } ) );

		await context.setOffline( true );
		await page.getByRole( 'button', { name: save } ).click();
		await expect( alert ).toContainText( errorPrefix );
		await expect( alert ).toContainText( FAILURES.offline.text );
		await kept();
		await context.setOffline( false );

		const logIn = await endSession( page );
		await again.first().click();
		await expect( alert ).toContainText( FAILURES[ 'logged out' ].text );
		await kept();
		await logIn();

		await again.first().click();
		await expect( done( dashboard.root ) ).toBeVisible();
	} );
}
