import { act, screen, waitFor } from '@testing-library/react';

import { onRequest, renderScreen, requestsMade } from '../../shared/test-utils';
import { SERVER_ERROR } from '../../shared/test-utils/failures';
import { interceptRequest } from '../../shared/test-utils/rest';
import { store } from '../store';
import { aList, aTask, LISTS, tasksOf } from '../test-utils/tasks';
import TaskLists from './task-lists';

interface Change {
	name: string;
	/** Names of the menu and its entry. */
	menu: RegExp;
	entry: string;
	path: string;
	/** The server's answer where all is well. */
	answer: object;
	/** Beginning of the error message. */
	errorPrefix: string;
	/** Whether the change is shown, at once. */
	isShown: () => boolean;
}

const CHANGES: Change[] = [
	{
		name: 'dismissing a task',
		menu: /“Task b”/,
		entry: 'Dismiss',
		path: `${ LISTS }/b/dismiss`,
		answer: aTask( 'b', { isDismissed: true, isVisible: false } ),
		errorPrefix: '“Task b” could not be dismissed.',
		isShown: () => screen.queryByRole( 'link', { name: 'Task b' } ) === null,
	},
	{
		name: 'putting a task off',
		menu: /“Task b”/,
		entry: 'Remind me tomorrow',
		path: `${ LISTS }/b/snooze`,
		answer: aTask( 'b', { isSnoozed: true, isVisible: false, snoozedUntil: Date.now() + 24 * 3600_000 } ),
		errorPrefix: '“Task b” could not be snoozed.',
		isShown: () => screen.queryByText( 'Until tomorrow' ) !== null,
	},
	{
		name: 'hiding the list',
		menu: /Task list options/,
		entry: 'Hide setup list',
		path: `${ LISTS }/setup/hide`,
		answer: aList( tasksOf( 3 ), { isHidden: true, isVisible: false } ),
		errorPrefix: 'The list could not be hidden.',
		isShown: () => screen.queryByRole( 'heading', { name: 'Your store' } ) !== null,
	},
];

async function fail( { menu, entry, path, answer, errorPrefix, isShown }: Change ) {
	const { reason, arm } = SERVER_ERROR;
	onRequest( 'GET', LISTS, [ aList( tasksOf( 3 ) ) ] );
	onRequest( 'POST', path, answer );
	const { user } = renderScreen( <TaskLists path="/" params={ {} } query={ {} } />, { stores: [ store as never ] } );
	await user.click( await screen.findByRole( 'button', { name: menu } ) );
	const { answer: broken, strike } = arm();
	const repair = interceptRequest( 'POST', path, broken );
	await user.click( await screen.findByRole( 'menuitem', { name: entry } ) );
	expect( isShown() ).toBe( true );

	await act( async () => strike() );
	const alert = await screen.findByRole( 'alert' );
	expect( alert ).toHaveTextContent( `${ errorPrefix } ${ reason }` );
	expect( isShown() ).toBe( false );
	expect( document.body ).not.toHaveFocus();
	expect( requestsMade( 'POST', path ) ).toHaveLength( 1 );

	repair();
	await user.dblClick( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	await waitFor( () => expect( requestsMade( 'POST', path ) ).toHaveLength( 2 ) );
	expect( isShown() ).toBe( true );
	// What succeeds on the second try can be undone as well.
	expect( await screen.findByRole( 'button', { name: 'Undo' } ) ).toBeVisible();
}

it.each( CHANGES )( '$name survives a server error', ( change ) => expect( fail( change ) ).resolves.toBeUndefined() );
