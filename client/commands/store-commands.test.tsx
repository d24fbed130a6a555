import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { doAction } from '@wordpress/hooks';
import { commandsStore } from '../shared/commands';
import { COMING_SOON_CHANGED } from '../shared/data/coming-soon';
import { ORDER_CHANGED } from '../shared/data/order-status';
import { onRequest, Palette, paletteStore, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { settingPlacesStore } from './settings';
import StoreCommands from './store-commands';

jest.mock( '@wordpress/hooks', () => {
	const hooks = jest.requireActual< object >( '@wordpress/hooks' );
	return { ...hooks, doAction: jest.fn() };
} );

const ORDERS = '&per_page=5&_fields=id,number,status,billing';
const LOOKUPS = {
	byNumber: `/wc/v3/orders?include=12${ ORDERS }`,
	byText: `/wc/v3/orders?search=12${ ORDERS }`,
};

const order = ( id: number, status: string, first_name = 'Ada' ) => ( {
	id,
	number: String( id ),
	status,
	billing: { first_name, last_name: 'Barlow', company: '', email: 'ada@example.org' },
} );

const render = ( capabilities: readonly string[], more: object = {} ) =>
	renderScreen(
		<>
			<Palette />
			<StoreCommands />
		</>,
		{
			stores: [ paletteStore, settingPlacesStore ] as never,
			pageData: {
				adminUrl: '/wp-admin/',
				orderStatuses: {
					'on-hold': 'On hold',
					processing: 'Processing',
					completed: 'Completed',
					packed: 'Packed',
				},
				capabilities: Object.fromEntries( capabilities.map( ( name ) => [ name, true ] ) ),
				...more,
			},
		}
	);

const ORDER_CLERK = [ 'read_private_shop_orders', 'edit_others_shop_orders' ];

const field = () => screen.getByRole( 'textbox', { name: 'Search' } );

const messages = () => within( screen.getByRole( 'region', { name: 'Messages' } ) );

const options = () => screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );

it( '[issue 13.7] asks for nothing, and offers nothing, without the capabilities', async () => {
	const { user, registry } = render( [ 'view_woocommerce_reports' ] );
	await user.type( field(), 'lamp' );
	await act( async () => undefined );
	expect( registry.select( commandsStore ).getCommands() ).toEqual( [] );
	expect( registry.select( paletteStore ).getLoaders() ).toEqual( [] );
	expect( requestsMade() ).toEqual( [] );
} );

it.each( [
	[ [ 'edit_products' ], [ 'storewright/add-product' ], [] ],
	[ [ 'manage_woocommerce' ], [ 'storewright/coming-soon', 'storewright/promotions' ], [ 'storewright/settings' ] ],
	[ ORDER_CLERK, [], [ 'storewright/orders' ] ],
	[ [ 'read_private_shop_orders' ], [], [] ],
	[ [ 'read_private_products', 'edit_others_products' ], [], [ 'storewright/products' ] ],
	[ [ 'list_users', 'edit_users' ], [], [] ],
] )( '[issue 13.7] %j may: %j, and find %j', ( capabilities, commands, loaders ) => {
	const { registry } = render( capabilities );
	const names = ( items: ReadonlyArray< { name: string } > ) => items.map( ( { name } ) => name );
	expect( names( registry.select( paletteStore ).getCommands() ) ).toEqual( commands );
	expect( names( registry.select( paletteStore ).getLoaders() ) ).toEqual( loaders );
} );

it( 'adds a coupon where the user manages coupons', () => {
	const couponsUrl = '/wp-admin/edit.php?post_type=shop_coupon';
	const { registry } = render( [], { couponsUrl } );
	expect( registry.select( paletteStore ).getCommands() ).toEqual( [
		expect.objectContaining( { name: 'storewright/add-coupon', label: 'Add coupon' } ),
	] );
} );

it( 'finds customers for who may list accounts, beside WooCommerce only for who may open them', () => {
	const loaders = ( isCompanion: boolean ) =>
		render( [ 'manage_woocommerce', 'list_users' ], { isCompanion } )
			.registry.select( paletteStore )
			.getLoaders()
			.map( ( { name } ) => name );
	expect( loaders( false ) ).toContain( 'storewright/customers' );
	expect( loaders( true ) ).not.toContain( 'storewright/customers' );
} );

it( '[issue 13.7] finds the order of a number first, and asks once for what was typed at last', async () => {
	onRequest( 'GET', LOOKUPS.byNumber, [ order( 12, 'on-hold' ) ] );
	onRequest( 'GET', LOOKUPS.byText, [ order( 120, 'refunded' ), order( 12, 'on-hold' ), order( 121, 'completed' ) ] );
	const { user } = render( ORDER_CLERK );
	await user.type( field(), '1' );
	expect( screen.queryByRole( 'progressbar' ) ).not.toBeInTheDocument();
	await user.type( field(), '2' );
	expect( screen.getByRole( 'progressbar' ) ).toBeInTheDocument();
	await waitFor( () =>
		expect( options() ).toEqual( [
			'Order #12 · Ada Barlow · On hold',
			'Mark order #12 as completed · Ada Barlow · On hold',
			'Mark order #12 as processing · Ada Barlow · On hold',
			'Order #120 · Ada Barlow · refunded',
			'Order #121 · Ada Barlow · Completed',
			'Mark order #121 as processing · Ada Barlow · Completed',
		] )
	);
	expect( requestsMade() ).toHaveLength( 2 );
} );

it.each( [ true, false ] )( '[issue 13.7] opens an order, beside WooCommerce: %s', async ( isCompanion ) => {
	onRequest( 'GET', `/wc/v3/orders?search=ada${ ORDERS }`, [ order( 12, 'packed' ) ] );
	const { user } = render( ORDER_CLERK, { isCompanion } );
	await user.type( field(), 'ada' );
	await waitFor( () => expect( options() ).toEqual( [ 'Order #12 · Ada Barlow · Packed' ] ) );
} );

it( '[issue 13.7] marks an order as completed, tells who shows orders, and undoes it', async () => {
	onRequest( 'GET', `/wc/v3/orders?search=ada${ ORDERS }`, [ order( 12, 'processing' ) ] );
	let status = 'processing';
	onRequest( 'PUT', '/wc/v3/orders/12', ( { data }: { data: unknown } ) => {
		const sent = data as { status: string; expected: { status: string } };
		expect( sent.expected.status ).toBe( status );
		( { status } = sent );
		return {};
	} );
	const { user } = render( ORDER_CLERK );
	await user.type( field(), 'ada' );
	await user.click( await screen.findByRole( 'option', { name: /Mark order #12 as completed/ } ) );
	expect( await messages().findByText( 'Order #12 is completed.' ) ).toBeVisible();
	expect( status ).toBe( 'completed' );
	expect( doAction ).toHaveBeenCalledWith( ORDER_CHANGED );
	await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	expect( await messages().findByText( 'Undone.' ) ).toBeVisible();
	expect( status ).toBe( 'processing' );
} );

it( '[issue 13.7] says why an order could not be written, and leaves alone what somebody else has changed', async () => {
	onRequest( 'GET', `/wc/v3/orders?search=ada${ ORDERS }`, [ order( 12, 'processing' ) ] );
	onRequest( 'PUT', '/wc/v3/orders/12', () => {
		throw restError( 'broken', 'The database went away.', 500 );
	} );
	const { user } = render( ORDER_CLERK );
	await user.type( field(), 'ada' );
	await user.click( await screen.findByRole( 'option', { name: /Mark order #12 as completed/ } ) );
	expect( await messages().findByText( 'The database went away.' ) ).toBeVisible();
	onRequest( 'PUT', '/wc/v3/orders/12', () => {
		const error = restError( 'storewright_rest_order_conflict', 'Someone else was faster.', 409 );
		throw { ...error, data: { ...error.data, conflicts: { status: 'cancelled' } } };
	} );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await messages().findByText( /was changed by somebody else meanwhile/ ) ).toBeVisible();
	expect( requestsMade( 'PUT' ) ).toHaveLength( 2 );
} );

it( '[issue 13.7] says that the server failed in place of “no results”, and tries again', async () => {
	const path = '/wc/v3/products?search_name_or_sku=lamp&per_page=5&_fields=id,parent_id,name,sku,type';
	onRequest( 'GET', path, () => {
		throw restError( 'broken', 'The database went away.', 500 );
	} );
	const { user } = render( [ 'read_private_products', 'edit_others_products' ] );
	await user.type( field(), 'lamp' );
	const failure = await screen.findByRole( 'option', {
		name: /^Products could not be searched: The database went away\./,
	} );
	const lamp = { id: 7, parent_id: 0, name: 'Reading lamp', sku: 'L-1', type: 'simple' };
	onRequest( 'GET', path, [ lamp, { ...lamp, id: 8, sku: '' }, { ...lamp, id: 9, sku: '' } ] );
	await user.click( failure );
	expect( await screen.findByRole( 'option', { name: 'Product: Reading lamp · L-1' } ) ).toBeVisible();
	expect( screen.getAllByRole( 'option', { name: 'Product: Reading lamp' } ) ).toHaveLength( 2 );
} );

it( 'asks a slow server once at a time, and then for what was typed last', async () => {
	const path = ( search: string ) =>
		`/wc/v3/products?search_name_or_sku=${ search }&per_page=5&_fields=id,parent_id,name,sku,type`;
	let answer: ( products: object[] ) => void = () => undefined;
	onRequest( 'GET', path( 'la' ), () => new Promise< object[] >( ( resolve ) => ( answer = resolve ) ) );
	const lamp = { id: 7, parent_id: 0, name: 'Reading lamp', sku: 'L-1', type: 'simple' };
	onRequest( 'GET', path( 'lamp' ), [ lamp ] );
	const { user } = render( [ 'read_private_products', 'edit_others_products' ] );
	await user.type( field(), 'la' );
	await waitFor( () => expect( requestsMade() ).toHaveLength( 1 ) );
	jest.useFakeTimers();
	fireEvent.change( field(), { target: { value: 'lam' } } );
	await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
	fireEvent.change( field(), { target: { value: 'lamp' } } );
	await act( () => jest.advanceTimersByTimeAsync( 1000 ) );
	expect( requestsMade() ).toHaveLength( 1 );
	jest.useRealTimers();
	answer( [] );
	expect( await screen.findByRole( 'option', { name: 'Product: Reading lamp · L-1' } ) ).toBeVisible();
	expect( requestsMade() ).toHaveLength( 2 );
} );

it( '[issue 13.7] finds customers by email address, and settings by the words of their name or help', async () => {
	onRequest( 'GET', '/wc/v3/customers?search=currency&per_page=5&_fields=id,first_name,last_name,username,email', [
		{ id: 3, first_name: '', last_name: '', username: 'currency', email: 'currency@example.org' },
	] );
	const place = ( id: string, label: string, words: string ) => ( {
		id,
		label,
		place: 'General',
		words,
		url: `/wp-admin/admin.php?page=wc-settings#${ id }`,
	} );
	onRequest( 'GET', '/wc-admin/setting-places', [
		place( 'a', 'Number of decimals', 'Digits of the currency' ),
		place( 'b', 'Currency', '' ),
		place( 'c', 'Weight unit', '' ),
	] );
	const { user } = render( [ 'manage_woocommerce', 'list_users', 'edit_users' ] );
	await user.type( field(), 'currency' );
	await waitFor( () =>
		expect( options() ).toEqual( [
			'Customer: currency · currency@example.org',
			'Setting: Currency · General',
			'Setting: Number of decimals · General',
		] )
	);
} );

it( '[issue 13.7] hides promotions, and turns “Coming soon” off, each with Undo', async () => {
	const suggestions = '/wc/v3/settings/advanced/woocommerce_show_marketplace_suggestions';
	onRequest( 'GET', '/wc-admin/setting-places', [] );
	onRequest( 'PUT', suggestions, {} );
	onRequest( 'POST', '/wc-admin/options', {} );
	const { user } = render( [ 'manage_woocommerce' ], { isComingSoon: true, promotions: true } );
	await user.type( field(), 'promotions' );
	await user.click( await screen.findByRole( 'option', { name: 'Hide promotions' } ) );
	expect( await messages().findByText( 'Promotions are hidden.' ) ).toBeVisible();
	expect( await screen.findByRole( 'option', { name: 'Show promotions' } ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	expect( await screen.findByRole( 'option', { name: 'Hide promotions' } ) ).toBeVisible();
	expect( requestsMade( 'PUT', suggestions ).map( ( { data } ) => data ) ).toEqual( [
		{ value: 'no' },
		{ value: 'yes' },
	] );

	await user.clear( field() );
	await user.type( field(), 'coming' );
	await user.click( await screen.findByRole( 'option', { name: /^Turn off “Coming soon”/ } ) );
	expect( await messages().findByText( 'Everyone can see your store now.' ) ).toBeVisible();
	expect( requestsMade( 'POST' )[ 0 ]?.data ).toEqual( { woocommerce_coming_soon: 'no' } );
	expect( doAction ).toHaveBeenCalledWith( COMING_SOON_CHANGED );
} );

it( '[issue 13.7] hides a store as its launch does: what waits of the site is decided first', async () => {
	const initialize = '/wc-admin/launch-your-store/initialize-coming-soon';
	onRequest( 'GET', '/wc-admin/setting-places', [] );
	onRequest( 'POST', initialize, { coming_soon: 'no' } );
	onRequest( 'POST', '/wc-admin/options', {} );
	const { user } = render( [ 'manage_woocommerce' ], { isComingSoon: false } );
	await user.type( field(), 'coming' );
	await user.click( await screen.findByRole( 'option', { name: /^Turn on “Coming soon”/ } ) );
	expect( await messages().findByText( 'Visitors see “Coming soon” now.' ) ).toBeVisible();
	expect( requestsMade( 'POST' ).map( ( { path, data } ) => [ path, data ] ) ).toEqual( [
		[ initialize, undefined ],
		[ '/wc-admin/options', { woocommerce_coming_soon: 'yes' } ],
	] );
	expect( await screen.findByRole( 'option', { name: /^Turn off “Coming soon”/ } ) ).toBeVisible();
} );

it( '[issue 13.7] leaves a new store that nobody has decided about to its launch', () => {
	const { registry } = render( [ 'manage_woocommerce' ], { isComingSoon: null } );
	expect(
		registry
			.select( paletteStore )
			.getCommands()
			.map( ( { name } ) => name )
	).toEqual( [ 'storewright/promotions' ] );
} );
