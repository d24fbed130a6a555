import { act, screen, waitFor } from '@testing-library/react';

import type { ReportData } from '../generated/rest';
import { getHistory } from '../shared/routing';
import { onRequest, renderScreen, requestsMade } from '../shared/test-utils';
import { CountingNotice } from './counting-notice';
import { reportDataStore } from './settings/store';

const FACTS = { timeZone: 'UTC', weekStart: 1, defaultDateRange: 'period=month', managesStock: true };

const PATH = '/wc-admin/report-data';

const STATE: ReportData = {
	is_complete: false,
	is_importing: true,
	is_deleting: false,
	done: 1500,
	left_out: 0,
	total: 2000,
	ended_gmt: null,
	checked_gmt: null,
	checked_days: [],
	checked_orders: 0,
	differences: 0,
};

const show = ( counting?: { isRunning: boolean; done: number; total: number } ) =>
	renderScreen( <CountingNotice />, {
		path: '/analytics/revenue',
		pageData: { analytics: { ...FACTS, ...( counting && { counting } ) } },
		stores: [ reportDataStore ] as never,
	} );

describe( 'The notice that orders are still being counted', () => {
	afterEach( () => jest.useRealTimers() );

	it( 'says how far it is, and once it is done', async () => {
		jest.useFakeTimers();
		onRequest( 'GET', PATH, STATE );
		show( { isRunning: true, done: 1000, total: 2000 } );
		expect( screen.getByText( /1,000 of 2,000 orders are counted\./ ) ).toBeVisible();
		const bar = await screen.findByRole( 'progressbar', { name: 'Counted orders' } );
		await waitFor( () => expect( bar ).toHaveAttribute( 'aria-valuenow', '1500' ) );
		onRequest( 'GET', PATH, { ...STATE, is_complete: true, is_importing: false, done: 2000 } );
		await act( () => jest.advanceTimersByTimeAsync( 5000 ) );
		expect( await screen.findByRole( 'button', { name: 'Show the new figures' } ) ).toBeVisible();
		const asked = requestsMade( 'GET', PATH ).length;
		await act( () => jest.advanceTimersByTimeAsync( 20000 ) );
		expect( requestsMade( 'GET', PATH ) ).toHaveLength( asked );
	} );

	it( 'promises nothing, and asks once, where nothing is under way; the import is a click away', async () => {
		jest.useFakeTimers();
		onRequest( 'GET', PATH, { ...STATE, is_importing: false, done: 0, total: 0 } );
		show( { isRunning: false, done: 0, total: 0 } );
		expect( screen.getByText( 'Some orders are not in the reports yet.' ) ).toBeVisible();
		await act( () => jest.advanceTimersByTimeAsync( 20000 ) );
		expect( screen.queryByText( /still being counted/ ) ).not.toBeInTheDocument();
		expect( requestsMade( 'GET', PATH ) ).toHaveLength( 1 );
		act( () => screen.getByRole( 'button', { name: 'Import orders' } ).click() );
		expect( new URLSearchParams( getHistory().location.search ).get( 'path' ) ).toBe( '/analytics/settings' );
	} );

	it( 'is not there, and asks for nothing, where reports have all orders', () => {
		show();
		expect( screen.queryByRole( 'status' ) ).not.toBeInTheDocument();
		expect( requestsMade( 'GET', PATH ) ).toHaveLength( 0 );
	} );
} );
