import { screen, within } from '@testing-library/react';

import { onRequest, renderScreen, restError } from '../shared/test-utils';
import SetupPanel from './setup-panel';
import { store } from './store';
import { aList, LISTS, tasksOf } from './test-utils/tasks';

it( '[B2-057] shows the setup list with its progress, tries again where it could not be read', async () => {
	onRequest( 'GET', LISTS, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	const { user } = renderScreen( <SetupPanel />, { path: '/customers', stores: [ store as never ] } );
	expect( screen.getByRole( 'status', { name: 'Loading your task list…' } ) ).toBeVisible();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );

	onRequest( 'GET', LISTS, [ aList( tasksOf( 3, 1 ) ) ] );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	const list = within( await screen.findByRole( 'list' ) );
	expect( list.getAllByRole( 'link' ).map( ( { textContent } ) => textContent ) ).toEqual( [
		'Task a (done)',
		'Task b',
		'Task c',
	] );
	expect( screen.getByText( '1 of 3 done' ) ).toBeVisible();
	expect( list.getByRole( 'link', { name: 'Task b' } ) ).toHaveAttribute( 'aria-current', 'step' );
} );
