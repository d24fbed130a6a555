import { screen, waitFor, within } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { DisplayOptionsSlot } from '../../shared/slots';
import TaskLists from '../home/task-lists';
import { store } from '../store';
import { aList, aTask, LISTS } from '../test-utils/tasks';
import type { TaskList } from '../types';

const CLOSED = '/wc-admin/hidden-items';
const BAR = { id: 'woocommerce_task_list_reminder_bar_hidden', title: 'The reminder', isHidden: true };

const open = async ( lists: TaskList[], closed: unknown = [] ) => {
	onRequest( 'GET', LISTS, lists );
	onRequest( 'GET', CLOSED, closed );
	const closeMenu = jest.fn();
	const shown = renderScreen(
		<>
			<DisplayOptionsSlot fillProps={ { onClose: closeMenu } } />
			<TaskLists />
		</>,
		{ stores: [ store as never ] }
	);
	await shown.user.click( await screen.findByRole( 'menuitem', { name: 'Hidden items' } ) );
	expect( closeMenu ).toHaveBeenCalledTimes( 1 );
	const dialog = within( await screen.findByRole( 'dialog', { name: 'Hidden items' } ) );
	await waitFor( () => expect( dialog.queryByRole( 'status' ) ).not.toBeInTheDocument() );
	return { ...shown, dialog };
};

const dismissed = aTask( 'tax', { isDismissed: true, isVisible: false } );
const snoozed = aTask( 'shipping', {
	isSnoozed: true,
	isVisible: false,
	snoozedUntil: Date.now() + 24 * 3600_000,
} );

it( 'lists all that was dismissed, put off, hidden or closed, with how that came [A1-003]', async () => {
	const { dialog } = await open(
		[
			aList( [ aTask( 'a' ), dismissed, snoozed, aTask( 'done', { isSnoozed: true, isComplete: true } ) ] ),
			aList( [ aTask( 'b' ) ], {
				id: 'extended',
				title: 'More for your store',
				displayProgressHeader: false,
				isHidden: true,
				isVisible: false,
			} ),
			aList( [], { id: 'empty', isHidden: true, isVisible: false } ),
		],
		[ BAR ]
	);
	const rows = dialog.getAllByRole( 'listitem' ).map( ( row ) => row.textContent );
	expect( rows ).toEqual( [
		'The list “More for your store”HiddenShow again',
		'Task taxDismissedShow again',
		'Task shippingUntil tomorrowShow again',
		'The reminderClosedShow again',
	] );
} );

it( 'says that nothing is hidden', async () => {
	const { dialog } = await open( [ aList( [ aTask( 'a' ) ] ) ] );
	expect( dialog.getByText( 'Nothing is hidden.' ) ).toBeVisible();
} );

it( 'brings each back, moves the focus to what is next, and says when none is left', async () => {
	const hidden = aList( [ aTask( 'a' ), dismissed, snoozed ], { isHidden: true, isVisible: false } );
	const { dialog, user } = await open( [ hidden ], [ BAR ] );
	onRequest( 'POST', `${ LISTS }/setup/unhide`, { ...hidden, isHidden: false, isVisible: true } );
	onRequest( 'POST', `${ LISTS }/tax/undo_dismiss`, aTask( 'tax' ) );
	onRequest( 'POST', `${ LISTS }/shipping/undo_snooze`, aTask( 'shipping' ) );
	onRequest( 'POST', `${ CLOSED }/${ BAR.id }/show`, { ...BAR, isHidden: false } );

	for ( const title of [ 'The setup list', 'Task tax', 'Task shipping', 'The reminder' ] ) {
		const buttons = dialog.getAllByRole( 'button', { name: /^Show again/ } );
		expect( buttons[ 0 ] ).toHaveAccessibleName( `Show again: ${ title }` );
		await user.click( buttons[ 0 ]! );
		await waitFor( () => expect( buttons[ 0 ] ).not.toBeInTheDocument() );
		const next = buttons[ 1 ] ?? dialog.getByText( 'Nothing is hidden.' ).parentElement;
		await waitFor( () => expect( next ).toHaveFocus() );
	}
	expect( dialog.getByText( 'Nothing is hidden.' ) ).toBeVisible();
	expect( requestsMade( 'POST' ).map( ( { path } ) => path ) ).toEqual( [
		`${ LISTS }/setup/unhide`,
		`${ LISTS }/tax/undo_dismiss`,
		`${ LISTS }/shipping/undo_snooze`,
		`${ CLOSED }/${ BAR.id }/show`,
	] );
	await user.keyboard( '{Escape}' );
	await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument() );
	expect( screen.getByRole( 'link', { name: 'Task tax' } ) ).toBeVisible();
} );

it( 'asks once, however often the button is pressed', async () => {
	const { dialog, user } = await open( [ aList( [ aTask( 'a' ) ] ) ], [ BAR ] );
	let answer: ( item: unknown ) => void = () => undefined;
	onRequest( 'POST', `${ CLOSED }/${ BAR.id }/show`, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
	const button = dialog.getByRole( 'button', { name: 'Show again: The reminder' } );
	await user.dblClick( button );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	answer( { ...BAR, isHidden: false } );
	expect( await dialog.findByText( 'Nothing is hidden.' ) ).toBeVisible();
	expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
} );

it.each( [
	[ 'task', [ aList( [ aTask( 'a' ), dismissed ] ) ], [], `${ LISTS }/tax/undo_dismiss`, aTask( 'tax' ) ],
	[ 'closed thing', [ aList( [ aTask( 'a' ) ] ) ], [ BAR ], `${ CLOSED }/${ BAR.id }/show`, BAR ],
] )( 'keeps a %s that could not be restored, says why, and tries again', async ( _, lists, closed, path, after ) => {
	const { dialog, user } = await open( lists, closed );
	onRequest( 'POST', path, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	await user.click( dialog.getByRole( 'button', { name: /^Show again/ } ) );
	expect( await dialog.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
	expect( dialog.getByRole( 'button', { name: /^Show again/ } ) ).toHaveAttribute( 'aria-disabled', 'false' );

	onRequest( 'POST', path, after );
	await user.click( dialog.getByRole( 'button', { name: 'Try again' } ) );
	expect( await dialog.findByText( 'Nothing is hidden.' ) ).toBeVisible();
	expect( dialog.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );

it( 'shows what it knows when the rest could not be read, and tries again', async () => {
	const { dialog, user } = await open( [ aList( [ aTask( 'a' ), dismissed ] ) ], () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	expect( dialog.getByRole( 'alert' ) ).toHaveTextContent( 'Some hidden items could not be loaded.' );
	expect( dialog.getByRole( 'button', { name: 'Show again: Task tax' } ) ).toBeVisible();
	onRequest( 'GET', CLOSED, [ BAR ] );
	await user.click( dialog.getByRole( 'button', { name: 'Try again' } ) );
	expect( await dialog.findByRole( 'button', { name: 'Show again: The reminder' } ) ).toBeVisible();
	expect( dialog.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );
