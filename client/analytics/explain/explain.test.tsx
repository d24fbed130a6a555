import { act, screen, waitFor, within } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { COLUMNS_PATH, columnsStore } from '../reports/columns-store';
import ReportScreen from '../reports/report-screen';
import { choicesStore } from '../filters/choices';
import { analyticsStore } from '../store';

const ROOT = '/wc-analytics/reports';
const NOW = 'after=2026-03-03T00%3A00%3A00&before=2026-03-04T23%3A59%3A59';
const BEFORE = 'after=2026-03-01T00%3A00%3A00&before=2026-03-02T23%3A59%3A59';

const envelope = ( body: unknown, total: number ) => ( { body, status: 200, headers: { 'X-WP-Total': total } } );

const figures = { orders_count: 2, gross_sales: 40, refunds: 10, net_revenue: 30, avg_order_value: 20 };

const STATS = { totals: figures, intervals: [] };

const asked = ( more: string, page = 1 ) =>
	`${ ROOT }/payment-methods/explain?${ NOW }${ more }&page=${ page }&per_page=25&_envelope=1`;

const share = ( id: number, value: string, parent = 0 ) => ( {
	order_id: id,
	parent_id: parent,
	order_number: parent || id,
	date: '2026-03-03T12:00:00',
	status: 'completed',
	currency: 'USD',
	value,
} );

const net = ( orders: readonly unknown[], more: object = {} ) => ( {
	measure: 'net_revenue',
	is_money: true,
	how: 'sum',
	value: '30',
	sum: '30',
	divided_by: null,
	orders,
	...more,
} );

const render = () => {
	onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: {} } );
	for ( const days of [ NOW, BEFORE ] ) {
		onRequest(
			'GET',
			`${ ROOT }/payment-methods/stats?${ days }&interval=day&fields=orders_count,gross_sales,refunds,net_revenue,avg_order_value&order=asc&per_page=100&page=1&_envelope=1`,
			envelope( STATS, 2 )
		);
	}
	onRequest(
		'GET',
		`${ ROOT }/payment-methods?${ NOW }&orderby=net_revenue&order=desc&page=1&per_page=25&_envelope=1`,
		envelope(
			[
				{ payment_method: 'cod', name: 'Cash', ...figures, orders_count: 0, refunds: 0 },
				{ payment_method: '', name: 'None', ...figures },
			],
			2
		)
	);
	return renderScreen(
		<ReportScreen path="/analytics/payment-methods" params={ { report: 'payment-methods' } } query={ {} } />,
		{
			path: '/analytics/payment-methods',
			pageData: {
				analytics: {
					timeZone: 'UTC',
					weekStart: 1,
					defaultDateRange: 'period=custom&compare=previous_period&after=2026-03-03&before=2026-03-04',
					managesStock: true,
				},
				orderStatuses: { completed: 'Completed' },
				orderReports: [
					{
						slug: 'payment-methods',
						title: 'Payment methods',
						label: 'Payment method',
						column: 'payment_method',
					},
				],
			},
			stores: [ analyticsStore, choicesStore, columnsStore ] as never,
		}
	);
};

describe( 'The orders of a figure', () => {
	it( 'are shown with what each adds, page by page, and can be asked for again', async () => {
		let fail: ( answer: unknown ) => void = () => undefined;
		onRequest( 'GET', asked( '&measure=net_revenue' ), () => new Promise( ( resolve ) => ( fail = resolve ) ) );
		const { user } = render();
		const button = await screen.findByRole( 'button', { name: 'Show the orders of “Net sales”' } );
		await user.click( button );
		const dialog = await screen.findByRole( 'dialog', { name: 'Net sales' } );
		expect( await within( dialog ).findByText( 'Loading Orders…' ) ).toBeInTheDocument();
		act( () => fail( { body: restError( 'odd', 'No orders today.', 500 ), status: 500, headers: {} } ) );
		expect( await within( dialog ).findByText( 'No orders today.' ) ).toBeVisible();
		onRequest(
			'GET',
			asked( '&measure=net_revenue' ),
			envelope( net( [ share( 8, '-10', 5 ), share( 5, '40' ), { ...share( 0, '3' ), order_number: '' } ] ), 26 )
		);
		onRequest(
			'GET',
			asked( '&measure=net_revenue', 2 ),
			envelope( net( [ share( 4, '0.5' ), { ...share( 3, '7' ), currency: 'EUR' } ] ), 26 )
		);
		await user.click( within( dialog ).getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () =>
			expect( within( dialog ).getAllByRole( 'status' )[ 0 ] ).toHaveTextContent(
				'$30.00The sum of 26 orders and refunds.'
			)
		);
		const refund = within( dialog ).getByRole( 'row', { name: /^Refund of #5/ } );
		expect( refund ).toHaveTextContent( 'Refund of #5Mar 3, 2026Completed-$10.00' );
		const none = within( dialog ).getByRole( 'row', { name: /^No order/ } );
		expect( within( none ).queryByRole( 'link' ) ).not.toBeInTheDocument();
		await user.click( within( dialog ).getByRole( 'button', { name: 'Next page' } ) );
		expect( await within( dialog ).findByRole( 'row', { name: /^#4.*\$0\.50$/ } ) ).toBeVisible();
		expect( within( dialog ).getByRole( 'row', { name: /^#3/ } ) ).toHaveTextContent( /EUR\s7\.00$/ );
		await user.keyboard( '{Escape}' );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
		expect( button ).toHaveFocus();
	} );

	it( 'are those of a row, reached by arrow keys', async () => {
		const mean = { measure: 'avg_order_value', how: 'mean', value: '20', sum: '40', divided_by: 2 };
		const path = asked( '&orderby=net_revenue&order=desc&row%5Bpayment_method%5D=&measure=avg_order_value' );
		onRequest( 'GET', path, envelope( net( [ share( 5, '40' ) ], mean ), 2 ) );
		const { user } = render();
		const table = await screen.findByRole( 'table', { name: 'Payment methods' } );
		const row = ( name: RegExp ) => within( table ).getByRole( 'row', { name } );
		await within( table ).findByRole( 'rowheader', { name: 'Cash' } );
		const tabStops = ( name: RegExp ) =>
			within( row( name ) )
				.getAllByRole( 'button' )
				.filter( ( { tabIndex } ) => tabIndex === 0 )
				.map( ( { textContent } ) => textContent );
		expect( [ tabStops( /^Cash/ ), tabStops( /^None/ ) ] ).toEqual( [ [ '0' ], [ '2' ] ] );
		within( row( /^Cash/ ) ).getByRole( 'button', { name: '$20.00' } ).focus();
		await user.keyboard( '{ArrowDown}' );
		expect( within( row( /^None/ ) ).getByRole( 'button', { name: '$20.00' } ) ).toHaveFocus();
		within( row( /^None/ ) ).getByRole( 'button', { name: '2' } ).focus();
		await user.keyboard( '{ArrowRight}{ArrowRight}' );
		expect( within( row( /^None/ ) ).getByRole( 'button', { name: '$10.00' } ) ).toHaveFocus();
		await user.keyboard( '{ArrowRight}{ArrowRight}{Enter}' );
		const dialog = await screen.findByRole( 'dialog', { name: 'Average order value' } );
		expect( await within( dialog ).findByText( '$40.00, divided by 2 orders.' ) ).toBeVisible();
		expect( within( dialog ).getByText( 'None' ) ).toBeVisible();
		expect( requestsMade( 'GET' ).filter( ( request ) => request.path.includes( '/explain' ) ) ).toHaveLength( 1 );
	} );

	it( 'are told of a zero as well', async () => {
		const path = asked( '&orderby=net_revenue&order=desc&row%5Bpayment_method%5D=cod&measure=refunds' );
		onRequest( 'GET', path, envelope( net( [], { measure: 'refunds', value: '0', sum: '0' } ), 0 ) );
		const { user } = render();
		const row = await screen.findByRole( 'row', { name: /^Cash/ } );
		await user.click( within( row ).getByRole( 'button', { name: '$0.00' } ) );
		const dialog = await screen.findByRole( 'dialog', { name: 'Refunds' } );
		await waitFor( () =>
			expect( within( dialog ).getAllByRole( 'status' )[ 0 ] ).toHaveTextContent(
				'$0.00No order or refund counts for it.'
			)
		);
		expect( within( dialog ).getByText( 'Nothing to add up.' ) ).toBeVisible();
	} );

	it.each( [
		[ 'Customers', 'customers', 'row%5Bcohort%5D=2026-01&row%5Bmonth%5D=0&measure=customers', '4' ],
		[ 'Net sales', 'net_revenue', 'row%5Bcohort%5D=2026-01&measure=net_revenue', '$30.00' ],
		[ 'Month 2', 'customers', 'row%5Bcohort%5D=2026-01&row%5Bmonth%5D=2&measure=customers', '0 (0%)' ],
	] )( 'are those of a cohort: %s', async ( title, measure, search, text ) => {
		onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: {} } );
		const months = [ 4, 1, 0 ].map( ( customers, month ) => ( {
			month,
			customers,
			orders_count: customers,
			net_revenue: 1,
		} ) );
		onRequest(
			'GET',
			`${ ROOT }/cohorts?orderby=cohort&order=desc&page=1&per_page=25&_envelope=1`,
			envelope( [ { cohort: '2026-01', customers: 4, orders_count: 5, net_revenue: 30, months } ], 1 )
		);
		onRequest(
			'GET',
			`${ ROOT }/cohorts/explain?${ search }&page=1&per_page=25&_envelope=1`,
			envelope( net( [ share( 5, '1' ) ], { measure, is_money: false, how: 'different', value: '1' } ), 1 )
		);
		const { user } = renderScreen(
			<ReportScreen path="/analytics/cohorts" params={ { report: 'cohorts' } } query={ {} } />,
			{
				path: '/analytics/cohorts',
				pageData: { orderStatuses: { completed: 'Completed' }, orderReports: [] },
				stores: [ analyticsStore, choicesStore, columnsStore ] as never,
			}
		);
		const row = await screen.findByRole( 'row', { name: /^January 2026/ } );
		// Months that have not come yet are no figures.
		expect( within( row ).getAllByRole( 'button' ) ).toHaveLength( 4 );
		await user.click( within( row ).getByRole( 'button', { name: text } ) );
		const dialog = await screen.findByRole( 'dialog', { name: title } );
		expect( await within( dialog ).findByRole( 'row', { name: /^#5/ } ) ).toBeVisible();
		expect( within( dialog ).getByText( 'January 2026' ) ).toBeVisible();
	} );
} );
