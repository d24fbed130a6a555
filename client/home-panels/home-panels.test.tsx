import { act, screen, waitFor, within } from '@testing-library/react';

import type { HomePanels } from '../generated/rest';
import { HomeNotificationsFill } from '../shared/slots';
import { NotificationCard } from '../shared/ui/notification-card';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import WaitingPanels from './panel';
import { PANELS_PATH, panelsStore, type Order, type Product, type Review } from './store';

const anOrder = ( id: number, more: Partial< Order > = {} ): Order => ( {
	id,
	number: String( id ),
	customer: `Customer ${ id }`,
	total: '84.5',
	currency: 'USD',
	status: 'processing',
	date_created_gmt: '2026-05-01T08:00:00',
	...more,
} );

const aReview = ( id: number ): Review => ( {
	id,
	reviewer: `Reviewer ${ id }`,
	review: 'Holds what it says.',
	rating: 4,
	product_id: 9,
	product_name: 'Lamp',
	date_created_gmt: '2026-05-01T08:00:00',
} );

const aProduct = ( id: number, more: Partial< Product > = {} ): Product => ( {
	id,
	parent_id: 0,
	name: `Lamp ${ id }`,
	sku: `L-${ id }`,
	quantity: 2,
	low_amount: 2,
	...more,
} );

const part = < Item, >( ...items: Item[] ) => ( { count: items.length, items } );

const EMPTY: HomePanels = { is_shown: true, orders: part(), reviews: part(), stock: part() };

const show = (
	panels: Partial< HomePanels >,
	query: Record< string, string > = {},
	pageData = {},
	others: React.ReactNode = null
) => {
	onRequest( 'GET', PANELS_PATH, { ...EMPTY, ...panels } );
	return renderScreen(
		<>
			<WaitingPanels path="/" params={ {} } query={ query } />
			{ others }
		</>,
		{ query, pageData, stores: [ panelsStore as never ] }
	);
};

const panel = async ( name: string ) => within( await screen.findByRole( 'region', { name } ) );
const messages = () => within( screen.getByRole( 'region', { name: 'Messages' } ) );
const writes = () => requestsMade( 'PUT' );
const failing = () => {
	throw restError( 'internal', 'The database is away.', 500 );
};

it( 'says in one line each that nothing waits', async () => {
	show( {} );
	expect( await screen.findByText( 'No orders waiting.' ) ).toBeVisible();
	expect( await screen.findByText( 'No reviews waiting.' ) ).toBeVisible();
	expect( await screen.findByText( 'Nothing is running low.' ) ).toBeVisible();
	expect( requestsMade( 'GET' ) ).toHaveLength( 1 );
} );

it( 'shows a skeleton, then why it could not be loaded, and tries again', async () => {
	onRequest( 'GET', PANELS_PATH, failing );
	const { user } = renderScreen( <WaitingPanels path="/" params={ {} } query={ {} } />, {
		stores: [ panelsStore as never ],
	} );
	expect( screen.getByRole( 'status', { name: 'Loading…' } ) ).toBeVisible();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
	onRequest( 'GET', PANELS_PATH, EMPTY );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'No orders waiting.' ) ).toBeVisible();
} );

it( 'leaves out the panels of what the user may not change', async () => {
	show( { orders: null, stock: null } );
	expect( await screen.findByRole( 'region', { name: 'Reviews to moderate' } ) ).toBeVisible();
	expect( screen.getAllByRole( 'region' ).map( ( region ) => region.getAttribute( 'aria-label' ) ) ).not.toContain(
		'Orders to fulfill'
	);
	expect( screen.queryByRole( 'heading', { name: 'Stock running low' } ) ).not.toBeInTheDocument();
} );

it.each( [
	[ true, 'edit.php?post_type=shop_order' ],
	[ false, 'admin.php?page=wc-orders' ],
] )( 'links to the list of orders, beside WooCommerce: %s', async ( isCompanion, address ) => {
	show( {}, {}, { isCompanion } );
	expect( ( await panel( 'Orders to fulfill' ) ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		`http://shop.example/wp-admin/${ address }`
	);
} );

it.each( [
	[ 'orders', 'Orders to fulfill' ],
	[ 'reviews', 'Reviews to moderate' ],
	[ 'stock', 'Stock running low' ],
] )( '[B2-043] opens and focuses the panel of opened_panel=%s-panel, during setup as well', async ( name, title ) => {
	show( { is_shown: false }, { opened_panel: `${ name }-panel` } );
	await waitFor( () => expect( screen.getByRole( 'heading', { name: title } ) ).toHaveFocus() );
	expect( screen.getAllByRole( 'heading' ) ).toHaveLength( 1 );
} );

it( '[B2-043] links to the panels in which something waits while setup goes on, and to what other features name', async () => {
	show(
		{
			is_shown: false,
			orders: { count: 12, items: [ anOrder( 1 ) ] },
			reviews: part( aReview( 2 ) ),
			stock: part( aProduct( 3 ) ),
		},
		{},
		{},
		<HomeNotificationsFill>
			<NotificationCard href="admin.php?page=wc-admin#extended_task_list">2 more tasks</NotificationCard>
		</HomeNotificationsFill>
	);
	const cards = await panel( 'Waiting for you' );
	expect( cards.getAllByRole( 'link' ).map( ( link ) => [ link.textContent, link.getAttribute( 'href' ) ] ) ).toEqual(
		[
			[ '2 more tasks', 'admin.php?page=wc-admin#extended_task_list' ],
			[ '12 orders to fulfill', 'admin.php?page=wc-admin&opened_panel=orders-panel' ],
			[ '1 review to moderate', 'admin.php?page=wc-admin&opened_panel=reviews-panel' ],
			[ '1 product running low', 'admin.php?page=wc-admin&opened_panel=stock-panel' ],
		]
	);
	expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument();
} );

describe( 'A panel that is far below', () => {
	const panels = { orders: part( anOrder( 1 ) ) };
	let scrollTo: ( entries: Array< { isIntersecting: boolean } > ) => void = () => undefined;

	beforeEach( () => {
		window.IntersectionObserver = jest.fn( ( callback: typeof scrollTo ) => {
			scrollTo = callback;
			return { observe: jest.fn(), disconnect: jest.fn() };
		} ) as never;
	} );
	afterEach( () => {
		Reflect.deleteProperty( window, 'IntersectionObserver' );
	} );

	it( 'waits until its place is near', async () => {
		show( { ...panels, reviews: null, stock: null } );
		await waitFor( () => expect( requestsMade( 'GET' ) ).toHaveLength( 1 ) );
		expect( await screen.findByRole( 'status', { name: 'Loading…' } ) ).toBeVisible();
		act( () => scrollTo( [ { isIntersecting: false } ] ) );
		expect( screen.queryByRole( 'region', { name: 'Orders to fulfill' } ) ).not.toBeInTheDocument();
		act( () => scrollTo( [ { isIntersecting: true } ] ) );
		expect( await screen.findByRole( 'region', { name: 'Orders to fulfill' } ) ).toBeVisible();
	} );

	it( 'is there for who goes through the page by keyboard', async () => {
		const { user } = show( panels );
		await waitFor( () => expect( screen.getAllByRole( 'status', { name: 'Loading…' } ) ).toHaveLength( 3 ) );
		await user.tab();
		expect( await screen.findByRole( 'region', { name: 'Stock running low' } ) ).toBeVisible();
	} );

	it( 'is there at once where the address opens it', async () => {
		show( panels, { opened_panel: 'stock-panel' } );
		expect( await screen.findByRole( 'heading', { name: 'Stock running low' } ) ).toHaveFocus();
		expect( screen.queryByRole( 'region', { name: 'Orders to fulfill' } ) ).not.toBeInTheDocument();
	} );
} );

/** The answer where somebody else has given something another status meanwhile. */
const changedTo = ( code: string, status: string ) => () => {
	const error = restError( code, 'Someone else was faster.', 409 );
	return Promise.reject( { ...error, data: { ...error.data, conflicts: { status } } } );
};

describe( 'Orders', () => {
	const path = '/wc/v3/orders/1';

	it( 'shows number, customer, amount in the order’s currency and how many more there are', async () => {
		show( { orders: { count: 9, items: [ anOrder( 1 ), anOrder( 2, { customer: '', currency: 'EUR' } ) ] } } );
		const orders = await panel( 'Orders to fulfill' );
		const rows = orders.getAllByRole( 'listitem' );
		expect( rows[ 0 ] ).toHaveTextContent( '#1 Customer 1' );
		expect( rows[ 0 ] ).toHaveTextContent( '$84.50' );
		expect( rows[ 1 ] ).toHaveTextContent( '#2 Guest' );
		expect( rows[ 1 ] ).toHaveTextContent( '€84.50' );
		expect( orders.getByText( 'and 7 more' ) ).toBeVisible();
		expect( orders.getByText( '9' ) ).toBeVisible();
	} );

	it( 'shows an order whose currency is no code that browsers know, and one without a total', async () => {
		show( { orders: part( anOrder( 1, { currency: 'points' } ), anOrder( 2, { total: '' } ) ) } );
		const rows = ( await panel( 'Orders to fulfill' ) ).getAllByRole( 'listitem' );
		expect( rows[ 0 ] ).toHaveTextContent( '84.5 points' );
		expect( rows[ 1 ] ).toHaveTextContent( '$0.00' );
	} );

	it( 'completes one once, moves the focus to the next, and undoes it', async () => {
		const { user } = show( { orders: part( anOrder( 1 ), anOrder( 2 ) ) } );
		const orders = await panel( 'Orders to fulfill' );
		onRequest( 'PUT', path, failing );
		await user.click( orders.getByRole( 'button', { name: 'Mark as completed: order #1' } ) );
		expect( await orders.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
		expect( orders.getAllByRole( 'listitem' ) ).toHaveLength( 2 );

		onRequest( 'PUT', path, {} );
		onRequest( 'GET', PANELS_PATH, { ...EMPTY, orders: part( anOrder( 2 ) ) } );
		await user.dblClick( orders.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( orders.getAllByRole( 'listitem' ) ).toHaveLength( 1 ) );
		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ status: 'completed', expected: { status: 'processing' }, check_stock: true },
			{ status: 'completed', expected: { status: 'processing' }, check_stock: true },
		] );
		await waitFor( () => expect( orders.getByRole( 'listitem' ) ).toHaveFocus() );

		onRequest( 'PUT', path, failing );
		await user.click( await messages().findByRole( 'button', { name: 'Undo' } ) );
		const again = await messages().findByRole( 'button', { name: 'Try again' } );
		onRequest( 'PUT', path, {} );
		onRequest( 'GET', PANELS_PATH, { ...EMPTY, orders: part( anOrder( 1 ), anOrder( 2 ) ) } );
		await user.click( again );
		await waitFor( () => expect( orders.getAllByRole( 'listitem' ) ).toHaveLength( 2 ) );
		expect( writes().at( -1 )!.data ).toEqual( {
			status: 'processing',
			expected: { status: 'completed' },
			check_stock: true,
		} );
	} );

	it( 'marks one on hold as processing', async () => {
		const { user } = show( { orders: part( anOrder( 1, { status: 'on-hold' } ) ) } );
		const orders = await panel( 'Orders to fulfill' );
		onRequest( 'PUT', path, {} );
		onRequest( 'GET', PANELS_PATH, { ...EMPTY, orders: part( anOrder( 1 ) ) } );
		await user.click( orders.getByRole( 'button', { name: 'Mark as processing: order #1' } ) );
		await waitFor( () =>
			expect( orders.queryByRole( 'button', { name: 'Mark as processing: order #1' } ) ).not.toBeInTheDocument()
		);
		expect( writes()[ 0 ]!.data ).toEqual( {
			status: 'processing',
			expected: { status: 'on-hold' },
			check_stock: true,
		} );
	} );

	it( 'leaves one as it is that somebody else has cancelled', async () => {
		const { user } = show( { orders: part( anOrder( 1 ) ) }, {}, { orderStatuses: { cancelled: 'Cancelled' } } );
		const orders = await panel( 'Orders to fulfill' );
		onRequest( 'PUT', path, changedTo( 'storewright_rest_order_conflict', 'cancelled' ) );
		await user.click( orders.getByRole( 'button', { name: 'Mark as completed: order #1' } ) );
		expect( await orders.findByRole( 'alert' ) ).toHaveTextContent(
			'Order #1 was changed by somebody else meanwhile: it is “Cancelled” now'
		);
		// It could only be refused again.
		expect( orders.queryByRole( 'button', { name: 'Try again' } ) ).not.toBeInTheDocument();
		expect( orders.getAllByRole( 'listitem' ) ).toHaveLength( 1 );
		expect( writes() ).toHaveLength( 1 );
	} );

	it( 'takes the last one away even where the others can’t be asked for', async () => {
		const { user } = show( { orders: part( anOrder( 1 ) ) } );
		const orders = await panel( 'Orders to fulfill' );
		onRequest( 'PUT', path, {} );
		onRequest( 'GET', PANELS_PATH, failing );
		await user.click( orders.getByRole( 'button', { name: 'Mark as completed: order #1' } ) );
		expect( await orders.findByText( 'No orders waiting.' ) ).toBeVisible();
		await waitFor( () => expect( orders.getByRole( 'heading' ) ).toHaveFocus() );
	} );
} );

describe( 'Reviews', () => {
	const path = '/wc/v3/products/reviews/1';

	it.each( [
		[ 'Approve the review by Reviewer 1', 'approved' ],
		[ 'Mark the review by Reviewer 1 as spam', 'spam' ],
		[ 'Move the review by Reviewer 1 to the trash', 'trash' ],
	] )( '%s, after a failure, and undo it', async ( name, status ) => {
		const { user } = show( { reviews: part( aReview( 1 ) ) } );
		const reviews = await panel( 'Reviews to moderate' );
		expect( reviews.getByText( 'Reviewer 1 on “Lamp”' ) ).toBeVisible();
		expect( reviews.getByText( /4 stars/ ) ).toBeVisible();
		onRequest( 'PUT', path, failing );
		await user.click( reviews.getByRole( 'button', { name } ) );
		expect( await reviews.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );

		onRequest( 'PUT', path, {} );
		onRequest( 'GET', PANELS_PATH, EMPTY );
		await user.dblClick( reviews.getByRole( 'button', { name } ) );
		expect( await reviews.findByText( 'No reviews waiting.' ) ).toBeVisible();
		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ status, expected: { status: 'hold' } },
			{ status, expected: { status: 'hold' } },
		] );

		onRequest( 'GET', PANELS_PATH, { ...EMPTY, reviews: part( aReview( 1 ) ) } );
		await user.click( await messages().findByRole( 'button', { name: 'Undo' } ) );
		expect( await reviews.findByText( 'Reviewer 1 on “Lamp”' ) ).toBeVisible();
		expect( writes().at( -1 )!.data ).toEqual( { status: 'hold', expected: { status } } );
	} );

	it( 'leaves one as it is that somebody else has moderated', async () => {
		const { user } = show( { reviews: part( aReview( 1 ) ) } );
		const reviews = await panel( 'Reviews to moderate' );
		onRequest( 'PUT', path, changedTo( 'storewright_rest_review_conflict', 'spam' ) );
		await user.click( reviews.getByRole( 'button', { name: 'Approve the review by Reviewer 1' } ) );
		expect( await reviews.findByRole( 'alert' ) ).toHaveTextContent(
			'The review by Reviewer 1 was marked as spam by somebody else meanwhile.'
		);
		expect( writes() ).toHaveLength( 1 );
	} );
} );

describe( 'Stock', () => {
	const path = '/wc/v3/products/1';
	const changed = ( quantity: number ) => () => {
		const error = restError( 'storewright_rest_product_conflict', 'Someone else changed this product.', 409 );
		return Promise.reject( { ...error, data: { ...error.data, conflicts: { stock_quantity: quantity } } } );
	};

	it( 'says what is wrong with a quantity, and keeps it where saving fails', async () => {
		const { user } = show( { stock: part( aProduct( 1 ) ) } );
		const stock = await panel( 'Stock running low' );
		const field = stock.getByRole( 'textbox', { name: 'New quantity of “Lamp 1”' } );
		await user.type( field, 'two dozen{Enter}' );
		expect( stock.getByText( '“two dozen” is not a whole number such as 12.' ) ).toBeVisible();
		expect( field ).toHaveFocus();
		expect( writes() ).toEqual( [] );

		onRequest( 'PUT', path, failing );
		await user.clear( field );
		await user.type( field, '24{Enter}' );
		expect( await stock.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
		expect( field ).toHaveValue( '24' );
	} );

	it( 'sets it once, and undoes it', async () => {
		const { user } = show( { stock: part( aProduct( 1 ) ) } );
		const stock = await panel( 'Stock running low' );
		onRequest( 'PUT', path, {} );
		onRequest( 'GET', PANELS_PATH, EMPTY );
		await user.type( stock.getByRole( 'textbox' ), '24' );
		await user.dblClick( stock.getByRole( 'button', { name: 'Update stock of “Lamp 1”' } ) );
		expect( await stock.findByText( 'Nothing is running low.' ) ).toBeVisible();
		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ stock_quantity: 24, expected: { stock_quantity: 2 } },
		] );

		onRequest( 'PUT', path, changed( 23 ) );
		await user.click( await messages().findByRole( 'button', { name: 'Undo' } ) );
		expect( await messages().findByText( /is 23 by now, not 24/ ) ).toBeVisible();
		expect( writes().at( -1 )!.data ).toEqual( { stock_quantity: 2, expected: { stock_quantity: 24 } } );
	} );

	it( 'sets a variation’s, and says where somebody else has changed it meanwhile', async () => {
		const variation = '/wc/v3/products/7/variations/1';
		const { user } = show( { stock: part( aProduct( 1, { parent_id: 7 } ) ) } );
		const stock = await panel( 'Stock running low' );
		onRequest( 'PUT', variation, changed( 1 ) );
		await user.type( stock.getByRole( 'textbox' ), '24{Enter}' );
		expect( await stock.findByRole( 'alert' ) ).toHaveTextContent( 'The stock of “Lamp 1” is 1 by now, not 2' );
		expect( stock.getByText( /1 left/ ) ).toBeVisible();
		expect( stock.getByRole( 'textbox' ) ).toHaveValue( '24' );

		onRequest( 'PUT', variation, {} );
		onRequest( 'GET', PANELS_PATH, EMPTY );
		await user.click( stock.getByRole( 'button', { name: 'Update stock of “Lamp 1”' } ) );
		expect( await stock.findByText( 'Nothing is running low.' ) ).toBeVisible();
		expect( writes().map( ( { data } ) => data ) ).toEqual( [
			{ stock_quantity: 24, expected: { stock_quantity: 2 } },
			{ stock_quantity: 24, expected: { stock_quantity: 1 } },
		] );
	} );
} );
