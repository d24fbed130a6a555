import { screen, waitFor, within } from '@testing-library/react';

import { optionsStore } from '../../shared/data/options';
import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { store as tasksStore } from '../store';
import { aList, LISTS, tasksOf } from '../test-utils/tasks';
import { topBars } from '../top-bars';
import type { TaskList } from '../types';
import ReminderBar from './reminder-bar';

const OPTION = 'woocommerce_task_list_reminder_bar_hidden';
const READ = `/wc-admin/options?options=${ OPTION }`;

const show = async ( list: TaskList, closed: unknown = false ) => {
	onRequest( 'GET', LISTS, [ list ] );
	onRequest( 'GET', READ, { [ OPTION ]: closed } );
	const result = renderScreen(
		<div className="storewright">
			<ReminderBar />
			<h1 tabIndex={ -1 }>Marketing</h1>
		</div>,
		{ path: '/marketing', stores: [ tasksStore as never ] }
	);
	const select = result.registry.select;
	await waitFor( () =>
		expect( select( optionsStore ).hasFinishedResolution( 'getOptions', [ [ OPTION ] ] ) ).toBe( true )
	);
	await waitFor( () => expect( select( tasksStore ).hasFinishedResolution( 'getTaskLists', [] ) ).toBe( true ) );
	return result;
};

const bar = () => screen.queryByRole( 'region', { name: 'Store setup' } );

it.each( [
	[ 3, 2, 'Only 1 step left' ],
	[ 5, 1, '4 steps left' ],
] )( 'of %i steps with %i done says “%s”, with the way to Home [A4-015]', async ( all, done, text ) => {
	await show( aList( tasksOf( all, done ) ) );
	expect( bar() ).toHaveTextContent( text );
	expect( within( bar()! ).getByRole( 'link' ) ).toHaveAttribute( 'href', 'admin.php?page=wc-admin' );
} );

it.each( [
	[ 'nothing is done yet', aList( tasksOf( 3 ) ), false ],
	[ 'all is done', aList( tasksOf( 3, 3 ) ), false ],
	[ 'the list is hidden', aList( tasksOf( 3, 1 ), { isHidden: true, isVisible: false } ), false ],
	[ 'the owner closed it', aList( tasksOf( 3, 1 ) ), 'yes' ],
] )( 'stays away when %s [A4-013]', async ( _, list, closed ) => {
	await show( list, closed );
	expect( bar() ).not.toBeInTheDocument();
} );

it( 'stays away while it is not known whether it was closed [A4-013]', async () => {
	onRequest( 'GET', LISTS, [ aList( tasksOf( 3, 1 ) ) ] );
	onRequest( 'GET', READ, () => new Promise( () => undefined ) );
	const { registry } = renderScreen( <ReminderBar />, { stores: [ tasksStore as never ] } );
	await waitFor( () =>
		expect( registry.select( tasksStore ).hasFinishedResolution( 'getTaskLists', [] ) ).toBe( true )
	);
	expect( bar() ).not.toBeInTheDocument();
} );

it( 'is for every page of the app but Home and the tasks, which are Home with a query [A4-013]', () => {
	const isFor = ( path: string, query = {} ) => topBars[ 0 ].isFor( { path, query, params: {} } );
	expect( isFor( '/marketing' ) ).toBe( true );
	expect( isFor( '/' ) ).toBe( false );
	expect( isFor( '/', { task: 'shipping' } ) ).toBe( false );
} );

it( 'goes at once when it is closed, leaves the focus on the heading, and stays closed [A4-014]', async () => {
	const { user } = await show( aList( tasksOf( 3, 1 ) ) );
	onRequest( 'POST', '/wc-admin/options', { [ OPTION ]: true } );
	await user.click( screen.getByRole( 'button', { name: 'Close the setup reminder' } ) );
	expect( bar() ).not.toBeInTheDocument();
	expect( screen.getByRole( 'heading', { name: 'Marketing' } ) ).toHaveFocus();
	expect( requestsMade( 'POST' ) ).toEqual( [
		{ method: 'POST', path: '/wc-admin/options', data: { [ OPTION ]: 'yes' } },
	] );
} );

it( 'comes back when closing could not be kept, and says why [A4-014]', async () => {
	const { user } = await show( aList( tasksOf( 3, 1 ) ) );
	onRequest( 'POST', '/wc-admin/options', () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	await user.click( screen.getByRole( 'button', { name: 'Close the setup reminder' } ) );
	const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
	expect( await messages.findByText( /could not be dismissed. The database is away./ ) ).toBeVisible();
	expect( bar() ).toBeVisible();
} );
