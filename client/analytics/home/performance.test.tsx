import { screen, within } from '@testing-library/react';

import type { StorePerformance } from '../../generated/rest';
import { PREFERENCES_PATH, preferencesStore } from '../../shared/data/user-preferences';
import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import PerformancePanel from './panel';
import { performanceStore } from './store';

type Figure = StorePerformance[ 'figures' ][ number ];

const figure = ( stat: Figure[ 'stat' ], label: string, more: Partial< Figure > ): Figure => ( {
	stat,
	label,
	format: 'currency',
	value: '1234.50',
	before: '1000.00',
	change: 23,
	steps: [ '1000.00', '234.50' ],
	...more,
} );

const answer = ( more: Partial< StorePerformance > = {} ): StorePerformance => ( {
	period: 'week',
	is_counting: false,
	is_complete: true,
	figures: [
		figure( 'revenue/total_sales', 'Total sales', {} ),
		figure( 'orders/orders_count', 'Orders', { format: 'number', value: '12', before: '12', change: 0 } ),
		figure( 'revenue/refunds', 'Refunds', { value: '30.00', before: '20.00', change: 50 } ),
		figure( 'products/items_sold', 'Items sold', { format: 'number', value: '3', before: '0', change: null } ),
	],
	other_orders: 0,
	...more,
} );

const pathOf = ( period: string ) => `/wc-admin/home/performance?period=${ period }`;

const show = ( first: StorePerformance | ( () => never ) = answer(), pageData = {} ) => {
	onRequest( 'GET', pathOf( 'week' ), first );
	onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: {} } );
	return renderScreen( <PerformancePanel />, {
		pageData: { setup: null, homeStats: { period: 'week', hidden: [] }, ...pageData },
		stores: [ performanceStore as never, preferencesStore as never ],
	} );
};

const panel = async () => within( await screen.findByRole( 'region', { name: 'Store performance' } ) );

it( 'shows the figures with their change, and leads to their reports where these are', async () => {
	show( answer(), { features: [ 'analytics' ] } );
	const region = await panel();
	const sales = ( await region.findByText( 'Total sales' ) ).closest( 'a' );
	expect( sales ).toHaveTextContent( 'Total sales$1,234.5023% more' );
	expect( sales?.getAttribute( 'href' ) ).toContain( 'path=%2Fanalytics%2Frevenue&chart=total_sales&period=week' );
	expect( region.getByText( 'Orders' ).parentElement ).toHaveTextContent( 'Orders12No change' );
	expect( region.getByText( 'Items sold' ).parentElement ).toHaveTextContent( 'Items sold3None before' );
	expect( region.getByText( 'Compared with the same days of last week.' ) ).toBeVisible();
	expect( region.getByText( '50% more' ).parentElement ).toHaveClass( 'bad' );
	expect( region.getByText( '23% more' ).parentElement ).toHaveClass( 'good' );
} );

it( 'is not there while the store is set up, or for who may not see reports', () => {
	show( answer(), { setup: { completed: 1, remaining: 5 } } );
	show( answer(), { homeStats: null } );
	expect( screen.queryByRole( 'region', { name: 'Store performance' } ) ).not.toBeInTheDocument();
	expect( requestsMade( 'GET' ) ).toHaveLength( 0 );
} );

it( 'keeps another period for the user, and what others have hidden', async () => {
	const { user } = show( answer(), { homeStats: { period: 'week', hidden: [ 'jetpack/stats/views' ] } } );
	onRequest( 'GET', pathOf( 'today' ), answer( { period: 'today', other_orders: 2 } ) );
	onRequest( 'POST', PREFERENCES_PATH, { woocommerce_meta: {} } );
	const region = await panel();
	expect( region.getByRole( 'button', { name: 'This week' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await user.click( region.getByRole( 'button', { name: 'Today' } ) );
	expect( await region.findByText( /^Compared with yesterday until this hour. 2 orders in other/ ) ).toBeVisible();
	expect( region.getByRole( 'button', { name: 'Today' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
	const stats = { hiddenIndicators: [ 'jetpack/stats/views' ], period: 'today' };
	expect( requestsMade( 'POST' ).at( -1 )?.data ).toEqual( {
		woocommerce_meta: { homepage_stats: JSON.stringify( stats ) },
	} );
} );

it( 'hides a figure, and shows it again where that can not be saved', async () => {
	const { user } = show();
	onRequest( 'POST', PREFERENCES_PATH, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	const region = await panel();
	await user.click( region.getByRole( 'button', { name: 'Choose figures' } ) );
	await user.click( await screen.findByRole( 'menuitemcheckbox', { name: 'Refunds', checked: true } ) );
	const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
	await messages.findByRole( 'button', { name: 'Try again' } );
	expect( messages.getByText( /Your choice was not saved.*The database is away\./ ) ).toBeVisible();
	expect( region.getByText( 'Refunds' ) ).toBeInTheDocument();
} );

it( 'says that orders are still counted', async () => {
	show( answer( { is_counting: true, is_complete: false, figures: [] } ) );
	expect( await screen.findByText( /still being counted/ ) ).toBeVisible();
} );

it( 'promises no figures where no orders are being counted', async () => {
	show( answer( { is_complete: false, figures: [] } ) );
	expect( await screen.findByText( 'Some orders are not in the reports yet.' ) ).toBeVisible();
} );

it( 'tries again where the figures could not be loaded', async () => {
	const { user } = show( () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
	onRequest( 'GET', pathOf( 'week' ), answer() );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( '$1,234.50' ) ).toBeVisible();
} );
