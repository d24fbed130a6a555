import { expect, test } from './fixtures';
import { AddressForm } from './pages/address-form';
import { Home } from './pages/home';
import { failAt, watchRequests } from './pages/requests';
import { SPRINGFIELD, Shop } from './pages/shop';

const TASK = { task: 'tax' };

/** Where no partner of the catalog works: the steps are there at once. */
const REYKJAVIK = {
	store_address: 'Laugavegur 1',
	store_address_2: '',
	store_city: 'Reykjavík',
	default_country: 'IS',
	store_postcode: '101',
};

const server500 = /Console: Failed to load resource: .*status of 500/;

interface Rate {
	country: string;
	state: string;
	postcodes: string[];
	rate: string;
	name: string;
	shipping: boolean;
}

test.describe( 'The tax task', () => {
	test( '[A2-027] [A2-028] [A2-029] [A2-033] [A2-034] lets the owner choose a partner, and set it up', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await new Shop( requestUtils ).moveTo( SPRINGFIELD );
		await dashboard.open();
		await new Home( page ).row( 'Collect sales tax' ).click();
		await expect( page.getByRole( 'heading', { name: 'Choose a tax partner' } ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Get started with Stripe Tax' } ).click();
		await expect( page ).toHaveURL( /task=tax&partner=stripe-tax/ );
		await expect( page.getByText( 'Coverage in over 55 countries' ) ).toBeVisible();
		await page.goBack();
		await page.getByRole( 'button', { name: 'Get started with WooCommerce Tax' } ).click();
		await expect( page.getByRole( 'heading', { name: 'Install the tax extension' } ) ).toBeVisible();
		await page.goBack();
		await page.getByRole( 'button', { name: 'Get started with Stripe Tax' } ).click();
		// The real plugin brings this page; the one of the test has none, and WooCommerce would warn of the tab that it does not know.
		const settings = /page=wc-settings&tab=stripe_tax_for_woocommerce/;
		await page.route( settings, ( route ) => route.fulfill( { body: 'Settings of Stripe Tax' } ) );
		await page.getByRole( 'button', { name: 'Install Stripe Tax' } ).click();
		await expect( page ).toHaveURL( settings );
	} );

	test( '[A2-030] [A4-005] [A4-010] takes rates by keyboard and saves them into the real shop', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo( SPRINGFIELD );
		await dashboard.open( TASK );
		await page.getByRole( 'button', { name: 'Set up taxes manually' } ).press( 'Enter' );
		await expect( page.getByRole( 'heading', { name: 'Set up taxes manually' } ) ).toBeFocused();
		await page.getByRole( 'combobox', { name: 'State, rate 1' } ).focus();
		await page.keyboard.type( 'Illin' );
		for ( const text of [ '627*', '', '6,25', 'Sales tax' ] ) {
			await page.keyboard.press( 'Tab' );
			await page.keyboard.type( text );
		}
		await page.getByRole( 'textbox', { name: 'Tax name, rate 1' } ).press( 'Enter' );
		await expect( page.getByRole( 'heading', { name: 'Collect sales tax' } ) ).toBeHidden();
		await expect.poll( () => shop.doneTasks() ).toContain( 'tax' );
		const [ rate, ...others ] = await requestUtils.rest< Rate[] >( { path: '/wc/v3/taxes' } );
		expect( others ).toEqual( [] );
		expect( rate ).toMatchObject( {
			country: 'US',
			state: 'IL',
			postcodes: [ '627*' ],
			rate: '6.2500',
			name: 'Sales tax',
			shipping: true,
		} );
	} );

	test( '[A4-009] [A8-001] [A8-005] keeps what was typed when the server fails', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		await new Shop( requestUtils ).moveTo( { ...REYKJAVIK, store_address: '', store_city: '' } );
		const form = new AddressForm( page );
		await dashboard.open( TASK );
		await form.fill( { street: 'Laugavegur 1', city: 'Reykjavík' } );
		const repairAddress = await failAt( page, 'wc/v3/settings/general/batch' );
		await form.save.click();
		await expect( form.failure ).toContainText( 'There was a problem saving your store location' );
		await expect( form.street ).toHaveValue( 'Laugavegur 1' );
		await repairAddress();
		await form.save.click();

		await expect( page.getByRole( 'heading', { name: 'Configure tax rates' } ) ).toBeFocused();
		const rate = page.getByRole( 'textbox', { name: 'Rate %, rate 1' } );
		await rate.fill( '24' );
		await page.getByRole( 'textbox', { name: 'Tax name, rate 1' } ).fill( 'VSK' );
		const repairRates = await failAt( page, 'wc/v3/taxes/batch' );
		await page.getByRole( 'button', { name: 'Save tax rates' } ).click();
		await expect( form.failure ).toContainText( 'There was a problem saving your tax rates' );
		await expect( rate ).toHaveValue( '24' );
		await repairRates();
		const repairSettings = await failAt( page, 'wc/v3/settings/general/batch' );
		await form.failure.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( form.failure ).toContainText( 'Your rates are saved, but tax could not be turned on' );
		await repairSettings();
		await form.failure.getByRole( 'button', { name: 'Try again' } ).click();
		await expect.poll( () => new Shop( requestUtils ).doneTasks() ).toContain( 'tax' );
		expect( await requestUtils.rest( { path: '/wc/v3/taxes' } ) ).toHaveLength( 1 );
	} );

	test( '[A2-031] [A2-032] [A4-006] [A4-007] [A8-004] is automated once the store is connected', async ( {
		page,
		dashboard,
		requestUtils,
		problems,
	} ) => {
		problems.expect( server500 );
		const shop = new Shop( requestUtils );
		await shop.moveTo( SPRINGFIELD );
		await requestUtils.activatePlugin( 'fake-connection' );
		await requestUtils.activatePlugin( 'fake-tax-partner' );
		await dashboard.open( { ...TASK, partner: 'woocommerce-tax' } );
		await page.getByRole( 'button', { name: 'Connect', exact: true } ).click();

		await expect( page.getByRole( 'heading', { name: 'Good news' } ) ).toBeVisible();
		const repair = await failAt( page, 'wc/v3/settings/tax/batch' );
		const automate = page.getByRole( 'button', { name: 'Automate my taxes' } );
		await automate.click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'There was a problem setting up automated taxes. Please try again.'
		);
		await repair();
		await automate.click();
		await expect( page.getByText( "You're awesome! One less item on your to-do list ✅" ).first() ).toBeVisible();
		await expect.poll( () => shop.doneTasks() ).toContain( 'tax' );
		const settings = await requestUtils.rest< Array< { id: string; value: string } > >( {
			path: '/wc/v3/settings/tax',
		} );
		expect( settings.find( ( { id } ) => id === 'wc_connect_taxes_enabled' )?.value ).toBe( 'yes' );
	} );

	test( '[A4-008] remembers that no tax is charged', async ( { page, dashboard, requestUtils } ) => {
		const shop = new Shop( requestUtils );
		await shop.moveTo( REYKJAVIK );
		await dashboard.open( TASK );
		await page.getByRole( 'button', { name: "I don't charge sales tax" } ).click();
		await expect.poll( () => shop.option( 'woocommerce_no_sales_tax' ) ).toBe( 'yes' );
		await expect( page ).not.toHaveURL( /task=tax/ );
		expect( await shop.doneTasks() ).toContain( 'tax' );
	} );

	test( '[A2-035] leads to the tax settings page, which is there', async ( {
		page,
		dashboard,
		requestUtils,
		woocommerce,
	} ) => {
		await new Shop( requestUtils ).moveTo( REYKJAVIK );
		if ( woocommerce ) {
			// WooCommerce has these settings once taxes are on.
			await requestUtils.rest( {
				method: 'PUT',
				path: '/wc/v3/settings/general/woocommerce_calc_taxes',
				data: { value: 'yes' },
			} );
		}
		await dashboard.open( TASK );
		await page.getByRole( 'link', { name: 'Open the tax settings' } ).click();
		await expect( page ).toHaveURL( /tab=tax&section=standard&wc_onboarding_active_task=tax/ );
		await expect(
			page.getByRole( 'heading', { name: woocommerce ? '"Standard" tax rates' : 'Standard rates' } )
		).toBeVisible();
	} );
} );

test.describe( 'The tax task of a shop manager', () => {
	test.use( { as: 'manager' } );

	test( 'offers what may be done, and asks for nothing that is refused', async ( {
		page,
		dashboard,
		requestUtils,
	} ) => {
		await requestUtils.rest( {
			method: 'PUT',
			path: '/wc/v3/settings/general/woocommerce_default_country',
			data: { value: 'US:IL' },
		} );
		const requests = watchRequests( page );
		await dashboard.open( TASK );
		await expect( page.getByRole( 'heading', { name: 'Configure tax rates' } ) ).toBeVisible();
		await expect( page.getByText( /WooCommerce Tax|Stripe Tax/ ) ).toHaveCount( 0 );
		expect( requests.refused ).toEqual( [] );
	} );
} );
