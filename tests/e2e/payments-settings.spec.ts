/** Settings → Payments as an app: providers, methods to choose, offline payments, a provider’s own settings. */
import { expect, test } from './fixtures';
import { pressOn } from './pages/keyboard';
import { failAt } from './pages/requests';
import { SETTINGS, SettingsPage } from './pages/settings-page';
import { Shop } from './pages/shop';

const GATEWAYS = 'wc/v3/payment_gateways';
const server500 = /Console: Failed to load resource: .*status of 500/;

interface Gateway {
	id: string;
	enabled: boolean;
}

interface Accounts {
	accounts: Array< { iban: string; account_name: string } >;
}

test( '[B2-071] [B7-021] lists providers, suggests by the business location, and installs', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'fake-payment-suggestions' );
	const { root } = new SettingsPage( page );
	await new SettingsPage( page ).open( 'checkout' );
	const providers = root.getByRole( 'region', { name: 'Payment providers', exact: true } );
	await expect( providers.getByRole( 'heading', { name: 'Take offline payments' } ) ).toBeVisible();
	await expect( providers.getByRole( 'heading', { name: /Moon Pay/ } ) ).toContainText( 'Recommended' );
	const suggested = root.getByRole( 'region', { name: 'Suggested payment methods' } );
	await expect( suggested.getByRole( 'heading', { name: 'Sun Pay' } ) ).toBeVisible();
	await expect( suggested.getByRole( 'link', { name: /Get started with Far Away/ } ) ).toHaveAttribute(
		'href',
		'https://far-away.example/start'
	);

	const others = root.getByRole( 'region', { name: 'Other payment options' } );
	await others.getByRole( 'button', { name: /Show/ } ).click();
	await expect( others.getByRole( 'heading', { name: 'Comet' } ) ).toBeVisible();
	await dashboard.expectFits( SETTINGS );

	// Comet serves one country only; what was chosen is still so after a reload.
	await root.getByLabel( 'Business location' ).selectOption( { label: 'Germany' } );
	await expect( others.getByRole( 'heading', { name: 'Comet' } ) ).toBeHidden();
	await page.reload();
	await expect( root.getByLabel( 'Business location' ) ).toHaveValue( 'DE' );
} );

test( '[B2-071] installs a provider, sets it up, and suggests nothing with promotions off', async ( {
	page,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'fake-payment-suggestions' );
	const { root } = new SettingsPage( page );
	await new SettingsPage( page ).open( 'checkout' );
	const providers = root.getByRole( 'region', { name: 'Payment providers', exact: true } );

	// What is installed is active at once, and a provider of the store.
	await providers.getByRole( 'button', { name: 'Activate Moon Pay' } ).click();
	await expect( providers.getByText( 'Setup required' ) ).toBeVisible();
	await expect( providers.getByRole( 'button', { name: 'Activate Moon Pay' } ) ).toBeHidden();
	await providers.getByRole( 'link', { name: 'Manage Moon Pay' } ).click();
	await expect( root.getByRole( 'heading', { name: 'Moon Pay', level: 2 } ) ).toBeFocused();
	await root.getByLabel( 'API Key' ).fill( 'key' );
	await root.getByLabel( 'Secret' ).fill( 'secret' );
	await root.getByLabel( 'Enable this payment method' ).check();
	await root.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.getByText( 'Moon Pay saved' ).first() ).toBeVisible();
	await root.getByRole( 'link', { name: 'Return to gateways' } ).click();
	await expect( providers.getByRole( 'heading', { name: /Moon Pay/ } ) ).toContainText( 'Enabled' );

	await new Shop( requestUtils ).set( 'advanced', { show_marketplace_suggestions: 'no' } );
	await page.reload();
	await expect( providers.getByRole( 'heading', { name: /Moon Pay/ } ) ).toBeVisible();
	await expect( root.getByRole( 'region', { name: 'Suggested payment methods' } ) ).toBeHidden();
} );

test( '[B2-070] [B4-028] a banner leads to the setup of a provider that is installed, until customers can pay with it', async ( {
	page,
	requestUtils,
} ) => {
	for ( const plugin of [ 'fake-payment-suggestions', 'fake-payments-banner' ] ) {
		await requestUtils.activatePlugin( plugin );
	}
	const settings = new SettingsPage( page );
	const heading = settings.root.getByRole( 'heading', { name: 'Payment Methods', level: 2 } );
	const setup = page.getByRole( 'link', { name: 'Finish setup of Moon Pay' } );
	const providers = settings.root.getByRole( 'region', { name: 'Payment providers', exact: true } );

	// The plugin is missing; then it is there, and the banner with it; then customers can pay.
	await settings.open( 'checkout' );
	await expect( providers.getByRole( 'heading', { name: /Moon Pay/ } ) ).toBeVisible();
	await expect( heading ).toBeVisible();
	await expect( setup ).toHaveCount( 0 );
	await requestUtils.activatePlugin( 'fake-gateway' );
	await settings.open( 'checkout' );
	await expect( setup ).toHaveAttribute( 'href', /task=payments&id=moon_pay/ );
	await requestUtils.rest( {
		method: 'PUT',
		path: '/wc/v3/payment_gateways/moon_pay',
		data: { enabled: true, settings: { api_key: 'key', secret: 'secret' } },
	} );
	await settings.open( 'checkout' );
	await expect( providers.getByRole( 'heading', { name: /Moon Pay/ } ) ).toBeVisible();
	await expect( heading ).toBeVisible();
	await expect( setup ).toHaveCount( 0 );
} );

test( '[B2-071] puts providers and methods into order by keys, and tells where that fails', async ( {
	page,
	requestUtils,
	problems,
} ) => {
	problems.expect( server500 );
	const settings = new SettingsPage( page );
	await settings.open( 'checkout' );
	await settings.root.getByRole( 'link', { name: 'Manage Take offline payments' } ).press( 'Enter' );
	const list = settings.root.getByRole( 'list', { name: 'Take offline payments' } );
	const names = () => list.getByRole( 'heading' ).allTextContents();
	await expect.poll( async () => ( await names() )[ 0 ] ).toContain( 'Direct bank transfer' );
	const handle = list.getByRole( 'button', { name: 'Move Direct bank transfer' } );

	const repair = await failAt( page, 'wc-admin/settings/payments/providers/order' );
	await pressOn( page, handle );
	await page.getByRole( 'menuitem', { name: 'Move down' } ).press( 'Enter' );
	const alert = settings.root.getByRole( 'alert' );
	await expect( alert ).toContainText( 'The database went away.' );
	expect( ( await names() )[ 0 ] ).toContain( 'Direct bank transfer' );
	await repair();
	await alert.getByRole( 'button', { name: 'Try again' } ).press( 'Enter' );
	await expect( alert ).toBeHidden();
	await expect.poll( async () => ( await names() )[ 1 ] ).toContain( 'Direct bank transfer' );
	await page.reload();
	await expect.poll( async () => ( await names() )[ 1 ] ).toContain( 'Direct bank transfer' );
	const gateways = await requestUtils.rest< Gateway[] >( { path: `/${ GATEWAYS }` } );
	expect( gateways.map( ( { id } ) => id ) ).toEqual( [ 'cheque', 'bacs', 'cod' ] );
} );

test( '[B2-072] [B2-073] [B7-022] lets the owner choose methods and goes on to the provider with them', async ( {
	page,
	dashboard,
	requestUtils,
} ) => {
	await requestUtils.activatePlugin( 'hello-payments-settings' );
	await requestUtils.activatePlugin( 'payments-provider' );
	const settings = new SettingsPage( page );
	const { root } = settings;
	await settings.open( 'checkout' );
	await root.getByRole( 'link', { name: 'Complete setup of Hello Cards' } ).click();
	await expect( page ).toHaveURL( /path=%2Fpayment-methods/ );
	await expect( root.getByRole( 'heading', { name: 'Choose your payment methods', level: 2 } ) ).toBeFocused();
	await expect( root.getByLabel( 'Credit and debit cards' ) ).toBeDisabled();
	await dashboard.expectFits( SETTINGS );
	await root.getByRole( 'link', { name: 'Return to gateways' } ).click();
	await expect( root.getByRole( 'heading', { name: 'Payment Methods', level: 2 } ) ).toBeFocused();
	await page.goBack();
	await root.getByLabel( 'Apple Pay' ).press( 'Space' );
	await root.getByLabel( 'Klarna' ).press( 'Space' );

	// This provider says nothing of where it is set up: the link to the payments provider is the default.
	const going = page.waitForRequest( ( request ) => request.url().includes( 'wcpay-connect' ) );
	await root.getByRole( 'button', { name: 'Continue' } ).press( 'Enter' );
	const address = new URL( ( await going ).url() );
	expect( address.searchParams.get( 'wcpay-connect' ) ).toBe( '1' );
	expect( address.searchParams.get( '_wpnonce' ) ).toMatch( /^[0-9a-f]{10}$/ );
	expect( JSON.parse( address.searchParams.get( 'capabilities' ) ?? '' ) ).toEqual( {
		card: true,
		applepay: false,
		klarna: true,
	} );
} );

test( '[B2-074] [A5-009] takes offline payments: forms, bank accounts with an IBAN check, and a save that fails', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	problems.expect( server500 );
	const settings = new SettingsPage( page );
	const { root } = settings;
	await settings.open( 'checkout' );
	await root.getByRole( 'link', { name: 'Manage Take offline payments' } ).click();
	await expect( root.getByRole( 'heading', { name: 'Take offline payments', level: 2 } ) ).toBeFocused();
	await expect( root.getByRole( 'link', { name: 'Return to gateways' } ) ).toHaveAttribute(
		'href',
		'admin.php?page=wc-settings&tab=checkout'
	);
	await root.getByRole( 'button', { name: 'Enable Cash on delivery' } ).click();
	await expect( root.getByRole( 'button', { name: 'Disable Cash on delivery' } ) ).toBeFocused();
	await dashboard.expectFits( SETTINGS );

	await root.getByRole( 'link', { name: 'Manage Direct bank transfer' } ).click();
	const save = root.getByRole( 'button', { name: 'Save changes' } );
	await root.getByLabel( 'Enable this payment method' ).check();
	await root.getByLabel( 'Title' ).fill( 'Bank transfer' );
	await root.getByLabel( 'Account name' ).fill( 'Main' );
	await save.click();
	const iban = root.getByLabel( 'IBAN' ).first();
	await settings.expectError( iban, 'Please enter an account number or IBAN' );
	await iban.fill( 'DE02120300000000202052' );
	await save.click();
	await settings.expectError( iban, /“DE02120300000000202052” is not an IBAN/ );
	await expect( iban ).toBeFocused();
	await iban.fill( 'DE02 1203 0000 0000 2020 51' );
	await dashboard.expectFits( SETTINGS );

	const repair = await failAt( page, `${ GATEWAYS }/bacs/accounts` );
	await save.click();
	const alert = root.getByRole( 'alert' ).filter( { hasText: 'There was a problem saving your payment settings' } );
	await expect( alert ).toContainText( 'The database went away.' );
	await expect( iban ).toHaveValue( 'DE02 1203 0000 0000 2020 51' );
	await expect( root.getByLabel( 'Title' ) ).toHaveValue( 'Bank transfer' );
	await repair();
	await alert.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.getByText( 'Direct bank transfer saved' ).first() ).toBeVisible();

	// A second account, by keyboard; then the first one goes.
	await pressOn( page, root.getByRole( 'button', { name: 'Add account' } ) );
	await page.keyboard.type( 'Second' );
	await root.getByRole( 'group', { name: 'Second' } ).getByLabel( 'Account number' ).fill( '123' );
	await save.press( 'Enter' );
	await expect( save ).toHaveAttribute( 'aria-disabled', 'false' );
	await expect
		.poll(
			async () =>
				( await requestUtils.rest< Accounts >( { path: `/${ GATEWAYS }/bacs/accounts` } ) ).accounts.length
		)
		.toBe( 2 );
	await root.getByRole( 'button', { name: 'Remove Main' } ).click();
	await save.click();
	await expect
		.poll( async () =>
			( await requestUtils.rest< Accounts >( { path: `/${ GATEWAYS }/bacs/accounts` } ) ).accounts.map(
				( { account_name: name } ) => name
			)
		)
		.toEqual( [ 'Second' ] );
	expect( await requestUtils.rest( { path: `/${ GATEWAYS }/bacs` } ) ).toMatchObject( {
		enabled: true,
		title: 'Bank transfer',
	} );
	await root.getByRole( 'link', { name: 'Take offline payments' } ).click();
	await expect( root.getByRole( 'button', { name: 'Disable Direct bank transfer' } ) ).toBeVisible();
	for ( const name of [ 'Check payments', 'Cash on delivery' ] ) {
		await root.getByRole( 'link', { name: `Manage ${ name }` } ).click();
		await root.getByLabel( 'Instructions' ).fill( `How to pay by ${ name }` );
		await root.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( page.getByText( `${ name } saved` ).first() ).toBeVisible();
		await page.reload();
		await expect( root.getByLabel( 'Instructions' ) ).toHaveValue( `How to pay by ${ name }` );
		await root.getByRole( 'link', { name: 'Take offline payments' } ).click();
	}
} );

test( '[B2-075] hosts the settings that a card payments provider brings', async ( {
	page,
	dashboard,
	requestUtils,
	problems,
} ) => {
	problems.expect( server500 );
	await requestUtils.activatePlugin( 'hello-payments-settings' );
	const settings = new SettingsPage( page );
	const { root } = settings;
	await settings.open( 'checkout' );
	await root.getByRole( 'link', { name: 'Manage Hello Cards' } ).click();
	await expect( root.getByRole( 'heading', { name: 'Hello Cards', level: 2 } ) ).toBeFocused();
	const name = root.getByLabel( 'Name on card statements' );
	await name.fill( 'My shop' );
	const repair = await failAt( page, `${ GATEWAYS }/hello_cards` );
	await root.getByRole( 'button', { name: 'Save' } ).click();
	await expect( root.getByText( 'The database went away.' ) ).toBeVisible();
	await expect( name ).toHaveValue( 'My shop' );
	await repair();
	await root.getByRole( 'button', { name: 'Save' } ).click();
	await expect( root.getByText( 'Saved.' ) ).toBeVisible();
	await dashboard.expectFits( SETTINGS );
	await root.getByRole( 'link', { name: 'Return to gateways' } ).click();
	await expect( root.getByRole( 'button', { name: 'Disable Hello Cards' } ) ).toBeVisible();
} );

test( 'The pages are read from right to left, on a phone too', async ( { page, dashboard, requestUtils } ) => {
	await requestUtils.activatePlugin( 'fake-payment-suggestions' );
	await requestUtils.activatePlugin( 'hello-payments-settings' );
	await dashboard.setDirection( 'rtl' );
	for ( const path of [ '', '/offline', '/offline/bacs', '/payment-methods', '/provider/hello_cards' ] ) {
		await page.goto( `/wp-admin/admin.php?page=wc-settings&tab=checkout&path=${ encodeURIComponent( path ) }` );
		await expect( page.locator( SETTINGS ).getByRole( 'heading', { level: 2 } ) ).toBeVisible();
		await expect( page.locator( SETTINGS ).getByLabel( 'Loading…' ) ).toHaveCount( 0 );
		await dashboard.expectFits( SETTINGS, [ 400 ] );
	}
} );
