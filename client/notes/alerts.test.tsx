import { screen, waitFor, within } from '@testing-library/react';

import type { Note } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';
import { loadPage } from '../shared/routing';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { isActionable } from './actionable';
import StoreAlerts from './alerts';
import { storeAlerts } from './store-alerts';

jest.mock( '../shared/routing/browser' );

const NOTES = '/wc-analytics/admin/notes';

const ACTION: Note[ 'actions' ][ number ] = {
	id: 7,
	name: 'retry',
	label: 'Sync again',
	query: '',
	status: 'actioned',
	actioned_text: 'Synced.',
	nonce_action: null,
	nonce_name: null,
	url: '',
};

const anAlert = ( id: number, more: Partial< Note > = {} ): Note => ( {
	id,
	name: `alert-${ id }`,
	type: 'error',
	locale: 'en_US',
	title: `Alert ${ id }`,
	content: 'It <strong>failed</strong>.',
	content_data: {},
	status: 'unactioned',
	source: 'acme',
	date_created: '2026-05-01T10:00:00',
	date_created_gmt: `2026-05-01T08:00:0${ id }`,
	date_reminder: null,
	date_reminder_gmt: null,
	is_snoozable: false,
	actions: [],
	layout: 'plain',
	image: '',
	is_deleted: false,
	is_read: false,
	...more,
} );

const show = ( ...alerts: Note[] ) =>
	renderScreen(
		<div className="storewright">
			<h1>Home</h1>
			<StoreAlerts />
		</div>,
		{ pageData: { storeAlerts: alerts } }
	);

const button = ( name: string ) => screen.getByRole( 'button', { name } );
const messages = () => within( screen.getByRole( 'region', { name: 'Messages' } ) );

describe( '[B4-003] [B3-007] a note', () => {
	it.each( [
		[ 'that waits', {}, undefined, true ],
		[ 'that was dismissed', { is_deleted: true }, undefined, false ],
		[ 'that was dealt with', { status: 'actioned' }, undefined, false ],
		[ 'that is snoozed', { status: 'snoozed' }, undefined, false ],
		[ 'that came after what was seen', {}, Date.UTC( 2026, 4, 1, 8, 0, 0 ), true ],
		[ 'that is as old as what was seen', {}, Date.UTC( 2026, 4, 1, 8, 0, 1 ), false ],
	] as const )( '%s', ( _which, more, after, expected ) => {
		expect( isActionable( anAlert( 1, more ), after ) ).toBe( expected );
	} );
} );

describe( 'store alerts', () => {
	it( 'are loaded only where the page was told of one', () => {
		show();
		expect( storeAlerts[ 0 ].isFor() ).toBe( false );
		expect( screen.queryByRole( 'region', { name: 'Store alerts' } ) ).not.toBeInTheDocument();
		show( anAlert( 1 ) );
		expect( storeAlerts[ 0 ].isFor() ).toBe( true );
	} );

	it( '[B4-003] show one note at a time, with a pager, and none that does not wait', async () => {
		const { user } = show( anAlert( 3 ), anAlert( 2, { type: 'update' } ), anAlert( 4, { status: 'actioned' } ) );
		const region = within( screen.getByRole( 'region', { name: 'Store alerts' } ) );
		expect( region.getByRole( 'heading', { level: 2, name: 'Error: Alert 3' } ) ).toBeVisible();
		expect( region.getByText( 'failed' ).localName ).toBe( 'strong' );
		expect( region.getByText( '1 of 2' ) ).toBeVisible();
		expect( button( 'Previous alert' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( button( 'Next alert' ) );
		expect( region.getByRole( 'heading', { name: 'Update: Alert 2' } ) ).toBeVisible();
		expect( region.queryByText( /Alert 3/ ) ).not.toBeInTheDocument();
		expect( button( 'Next alert' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await user.click( button( 'Previous alert' ) );
		expect( region.getByText( '1 of 2' ) ).toBeVisible();
	} );

	it( 'have no pager where there is one alone, and can’t be snoozed unless the note allows it', () => {
		show( anAlert( 1 ) );
		expect( screen.queryByRole( 'button', { name: 'Next alert' } ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'button', { name: 'Remind me later' } ) ).not.toBeInTheDocument();
	} );

	it( 'are dismissed, the next one takes the focus, and Undo has it back', async () => {
		const { user } = show( anAlert( 2 ), anAlert( 1 ) );
		onRequest( 'PUT', `${ NOTES }/2`, ( { data }: { data: object } ) => anAlert( 2, data ) );
		await user.click( button( 'Dismiss “Alert 2”' ) );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Error: Alert 1' } ) ).toHaveFocus() );
		expect( requestsMade( 'PUT', `${ NOTES }/2` )[ 0 ]!.data ).toEqual( { is_deleted: true } );
		expect( getPageData().storeAlerts ).toHaveLength( 1 );

		await user.click( messages().getByRole( 'button', { name: 'Undo' } ) );
		expect( await screen.findByText( '1 of 2' ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Error: Alert 2' } ) ).toBeVisible();
	} );

	it( 'leave the focus on the page’s heading after the last one', async () => {
		const { user } = show( anAlert( 1 ) );
		onRequest( 'PUT', `${ NOTES }/1`, anAlert( 1, { is_deleted: true } ) );
		await user.click( button( 'Dismiss “Alert 1”' ) );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Home' } ) ).toHaveFocus() );
		expect( screen.queryByRole( 'region', { name: 'Store alerts' } ) ).not.toBeInTheDocument();
	} );

	it( 'say why one could not be dismissed, and keep it', async () => {
		const { user } = show( anAlert( 2 ), anAlert( 1 ) );
		onRequest( 'PUT', `${ NOTES }/2`, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await user.click( button( 'Dismiss “Alert 2”' ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
		await user.click( button( 'Next alert' ) );
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'are snoozed where the note allows it', async () => {
		const { user } = show( anAlert( 1, { is_snoozable: true } ) );
		onRequest( 'PUT', `${ NOTES }/1`, ( { data }: { data: object } ) => anAlert( 1, data ) );
		const before = Date.now();
		await user.click( button( 'Remind me later' ) );
		await user.click( await screen.findByRole( 'menuitem', { name: 'Until tomorrow' } ) );
		await waitFor( () => expect( screen.queryByText( /Alert 1/ ) ).not.toBeInTheDocument() );
		const sent = requestsMade( 'PUT', `${ NOTES }/1` )[ 0 ]!.data as { status: string; date_reminder: string };
		expect( sent.status ).toBe( 'snoozed' );
		const delay = Date.parse( sent.date_reminder ) - before;
		expect( delay ).toBeGreaterThanOrEqual( 24 * 3_600_000 );
		expect( delay ).toBeLessThan( 25 * 3_600_000 );
	} );

	it( 'have the note’s actions, which deal with it or lead elsewhere', async () => {
		const open = {
			...ACTION,
			id: 8,
			label: 'Settings',
			url: 'http://shop.example/wp-admin/x.php',
			actioned_text: '',
		};
		const { user } = show( anAlert( 2, { actions: [ ACTION ] } ), anAlert( 1, { actions: [ open ] } ) );
		onRequest( 'POST', `${ NOTES }/2/action/7`, anAlert( 2, { status: 'actioned' } ) );
		await user.click( button( 'Sync again' ) );
		expect( await messages().findByText( 'Synced.' ) ).toBeVisible();
		await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Error: Alert 1' } ) ).toHaveFocus() );
		onRequest( 'POST', `${ NOTES }/1/action/8`, anAlert( 1, { status: 'actioned' } ) );
		await user.click( button( 'Settings' ) );
		await waitFor( () => expect( loadPage ).toHaveBeenCalledWith( open.url ) );
	} );
} );
