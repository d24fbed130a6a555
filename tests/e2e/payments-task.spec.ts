import { expect, test } from './fixtures';
import { ASKED_WORDPRESS_ORG } from './fixtures/problems';
import { Home } from './pages/home';
import { pressOn, tabTo } from './pages/keyboard';
import { failAt, holdAt, watchRequests } from './pages/requests';
import { Shop } from './pages/shop';

const TASK = { task: 'payments' };
const GATEWAYS = 'wc/v3/payment_gateways';
const server500 = /Console: Failed to load resource: .*status of 500/;

interface Gateway {
	id: string;
	enabled: boolean;
	settings: Record< string, { value: string } >;
}

test.describe( 'The list of ways to pay', () => {
	test( '[A2-037] [A2-038] is there at once, by country, with one recommended', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const requests = watchRequests( page );
		await new Shop( requestUtils ).moveTo();
		await dashboard.open( TASK );
		const main = dashboard.root.getByRole( 'region', { name: 'Payment providers', exact: true } );
		await expect( main.getByRole( 'heading', { name: /WooPayments/ } ) ).toContainText( 'Recommended' );
		await expect( dashboard.root.getByText( 'Recommended', { exact: true } ) ).toHaveCount( 1 );
		await expect( dashboard.root.getByRole( 'heading', { name: 'Stripe' } ) ).toBeHidden();
		await dashboard.root.getByRole( 'button', { name: /Show/ } ).click();
		await expect( dashboard.root.getByRole( 'heading', { name: 'Stripe' } ) ).toBeVisible();
		expect( requests.all.filter( ( name ) => name.startsWith( 'GET' ) ) ).toEqual( [] );
	} );

	test( 'offers cash on delivery, in the shop too', async ( { dashboard, requestUtils } ) => {
		await dashboard.open( TASK );
		await dashboard.root.getByRole( 'button', { name: 'Enable Cash on delivery' } ).dblclick();
		await expect( dashboard.root.getByText( 'Cash on delivery configured successfully' ) ).toBeVisible();
		await expect( dashboard.root.getByRole( 'link', { name: 'Manage Cash on delivery' } ) ).toBeVisible();
		expect( await requestUtils.rest< Gateway >( { path: `/${ GATEWAYS }/cod` } ) ).toMatchObject( {
			enabled: true,
		} );
		expect( await new Shop( requestUtils ).doneTasks() ).toContain( 'payments' );
		await dashboard.root.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( dashboard.root.getByRole( 'link', { name: /Set up payments \(done\)/ } ) ).toBeVisible();
	} );

	test( 'hides the suggested providers, and puts them back', async ( { page, dashboard } ) => {
		await dashboard.open( TASK );
		const main = dashboard.root.getByRole( 'region', { name: 'Payment providers', exact: true } );
		await dashboard.root.getByRole( 'button', { name: 'Hide suggested providers' } ).click();
		await expect( main ).toBeHidden();
		await page.reload();
		await expect( dashboard.root.getByRole( 'button', { name: 'Enable Check payments' } ) ).toBeVisible();
		await expect( main ).toBeHidden();
		await dashboard.root.getByRole( 'button', { name: 'Show suggested providers' } ).click();
		await expect( main ).toBeVisible();
	} );

	test( 'has no providers where promotions are off', async ( { dashboard, requestUtils } ) => {
		await new Shop( requestUtils ).set( 'advanced', { show_marketplace_suggestions: 'no' } );
		await dashboard.open( TASK );
		await expect( dashboard.root.getByRole( 'button', { name: 'Enable Check payments' } ) ).toBeVisible();
		await expect( dashboard.root.getByRole( 'region' ) ).toHaveCount( 2 );
		await expect( dashboard.root.getByRole( 'button', { name: /suggested providers/ } ) ).toBeHidden();
	} );
} );

test.describe( 'Who may not install plugins', () => {
	test.use( { as: 'manager' } );

	test( 'sees what needs none, and is refused nothing', async ( { page, dashboard } ) => {
		const requests = watchRequests( page );
		await dashboard.open( TASK );
		await expect( dashboard.root.getByRole( 'button', { name: 'Enable Check payments' } ) ).toBeVisible();
		await expect( dashboard.root.getByText( 'WooPayments' ) ).toBeHidden();
		await dashboard.open( { ...TASK, id: 'woocommerce_payments' } );
		await expect( dashboard.root.getByText( 'Ask an administrator' ) ).toBeVisible();
		expect( requests.refused ).toEqual( [] );
	} );
} );

test.describe( 'Bank transfers', () => {
	test( '[A4-034] [A5-009] [A8-002] by keyboard: the account is asked for, kept when it cannot be saved, and stored', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		const root = dashboard.root;
		const number = root.getByRole( 'textbox', { name: 'Account number (required)' } );
		const save = root.getByRole( 'button', { name: 'Save bank details' } );
		await dashboard.open( TASK );
		await pressOn( page, root.getByRole( 'button', { name: 'Get started with Direct bank transfer' } ) );
		await expect( root.getByRole( 'heading', { name: 'Set up Direct bank transfer' } ) ).toBeFocused();
		await expect( number ).toBeVisible();

		await pressOn( page, save );
		await expect( number ).toBeFocused();
		await expect( number ).toHaveAccessibleDescription( 'Please enter an account number or IBAN' );
		await page.keyboard.type( '12345678' );
		await tabTo( page, root.getByRole( 'textbox', { name: 'Sort code (required)' } ) );
		await page.keyboard.type( '20-00-00' );

		const repair = await failAt( page, `${ GATEWAYS }/bacs/accounts` );
		await page.keyboard.press( 'Enter' );
		await expect( root.getByRole( 'alert' ) ).toContainText( 'There was a problem saving your payment settings' );
		await expect( number ).toHaveValue( '12345678' );
		await repair();
		await pressOn( page, save );
		await expect( root.getByText( 'Direct bank transfer details added successfully' ) ).toBeVisible();
		await expect( root.getByRole( 'link', { name: /Set up payments \(done\)/ } ) ).toBeVisible();
		const { accounts } = await requestUtils.rest< { accounts: unknown[] } >( {
			path: `/${ GATEWAYS }/bacs/accounts`,
		} );
		expect( accounts ).toEqual( [
			expect.objectContaining( { account_number: '12345678', sort_code: '20-00-00', iban: '' } ),
		] );
		expect( await requestUtils.rest< Gateway >( { path: `/${ GATEWAYS }/bacs` } ) ).toMatchObject( {
			enabled: true,
		} );
	} );

	test( 'with an account already show it, and change nothing else', async ( { dashboard, requestUtils } ) => {
		const empty = { account_name: '', account_number: '', bank_name: '', sort_code: '', iban: '', bic: '' };
		const known = [
			{ ...empty, iban: 'DE02120300000000202051' },
			{ ...empty, account_name: 'Second' },
		];
		const path = `/${ GATEWAYS }/bacs/accounts`;
		await requestUtils.rest( { method: 'PUT', path, data: { accounts: known } } );
		await dashboard.open( { ...TASK, id: 'bacs' } );
		await expect( dashboard.root.getByRole( 'textbox', { name: 'IBAN (required)' } ) ).toHaveValue(
			'DE02120300000000202051'
		);
		await dashboard.root.getByRole( 'textbox', { name: 'Bank name (required)' } ).fill( 'Village Bank' );
		await dashboard.root.getByRole( 'button', { name: 'Save bank details' } ).click();
		await expect( dashboard.root.getByText( 'Direct bank transfer details added successfully' ) ).toBeVisible();
		expect( await requestUtils.rest( { path } ) ).toMatchObject( {
			accounts: [ { ...known[ 0 ], bank_name: 'Village Bank' }, known[ 1 ] ],
		} );
	} );
} );

test.describe( 'A provider', () => {
	test.beforeEach( ( { requestUtils } ) => requestUtils.activatePlugin( 'fake-payment-suggestions' ) );

	test( '[A2-039] [A4-027] [A4-028] [A7-013] is installed, loads its scripts, and asks what it needs', async ( {
		page,
		dashboard,
		requestUtils,
		woocommerce,
	} ) => {
		const root = dashboard.root;
		await new Shop( requestUtils ).moveTo();
		await dashboard.open( TASK );
		await root.getByRole( 'button', { name: 'Get started with Moon Pay' } ).click();
		await expect( page ).toHaveURL( /task=payments&id=moon_pay/ );
		await expect( root.getByText( 'The plugin has to be installed first.' ) ).toBeVisible();
		const release = await holdAt( page, GATEWAYS, 'GET' );
		await root.getByRole( 'button', { name: 'Install Moon Pay' } ).click();
		await expect( root.getByText( 'Checking the plugin…' ) ).toBeVisible();
		release();
		await expect( root.getByRole( 'heading', { name: 'Configure Moon Pay' } ) ).toBeFocused();
		await expect( root.getByText( 'Recommended: Cards, Moonlight' ) ).toBeVisible();
		const scripts = await page.evaluate( () =>
			[ ...document.querySelectorAll< HTMLScriptElement >( 'script[id^="storewright-script"]' ) ].map(
				( { src, async } ) => `${ new URL( src ).pathname.split( '/' ).pop() } ${ async }`
			)
		);
		expect( scripts ).toEqual( [ 'setup.js true', 'more.js true' ] );

		await root.getByRole( 'button', { name: 'Save and enable' } ).click();
		await expect( root.getByRole( 'textbox', { name: 'API Key' } ) ).toHaveAccessibleDescription(
			'Please enter your api key'
		);
		await root.getByRole( 'textbox', { name: 'API Key' } ).fill( 'k-1' );
		await root.getByLabel( 'Secret' ).fill( 's-1' );
		await root.getByRole( 'checkbox', { name: 'Capture at once' } ).uncheck();
		await root.getByRole( 'button', { name: 'Save and enable' } ).click();
		await expect( root.getByText( 'Moon Pay configured successfully' ) ).toBeVisible();
		await expect( root.getByRole( 'link', { name: /Set up payments \(done\)/ } ) ).toBeVisible();
		const gateway = await requestUtils.rest< Gateway >( { path: `/${ GATEWAYS }/moon_pay` } );
		expect( gateway.enabled ).toBe( true );
		expect( gateway.settings ).toMatchObject( {
			api_key: { value: 'k-1' },
			// WooCommerce shows its owner what is kept.
			secret: { value: woocommerce ? 's-1' : expect.stringMatching( /^•{8}[0-9a-f]{8}$/ ) },
			capture: { value: 'no' },
		} );
		const kept = await requestUtils.rest< Record< string, string > >( { path: '/storewright-test/v1/everything' } );
		expect( kept[ 'option:woocommerce_moon_pay_settings.secret' ] ).toBe( '"s-1"' );
	} );

	test( 'that cannot be had says why, and the page stays', async ( { dashboard, problems } ) => {
		problems.expect( ASKED_WORDPRESS_ORG );
		await dashboard.open( { ...TASK, id: 'sun_pay' } );
		await dashboard.root.getByRole( 'button', { name: 'Install Sun Pay' } ).click();
		await expect( dashboard.root.getByRole( 'alert' ).first() ).toContainText(
			/Sun Pay could not be installed.*Something may be wrong with WordPress\.org/
		);
		await expect( dashboard.root.getByRole( 'button', { name: 'Try again' } ) ).toBeEnabled();
	} );

	test( '[A2-042] [A8-007] that is not there breaks its page, and nothing else', async ( {
		dashboard,
		problems,
	} ) => {
		problems.expect( /nonsense/ );
		await dashboard.open( { ...TASK, id: 'nonsense' } );
		await expect( dashboard.root.getByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeVisible();
	} );
} );

test.describe( 'The provider’s own payments solution', () => {
	test.beforeEach( ( { requestUtils } ) => requestUtils.activatePlugin( 'payments-provider' ) );

	test( '[A2-016] [A2-043] [A2-044] [A7-001] [A7-002] is tried out, taken live, reset and connected', async ( {
		page,
		dashboard,
	} ) => {
		const root = dashboard.root;
		await dashboard.open( { task: 'woocommerce-payments' } );
		await root.getByRole( 'link', { name: 'Try it with a test account' } ).click();
		await expect( root.getByText( 'Your store has a test account' ) ).toBeVisible();
		await root.getByRole( 'button', { name: 'Reset account' } ).click();
		await root.getByRole( 'button', { name: 'Start over' } ).click();
		await root.getByRole( 'button', { name: 'Connect account' } ).click();
		await expect( root.getByText( 'Your store is connected with Moon Pay.' ) ).toBeVisible();
		await root.getByRole( 'button', { name: 'Continue' } ).click();
		await expect( root.getByRole( 'link', { name: /Get paid \(done\)/ } ) ).toBeVisible();
		await expect( page ).toHaveURL( /page=(wc-admin|storewright)$/ );
	} );

	test( '[A8-003] says so where it does not answer, and is free again', async ( { page, dashboard, problems } ) => {
		problems.expect( server500 );
		await failAt( page, 'wc-admin/plugins/connect-wcpay' );
		await dashboard.open( { task: 'woocommerce-payments' } );
		const connect = dashboard.root.getByRole( 'button', { name: 'Connect account' } );
		await connect.click();
		await expect(
			dashboard.root.getByText(
				"There was an error connecting to the provider's payments solution. Please try again or connect later in store settings."
			)
		).toBeVisible();
		await expect( connect ).toHaveAttribute( 'aria-disabled', 'false' );
	} );

	test( 'is reached from Home by its row, which connects the account', async ( { page, dashboard } ) => {
		await dashboard.open();
		await new Home( page ).title.waitFor();
		await dashboard.root.getByRole( 'link', { name: 'Get paid' } ).first().click();
		await expect( dashboard.root.getByText( 'Your store is connected with Moon Pay.' ) ).toBeVisible();
	} );
} );
