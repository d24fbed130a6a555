import type { Locator, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { expect, test } from './fixtures';
import { untilIdle } from './fixtures/idle';
import { Home } from './pages/home';
import { BERLIN, SPRINGFIELD, Shop } from './pages/shop';
import { TASK_VIEWS } from './pages/task-views';

type Everything = Record< string, string >;

const EVERYTHING = '/storewright-test/v1/everything';

/**
 * Notes that are made by the way: which tasks were opened and done, who changed what, what is emailed about it, and what WordPress
 * keeps for itself. The jobs that WooCommerce does in the background go on meanwhile, and it keeps a session of who looks at the store, as
 * the launch task's preview does.
 */
const OWN_NOTES = new RegExp(
	'^(' +
		'option:(woocommerce_task_list_|storewright_(task|setup|tasks|usage|reconcile)_?|can_compress_scripts$|action_scheduler_|as_has_)' +
		'|row:(storewright_settings_audit|storewright_outbox|actionscheduler_\\w+|woocommerce_sessions):)'
);

/** All that the site keeps. */
const everything = ( client: RequestUtils ) => client.rest< Everything >( { path: EVERYTHING } );

/** Returns changed entries, each with its present value; such notes apart. */
const changes = ( before: Everything, after: Everything ): Record< string, string | undefined > =>
	Object.fromEntries(
		[ ...new Set( [ ...Object.keys( before ), ...Object.keys( after ) ] ) ]
			.filter( ( name ) => before[ name ] !== after[ name ] && ! OWN_NOTES.test( name ) )
			.map( ( name ) => [ name, after[ name ] ] )
	);

test.describe.configure( { mode: 'parallel' } );

interface Case {
	name: string;
	plugins?: string[];
	/** Stores the owner's earlier values. */
	had: ( client: RequestUtils, shop: Shop ) => Promise< unknown >;
	query: Record< string, string >;
	/** Confirms the task in the browser. */
	confirm: ( root: Locator, page: Page ) => Promise< void >;
	/** Returns the element that shows success. */
	done: ( root: Locator, home: Home ) => Locator;
	/** All that is another one then: patterns of names, with what they hold. */
	changed: Record< string, unknown >;
	/** Names of what WooCommerce itself changes when it hears of that. */
	byWooCommerce?: RegExp;
}

const put = ( path: string, data: object ) => ( client: RequestUtils ) =>
	client.rest< { id: number; instance_id: number } >( { method: 'PUT', path, data } );
const post = ( client: RequestUtils, path: string, data: object ) =>
	client.rest< { id: number; instance_id: number } >( { method: 'POST', path, data } );

/** A gateway whose texts are the owner's. */
const ownTexts = ( id: string ) =>
	put( `/wc/v3/payment_gateways/${ id }`, {
		title: 'My own title',
		description: 'My own words',
		settings: { instructions: 'Ring twice.' },
	} );

const enabling = ( id: string ): Case => ( {
	name: `payments: enabling ${ id } keeps its texts`,
	had: ownTexts( id ),
	query: { task: 'payments', id },
	confirm: ( root ) => root.getByRole( 'button', { name: /^Enable / } ).click(),
	done: ( _, home ) => home.row( 'Set up payments (done)' ),
	changed: { [ `option:woocommerce_${ id }_settings.enabled` ]: '"yes"' },
} );

/** Rates of two countries and two classes, and settings of tax that are not those of a fresh shop. */
const taxed = async ( client: RequestUtils, shop: Shop ) => {
	await shop.moveTo( SPRINGFIELD );
	await shop.set( 'general', { calc_taxes: 'yes', currency: 'EUR' } );
	await shop.set( 'tax', { prices_include_tax: 'yes', tax_based_on: 'base', tax_round_at_subtotal: 'yes' } );
	for ( const rate of [
		{ country: 'US', state: 'IL', rate: '6.25', name: 'Sales tax', cities: [ 'SPRINGFIELD' ] },
		{ country: 'DE', rate: '19', name: 'MwSt.' },
		{ country: 'US', rate: '1', name: 'Reduced', class: 'reduced-rate' },
	] ) {
		await post( client, '/wc/v3/taxes', rate );
	}
};

const CASES: Case[] = [
	{
		name: 'store_details: another town leaves the rest of the address and the currency',
		had: async ( _, shop ) => {
			await shop.moveTo( { ...BERLIN, store_address_2: 'Hinterhaus' } );
			await shop.set( 'general', { currency: 'CHF', currency_pos: 'right_space', calc_taxes: 'yes' } );
		},
		query: { task: 'store_details' },
		confirm: async ( root ) => {
			await root.getByRole( 'textbox', { name: /^(City|Town \/ City)$/ } ).fill( 'Potsdam' );
			await root.getByRole( 'button', { name: 'Save address' } ).click();
		},
		done: ( _, home ) => home.title,
		changed: { 'option:woocommerce_store_city': '"Potsdam"' },
	},
	{
		name: 'tax: a rate that is changed leaves the others and the options of tax',
		had: taxed,
		query: { task: 'tax' },
		confirm: async ( root ) => {
			await root.getByRole( 'button', { name: 'Set up taxes manually' } ).click();
			await root.getByRole( 'textbox', { name: 'Rate %, rate 1' } ).fill( '7' );
			await root.getByRole( 'button', { name: 'Save tax rates' } ).click();
		},
		done: ( _, home ) => home.title,
		changed: { 'row:woocommerce_tax_rates:1': expect.stringMatching( /"7.0000".*"Sales tax"/ ) },
	},
	{
		name: 'tax: charging none asks first, and keeps the rates',
		had: taxed,
		query: { task: 'tax' },
		confirm: async ( root ) => {
			await root.getByRole( 'button', { name: "I don't charge sales tax" } ).click();
			await root.getByRole( 'button', { name: 'Turn tax off' } ).click();
		},
		done: ( _, home ) => home.title,
		changed: { 'option:woocommerce_calc_taxes': '"no"', 'option:woocommerce_no_sales_tax': '"yes"' },
	},
	{
		name: 'tax: a service that works tax out changes what is said',
		plugins: [ 'fake-connection', 'fake-tax-partner' ],
		had: async ( client, shop ) => {
			await taxed( client, shop );
			await shop.set( 'general', { calc_taxes: 'no' } );
			await post( client, EVERYTHING, { fake_connection: 'connected' } );
		},
		query: { task: 'tax', partner: 'woocommerce-tax' },
		confirm: async ( root ) => {
			await expect( root.getByText( 'This turns on these settings:' ) ).toBeVisible();
			await root.getByRole( 'button', { name: 'Automate my taxes' } ).click();
		},
		done: ( _, home ) => home.title,
		changed: { 'option:woocommerce_calc_taxes': '"yes"', 'option:wc_connect_taxes_enabled': '"yes"' },
	},
	enabling( 'cheque' ),
	enabling( 'cod' ),
	{
		name: 'payments: a bank account that is changed leaves the second one and the texts',
		had: async ( client ) => {
			await ownTexts( 'bacs' )( client );
			const empty = { account_name: '', account_number: '', bank_name: '', sort_code: '', iban: '', bic: '' };
			await put( '/wc/v3/payment_gateways/bacs/accounts', {
				accounts: [
					{ ...empty, account_name: 'First', iban: 'DE02120300000000202051' },
					{ ...empty, account_name: 'Second', account_number: '2' },
				],
			} )( client );
		},
		query: { task: 'payments', id: 'bacs' },
		confirm: async ( root ) => {
			await root.getByRole( 'textbox', { name: 'Bank name (required)' } ).first().fill( 'Village Bank' );
			await root.getByRole( 'button', { name: 'Save bank details' } ).click();
		},
		done: ( _, home ) => home.row( 'Set up payments (done)' ),
		changed: {
			'option:woocommerce_bacs_settings.enabled': '"yes"',
			'option:woocommerce_bacs_accounts.0.bank_name': '"Village Bank"',
		},
	},
	{
		name: 'payments: a key that is entered leaves the secret that was there',
		plugins: [ 'fake-payment-suggestions', 'fake-gateway' ],
		had: put( '/wc/v3/payment_gateways/moon_pay', {
			title: 'By moonlight',
			settings: { secret: 's-0', capture: 'no' },
		} ),
		query: { task: 'payments', id: 'moon_pay' },
		confirm: async ( root ) => {
			await root.getByRole( 'textbox', { name: 'API Key' } ).fill( 'k-1' );
			await root.getByRole( 'button', { name: 'Save and enable' } ).click();
		},
		done: ( _, home ) => home.row( 'Set up payments (done)' ),
		changed: {
			'option:woocommerce_moon_pay_settings.api_key': '"k-1"',
			'option:woocommerce_moon_pay_settings.enabled': '"yes"',
		},
	},
	{
		name: 'shipping: a cost that is changed leaves the other ways, their texts and other zones',
		had: async ( client, shop ) => {
			await shop.moveTo( BERLIN );
			for ( const [ name, code ] of [
				[ 'Home', 'DE' ],
				[ 'Alps', 'CH' ],
			] ) {
				const zones = '/wc/v3/shipping/zones';
				const { id } = await post( client, zones, { name } );
				await client.rest( {
					method: 'PUT',
					path: `${ zones }/${ id }/locations`,
					data: [ { code, type: 'country' } ],
				} );
				await post( client, `${ zones }/${ id }/methods`, {
					method_id: 'flat_rate',
					settings: { title: 'By bike', cost: '5', tax_status: 'none' },
				} );
				await post( client, `${ zones }/${ id }/methods`, { method_id: 'local_pickup' } );
			}
		},
		query: { task: 'shipping' },
		confirm: async ( root ) => {
			await root
				.getByRole( 'group', { name: 'Home' } )
				.getByRole( 'textbox', { name: 'Shipping cost' } )
				.fill( '6' );
			await root.getByRole( 'button', { name: 'Save shipping rates' } ).click();
		},
		done: ( root ) => root.getByText( 'Your shipping rates have been updated' ).first(),
		changed: { 'option:woocommerce_flat_rate_1_settings.cost': '"6.00"' },
	},
	{
		name: 'launch-your-store: launching leaves the other options of the coming-soon page',
		had: ( client ) =>
			post( client, EVERYTHING, {
				woocommerce_coming_soon: 'yes',
				woocommerce_store_pages_only: 'yes',
				woocommerce_private_link: 'yes',
				woocommerce_share_key: 'open-sesame',
			} ),
		query: { task: 'launch-your-store' },
		confirm: async ( root, page ) => {
			await root.getByRole( 'button', { name: 'Launch store' } ).click();
			await page.getByRole( 'button', { name: 'Launch now' } ).click();
		},
		done: ( _, home ) => home.row( 'Launch your store (done)' ),
		// The second has Home offer a tour.
		changed: { 'option:woocommerce_coming_soon': '"no"', 'option:woocommerce_show_lys_tour': '"yes"' },
		// It makes its cart and checkout pages anew.
		byWooCommerce: /^(option:fresh_site|row:posts:\d+)$/,
	},
];

for ( const { name, plugins = [], had, query, confirm, done, changed, byWooCommerce } of CASES ) {
	test( name, async ( { page, dashboard, requestUtils, woocommerce } ) => {
		for ( const plugin of plugins ) {
			await requestUtils.activatePlugin( plugin );
		}
		const shop = new Shop( requestUtils );
		await had( requestUtils, shop );
		await shop.task( query.task ?? '', 'visited' );
		const before = await everything( requestUtils );
		await dashboard.open( query );
		await confirm( dashboard.root, page );
		await expect( done( dashboard.root, new Home( page ) ) ).toBeVisible();
		const byOthers = woocommerce ? byWooCommerce : undefined;
		await expect
			.poll( async () =>
				Object.fromEntries(
					Object.entries( changes( before, await everything( requestUtils ) ) ).filter(
						( [ entry ] ) => ! byOthers?.test( entry )
					)
				)
			)
			.toEqual( changed );
	} );
}

test( 'products: the first product of the task leaves those that are there', async ( { dashboard, requestUtils } ) => {
	const { id } = await post( requestUtils, '/wc/v3/products/categories', { name: 'Kitchen' } );
	await post( requestUtils, '/wc/v3/products', { name: 'Mug', regular_price: '9', categories: [ { id } ] } );
	await new Shop( requestUtils ).task( 'products', 'visited' );
	await dashboard.open( { task: 'products' } );
	const before = await everything( requestUtils );
	await dashboard.root.getByLabel( 'Name', { exact: true } ).fill( 'Mug' );
	await dashboard.root.getByLabel( 'Price' ).fill( '12' );
	await dashboard.root.getByRole( 'button', { name: 'Add product' } ).click();
	await expect( dashboard.root.getByRole( 'heading', { name: 'Mug was added to your store' } ) ).toBeVisible();
	const after = await everything( requestUtils );
	const rows = Object.keys( changes( before, after ) );
	// A kind of products counts how many there are of it.
	const overwritten = rows.filter( ( name ) => name in before && ! name.startsWith( 'row:term_taxonomy:' ) );
	expect( overwritten ).toEqual( [] );
	expect( rows.filter( ( name ) => name.startsWith( 'row:posts:' ) ) ).toHaveLength( 1 );
} );

test( 'Opening every task changes nothing', async ( { page, dashboard, requestUtils } ) => {
	test.slow();
	const shop = new Shop( requestUtils );
	for ( const plugin of [ 'fake-marketplace', 'fake-payments-provider', 'fake-connection', 'fake-tax-partner' ] ) {
		await requestUtils.activatePlugin( plugin );
	}
	await taxed( requestUtils, shop );
	await dashboard.open();
	const before = await everything( requestUtils );
	for ( const view of TASK_VIEWS ) {
		await page.goto( dashboard.address( view ) );
		await untilIdle( page );
		await expect( dashboard.root.getByText( 'Loading…' ) ).toHaveCount( 0 );
	}
	expect( changes( before, await everything( requestUtils ) ) ).toEqual( {} );
} );
