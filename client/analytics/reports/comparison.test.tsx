import { speak } from '@wordpress/a11y';
import { act, screen, waitFor, within } from '@testing-library/react';

import { preferencesStore } from '../../shared/data/user-preferences';
import { getHistory, parseQuery, type Query } from '../../shared/routing';
import { onRequest, renderScreen } from '../../shared/test-utils';
import { choicesStore } from '../filters/choices';
import { analyticsStore } from '../store';
import ReportScreen from './report-screen';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const FACTS = {
	timeZone: 'UTC',
	weekStart: 1,
	defaultDateRange: 'period=custom&compare=previous_period&after=2026-03-03&before=2026-03-04',
	managesStock: true,
};

const ROOT = '/wc-analytics/reports';
const NOW = 'after=2026-03-03T00%3A00%3A00&before=2026-03-04T23%3A59%3A59';
const BEFORE = 'after=2026-03-01T00%3A00%3A00&before=2026-03-02T23%3A59%3A59';

const envelope = ( body: unknown, total: number ) => ( { body, status: 200, headers: { 'X-WP-Total': total } } );

const figures = ( items: number ) => ( { items_sold: items, net_revenue: items * 2.5, orders_count: items } );

const segment = ( id: number, items: number ) => ( {
	segment_id: id,
	segment_label: `Item ${ id }`,
	subtotals: figures( items ),
} );

const split = ( totals: readonly [ number, number ], days: ReadonlyArray< readonly [ number, number ] > ) => ( {
	totals: {
		...figures( totals[ 0 ] + totals[ 1 ] ),
		segments: [ segment( 1, totals[ 0 ] ), segment( 2, totals[ 1 ] ) ],
	},
	intervals: days.map( ( [ one, two ], at ) => ( {
		interval: `2026-03-0${ at + 3 }`,
		date_start: `2026-03-0${ at + 3 } 00:00:00`,
		date_end: `2026-03-0${ at + 3 } 23:59:59`,
		subtotals: { ...figures( one + two ), segments: [ segment( 1, one ), segment( 2, two ) ] },
	} ) ),
} );

const rowOf = ( id: number, name: string ) => ( {
	product_id: id,
	variation_id: id * 10,
	...figures( id ),
	extended_info: { name, sku: '', stock_status: 'instock', permalink: '' },
} );

const stats = ( days: string, filters: string, more = '' ) =>
	`${ ROOT }/products/stats?${ days }&interval=day&fields=items_sold,net_revenue,orders_count${ filters }${ more }&order=asc&per_page=100&page=1&_envelope=1`;

const list = ( path: string, filters = '' ) =>
	`${ ROOT }/${ path }?${ NOW }&extended_info=true${ filters }&orderby=items_sold&order=desc&page=1&per_page=25&_envelope=1`;

const EMPTY = envelope( { totals: figures( 0 ), intervals: [] }, 0 );

const render = ( query: Query = {} ) => {
	onRequest( 'GET', '/wp/v2/users/me?context=edit&_fields=woocommerce_meta', { woocommerce_meta: {} } );
	return renderScreen(
		<ReportScreen path="/analytics/products" params={ { report: 'products' } } query={ query } />,
		{
			path: '/analytics/products',
			query,
			pageData: { analytics: FACTS },
			stores: [ analyticsStore, choicesStore, preferencesStore ] as never,
		}
	).user;
};

const address = () => {
	const { page, path, ...query } = parseQuery( getHistory().location.search );
	return query;
};

const answerAll = () => {
	onRequest( 'GET', stats( NOW, '' ), EMPTY );
	onRequest( 'GET', stats( BEFORE, '' ), EMPTY );
	onRequest( 'GET', list( 'products' ), envelope( [ rowOf( 1, 'Lamp' ), rowOf( 2, 'Chair' ) ], 2 ) );
};

const answerTwo = () => {
	const two = '&products=1,2';
	onRequest( 'GET', '/wc-admin/analytics/choices?of=product&include=1,2', [
		{ value: '1', label: 'Lamp (L)', has_variations: false },
		{ value: '2', label: 'Chair', has_variations: true },
	] );
	const days = [
		[ 1, 2 ],
		[ 0, 3 ],
	] as const;
	onRequest( 'GET', stats( NOW, two, '&segmentby=product' ), envelope( split( [ 1, 5 ], days ), 2 ) );
	onRequest( 'GET', stats( BEFORE, two ), EMPTY );
	onRequest( 'GET', list( 'products', two ), envelope( [ rowOf( 1, 'Lamp' ), rowOf( 2, 'Chair' ) ], 2 ) );
};

describe( 'Items of a report', () => {
	beforeEach( () => jest.mocked( speak ).mockClear() );

	it( 'are compared once two rows were selected, with a line and a name each, the largest first', async () => {
		answerAll();
		answerTwo();
		const user = render();
		const button = await screen.findByRole( 'button', { name: 'Compare' } );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( button ).toHaveAccessibleDescription( 'Select at least two rows to compare them.' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Select Lamp' } ) );
		expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( screen.getByRole( 'checkbox', { name: 'Select Chair' } ) );
		expect( button ).toHaveAccessibleDescription( 'Compare 2 selected rows' );
		await user.click( button );
		expect( address() ).toEqual( { filter: 'compare-products', products: '1,2' } );
		const chart = await screen.findByRole( 'application', { name: /^Items sold, a chart of 2 steps/ } );
		const section = within( chart.closest( 'section' ) as HTMLElement );
		await waitFor( () =>
			expect( section.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
				'Chair',
				'Lamp (L)',
			] )
		);
		act( () => chart.focus() );
		await user.keyboard( '{Home}{ArrowRight}' );
		expect( jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text ) ).toEqual( [
			'Comparing 2 items.',
			'Tue, Mar 3, 2026, Chair: 2, Lamp (L): 1',
			'Wed, Mar 4, 2026, Chair: 3, Lamp (L): 0',
		] );
		await user.click( section.getByRole( 'button', { name: 'View as table' } ) );
		const twin = section.getByRole( 'table', { name: 'Items sold' } );
		expect( within( twin ).getAllByRole( 'row' )[ 1 ] ).toHaveTextContent( 'Tue, Mar 3, 202621' );
		expect( screen.getByRole( 'checkbox', { name: 'Select Lamp' } ) ).toBeChecked();
	} );

	it( 'are its variations where the address names one product that has some', async () => {
		const one = '&products=2';
		onRequest( 'GET', '/wc-admin/analytics/choices?of=product&include=2', [
			{ value: '2', label: 'Chair', has_variations: true },
		] );
		const both = envelope(
			split(
				[ 4, 1 ],
				[
					[ 4, 0 ],
					[ 0, 1 ],
				]
			),
			2
		);
		onRequest( 'GET', stats( NOW, one, '&segmentby=variation' ), both );
		onRequest( 'GET', stats( BEFORE, one ), EMPTY );
		onRequest( 'GET', list( 'variations', one ), envelope( [ rowOf( 2, 'Chair - Red' ) ], 1 ) );
		render( { filter: 'single_product', products: '2' } );
		const table = await screen.findByRole( 'table', { name: 'Products' } );
		expect( within( table ).getByRole( 'columnheader', { name: /Variation/ } ) ).toBeVisible();
		expect( await screen.findByText( 'Item 1' ) ).toBeVisible();
		expect( screen.getByRole( 'combobox', { name: 'Show' } ) ).toHaveDisplayValue( 'Single product' );
		expect( screen.getByRole( 'combobox', { name: 'Show variations' } ) ).toHaveDisplayValue( 'All variations' );
		expect( await within( table ).findByRole( 'checkbox', { name: 'Select Chair - Red' } ) ).toBeVisible();
	} );

	it( 'are stacked where their figures add up, and not where one order can count for several', async () => {
		answerTwo();
		const user = render( { filter: 'compare-products', products: '1,2' } );
		const kinds = async () =>
			within( await screen.findByRole( 'combobox', { name: 'Kind of chart' } ) )
				.getAllByRole( 'option' )
				.map( ( { textContent } ) => textContent );
		await waitFor( async () => expect( await kinds() ).toEqual( [ 'Lines', 'Bars', 'Stacked bars' ] ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Kind of chart' } ), 'Stacked bars' );
		expect( address() ).toMatchObject( { chartType: 'stacked' } );
		const chart = await screen.findByRole( 'application', { name: /^Items sold/ } );
		act( () => chart.focus() );
		jest.mocked( speak ).mockClear();
		await user.keyboard( '{Home}' );
		expect( speak ).toHaveBeenCalledWith( 'Tue, Mar 3, 2026, Total: 3, Chair: 2, Lamp (L): 1' );
		const summary = screen.getByRole( 'list', { name: 'Products' } );
		await user.click( within( summary ).getByRole( 'link', { name: /^Orders/ } ) );
		await screen.findByRole( 'application', { name: /^Orders/ } );
		expect( await kinds() ).toEqual( [ 'Lines', 'Bars' ] );
		expect( screen.getByRole( 'combobox', { name: 'Kind of chart' } ) ).toHaveDisplayValue( 'Lines' );
	} );

	it( 'are not stacked where there is one series', async () => {
		answerAll();
		render( { chartType: 'stacked' } );
		const kind = await screen.findByRole( 'combobox', { name: 'Kind of chart' } );
		expect( within( kind ).queryByRole( 'option', { name: 'Stacked bars' } ) ).not.toBeInTheDocument();
		expect( kind ).toHaveDisplayValue( 'Lines' );
	} );

	it( 'that are none, or too many, are quoted, and the report shows the others', async () => {
		answerTwo();
		render( { filter: 'compare-products', products: '1,x,2,-3' } );
		expect( await screen.findByText( /products=“x,-3”/ ) ).toBeVisible();
		expect( await screen.findByRole( 'rowheader', { name: 'Chair' } ) ).toBeVisible();
	} );

	it( 'are all where the address names a choice that there is not', async () => {
		answerAll();
		render( { filter: 'shoes', products: '1' } );
		expect( screen.getByText( /filter=“shoes”/ ) ).toBeVisible();
		expect( await screen.findByRole( 'rowheader', { name: 'Chair' } ) ).toBeVisible();
	} );
} );
