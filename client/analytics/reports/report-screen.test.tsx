import { addFilter, removeFilter } from '@wordpress/hooks';
import { resetLocaleData } from '@wordpress/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';

import { preferencesStore } from '../../shared/data/user-preferences';
import { getHistory, parseQuery, type Query } from '../../shared/routing';
import {
	onRequest,
	renderScreen,
	requestsMade,
	restError,
	expectLogged,
	type RestRequest,
} from '../../shared/test-utils';
import { choicesStore } from '../filters/choices';
import { analyticsStore } from '../store';
import { COLUMNS_PATH, columnsStore } from './columns-store';
import { getReports } from './list';
import ReportScreen from './report-screen';

const FACTS = {
	timeZone: 'UTC',
	weekStart: 1,
	defaultDateRange: 'period=custom&compare=previous_period&after=2026-03-03&before=2026-03-04',
	managesStock: true,
};

const STATUSES = { completed: 'Completed', 'wc-odd': 'Odd' };

const ROOT = '/wc-analytics/reports';
const PREFERENCES = '/wp/v2/users/me?context=edit&_fields=woocommerce_meta';

const NOW = 'after=2026-03-03T00%3A00%3A00&before=2026-03-04T23%3A59%3A59';
const BEFORE = 'after=2026-03-01T00%3A00%3A00&before=2026-03-02T23%3A59%3A59';

const envelope = ( body: unknown, total: number ) => ( { body, status: 200, headers: { 'X-WP-Total': total } } );

const figures = ( net: number, orders: number, refunds: number ) => ( {
	orders_count: orders,
	num_items_sold: 4,
	gross_sales: net + refunds,
	total_sales: net,
	coupons: 1.5,
	refunds,
	taxes: 0.30000000000000004,
	shipping: 0,
	net_revenue: net,
} );

const step = ( day: string, net: number ) => ( {
	interval: day,
	date_start: `${ day } 00:00:00`,
	date_end: `${ day } 23:59:59`,
	subtotals: figures( net, 3, 0 ),
} );

const stats = ( net: number, orders: number, refunds: number, days: readonly string[] ) => ( {
	totals: figures( net, orders, refunds ),
	intervals: days.map( ( day ) => step( day, net / days.length ) ),
} );

/** What the screen shows: no count of different customers, coupons or products, which would take every order of the period. */
const FIELDS = 'fields=gross_sales,refunds,coupons,net_revenue,taxes,shipping,total_sales,orders_count';
/** The figures of reports of orders by something. */
const GROUPED = 'fields=orders_count,gross_sales,refunds,net_revenue,avg_order_value';
const STATS_NOW = `${ ROOT }/revenue/stats?${ NOW }&interval=day&${ FIELDS }&order=asc&per_page=100&page=1&_envelope=1`;
const STATS_BEFORE = `${ ROOT }/revenue/stats?${ BEFORE }&interval=day&${ FIELDS }&order=asc&per_page=100&page=1&_envelope=1`;
const ROWS = `${ ROOT }/revenue/stats?${ NOW }&interval=day&orderby=date&order=desc&${ FIELDS }&page=1&per_page=25&_envelope=1`;

const answerRevenue = () => {
	onRequest( 'GET', PREFERENCES, { woocommerce_meta: { revenue_report_columns: '["shipping"]' } } );
	onRequest( 'GET', STATS_NOW, envelope( stats( 24729.62000000001, 7, 30, [ '2026-03-03', '2026-03-04' ] ), 2 ) );
	onRequest( 'GET', STATS_BEFORE, envelope( stats( 20000, 6, 40, [ '2026-03-01', '2026-03-02' ] ), 2 ) );
	onRequest( 'GET', ROWS, envelope( stats( 100.1, 7, 30, [ '2026-03-04', '2026-03-03' ] ), 2 ) );
};

const render = ( report: string, query: Query = {}, facts: Partial< typeof FACTS > = {} ) =>
	renderScreen(
		<ReportScreen
			path={ report === 'customers' ? '/customers' : `/analytics/${ report }` }
			params={ report === 'customers' ? {} : { report } }
			query={ query }
		/>,
		{
			path: `/analytics/${ report }`,
			query,
			pageData: { analytics: { ...FACTS, ...facts }, orderStatuses: STATUSES },
			stores: [ analyticsStore, choicesStore, columnsStore, preferencesStore ] as never,
		}
	);

const address = () => parseQuery( getHistory().location.search );

describe( 'The revenue report', () => {
	afterEach( () => resetLocaleData() );

	it( 'shows the figures of the period, exact to the cent, with how they changed and what that means', async () => {
		answerRevenue();
		render( 'revenue' );
		expect( screen.getByRole( 'status', { name: 'Loading the chart…' } ) ).toBeVisible();
		const list = await screen.findByRole( 'list', { name: 'Revenue' } );
		const card = ( name: RegExp ) => within( list ).getByRole( 'link', { name } );
		expect( card( /Net sales/ ) ).toHaveTextContent( '$24,729.62' );
		expect( card( /Net sales/ ) ).toHaveTextContent( '24% more than previous period' );
		expect( card( /Taxes/ ) ).toHaveTextContent( '$0.30' );
		const mood = ( name: RegExp ) => card( name ).querySelector( '[data-mood]' )?.getAttribute( 'data-mood' );
		expect( [ mood( /Net sales/ ), mood( /Refunds/ ), mood( /Taxes/ ) ] ).toEqual( [ 'good', 'good', 'none' ] );
		const table = await screen.findByRole( 'table', { name: 'Revenue' } );
		const total = await within( table ).findByRole( 'rowheader', { name: 'Total' } );
		const sums = total.closest( 'tr' ) as HTMLElement;
		expect( sums ).toHaveTextContent( '7$24,759.62$30.00$1.50$24,729.62' );
		const asked = within( sums )
			.getAllByRole( 'button' )
			.map( ( button ) => [ button.title, button.tabIndex ] );
		expect( asked.slice( 0, 2 ) ).toEqual( [
			[ 'Show the orders of “Orders”', 0 ],
			[ 'Show the orders of “Gross sales”', -1 ],
		] );
		expect( within( table ).getByRole( 'rowheader', { name: 'Mar 4, 2026' } ) ).toBeVisible();
		await waitFor( () =>
			expect( within( table ).queryByRole( 'columnheader', { name: /Shipping/ } ) ).not.toBeInTheDocument()
		);
	} );

	it( 'says what orders come to in each currency where there is more than one', async () => {
		answerRevenue();
		const sums = [
			{ currency: 'USD', orders: 5, total: '20000.00', net: '19000.00' },
			{ currency: 'EUR', orders: 2, total: '4729.62', net: '4000.00' },
		];
		onRequest( 'GET', STATS_NOW, {
			...envelope( stats( 24729.62, 7, 30, [ '2026-03-03', '2026-03-04' ] ), 2 ),
			headers: { 'X-WP-Total': 2, 'X-Storewright-Currencies': JSON.stringify( sums ) },
		} );
		render( 'revenue' );
		expect( await screen.findByText( 'This period has orders in more than one currency.' ) ).toBeVisible();
		expect(
			screen.getByText( '2 orders: total EUR\u00a04,729.62, net EUR\u00a04,000.00', { normalizer: String } )
		).toBeVisible();
	} );

	it( 'says it of cohorts, which are of no period that is chosen', async () => {
		const sums = [
			{ currency: 'USD', orders: 1, total: '2.00', net: '2.00' },
			{ currency: 'EUR', orders: 1, total: '3.00', net: '3.00' },
		];
		onRequest( 'GET', `${ ROOT }/cohorts?orderby=cohort&order=desc&page=1&per_page=25&_envelope=1`, {
			...envelope( [ { cohort: '2026-02', customers: 2, net_revenue: 5, months: [] } ], 1 ),
			headers: { 'X-WP-Total': 1, 'X-Storewright-Currencies': JSON.stringify( sums ) },
		} );
		onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: {} } );
		render( 'cohorts' );
		expect( await screen.findByText( 'There are orders in more than one currency.' ) ).toBeVisible();
		expect( screen.getByText( /^1 order: total EUR/ ) ).toBeVisible();
	} );

	it( 'calls a change of under five orders no news', async () => {
		answerRevenue();
		onRequest( 'GET', STATS_BEFORE, envelope( stats( 1, 4, 0, [ '2026-03-01' ] ), 1 ) );
		render( 'revenue' );
		const list = await screen.findByRole( 'list', { name: 'Revenue' } );
		const moods = [ ...list.querySelectorAll( '[data-mood]' ) ].map( ( line ) => line.getAttribute( 'data-mood' ) );
		expect( new Set( moods ) ).toEqual( new Set( [ 'none' ] ) );
	} );

	it( 'keeps the chosen figure, sort and page in the address, where a new period begins at page 1', async () => {
		answerRevenue();
		const asked = `${ ROOT }/revenue/stats?${ NOW }&interval=day&orderby=refunds&order=desc&${ FIELDS }&page=1&per_page=25&_envelope=1`;
		onRequest( 'GET', asked, envelope( stats( 1, 1, 1, [ '2026-03-03' ] ), 1 ) );
		const { user } = render( 'revenue' );
		await user.click( await screen.findByRole( 'link', { name: /Refunds/ } ) );
		expect( address().chart ).toBe( 'refunds' );
		expect( await screen.findByRole( 'application', { name: /^Refunds/ } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Refunds Sort in descending order' } ) );
		expect( address() ).toMatchObject( { orderby: 'refunds', order: 'desc', chart: 'refunds' } );
		await waitFor( () => expect( requestsMade( 'GET', asked ) ).toHaveLength( 1 ) );
	} );

	it( 'says what failed, and tries again', async () => {
		answerRevenue();
		onRequest( 'GET', STATS_NOW, () => {
			throw restError( 'storewright_connection_lost', 'The database went away.', 503 );
		} );
		onRequest( 'GET', ROWS, { body: restError( 'odd', 'No rows today.', 500 ), status: 500, headers: {} } );
		const { user } = render( 'revenue' );
		expect( await screen.findByText( 'The database went away.' ) ).toBeVisible();
		expect( await screen.findByText( 'No rows today.' ) ).toBeVisible();
		answerRevenue();
		for ( const button of screen.getAllByRole( 'button', { name: 'Try again' } ) ) {
			await user.click( button );
		}
		expect( await screen.findByRole( 'list', { name: 'Revenue' } ) ).toBeVisible();
		expect( await screen.findByRole( 'rowheader', { name: 'Mar 4, 2026' } ) ).toBeVisible();
	} );

	it( 'asks for all pages of a long period’s steps', async () => {
		answerRevenue();
		onRequest( 'GET', STATS_NOW, envelope( stats( 10, 7, 0, [ '2026-03-03' ] ), 101 ) );
		onRequest(
			'GET',
			STATS_NOW.replace( '&page=1&', '&page=2&' ),
			envelope( stats( 10, 7, 0, [ '2026-03-04' ] ), 101 )
		);
		render( 'revenue' );
		expect( await screen.findByRole( 'application', { name: /a chart of 2 steps/ } ) ).toBeVisible();
	} );
} );

describe( 'The list of reports', () => {
	afterEach( () => act( () => void removeFilter( 'storewright_analytics_reports', 'test' ) ) );

	it( '[B2-044] has its order, with the stock only where it is counted', () => {
		window.storewright = { analytics: FACTS, orderStatuses: STATUSES };
		const slugs = () => getReports().map( ( { slug } ) => slug );
		const all = [
			...[ 'revenue', 'products', 'variations', 'orders', 'categories', 'coupons', 'taxes', 'stock' ],
			...[ 'customers', 'downloads', 'cohorts' ],
		];
		expect( slugs() ).toEqual( all );
		window.storewright = { analytics: { ...FACTS, managesStock: false } };
		expect( slugs() ).toEqual( all.filter( ( slug ) => slug !== 'stock' ) );
	} );

	it( '[B2-045] has links with a title and a navigation id, but for customers, and takes the period along', () => {
		render( 'nothing', { period: 'year', compare: 'previous_year', chart: 'taxes' } );
		const nav = screen.getByRole( 'navigation', { name: 'Reports' } );
		const link = within( nav ).getByRole( 'link', { name: 'Products' } );
		expect( link ).toHaveAttribute( 'id', 'woocommerce-analytics-products' );
		expect( parseQuery( new URL( ( link as HTMLAnchorElement ).href ).search ) ).toEqual( {
			page: 'wc-admin',
			path: '/analytics/products',
			period: 'year',
			compare: 'previous_year',
		} );
		expect( within( nav ).getByRole( 'link', { name: 'Customers' } ) ).not.toHaveAttribute( 'id' );
	} );

	it( '[B2-044] has those that the server tells of, with figures, and a row for each value', async () => {
		const path = `${ ROOT }/payment-methods`;
		onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: {} } );
		const of = ( url: string ) => url.replace( '/revenue', '/payment-methods' ).replace( FIELDS, GROUPED );
		onRequest( 'GET', of( STATS_NOW ), envelope( stats( 90, 7, 10, [] ), 0 ) );
		onRequest( 'GET', of( STATS_BEFORE ), envelope( stats( 1, 1, 0, [] ), 0 ) );
		onRequest(
			'GET',
			`${ path }?${ NOW }&orderby=net_revenue&order=desc&page=1&per_page=25&_envelope=1`,
			envelope(
				[
					{ payment_method: 'bacs', name: 'Bank transfer', ...figures( 80, 6, 10 ), avg_order_value: 15 },
					{ payment_method: '', name: 'No payment method', ...figures( 10, 1, 0 ), avg_order_value: 10 },
				],
				2
			)
		);
		const data = { slug: 'payment-methods', title: 'Methods', label: 'Method', column: 'payment_method' };
		renderScreen(
			<ReportScreen path="/analytics/payment-methods" params={ { report: data.slug } } query={ {} } />,
			{
				path: '/analytics/payment-methods',
				pageData: { analytics: FACTS, orderReports: [ data ] },
				stores: [ analyticsStore, choicesStore, columnsStore, preferencesStore ] as never,
			}
		);
		expect( screen.getByRole( 'link', { name: 'Methods' } ) ).toHaveAttribute( 'aria-current', 'page' );
		const table = await screen.findByRole( 'table', { name: 'Methods' } );
		const row = async ( name: string ) =>
			( await within( table ).findByRole( 'rowheader', { name } ) ).closest( 'tr' );
		expect( await row( 'Bank transfer' ) ).toHaveTextContent( '6$90.00$10.00$80.00$15.00' );
		expect( await row( 'No payment method' ) ).toHaveTextContent( '1$10.00$0.00$10.00$10.00' );
		expect( await row( 'Total' ) ).toHaveTextContent( '7$100.00$10.00$90.00' );
	} );

	it( 'shows what a value leads to, where the address names one, with the way back', async () => {
		const path = `${ ROOT }/locations/states`;
		const of = ( url: string ) =>
			url
				.replace( '/revenue', '/locations/states' )
				.replace( FIELDS, GROUPED )
				.replace( '&order=', '&country=DE&order=' );
		onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: {} } );
		onRequest( 'GET', of( STATS_NOW ), envelope( stats( 90, 7, 10, [] ), 0 ) );
		onRequest( 'GET', of( STATS_BEFORE ), envelope( stats( 1, 1, 0, [] ), 0 ) );
		onRequest(
			'GET',
			`${ path }?${ NOW }&country=DE&orderby=net_revenue&order=desc&page=1&per_page=25&_envelope=1`,
			envelope( [ { state: 'DE:DE-BE', name: 'Berlin', ...figures( 90, 7, 10 ) } ], 1 )
		);
		const inner = { slug: 'locations/states', title: 'States', label: 'State', column: 'state' };
		const outer = { slug: 'locations', title: 'Locations', label: 'Country', column: 'country', inner };
		const query = { country: 'DE' };
		renderScreen( <ReportScreen path="/analytics/locations" params={ { report: 'locations' } } query={ query } />, {
			path: '/analytics/locations',
			query,
			pageData: { analytics: FACTS, orderReports: [ outer ] },
			stores: [ analyticsStore, choicesStore, columnsStore, preferencesStore ] as never,
		} );
		const table = await screen.findByRole( 'table', { name: 'Locations' } );
		expect( await within( table ).findByRole( 'rowheader', { name: 'Berlin' } ) ).toBeVisible();
		expect( within( table ).getByRole( 'columnheader', { name: 'State' } ) ).toBeVisible();
		expect( screen.getByRole( 'combobox', { name: 'Country' } ) ).toHaveDisplayValue( 'Germany' );
	} );

	it( 'has cohorts: who ordered again in which month after the first order', async () => {
		const month = ( after: number, customers: number ) => ( { month: after, customers } );
		onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: { cohorts: [ 'month_12' ], stock: [ 'sku' ] } } );
		onRequest(
			'GET',
			`${ ROOT }/cohorts?orderby=cohort&order=desc&page=1&per_page=25&_envelope=1`,
			envelope(
				[
					{ cohort: '2026-02', customers: 3, net_revenue: 30.1, months: [ month( 0, 3 ), month( 1, 0 ) ] },
					{
						cohort: '2026-01',
						customers: 4,
						net_revenue: 9,
						months: [ month( 0, 4 ), month( 1, 3 ), month( 2, 1 ) ],
					},
				],
				2
			)
		);
		onRequest( 'POST', COLUMNS_PATH, ( { data }: RestRequest ) => ( {
			storewright_report_columns: {
				stock: [ 'sku' ],
				...( data as { storewright_report_columns: object } ).storewright_report_columns,
			},
		} ) );
		const { user } = render( 'cohorts' );
		const table = await screen.findByRole( 'table', { name: 'Cohorts' } );
		const cells = async ( name: string ) => {
			const header = await within( table ).findByRole( 'rowheader', { name } );
			return within( header.closest( 'tr' ) as HTMLElement )
				.getAllByRole( 'cell' )
				.map( ( { textContent } ) => textContent );
		};
		expect( ( await cells( 'January 2026' ) ).slice( 0, 5 ) ).toEqual( [ '4', '$9.00', '3 (75%)', '1 (25%)', '' ] );
		expect( ( await cells( 'February 2026' ) ).slice( 0, 4 ) ).toEqual( [ '3', '$30.10', '0 (0%)', '' ] );
		const heading = ( after: number ) =>
			within( table ).queryByRole( 'columnheader', { name: `Month ${ after }` } );
		expect( heading( 11 ) ).toBeInTheDocument();
		expect( heading( 12 ) ).not.toBeInTheDocument();
		// What is hidden is kept for the user, and shown again by the notice's button alone.
		await user.click( screen.getByRole( 'button', { name: 'Choose columns' } ) );
		for ( const after of [ 11, 10 ] ) {
			await user.click( screen.getByRole( 'menuitemcheckbox', { name: `Month ${ after }` } ) );
		}
		expect( heading( 11 ) ).not.toBeInTheDocument();
		await waitFor( () =>
			expect( requestsMade( 'POST' ).map( ( { data } ) => data ) ).toEqual( [
				{ storewright_report_columns: { cohorts: [ 'month_12', 'month_11' ] } },
				{ storewright_report_columns: { cohorts: [ 'month_12', 'month_11', 'month_10' ] } },
			] )
		);
		const [ first ] = await screen.findAllByRole( 'button', { name: 'Undo' } );
		await user.click( first as HTMLElement );
		await waitFor( () =>
			expect( requestsMade( 'POST' )[ 2 ]?.data ).toEqual( {
				storewright_report_columns: { cohorts: [ 'month_12', 'month_10' ] },
			} )
		);
		expect( heading( 11 ) ).toBeInTheDocument();
	} );

	it( '[B2-046] is extended by a filter; one that breaks is left out', () => {
		addFilter( 'storewright_analytics_reports', 'test', ( reports ) => [
			...( reports as object[] ),
			{ slug: 'bees', title: 'Bees', component: () => <p>12 bees</p> },
		] );
		addFilter( 'storewright_analytics_reports', 'test/broken', () => 'no list' );
		render( 'bees' );
		expect( screen.getByText( '12 bees' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Bees' } ) ).toHaveAttribute( 'aria-current', 'page' );
		act( () => void removeFilter( 'storewright_analytics_reports', 'test/broken' ) );
		expectLogged( 'error', 'test/broken' );
	} );

	it( 'keeps what is typed into a report whose component the filter makes anew at each call [client 4]', () => {
		addFilter( 'storewright_analytics_reports', 'test', ( reports ) => [
			...( reports as object[] ),
			{ slug: 'bees', title: 'Bees', component: () => <input aria-label="Hive" /> },
		] );
		render( 'bees' );
		const field = screen.getByRole( 'textbox', { name: 'Hive' } );
		act( () => addFilter( 'storewright_analytics_reports', 'test/later', ( reports ) => reports ) );
		expect( screen.getByRole( 'textbox', { name: 'Hive' } ) ).toBe( field );
		act( () => void removeFilter( 'storewright_analytics_reports', 'test/later' ) );
	} );

	it( 'says where there is no such report', () => {
		render( 'nothing' );
		expect( screen.getByText( 'There is no such report.' ) ).toBeVisible();
	} );
} );
