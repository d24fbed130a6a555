import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import { AddressForm } from './pages/address-form';
import { failAt } from './pages/requests';
import { ShippingTask, WORLD } from './pages/shipping-task';
import { BERLIN, SPRINGFIELD, Shop, type Address } from './pages/shop';

/** Context of a walk through a view. */
interface Walk {
	page: Page;
	root: Locator;
	/** Opens the dashboard at an address. */
	open: ( query: Record< string, string > ) => Promise< void >;
	/** Fits every width and breaks no guideline, as it is now. */
	look: ( within?: string ) => Promise< void >;
	/** Presses a button. */
	press: ( name: string | RegExp ) => Promise< void >;
	requestUtils: RequestUtils;
}

test.describe.configure( { mode: 'parallel' } );

interface View {
	name: string;
	plugins?: string[];
	/** None for a shop that nobody has told anything yet. */
	address?: Address;
	/** Whether the server fails in it. */
	fails?: boolean;
	walk: ( walk: Walk ) => Promise< void >;
}

const MODAL = '.components-modal__frame';

const VIEWS: View[] = [
	{
		name: 'store_details: the form, and what is wrong with it',
		walk: async ( { page, open, look } ) => {
			const form = new AddressForm( page );
			await open( { task: 'store_details' } );
			await expect( form.street ).toBeVisible();
			await look();
			await form.save.click();
			await form.expectError( form.street, 'Please enter an address' );
			await look();
		},
	},
	{
		name: 'products: the form of each kind, samples, and what follows',
		walk: async ( { page, root, open, look, press } ) => {
			await open( { task: 'products' } );
			await root.getByRole( 'checkbox', { name: 'Track stock' } ).check();
			await press( 'Add product' );
			await expect( root.getByLabel( 'Name', { exact: true } ) ).toHaveAccessibleDescription(
				'Please enter a name'
			);
			await look();
			await root.getByRole( 'radio', { name: 'Products with variations' } ).check();
			await look();
			await press( 'Add sample products' );
			await press( 'Remove sample products' );
			await expect( page.getByRole( 'button', { name: 'Remove', exact: true } ) ).toBeVisible();
			await look();
			await root.getByRole( 'radio', { name: 'Services' } ).check();
			await root.getByLabel( 'Name', { exact: true } ).fill( 'Repair' );
			await root.getByLabel( 'Price' ).fill( '40' );
			await press( 'Add product' );
			await expect( root.getByRole( 'heading', { name: 'Repair was added to your store' } ) ).toBeVisible();
			await look();
		},
	},
	{
		name: 'payments: the list, and a bank account that can’t be saved',
		address: SPRINGFIELD,
		fails: true,
		walk: async ( { page, root, open, look, press } ) => {
			await open( { task: 'payments' } );
			await press( /Show/ );
			await look();
			await open( { task: 'payments', id: 'bacs' } );
			const number = root.getByRole( 'textbox', { name: 'Account number (required)' } );
			await press( 'Save bank details' );
			await expect( number ).toHaveAccessibleDescription( 'Please enter an account number or IBAN' );
			await look();
			await number.fill( '12345678' );
			await failAt( page, 'wc/v3/payment_gateways/bacs/accounts', undefined, 'PUT' );
			await failAt( page, 'wc/v3/payment_gateways/bacs/accounts' );
			await press( 'Save bank details' );
			await expect( root.getByRole( 'alert' ) ).toBeVisible();
			await look();
			await open( { task: 'payments', id: 'cod' } );
			await expect( root.getByRole( 'button', { name: 'Enable Cash on delivery' } ) ).toBeVisible();
			await look();
		},
	},
	{
		name: 'payments: a provider that is installed and set up',
		plugins: [ 'fake-payment-suggestions' ],
		address: SPRINGFIELD,
		walk: async ( { root, open, look, press } ) => {
			await open( { task: 'payments', id: 'moon_pay' } );
			await expect( root.getByText( 'The plugin has to be installed first.' ) ).toBeVisible();
			await look();
			await press( 'Install Moon Pay' );
			await press( 'Save and enable' );
			await expect( root.getByRole( 'textbox', { name: 'API Key' } ) ).toHaveAccessibleDescription( /api key/ );
			await look();
		},
	},
	{
		name: 'woocommerce-payments: without an account, with one, and the question before it goes',
		plugins: [ 'fake-payments-provider' ],
		fails: true,
		walk: async ( { page, root, open, look, press } ) => {
			await open( { task: 'woocommerce-payments' } );
			await failAt( page, 'wc-admin/plugins/connect-wcpay' );
			await press( 'Connect account' );
			await expect( root.getByText( 'There was an error connecting' ) ).toBeVisible();
			await look();
			await root.getByRole( 'link', { name: 'Try it with a test account' } ).click();
			await press( 'Reset account' );
			await expect( root.getByText( 'Disconnect this account?' ) ).toBeVisible();
			await look();
		},
	},
	{
		name: 'tax: the partners, one of them, and rates that are wrong',
		address: SPRINGFIELD,
		walk: async ( { root, open, look, press } ) => {
			await open( { task: 'tax' } );
			await expect( root.getByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeVisible();
			await look();
			await open( { task: 'tax', partner: 'stripe-tax' } );
			await expect( root.getByText( 'Coverage in over 55 countries' ) ).toBeVisible();
			await look();
			await open( { task: 'tax', partner: 'woocommerce-tax' } );
			await expect( root.getByRole( 'heading', { name: 'Install the tax extension' } ) ).toBeVisible();
			await look();
			await press( 'Set up taxes manually' );
			await press( 'Priority, compound, shipping, rate 1' );
			await press( 'Save tax rates' );
			await expect( root.getByRole( 'textbox', { name: 'Rate %, rate 1' } ) ).toBeFocused();
			await look();
		},
	},
	{
		name: 'tax: the connection, the good news, and the question before tax is turned off',
		plugins: [ 'fake-connection', 'fake-tax-partner' ],
		address: SPRINGFIELD,
		walk: async ( { root, open, look, press, requestUtils } ) => {
			await new Shop( requestUtils ).set( 'general', { calc_taxes: 'yes' } );
			await open( { task: 'tax', partner: 'woocommerce-tax' } );
			await expect( root.getByRole( 'button', { name: 'Connect', exact: true } ) ).toBeVisible();
			await look();
			await root.getByRole( 'button', { name: 'Connect', exact: true } ).click();
			await expect( root.getByRole( 'heading', { name: 'Good news' } ) ).toBeVisible();
			await press( "I don't charge sales tax" );
			await expect( root.getByText( 'Your store currently charges tax' ) ).toBeVisible();
			await look();
		},
	},
	{
		name: 'shipping: the address, rates that are wrong or can’t be saved, labels and the connection',
		plugins: [ 'fake-shipping-partners', 'fake-connection' ],
		fails: true,
		walk: async ( { page, root, open, look, requestUtils } ) => {
			const task = new ShippingTask( page );
			await open( { task: 'shipping' } );
			await expect( new AddressForm( page ).street ).toBeVisible();
			await look();
			await new Shop( requestUtils ).moveTo( SPRINGFIELD );
			await open( { task: 'shipping' } );
			await task.world.check();
			await task.rate( WORLD ).fill( '-1' );
			await task.rate( WORLD ).blur();
			await expect( root.getByText( 'Shipping rates can not be negative numbers.' ) ).toBeVisible();
			await look();
			await task.rate( WORLD ).fill( '19.9' );
			const repair = await failAt( page, 'wc/v3/shipping/zones' );
			await task.save.click();
			await expect( task.failure ).toBeVisible();
			await look();
			await repair();
			await task.save.click();
			await expect( task.withoutLabels ).toBeVisible();
			await look();
			await task.withoutLabels.click();
			await expect( task.connect ).toBeVisible();
			await look();
		},
	},
	{
		name: 'shipping: a lone label service',
		plugins: [ 'fake-shipping-partners' ],
		address: BERLIN,
		walk: async ( { page, open, look } ) => {
			const task = new ShippingTask( page );
			await open( { task: 'shipping' } );
			await task.save.click();
			await expect( task.withoutLabels ).toBeVisible();
			await look();
		},
	},
	{
		name: 'marketing: the cards, one that is active and one that can’t be had',
		plugins: [ 'fake-marketplace' ],
		walk: async ( { root, open, look, press } ) => {
			await open( { task: 'marketing' } );
			await press( 'Activate Fake connection' );
			await expect( root.getByText( 'Active', { exact: true } ) ).toBeVisible();
			await press( 'Install Signpost' );
			await expect( root.getByRole( 'list', { name: 'Grow your store' } ) ).toContainText( 'does not answer' );
			await look();
		},
	},
	{
		name: 'purchase and launch-your-store: what opens over Home and over the task',
		plugins: [ 'fake-marketplace' ],
		fails: true,
		walk: async ( { page, root, open, look, press } ) => {
			await open( {} );
			await root.getByRole( 'link', { name: 'Add a premium theme' } ).click();
			await page.getByRole( 'dialog' ).getByRole( 'checkbox', { name: 'Meadow' } ).check();
			await look( MODAL );
			await open( { task: 'launch-your-store' } );
			await look();
			await press( 'Launch store' );
			await failAt( page, 'wc-admin/options' );
			await page.getByRole( 'button', { name: 'Launch now' } ).click();
			await expect( page.getByRole( 'dialog' ).getByRole( 'alert' ) ).toBeVisible();
			await look( MODAL );
		},
	},
];

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	for ( const { name, plugins = [], address, fails = false, walk } of VIEWS ) {
		test( `${ direction }, ${ name }`, async ( { page, dashboard, requestUtils, problems } ) => {
			test.slow();
			if ( fails ) {
				problems.expect( /status of 500/ );
			}
			for ( const plugin of plugins ) {
				await requestUtils.activatePlugin( plugin );
			}
			if ( address ) {
				await new Shop( requestUtils ).moveTo( address );
			}
			await dashboard.setDirection( direction );
			await walk( {
				page,
				root: dashboard.root,
				requestUtils,
				open: ( query ) => dashboard.open( query ),
				// The other direction is another layout, of the same elements.
				look: ( within ) => dashboard.expectFits( within, direction === 'rtl' ? [ 400 ] : undefined ),
				press: ( button ) => dashboard.root.getByRole( 'button', { name: button } ).first().click(),
			} );
		} );
	}
}
