import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';

import type { Note } from '../generated/rest';
import { getPageData } from '../shared/data/page-data';
import { preferencesStore, PREFERENCES_PATH } from '../shared/data/user-preferences';
import { onRequest, renderScreen, requestsMade, restError } from '../shared/test-utils';
import ActivityInbox from './activity';
import InboxPanel from './panel';
import { inboxStore, PAGE_SIZE } from './store';
import { LAST_READ, OWN_LAST_READ_PATH } from './unread';

const NOTES = '/wc-analytics/admin/notes';
const page = ( number: number ) =>
	`${ NOTES }?page=${ number }&per_page=25&status=unactioned&type=info,warning&orderby=date&order=desc`;

const aNote = ( id: number, more: Partial< Note > = {} ): Note => ( {
	id,
	name: `note-${ id }`,
	type: 'info',
	locale: 'en_US',
	title: `Note ${ id }`,
	content: '<p>Text</p>',
	content_data: {},
	status: 'unactioned',
	source: 'acme',
	date_created: '2026-05-01T10:00:00',
	date_created_gmt: `2026-05-01T08:00:${ String( id % 60 ).padStart( 2, '0' ) }`,
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

let sight: ( entries: Array< { isIntersecting: boolean } > ) => void;

beforeEach( () => {
	window.IntersectionObserver = jest.fn( ( callback: typeof sight, options?: { rootMargin: string } ) => {
		if ( options !== undefined ) {
			return { observe: () => callback( [ { isIntersecting: true } ] ), disconnect: jest.fn() };
		}
		sight = callback;
		return { observe: jest.fn(), disconnect: jest.fn() };
	} ) as never;
} );

const show = ( notes: readonly Note[], lastRead = 0, pageData = {} ) => {
	onRequest( 'GET', page( 1 ), notes );
	onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: { [ LAST_READ ]: String( lastRead ) } } );
	return renderScreen( <InboxPanel />, {
		pageData: { noteTypes: [ 'info', 'warning' ], ...pageData },
		stores: [ inboxStore as never, preferencesStore as never ],
	} );
};

const titles = () =>
	screen.getAllByText( /^Note \d+$/, { selector: 'h3 > span' } ).map( ( { textContent } ) => textContent );
const messages = () => within( screen.getByRole( 'region', { name: 'Messages' } ) );

it( 'takes no room while there are no notes', async () => {
	show( [] );
	await waitFor( () => expect( requestsMade( 'GET', page( 1 ) ) ).toHaveLength( 1 ) );
	expect( screen.queryByText( 'Inbox' ) ).not.toBeInTheDocument();
} );

it( 'says in a column of its own that there are none', async () => {
	show( [], 0, { homeLayout: 'two_columns' } );
	expect( await screen.findByRole( 'heading', { level: 2, name: 'Inbox' } ) ).toBeVisible();
	expect( screen.getByText( 'No new messages.' ) ).toBeVisible();
} );

it( '[B3-014] [B9-018] asks for the latest notes that wait, and shows them', async () => {
	show( [ aNote( 2 ), aNote( 1 ) ] );
	expect( await screen.findByRole( 'heading', { level: 2, name: 'Inbox' } ) ).toBeVisible();
	expect( titles() ).toEqual( [ 'New: Note 2', 'New: Note 1' ] );
} );

it( '[B3-015] marks those that came after the user last looked, and remembers that the user has seen them', async () => {
	show( [ aNote( 30 ), aNote( 1 ) ], Date.UTC( 2026, 4, 1, 8, 0, 10 ) );
	await waitFor( () => expect( titles() ).toEqual( [ 'New: Note 30', 'Note 1' ] ) );
	expect( screen.getByText( '1 new' ) ).toBeVisible();
	expect( requestsMade( 'POST', PREFERENCES_PATH ) ).toHaveLength( 0 );

	onRequest( 'POST', PREFERENCES_PATH, ( { data }: { data: unknown } ) => data );
	act( () => sight( [ { isIntersecting: false } ] ) );
	act( () => sight( [ { isIntersecting: true } ] ) );
	await waitFor( () => expect( requestsMade( 'POST', PREFERENCES_PATH ) ).toHaveLength( 1 ) );
	expect( requestsMade( 'POST', PREFERENCES_PATH )[ 0 ]!.data ).toEqual( {
		woocommerce_meta: { [ LAST_READ ]: expect.stringMatching( /^\d{13}$/ ) as unknown },
	} );
	expect( titles() ).toEqual( [ 'New: Note 30', 'Note 1' ] );
} );

it( 'remembers it apart from WooCommerce’s inbox beside WooCommerce', async () => {
	show( [ aNote( 30 ), aNote( 1 ) ], Date.UTC( 2030, 1, 1 ), {
		isCompanion: true,
		inboxLastRead: Date.UTC( 2026, 4, 1, 8, 0, 10 ),
	} );
	await waitFor( () => expect( titles() ).toEqual( [ 'New: Note 30', 'Note 1' ] ) );
	onRequest( 'POST', OWN_LAST_READ_PATH, {} );
	act( () => sight( [ { isIntersecting: true } ] ) );
	await waitFor( () => expect( requestsMade( 'POST', OWN_LAST_READ_PATH ) ).toHaveLength( 1 ) );
	expect( requestsMade( 'POST', OWN_LAST_READ_PATH )[ 0 ]!.data ).toEqual( {
		meta: { storewright_inbox_last_read: expect.stringMatching( /^\d{13}$/ ) as unknown },
	} );
	expect( requestsMade( 'POST', PREFERENCES_PATH ) ).toEqual( [] );
	expect( getPageData().inboxLastRead ).toBeGreaterThan( Date.UTC( 2026, 4, 1 ) );
} );

it( '[B7-021] marks all as read', async () => {
	const { user } = show( [ aNote( 2 ), aNote( 1 ) ] );
	await waitFor( () => expect( titles() ).toEqual( [ 'New: Note 2', 'New: Note 1' ] ) );
	onRequest( 'POST', `${ NOTES }/update`, [] );
	await user.click( screen.getByRole( 'button', { name: 'Inbox options' } ) );
	await user.click( await screen.findByRole( 'menuitem', { name: 'Mark all as read' } ) );
	await waitFor( () => expect( titles() ).toEqual( [ 'Note 2', 'Note 1' ] ) );
	expect( requestsMade( 'POST', `${ NOTES }/update` )[ 0 ]!.data ).toEqual( { noteIds: [ 2, 1 ], is_read: true } );
} );

it( 'dismisses a note after a question, and brings it back by Undo', async () => {
	const { user } = show( [ aNote( 2 ), aNote( 1 ) ] );
	await user.click( await screen.findByRole( 'button', { name: 'Dismiss “Note 2”' } ) );
	const dialog = screen.getByRole( 'dialog', { name: 'Dismiss this message?' } );
	onRequest( 'DELETE', `${ NOTES }/delete/2`, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	await user.click( within( dialog ).getByRole( 'button', { name: 'Dismiss' } ) );
	expect( await within( dialog ).findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
	expect( titles() ).toHaveLength( 2 );

	onRequest( 'DELETE', `${ NOTES }/delete/2`, aNote( 2, { is_deleted: true } ) );
	await user.dblClick( within( dialog ).getByRole( 'button', { name: 'Try again' } ) );
	await waitFor( () => expect( titles() ).toHaveLength( 1 ) );
	expect( requestsMade( 'DELETE', `${ NOTES }/delete/2` ) ).toHaveLength( 2 );
	await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Inbox' } ) ).toHaveFocus() );

	onRequest( 'POST', `${ NOTES }/update`, [ aNote( 2 ) ] );
	await user.click( messages().getByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () => expect( titles() ).toEqual( [ 'New: Note 2', 'New: Note 1' ] ) );
	expect( requestsMade( 'POST', `${ NOTES }/update` )[ 0 ]!.data ).toEqual( { noteIds: [ 2 ], is_deleted: false } );
} );

it( 'says so where a dismissed note can’t be brought back, and tries again', async () => {
	const { user } = show( [ aNote( 1 ) ] );
	await user.click( await screen.findByRole( 'button', { name: 'Inbox options' } ) );
	await user.click( await screen.findByRole( 'menuitem', { name: 'Dismiss all' } ) );
	onRequest( 'DELETE', `${ NOTES }/delete/all?status=unactioned&type=info,warning`, [
		aNote( 1, { is_deleted: true } ),
	] );
	await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Dismiss' } ) );
	expect( await screen.findByText( 'No new messages.' ) ).toBeVisible();

	onRequest( 'POST', `${ NOTES }/update`, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	await user.click( messages().getByRole( 'button', { name: 'Undo' } ) );
	const again = await messages().findByRole( 'button', { name: 'Try again' } );
	onRequest( 'POST', `${ NOTES }/update`, [ aNote( 1 ) ] );
	await user.click( again );
	await waitFor( () => expect( titles() ).toEqual( [ 'New: Note 1' ] ) );
} );

it( 'shows the note that took the place of one that was to be dismissed', async () => {
	const { user } = show( [ aNote( 1, { title: 'Note 1 is old' } ) ] );
	await user.click( await screen.findByRole( 'button', { name: 'Dismiss “Note 1 is old”' } ) );
	onRequest( 'DELETE', `${ NOTES }/delete/1`, () => {
		throw restError( 'woocommerce_note_invalid_id', 'There is no message with this ID.', 404 );
	} );
	onRequest( 'GET', page( 1 ), [ aNote( 2 ) ] );
	await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Dismiss' } ) );
	await waitFor( () => expect( titles() ).toEqual( [ 'New: Note 2' ] ) );
} );

it( 'keeps the order of notes of one second when one comes back', async () => {
	const same = { date_created_gmt: '2026-05-01T08:00:00' };
	const { user } = show( [ aNote( 3, same ), aNote( 2, same ), aNote( 1, same ) ] );
	await user.click( await screen.findByRole( 'button', { name: 'Dismiss “Note 2”' } ) );
	onRequest( 'DELETE', `${ NOTES }/delete/2`, aNote( 2, { ...same, is_deleted: true } ) );
	await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Dismiss' } ) );
	await waitFor( () => expect( titles() ).toHaveLength( 2 ) );
	onRequest( 'POST', `${ NOTES }/update`, [ aNote( 2, same ) ] );
	await user.click( messages().getByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () => expect( titles() ).toEqual( [ 'New: Note 3', 'New: Note 2', 'New: Note 1' ] ) );
} );

it( 'follows an action without an address in place, and says that it is done', async () => {
	const action = {
		id: 7,
		name: 'sync',
		label: 'Sync again',
		query: '',
		status: 'actioned',
		actioned_text: 'Synced.',
		nonce_action: null,
		nonce_name: null,
		url: '',
	};
	const { user } = show( [ aNote( 1, { actions: [ action ] } ) ] );
	onRequest( 'POST', `${ NOTES }/1/action/7`, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	await user.click( await screen.findByRole( 'button', { name: 'Sync again' } ) );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
	onRequest( 'POST', `${ NOTES }/1/action/7`, aNote( 1, { status: 'actioned' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Sync again' } ) );
	expect( await screen.findByText( 'No new messages.' ) ).toBeVisible();
	expect( messages().getByText( 'Synced.' ) ).toBeVisible();
} );

it( '[issue 13.4] puts a note off where it allows that, says why it could not be, and has it back by Undo', async () => {
	const { user } = show( [ aNote( 2 ), aNote( 1, { is_snoozable: true } ) ] );
	onRequest( 'PUT', `${ NOTES }/1`, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	const snooze = async () => {
		await user.click( await screen.findByRole( 'button', { name: 'Remind me later' } ) );
		await user.click( await screen.findByRole( 'menuitem', { name: 'For an hour' } ) );
	};
	await snooze();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
	expect( titles() ).toHaveLength( 2 );

	onRequest( 'PUT', `${ NOTES }/1`, aNote( 1, { status: 'snoozed' } ) );
	const before = Date.now();
	await snooze();
	await waitFor( () => expect( titles() ).toHaveLength( 1 ) );
	const sent = requestsMade( 'PUT', `${ NOTES }/1` ).at( -1 )!.data as { status: string; date_reminder: string };
	expect( sent.status ).toBe( 'snoozed' );
	expect( Date.parse( sent.date_reminder ) - before ).toBeGreaterThanOrEqual( 3_600_000 );
	expect( Date.parse( sent.date_reminder ) - before ).toBeLessThan( 3_700_000 );

	onRequest( 'POST', `${ NOTES }/update`, [ aNote( 1, { is_snoozable: true } ) ] );
	await user.click( messages().getByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () => expect( titles() ).toHaveLength( 2 ) );
	expect( requestsMade( 'POST', `${ NOTES }/update` )[ 0 ]!.data ).toEqual( {
		noteIds: [ 1 ],
		status: 'unactioned',
	} );
} );

it( 'shows older notes, each once, where some were dismissed meanwhile', async () => {
	const notes = Array.from( { length: PAGE_SIZE }, ( _, index ) => aNote( 50 - index ) );
	const { user } = show( notes );
	await user.click( await screen.findByLabelText( 'Dismiss “Note 50”' ) );
	onRequest( 'DELETE', `${ NOTES }/delete/50`, aNote( 50, { is_deleted: true } ) );
	await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Dismiss' } ) );
	await waitFor( () => expect( titles() ).toHaveLength( PAGE_SIZE - 1 ) );

	onRequest( 'GET', page( 1 ), [ ...notes.slice( 1 ), aNote( 25 ) ] );
	onRequest( 'GET', page( 2 ), [ aNote( 24 ) ] );
	await user.click( screen.getByText( 'Show older messages' ) );
	await waitFor( () => expect( titles() ).toHaveLength( PAGE_SIZE ) );
	await user.click( screen.getByText( 'Show older messages' ) );
	await waitFor( () => expect( titles() ).toHaveLength( PAGE_SIZE + 1 ) );
	await waitFor( () => expect( screen.getByRole( 'heading', { name: /Note 24$/ } ) ).toHaveFocus() );
	expect( screen.queryByText( 'Show older messages' ) ).not.toBeInTheDocument();
} );

it( 'tells an error, a warning, an update and information apart by icon, color and word', async () => {
	const types = [ 'error', 'warning', 'update', 'info', 'marketing', 'survey', 'made-up' ];
	show( types.map( ( type, index ) => aNote( index + 1, { type, is_read: true } ) ) );
	await screen.findByText( 'Note 1' );
	const headings = screen.getAllByRole( 'heading', { level: 3 } );
	expect( headings.map( ( { textContent } ) => textContent ).sort() ).toEqual( [
		'Error: Note 1',
		'Note 4',
		'Note 7',
		'Suggestion: Note 5',
		'Survey: Note 6',
		'Update: Note 3',
		'Warning: Note 2',
	] );
	const printed = readFileSync( 'includes/Admin/Notes/Home/InboxPanel.php', 'utf8' );
	const drawings = types.map( ( _type, index ) =>
		headings
			.find( ( { textContent } ) => textContent.endsWith( `Note ${ index + 1 }` ) )
			?.querySelector( 'path' )
			?.getAttribute( 'd' )
	);
	expect( new Set( drawings ).size ).toBe( types.length - 1 );
	types.slice( 0, -1 ).forEach( ( type, index ) => {
		expect( /'(M[^']*)'/.exec( printed.slice( printed.indexOf( `'${ type }' ` ) ) )?.[ 1 ] ).toBe(
			drawings[ index ]
		);
	} );
} );

it( '[B5-004] [B9-010] shows few tags of a note, and no more of a long one than asked for', async () => {
	const long = 'A lamp for every room. '.repeat( 20 );
	const { user } = show( [
		aNote( 1, {
			content: `<p>One <strong>two</strong> <b>b</b><em>em</em><i>i</i><br> <a href="javascript:alert(1)">three</a> <a href="https://acme.example/" target="_blank">four</a></p><h1>five</h1><script>six</script><p>${ long }</p>`,
		} ),
	] );
	const card = await screen.findByRole( 'listitem', { name: 'New: Note 1' } );
	expect( card ).toHaveTextContent( /One two bemi three fourfive/ );
	expect( card ).not.toHaveTextContent( 'six' );
	expect( within( card ).getAllByRole( 'link' ) ).toHaveLength( 1 );
	[ 'b', 'em', 'i' ].forEach( ( tag ) => expect( within( card ).getByText( tag ).localName ).toBe( tag ) );
	expect( within( card ).getByRole( 'link', { name: 'four' } ) ).toHaveAttribute( 'rel', 'noopener noreferrer' );
	expect( within( card ).queryByRole( 'heading', { level: 1 } ) ).not.toBeInTheDocument();
	expect( card ).toHaveTextContent( /(room|every|lamp|for|A)\.\.\./ );
	await user.click( within( card ).getByRole( 'button', { name: 'Show more' } ) );
	expect( card ).not.toHaveTextContent( '...' );
} );

it( 'says that the inbox could not be loaded, and tries again', async () => {
	onRequest( 'GET', page( 1 ), () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: {} } );
	const { user } = renderScreen( <InboxPanel />, {
		pageData: { noteTypes: [ 'info', 'warning' ] },
		stores: [ inboxStore as never, preferencesStore as never ],
	} );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
	onRequest( 'GET', page( 1 ), [ aNote( 1 ) ] );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByRole( 'heading', { name: 'Inbox' } ) ).toBeVisible();
} );

describe( 'in the header', () => {
	const showActivity = () =>
		renderScreen( <ActivityInbox />, {
			pageData: { noteTypes: [ 'info', 'warning' ], hasUnreadNotes: true },
			stores: [ inboxStore as never, preferencesStore as never ],
		} );

	it( '[B2-054] takes the mark off the tab once the messages are seen', async () => {
		onRequest( 'GET', page( 1 ), [ aNote( 1 ) ] );
		onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: { [ LAST_READ ]: '0' } } );
		onRequest( 'POST', PREFERENCES_PATH, ( { data }: { data: unknown } ) => data );
		showActivity();
		await waitFor( () => expect( titles() ).toEqual( [ 'New: Note 1' ] ) );
		expect( getPageData().hasUnreadNotes ).toBe( true );
		await act( async () => sight( [ { isIntersecting: true } ] ) );
		expect( getPageData().hasUnreadNotes ).toBe( false );
	} );

	it( 'is there without messages, and tries again where they could not be loaded', async () => {
		onRequest( 'GET', page( 1 ), () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		onRequest( 'GET', PREFERENCES_PATH, { woocommerce_meta: {} } );
		const { user } = showActivity();
		expect( screen.getByRole( 'status', { name: 'Loading…' } ) ).toBeVisible();
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
		onRequest( 'GET', page( 1 ), [] );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( document.body ).not.toHaveFocus();
		expect( await screen.findByText( 'No new messages.' ) ).toBeVisible();
	} );
} );
