import { screen } from '@testing-library/react';

import { onRequest, Palette, paletteStore, renderScreen, requestsMade, restError } from '../shared/test-utils';
import { store } from './store';
import TaskCommands from './task-commands';
import { aList, aTask, LISTS } from './test-utils/tasks';

const render = ( capabilities: Record< string, boolean > ) =>
	renderScreen(
		<>
			<Palette />
			<TaskCommands />
		</>,
		{ stores: [ paletteStore, store ] as never, pageData: { capabilities } }
	);

it( '[issue 13.7] lead to every task of the lists, done or not, but those that were dismissed', async () => {
	onRequest( 'GET', LISTS, [
		aList( [ aTask( 'a', { isComplete: true } ), aTask( 'b' ), aTask( 'c', { isDismissed: true } ) ], {
			isHidden: true,
		} ),
	] );
	const { user } = render( { manage_woocommerce: true } );
	await user.type( screen.getByRole( 'textbox', { name: 'Search' } ), 'setup' );
	expect( await screen.findByRole( 'option', { name: 'Setup: Task b' } ) ).toBeVisible();
	expect( screen.getAllByRole( 'option' ) ).toHaveLength( 2 );
	await user.click( screen.getByRole( 'option', { name: 'Setup: Task a' } ) );
	expect( window.location.search ).toBe( '?page=wc-admin&task=a' );
} );

it( '[issue 13.7] say why there are none, and try again', async () => {
	onRequest( 'GET', LISTS, () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	const { user } = render( { manage_woocommerce: true } );
	await user.type( screen.getByRole( 'textbox', { name: 'Search' } ), 'task a' );
	const failure = await screen.findByRole( 'option', { name: /could not be loaded: The database is away\./ } );
	onRequest( 'GET', LISTS, [ aList( [ aTask( 'a' ) ] ) ] );
	await user.click( failure );
	expect( await screen.findByRole( 'option', { name: 'Setup: Task a' } ) ).toBeVisible();
	expect( screen.queryByRole( 'option', { name: /could not be loaded/ } ) ).not.toBeInTheDocument();
} );

it( '[issue 13.7] are not there, and nothing is asked, for who may not do them', () => {
	const { registry } = render( { view_woocommerce_reports: true } );
	expect( registry.select( paletteStore ).getCommands() ).toEqual( [] );
	expect( requestsMade() ).toEqual( [] );
} );
