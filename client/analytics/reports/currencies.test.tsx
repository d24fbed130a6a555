import { screen, within } from '@testing-library/react';

import { preferencesStore } from '../../shared/data/user-preferences';
import { onRequest, renderScreen } from '../../shared/test-utils';
import { choicesStore } from '../filters/choices';
import { analyticsStore } from '../store';
import { COLUMNS_PATH, columnsStore } from './columns-store';
import ReportScreen from './report-screen';

const ROOT = '/wc-analytics/reports';
const NOW = 'after=2026-03-03T00%3A00%3A00&before=2026-03-04T23%3A59%3A59';
const BEFORE = 'after=2026-03-01T00%3A00%3A00&before=2026-03-02T23%3A59%3A59';

const envelope = ( body: unknown, total: number ) => ( { body, status: 200, headers: { 'X-WP-Total': total } } );

const order = ( id: number, currency: string, total: number ) => ( {
	order_id: id,
	parent_id: 0,
	order_number: id,
	date: '2026-03-03T12:00:00',
	status: 'completed',
	customer_type: 'new',
	num_items_sold: 1,
	net_total: total,
	storewright_currency: currency,
} );

describe( 'The report of orders', () => {
	it( 'shows each order in its own currency', async () => {
		const fields = 'fields=orders_count,net_revenue,avg_order_value,avg_items_per_order,num_items_sold';
		const totals = { orders_count: 3, net_revenue: 170, avg_order_value: 50, avg_items_per_order: 1 };
		onRequest( 'GET', '/wp/v2/users/me?context=edit&_fields=woocommerce_meta', { woocommerce_meta: {} } );
		onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: {} } );
		for ( const days of [ NOW, BEFORE ] ) {
			onRequest(
				'GET',
				`${ ROOT }/orders/stats?${ days }&interval=day&${ fields }&order=asc&per_page=100&page=1&_envelope=1`,
				envelope( { totals: { ...totals, num_items_sold: 3 }, intervals: [] }, 0 )
			);
		}
		onRequest(
			'GET',
			`${ ROOT }/orders?${ NOW }&extended_info=true&orderby=date&order=desc&page=1&per_page=25&_envelope=1`,
			envelope( [ order( 7, 'EUR', 100 ), order( 6, 'USD', 50 ), order( 5, '', 20 ) ], 3 )
		);
		renderScreen( <ReportScreen path="/analytics/orders" params={ { report: 'orders' } } query={ {} } />, {
			path: '/analytics/orders',
			pageData: {
				analytics: {
					timeZone: 'UTC',
					weekStart: 1,
					defaultDateRange: 'period=custom&compare=previous_period&after=2026-03-03&before=2026-03-04',
					managesStock: true,
				},
				orderStatuses: { completed: 'Completed' },
			},
			stores: [ analyticsStore, choicesStore, columnsStore, preferencesStore ] as never,
		} );
		const table = await screen.findByRole( 'table', { name: 'Orders' } );
		await within( table ).findByRole( 'rowheader', { name: '#7' } );
		const amounts = [ '#7', '#6', '#5' ].map( ( name ) => {
			const row = within( table ).getByRole( 'rowheader', { name } ).closest( 'tr' );
			return within( row as HTMLElement )
				.getAllByRole( 'cell' )
				.at( -2 )?.textContent;
		} );
		expect( amounts ).toEqual( [ 'EUR\u00a0100.00', '$50.00', '$20.00' ] );
	} );
} );
