import { screen, waitFor, within } from '@testing-library/react';

import { PREFERENCES_PATH, preferencesStore } from '../../shared/data/user-preferences';
import { onRequest, renderScreen, requestsMade, restError, type RestRequest } from '../../shared/test-utils';
import { analyticsStore, type Overview } from '../store';
import OverviewScreen from './screen';

const FACTS = {
	timeZone: 'UTC',
	weekStart: 1,
	defaultDateRange: 'period=custom&compare=previous_period&after=2026-03-03&before=2026-03-04',
	managesStock: true,
	statuses: {},
};

type Stat = Overview[ 'indicators' ][ number ][ 'stat' ];

const step = ( day: string ) => ( { interval: day, date_start: `${ day } 00:00:00`, date_end: `${ day } 23:59:59` } );

const row = ( id: number, name: string ) => ( { id, name, count: 40 - id, amount: '12.30' } );

/** The answer to what is asked for. */
function answerTo( search: string ): Overview {
	const asked = new URLSearchParams( search );
	const list = ( name: string ) => ( asked.get( name ) ?? '' ).split( ',' ).filter( ( one ) => one !== '' );
	const described = ( stat: string ) => ( {
		stat: stat as Stat,
		label: stat,
		format: stat.endsWith( 'count' ) ? ( 'number' as const ) : ( 'currency' as const ),
	} );
	return {
		intervals: [ step( '2026-03-03' ), step( '2026-03-04' ) ],
		intervals_before: [ step( '2026-03-01' ), step( '2026-03-02' ) ],
		indicators: list( 'stats' ).map( ( stat ) => ( { ...described( stat ), value: '30', before: '20' } ) ),
		charts: list( 'charts' ).map( ( stat ) => ( {
			...described( stat ),
			points: [ '10.5', '20' ],
			points_before: [ '1', '2' ],
		} ) ),
		leaderboards: list( 'leaderboards' ).map( ( id ) => ( {
			id: id as Overview[ 'leaderboards' ][ number ][ 'id' ],
			label: id,
			headers: [ 'a', 'b', 'c' ],
			rows: Array.from( { length: Number( asked.get( 'per_page' ) ) }, ( _, at ) =>
				row( at, `${ id } ${ at }` )
			),
		} ) ),
		currencies: [],
	};
}

const usual = {
	after: '2026-03-03T00:00:00',
	before: '2026-03-04T23:59:59',
	compare_after: '2026-03-01T00:00:00',
	compare_before: '2026-03-02T23:59:59',
	interval: 'day',
	stats: 'revenue/total_sales,revenue/net_revenue,orders/orders_count,products/items_sold,variations/items_sold',
	charts: 'revenue/net_revenue,orders/orders_count',
	leaderboards: 'categories,products',
	per_page: '5',
};

const pathOf = ( change: Partial< typeof usual > = {} ) =>
	`/wc-admin/analytics/overview?${ new URLSearchParams( { ...usual, ...change } ).toString().replaceAll( '%2C', ',' ) }`;

const answer = ( change: Partial< typeof usual > = {} ) => {
	const path = pathOf( change );
	onRequest( 'GET', path, answerTo( path.split( '?' )[ 1 ] ?? '' ) );
};

const show = ( preferences: Record< string, string > | ( () => never ) = {} ) => {
	const isBroken = typeof preferences === 'function';
	onRequest( 'GET', PREFERENCES_PATH, isBroken ? preferences : { woocommerce_meta: preferences } );
	onRequest( 'POST', PREFERENCES_PATH, ( { data }: RestRequest ) => ( {
		woocommerce_meta: { ...preferences, ...( data as { woocommerce_meta: object } ).woocommerce_meta },
	} ) );
	return renderScreen( <OverviewScreen path="/analytics/overview" params={ {} } query={ {} } />, {
		path: '/analytics/overview',
		pageData: { analytics: FACTS },
		stores: [ analyticsStore, preferencesStore ] as never,
	} );
};

const section = ( name: string ) => screen.findByRole( 'region', { name } );

const titles = () => screen.getAllByRole( 'heading', { level: 2 } ).map( ( { textContent } ) => textContent );

type User = ReturnType< typeof show >[ 'user' ];

const openMenu = ( user: User, name: string ) =>
	user.click( screen.getByRole( 'button', { name: `Options of “${ name }”` } ) );

const saved = ( name: string ): unknown => {
	const { data } = requestsMade( 'POST' ).at( -1 ) ?? {};
	const text = ( data as { woocommerce_meta: Record< string, string > } ).woocommerce_meta[ name ];
	return JSON.parse( text ?? 'null' );
};

describe( 'The overview', () => {
	it( 'says what orders come to in each currency where there is more than one', async () => {
		const path = pathOf();
		const currencies = [
			{ currency: 'USD', orders: 1200, total: '10000.30', net: '9000.00' },
			{ currency: 'JPY', orders: 1, total: '700', net: '650' },
		];
		onRequest( 'GET', path, { ...answerTo( path.split( '?' )[ 1 ] ?? '' ), currencies } );
		show();
		const title = await screen.findByText( 'This period has orders in more than one currency.' );
		const notice = title.closest( '[role="status"]' ) as HTMLElement;
		expect(
			within( notice )
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'1,200 orders: total USD\u00a010,000.30, net USD\u00a09,000.00',
			'1 order: total JPY\u00a0700, net JPY\u00a0650',
		] );
	} );

	it( 'shows what WooCommerce’s shows at first, all of it from one request', async () => {
		answer();
		show();
		const figures = await screen.findByRole( 'list', { name: 'Performance' } );
		expect( await within( figures ).findAllByRole( 'link' ) ).toHaveLength( 5 );
		expect( within( figures ).getByRole( 'link', { name: /Net sales/ } ) ).toHaveTextContent( '$30.00' );
		expect( titles() ).toEqual( [ 'Performance', 'Charts', 'Leaderboards' ] );
		const charts = within( await section( 'Charts' ) );
		expect( charts.getByRole( 'application', { name: /^Net sales, a chart of 2 steps/ } ) ).toBeVisible();
		expect( charts.getByRole( 'link', { name: 'View report: Orders' } ).getAttribute( 'href' ) ).toContain(
			'path=%2Fanalytics%2Forders&chart=orders_count'
		);
		const products = within( screen.getByRole( 'table', { name: 'Top products - Items sold' } ) );
		expect( products.getByRole( 'rowheader', { name: 'products 0' } ).parentElement ).toHaveTextContent(
			'40$12.30'
		);
		expect( requestsMade( 'GET' ).map( ( { path } ) => path ) ).toEqual( [ PREFERENCES_PATH, pathOf() ] );
	} );

	it( 'shows of which orders a figure and a leaderboard’s cell are made', async () => {
		answer();
		const { user } = show();
		const figures = await screen.findByRole( 'list', { name: 'Performance' } );
		const days = 'after=2026-03-03T00%3A00%3A00&before=2026-03-04T23%3A59%3A59';
		const explained = ( path: string, value: string ) =>
			onRequest( 'GET', `/wc-analytics/reports/${ path }&page=1&per_page=25&_envelope=1`, {
				body: { measure: '', is_money: true, how: 'sum', value, sum: value, divided_by: null, orders: [] },
				status: 200,
				headers: { 'X-WP-Total': 2 },
			} );
		explained( `revenue/explain?${ days }&measure=net_revenue`, '30' );
		explained( `products/explain?${ days }&row%5Bproduct_id%5D=0&measure=net_revenue`, '12.3' );
		const button = { name: 'Show the orders of “Net sales”' };
		await user.click( await within( figures ).findByRole( 'button', button ) );
		const sum = async ( name: string ) =>
			within( await screen.findByRole( 'dialog', { name } ) ).findByText( /^The sum of 2/ );
		expect( ( await sum( 'Net sales' ) ).parentElement ).toHaveTextContent( '$30.00' );
		await user.keyboard( '{Escape}' );
		const products = await screen.findByRole( 'table', { name: 'Top products - Items sold' } );
		const best = within( products ).getByRole( 'row', { name: /^products 0/ } );
		await user.click( within( best ).getByRole( 'button', { name: '$12.30' } ) );
		expect( ( await sum( 'Net sales' ) ).parentElement ).toHaveTextContent( '$12.30' );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'products 0' );
	} );

	it( 'shows of which orders the downloads are', async () => {
		answer();
		answer( { stats: usual.stats.replace( ',variations', ',downloads/download_count,variations' ) } );
		const days = 'after=2026-03-03T00%3A00%3A00&before=2026-03-04T23%3A59%3A59';
		const path = `/wc-analytics/reports/downloads/explain?${ days }&measure=download_count&page=1&per_page=25&_envelope=1`;
		const body = {
			measure: 'download_count',
			is_money: false,
			how: 'sum',
			value: '30',
			sum: '30',
			divided_by: null,
		};
		onRequest( 'GET', path, { body: { ...body, orders: [] }, status: 200, headers: { 'X-WP-Total': 2 } } );
		const { user } = show();
		await screen.findByRole( 'list', { name: 'Performance' } );
		await openMenu( user, 'Performance' );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Downloads', checked: false } ) );
		await user.keyboard( '{Escape}' );
		await user.click( await screen.findByRole( 'button', { name: 'Show the orders of “Downloads”' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Downloads' } );
		expect( await within( dialog ).findByText( 'The sum of 2 orders and refunds.' ) ).toBeVisible();
	} );

	it( 'hides a figure and a chart, and shows what it has while it asks for more', async () => {
		answer();
		const charts = 'revenue/net_revenue,orders/orders_count,coupons/amount';
		const stats = usual.stats.replace( ',products/items_sold', '' );
		answer( { stats } );
		answer( { stats, charts } );
		const { user } = show();
		await within( await section( 'Charts' ) ).findByRole( 'application', { name: /^Orders/ } );
		await openMenu( user, 'Performance' );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Products sold', checked: true } ) );
		expect( screen.queryByRole( 'link', { name: /^Products sold/ } ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: /^Net sales/ } ) ).toBeVisible();
		await user.keyboard( '{Escape}' );
		await openMenu( user, 'Charts' );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'Net discount amount', checked: false } ) );
		expect( await screen.findByRole( 'application', { name: /^Net discount amount/ } ) ).toBeVisible();
		const list = saved( 'dashboard_sections' ) as Array< { key: string; hiddenBlocks: string[] } >;
		expect( list[ 0 ]?.hiddenBlocks ).toContain( 'products/items_sold' );
		expect( list[ 1 ]?.hiddenBlocks ).not.toContain( 'coupons_amount' );
	} );

	it( 'moves, renames, removes and adds sections; the focus goes along', async () => {
		answer();
		answer( { charts: '' } );
		const { user } = show();
		await within( await section( 'Charts' ) ).findByRole( 'application', { name: /^Orders/ } );
		await openMenu( user, 'Performance' );
		expect( screen.queryByRole( 'menuitem', { name: 'Move up' } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'menuitem', { name: 'Move down' } ) );
		expect( titles() ).toEqual( [ 'Charts', 'Performance', 'Leaderboards' ] );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: 'Options of “Performance”' } ) ).toHaveFocus()
		);
		await openMenu( user, 'Performance' );
		await user.click( screen.getByRole( 'menuitem', { name: 'Rename' } ) );
		await user.keyboard( 'How it goes{Enter}' );
		expect( titles() ).toEqual( [ 'Charts', 'How it goes', 'Leaderboards' ] );
		await waitFor( () =>
			expect( screen.getByRole( 'button', { name: 'Options of “How it goes”' } ) ).toHaveFocus()
		);
		await openMenu( user, 'Charts' );
		await user.click( screen.getByRole( 'menuitem', { name: 'Remove section' } ) );
		expect( titles() ).toEqual( [ 'How it goes', 'Leaderboards' ] );
		const add = screen.getByRole( 'button', { name: 'Add “Charts”' } );
		await waitFor( () => expect( add ).toHaveFocus() );
		await user.click( add );
		expect( titles() ).toEqual( [ 'How it goes', 'Leaderboards', 'Charts' ] );
		await waitFor( () =>
			expect( saved( 'dashboard_sections' ) ).toMatchObject( [
				{ key: 'store-performance', title: 'How it goes', isVisible: true },
				{ key: 'leaderboards', isVisible: true },
				{ key: 'charts', isVisible: true },
			] )
		);
		await waitFor( () => expect( screen.getByRole( 'button', { name: 'Options of “Charts”' } ) ).toHaveFocus() );
	} );

	it( 'keeps kind and interval of the charts and the rows of tables for the user', async () => {
		answer( { interval: 'day', per_page: '7' } );
		answer( { per_page: '20' } );
		const { user, container } = show( { dashboard_leaderboard_rows: '7', dashboard_chart_interval: '"year"' } );
		await screen.findByRole( 'rowheader', { name: 'products 6' } );
		expect( screen.getByRole( 'combobox', { name: 'Interval' } ) ).toHaveValue( 'day' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Kind of chart' } ), 'bar' );
		expect( container.querySelectorAll( 'rect' ).length ).toBeGreaterThan( 4 );
		expect( saved( 'dashboard_chart_type' ) ).toBe( 'bar' );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Rows per table' } ), '20' );
		expect( await screen.findByRole( 'rowheader', { name: 'products 19' } ) ).toBeVisible();
		await waitFor( () => expect( saved( 'dashboard_leaderboard_rows' ) ).toBe( 20 ) );
		const choices = within( screen.getByRole( 'combobox', { name: 'Rows per table' } ) ).getAllByRole( 'option' );
		expect( [ choices.length, choices[ 0 ]?.textContent, choices.at( -1 )?.textContent ] ).toEqual( [
			16,
			'5',
			'20',
		] );
	} );

	it( 'keeps what the user did where it can’t be saved, says so, and tries again', async () => {
		answer();
		const { user } = show();
		onRequest( 'POST', PREFERENCES_PATH, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await section( 'Charts' );
		await screen.findByRole( 'application', { name: /^Orders/ } );
		await openMenu( user, 'Leaderboards' );
		await user.click( screen.getByRole( 'menuitem', { name: 'Move up' } ) );
		const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
		expect( await messages.findByText( /not saved yet\. The database is away\./ ) ).toBeVisible();
		expect( titles() ).toEqual( [ 'Performance', 'Leaderboards', 'Charts' ] );
		onRequest( 'POST', PREFERENCES_PATH, ( { data }: RestRequest ) => data );
		await user.click( messages.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 2 ) );
		expect( saved( 'dashboard_sections' ) ).toMatchObject( [
			{ key: 'store-performance' },
			{ key: 'leaderboards' },
			{ key: 'charts' },
		] );
		expect( titles() ).toEqual( [ 'Performance', 'Leaderboards', 'Charts' ] );
	} );

	it( 'says in each section what failed, and tries again', async () => {
		onRequest( 'GET', pathOf(), () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { user } = show();
		const charts = within( await section( 'Charts' ) );
		expect( await charts.findByText( 'The charts could not be loaded.' ) ).toBeVisible();
		expect( screen.getByText( 'The figures could not be loaded.' ) ).toBeVisible();
		expect( screen.getByText( 'The leaderboards could not be loaded.' ) ).toBeVisible();
		answer();
		await user.click( charts.getByRole( 'button', { name: 'Try again' } ) );
		expect( await charts.findByRole( 'application', { name: /^Orders/ } ) ).toBeVisible();
		expect( screen.getByRole( 'rowheader', { name: 'products 0' } ) ).toBeVisible();
		expect( screen.queryByText( 'The figures could not be loaded.' ) ).not.toBeInTheDocument();
	} );

	it( 'does not show a choice that could not be loaded as if it was none', async () => {
		answer();
		const { user } = show( () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		expect( await screen.findByText( 'What you have chosen to see could not be loaded.' ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { level: 2 } ) ).not.toBeInTheDocument();
		const stored = { dashboard_sections: '[{"key":"charts","title":"Curves"}]' };
		onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: stored } );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await section( 'Curves' ) ).toBeVisible();
	} );

	it( 'asks for nothing where everything is hidden, and says how to change that', async () => {
		const hidden = ( key: string ) => ( { key, isVisible: key !== 'charts', hiddenBlocks: [] as string[] } );
		show( {
			dashboard_sections: JSON.stringify( [
				{ ...hidden( 'leaderboards' ), hiddenBlocks: [ 'customers', 'coupons', 'categories', 'products' ] },
				hidden( 'charts' ),
				{ ...hidden( 'store-performance' ), isVisible: false },
			] ),
		} );
		expect( await screen.findByText( 'Choose the leaderboards that you want to see.' ) ).toBeVisible();
		expect( screen.getByRole( 'button', { name: 'Add “Performance”' } ) ).toBeVisible();
		expect( requestsMade( 'GET' ) ).toHaveLength( 1 );
	} );
} );
