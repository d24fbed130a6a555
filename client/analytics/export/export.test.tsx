import { act, screen } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { COLUMNS_PATH, columnsStore } from '../reports/columns-store';
import ReportScreen from '../reports/report-screen';
import { nested } from './requests';
import { choicesStore } from '../filters/choices';
import { analyticsStore } from '../store';

const ROOT = '/wc-analytics/reports';
const ROWS = `${ ROOT }/stock?orderby=stock_status&order=desc&page=1&per_page=25&_envelope=1`;
const EXPORT = `${ ROOT }/stock/export`;
const STATUS = `${ EXPORT }/a1/status`;
const FILE = 'http://localhost/wp-admin/admin-post.php?action=storewright_report_export&export=a1';

const row = { id: 1, parent_id: 0, name: 'Oak Table', sku: '', stock_status: 'instock', manage_stock: false };

const clicked: string[] = [];

const render = ( total = 1, slug = 'stock' ) => {
	onRequest( 'GET', ROWS, { body: total === 0 ? [] : [ row ], status: 200, headers: { 'X-WP-Total': total } } );
	return renderScreen( <ReportScreen path={ `/analytics/${ slug }` } params={ { report: slug } } query={ {} } />, {
		path: `/analytics/${ slug }`,
		pageData: {
			draftsKey: 'key',
			analytics: { timeZone: 'UTC', weekStart: 1, defaultDateRange: '', managesStock: true },
		},
		stores: [ analyticsStore, choicesStore, columnsStore ] as never,
	} );
};

/** The message, which is read out as well. */
const downloaded = () => screen.findAllByText( 'Downloaded: Stock' );

const button = () => screen.getByRole( 'button', { name: 'Download' } );

describe( 'The download of a report', () => {
	beforeEach( () => {
		clicked.length = 0;
		jest.spyOn( HTMLAnchorElement.prototype, 'click' ).mockImplementation( function ( this: HTMLAnchorElement ) {
			clicked.push( this.href );
		} );
		onRequest( 'GET', COLUMNS_PATH, { storewright_report_columns: {} } );
		onRequest( 'POST', EXPORT, { message: 'Your report file is being made.', export_id: 'a1' } );
	} );

	afterEach( () => {
		jest.useRealTimers();
		jest.restoreAllMocks();
		window.sessionStorage.clear();
	} );

	it( 'is there at once where it is small, with what the table asks for', async () => {
		onRequest( 'GET', STATUS, { percent_complete: 100, download_url: FILE } );
		const { user } = render();
		await screen.findByText( 'Oak Table' );
		await user.click( button() );
		await downloaded();
		expect( clicked ).toEqual( [ FILE ] );
		expect( requestsMade( 'POST', EXPORT ).map( ( { data } ) => data ) ).toEqual( [
			{ report_args: { orderby: 'stock_status', order: 'desc' }, email: false },
		] );
		expect( button() ).toBeEnabled();
	} );

	it( 'has the columns that the table has', async () => {
		onRequest( 'POST', COLUMNS_PATH, { storewright_report_columns: { stock: [ 'sku' ] } } );
		onRequest( 'GET', STATUS, { percent_complete: 100, download_url: FILE } );
		const { user } = render();
		await screen.findByText( 'Oak Table' );
		await user.click( screen.getByRole( 'button', { name: 'Choose columns' } ) );
		await user.click( screen.getByRole( 'menuitemcheckbox', { name: 'SKU' } ) );
		await user.keyboard( '{Escape}' );
		await user.click( button() );
		await downloaded();
		expect( requestsMade( 'POST', EXPORT )[ 0 ]?.data ).toMatchObject( { hidden: [ 'sku' ] } );
	} );

	it( 'is followed where it is large, also by who comes back, until there is a link', async () => {
		jest.useFakeTimers( { doNotFake: [ 'setTimeout', 'clearTimeout', 'queueMicrotask', 'performance' ] } );
		const states: object[] = [ { percent_complete: 10 }, { percent_complete: 40 } ];
		onRequest( 'GET', STATUS, () => states.shift() ?? { percent_complete: 100, download_url: FILE } );
		const { user, unmount } = render( 6000 );
		await screen.findByText( 'Oak Table' );
		await user.click( button() );
		expect( await screen.findByRole( 'progressbar', { name: 'Export' } ) ).toHaveAttribute( 'aria-valuenow', '10' );
		expect( screen.getByText( /an email with a link comes/ ) ).toBeVisible();
		expect( requestsMade( 'POST', EXPORT )[ 0 ]?.data ).toMatchObject( { email: true } );
		expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );
		unmount();
		render( 6000 );
		expect( await screen.findByRole( 'progressbar', { name: 'Export' } ) ).toHaveAttribute( 'aria-valuenow', '40' );
		act( () => void jest.advanceTimersByTime( 2000 ) );
		expect( await screen.findByRole( 'link', { name: 'Download the file' } ) ).toHaveAttribute( 'href', FILE );
		expect( clicked ).toEqual( [] );
		expect( requestsMade( 'POST', EXPORT ) ).toHaveLength( 1 );
	} );

	it( 'says that it failed, and tries again', async () => {
		onRequest( 'GET', STATUS, () => {
			throw restError( 'storewright_report_export_failed', 'The file could not be made.', 503 );
		} );
		const { user } = render();
		await screen.findByText( 'Oak Table' );
		await user.click( button() );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The file could not be made.' );
		onRequest( 'GET', STATUS, { percent_complete: 100, download_url: FILE } );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await downloaded();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( requestsMade( 'POST', EXPORT ) ).toHaveLength( 2 );
	} );

	it( 'looks again, and begins no second export, where only the look failed', async () => {
		let fails = true;
		onRequest( 'GET', STATUS, () => {
			if ( fails ) {
				throw restError( 'internal_server_error', 'There was an error.', 500 );
			}
			return { percent_complete: 100, download_url: FILE };
		} );
		const { user } = render();
		await screen.findByText( 'Oak Table' );
		await user.click( button() );
		await screen.findByRole( 'alert' );
		fails = false;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await downloaded();
		expect( requestsMade( 'POST', EXPORT ) ).toHaveLength( 1 );
	} );

	it( 'is not offered where there are no rows', async () => {
		render( 0 );
		await screen.findByText( 'No products with this stock.' );
		expect( button() ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

it( 'sends lists and pairs of filters as the report’s own request means them', () => {
	expect(
		nested( { match: 'any', 'total_spend_between[0]': '1', 'attribute_is[0][0]': '3', 'attribute_is[0][1]': '17' } )
	).toEqual( { match: 'any', total_spend_between: { 0: '1' }, attribute_is: { 0: { 0: '3', 1: '17' } } } );
} );
