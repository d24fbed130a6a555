import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { getPageData } from '../../shared/data/page-data';
import { settingsStore } from '../../shared/data/settings';
import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import ReportSettings from './screen';
import { reportDataStore } from './store';

const FACTS = {
	timeZone: 'America/New_York',
	weekStart: 1,
	defaultDateRange: 'period=month&compare=previous_year',
	managesStock: true,
};

const STATUSES = { pending: 'Pending payment', processing: 'Processing', refunded: 'Refunded', failed: 'Failed' };

const READ = '/wc/v3/settings/wc_admin?_fields=id,value';
const SAVE = '/wc/v3/settings/wc_admin/batch';
const DATA = '/wc-admin/report-data';
const IMPORT = '/wc-analytics/reports/import';

const STATE = {
	is_complete: true,
	is_importing: false,
	is_deleting: false,
	done: 12,
	left_out: 0,
	total: 12,
	ended_gmt: '2026-11-23T08:00:00',
	checked_gmt: '2026-11-23T09:30:00',
	checked_days: [ '2026-11-21', '2026-11-22' ],
	checked_orders: 1234,
	differences: 0,
};

const stored = ( range = 'period=month&amp;compare=previous_year', dateType = '' ) => [
	{ id: 'woocommerce_excluded_report_order_statuses', value: [ 'pending', 'odd' ] },
	{ id: 'woocommerce_actionable_order_statuses', value: [ 'processing' ] },
	{ id: 'woocommerce_default_date_range', value: range },
	{ id: 'woocommerce_date_type', value: dateType },
];

const render = ( capabilities: Record< string, boolean > = { manage_woocommerce: true } ) =>
	renderScreen( <ReportSettings path="/analytics/settings" params={ {} } query={ {} } />, {
		path: '/analytics/settings',
		pageData: { analytics: FACTS, orderStatuses: STATUSES, capabilities },
		stores: [ settingsStore, reportDataStore ] as never,
	} );

const group = ( name: string ) => screen.findByRole( 'group', { name } );

beforeEach( () => {
	onRequest( 'GET', READ, stored() );
	onRequest( 'GET', DATA, STATE );
} );

it( '[B3-001] [B5-001] [B5-002] offers every status but Refunded for exclusion, and asks for a date type', async () => {
	render();
	const excluded = within( await group( 'Excluded statuses' ) );
	expect( excluded.queryByRole( 'checkbox', { name: 'Refunded' } ) ).not.toBeInTheDocument();
	expect( excluded.getByRole( 'checkbox', { name: 'odd' } ) ).toBeChecked();
	expect( await group( 'Excluded statuses' ) ).toHaveAccessibleDescription( /Refunded status can’t be excluded/ );
	expect(
		within( await group( 'Actionable statuses' ) ).getByRole( 'checkbox', { name: 'Refunded' } )
	).toBeEnabled();
	const types = screen.getByRole( 'combobox', { name: 'Date type' } );
	expect( types ).toHaveDisplayValue( 'Select a date type' );
	expect( within( types ).getByRole( 'option', { name: 'Select a date type' } ) ).toBeDisabled();
} );

it( '[B3-002] saves what was changed with what it was before; reports start with the new period at once', async () => {
	onRequest( 'POST', SAVE, {
		update: [ { id: 'woocommerce_default_date_range', value: 'period=week&compare=previous_year' } ],
	} );
	const { user } = render();
	await user.selectOptions( await screen.findByRole( 'combobox', { name: 'Default date range' } ), 'Week to date' );
	await user.click( screen.getByRole( 'button', { name: 'Save settings' } ) );
	await waitFor( () =>
		expect( requestsMade( 'POST', SAVE ).map( ( { data } ) => data ) ).toEqual( [
			{
				update: [
					{
						id: 'woocommerce_default_date_range',
						value: 'period=week&compare=previous_year',
						expected: 'period=month&amp;compare=previous_year',
					},
				],
				atomic: true,
			},
		] )
	);
	await waitFor( () =>
		expect( getPageData().analytics.defaultDateRange ).toBe( 'period=week&compare=previous_year' )
	);
	await waitFor( () => expect( screen.getByRole( 'button', { name: 'Save settings' } ) ).toHaveFocus() );
	expect( screen.getByRole( 'combobox', { name: 'Default date range' } ) ).toHaveDisplayValue( 'Week to date' );
} );

it( 'says how far the orders are in the reports in the shop’s time, and what was checked', async () => {
	render( {} );
	expect( await screen.findByText( /Every order is in the reports.*3:00 AM/ ) ).toBeVisible();
	expect(
		screen.getByText( /^2 days were recomputed from their orders \(1,234 orders\) on .*4:30 AM\. Differences: 0\./ )
	).toBeVisible();
	await userEvent.click( screen.getByText( 'Which days' ) );
	expect( screen.getByText( 'Nov 21, 2026 · Nov 22, 2026' ) ).toBeVisible();
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	expect( screen.queryByRole( 'group', { name: /statuses/ } ) ).not.toBeInTheDocument();
} );

it( 'says how many orders the last import left out', async () => {
	onRequest( 'GET', DATA, { ...STATE, left_out: 2 } );
	render( {} );
	expect( await screen.findByText( /^2 orders could not be read in the last import, .*3:00 AM\./ ) ).toBeVisible();
	expect( screen.queryByText( /Every order is in the reports/ ) ).not.toBeInTheDocument();
} );

it( 'starts an import of what is missing, shows how far it is, and stops it', async () => {
	onRequest( 'POST', IMPORT, { status: 'success' } );
	onRequest( 'POST', `${ IMPORT }/cancel`, { status: 'success' } );
	const { user } = render();
	const start = await screen.findByRole( 'button', { name: 'Import orders' } );
	expect( screen.getByRole( 'checkbox', { name: 'Add only orders that are missing' } ) ).toBeChecked();
	onRequest( 'GET', DATA, { ...STATE, is_importing: true, done: 3 } );
	await user.click( start );
	expect( await screen.findByRole( 'progressbar', { name: 'Import of orders' } ) ).toHaveAttribute(
		'aria-valuetext',
		'Importing: 3 of 12 orders'
	);
	expect( requestsMade( 'POST', IMPORT ).map( ( { data } ) => data ) ).toEqual( [ { skip_existing: true } ] );
	onRequest( 'GET', DATA, { ...STATE, is_complete: false, done: 3 } );
	await user.click( screen.getByRole( 'button', { name: 'Stop the import' } ) );
	expect( await screen.findByText( 'Some orders are not in the reports yet.' ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: 'Check figures now' } ) ).not.toBeInTheDocument();
	// What comes next brings in all orders anyway.
	expect( screen.queryByRole( 'checkbox', { name: 'Add only orders that are missing' } ) ).not.toBeInTheDocument();
} );

it( 'takes all orders out of the reports once that was confirmed', async () => {
	onRequest( 'POST', `${ IMPORT }/delete`, { status: 'success' } );
	const { user } = render();
	const button = await screen.findByRole( 'button', { name: 'Delete all imported data' } );
	await user.click( button );
	const dialog = within( await screen.findByRole( 'dialog', { name: 'Delete all imported data?' } ) );
	await user.click( dialog.getByRole( 'button', { name: 'Cancel' } ) );
	expect( requestsMade( 'POST', `${ IMPORT }/delete` ) ).toHaveLength( 0 );

	await user.click( button );
	onRequest( 'GET', DATA, { ...STATE, is_complete: false, is_deleting: true, done: 4, ended_gmt: null } );
	await user.click( await screen.findByRole( 'button', { name: 'Delete imported data' } ) );
	expect( await screen.findByRole( 'progressbar', { name: 'Deletion of imported data' } ) ).toHaveAttribute(
		'aria-valuetext',
		'Deleting imported data: 4 of 12 orders and refunds'
	);
	expect( screen.getByRole( 'button', { name: 'Stop deleting' } ) ).toBeEnabled();
	expect( screen.queryByRole( 'button', { name: 'Import orders' } ) ).not.toBeInTheDocument();
} );

it( 'says why a check failed, and tries again', async () => {
	onRequest( 'POST', `${ DATA }/check`, () => {
		throw restError( 'storewright_connection_lost', 'The database went away.', 503 );
	} );
	const { user } = render();
	await user.click( await screen.findByRole( 'button', { name: 'Check figures now' } ) );
	expect( await screen.findByText( 'The database went away.' ) ).toBeVisible();
	onRequest( 'POST', `${ DATA }/check`, STATE );
	onRequest( 'GET', DATA, { ...STATE, differences: 2 } );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( /Differences: 2\. They were corrected\./ ) ).toBeVisible();
	expect( screen.queryByText( 'The database went away.' ) ).not.toBeInTheDocument();
} );
