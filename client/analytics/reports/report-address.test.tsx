import { screen, waitFor } from '@testing-library/react';

import { preferencesStore } from '../../shared/data/user-preferences';
import { getHistory, parseQuery, type Query } from '../../shared/routing';
import { onRequest, renderScreen } from '../../shared/test-utils';
import { choicesStore } from '../filters/choices';
import { analyticsStore } from '../store';
import { COLUMNS_PATH, columnsStore } from './columns-store';
import ReportScreen from './report-screen';

const ROOT = '/wc-analytics/reports/locations';
const NOW = 'after=2026-03-03T00%3A00%3A00&before=2026-03-04T23%3A59%3A59';
const BEFORE = 'after=2026-03-01T00%3A00%3A00&before=2026-03-02T23%3A59%3A59';
const FIGURES = { orders_count: 7, gross_sales: 100, refunds: 10, net_revenue: 90, avg_order_value: 14 };

const envelope = ( body: unknown, total: number ) => ( { body, status: 200, headers: { 'X-WP-Total': total } } );

const answerRows = ( page: number, names: readonly string[], total: number ) =>
	onRequest(
		'GET',
		`${ ROOT }?${ NOW }&orderby=net_revenue&order=desc&page=${ page }&per_page=25&_envelope=1`,
		envelope(
			names.map( ( name ) => ( { country: name.slice( 0, 2 ).toUpperCase(), name, ...FIGURES } ) ),
			total
		)
	);

const render = ( query: Query ) => {
	onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: {} } );
	for ( const days of [ NOW, BEFORE ] ) {
		const fields = 'fields=orders_count,gross_sales,refunds,net_revenue,avg_order_value';
		onRequest(
			'GET',
			`${ ROOT }/stats?${ days }&interval=day&${ fields }&order=asc&per_page=100&page=1&_envelope=1`,
			envelope( { totals: FIGURES, intervals: [] }, 0 )
		);
	}
	const inner = { slug: 'locations/states', title: 'States', label: 'State', column: 'state' };
	return renderScreen(
		<ReportScreen path="/analytics/locations" params={ { report: 'locations' } } query={ query } />,
		{
			path: '/analytics/locations',
			query,
			pageData: {
				analytics: {
					timeZone: 'UTC',
					weekStart: 1,
					defaultDateRange: 'period=custom&compare=previous_period&after=2026-03-03&before=2026-03-04',
					managesStock: true,
				},
				orderReports: [ { slug: 'locations', title: 'Locations', label: 'Country', column: 'country', inner } ],
			},
			stores: [ analyticsStore, choicesStore, columnsStore, preferencesStore ] as never,
		}
	);
};

const address = () => parseQuery( getHistory().location.search );

describe( 'An address that a report can’t follow', () => {
	it( 'leads from a page after the last one to that', async () => {
		answerRows( 999, [], 30 );
		answerRows( 2, [ 'Germany' ], 30 );
		render( { chart: 'refunds', paged: '999' } );
		await waitFor( () => expect( address() ).toMatchObject( { chart: 'refunds', paged: '2' } ) );
		expect( await screen.findByRole( 'rowheader', { name: 'Germany' } ) ).toBeVisible();
		expect( screen.getByText( '26–30 of 30' ) ).toBeVisible();
	} );

	it( 'leads to the first page where there is nothing', async () => {
		answerRows( 3, [], 0 );
		answerRows( 1, [], 0 );
		render( { paged: '3' } );
		expect( await screen.findByText( 'No orders in this period.' ) ).toBeVisible();
		expect( address().paged ).toBeUndefined();
	} );

	it( 'quotes a country that is none, and shows all, with the way to be rid of it', async () => {
		answerRows( 1, [ 'Germany' ], 1 );
		const { user } = render( { country: 'usa' } );
		expect( await screen.findByRole( 'rowheader', { name: 'Germany' } ) ).toBeVisible();
		expect( screen.getByText( /country=“usa”/ ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Remove them from the address' } ) );
		expect( address().country ).toBeUndefined();
		expect( screen.queryByText( /country=“usa”/ ) ).not.toBeInTheDocument();
	} );
} );
