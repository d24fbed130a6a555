import { act, screen, within } from '@testing-library/react';

import type { PageData } from '../../shared/data/page-data';
import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { store as tasksStore } from '../store';
import { aList, LISTS, tasksOf } from '../test-utils/tasks';
import { topBars } from '../top-bars';
import ReminderBar from './reminder-bar';

const OPTION = 'woocommerce_task_list_reminder_bar_hidden';

type Setup = PageData[ 'setup' ];

const show = ( setup: Setup, isReminderClosed = false ) =>
	renderScreen(
		<div className="storewright">
			<ReminderBar />
			<h1 tabIndex={ -1 }>Marketing</h1>
		</div>,
		{ path: '/marketing', pageData: { setup, isReminderClosed }, stores: [ tasksStore as never ] }
	);

const ALMOST: Setup = { completed: 1, remaining: 2 };

const bar = () => screen.queryByRole( 'region', { name: 'Store setup' } );

it.each( [
	[ 2, 1, 'Only 1 step left' ],
	[ 1, 4, '4 steps left' ],
] )(
	'with %i steps done and %i left says “%s”, with the way to Home, and asks for nothing [A4-015]',
	( completed, remaining, text ) => {
		show( { completed, remaining } );
		expect( bar() ).toHaveTextContent( text );
		expect( within( bar()! ).getByRole( 'link' ) ).toHaveAttribute( 'href', 'admin.php?page=wc-admin' );
		expect( requestsMade( 'GET' ) ).toEqual( [] );
	}
);

it.each< [ string, Setup, boolean ] >( [
	[ 'nothing is done yet', { completed: 0, remaining: 3 }, false ],
	[ 'all is done, or the list is hidden', null, false ],
	[ 'the owner closed it', ALMOST, true ],
] )( 'stays away when %s [A4-013]', ( _, setup, isClosed ) => {
	show( setup, isClosed );
	expect( bar() ).not.toBeInTheDocument();
} );

it( 'follows what the page learns of the tasks', async () => {
	const { registry } = show( ALMOST );
	onRequest( 'GET', LISTS, [ aList( tasksOf( 3, 2 ) ) ] );
	await act( () => registry.dispatch( tasksStore ).refreshTaskLists() );
	expect( bar() ).toHaveTextContent( 'Only 1 step left' );
} );

it( 'is for every page of the app but Home, the tasks, which are Home with a query, and the wizard [A4-013]', () => {
	const isFor = ( path: string, query = {} ) => topBars[ 0 ].isFor( { path, query, params: {} } );
	expect( isFor( '/marketing' ) ).toBe( true );
	expect( isFor( '/' ) ).toBe( false );
	expect( isFor( '/', { task: 'shipping' } ) ).toBe( false );
	expect( isFor( '/setup-wizard' ) ).toBe( false );
	expect( isFor( '/profiler' ) ).toBe( false );
} );

it( 'goes at once when it is closed, leaves the focus on the heading, and stays closed [A4-014]', async () => {
	const { user } = show( ALMOST );
	onRequest( 'POST', '/wc-admin/options', { [ OPTION ]: true } );
	await user.click( screen.getByRole( 'button', { name: 'Close the setup reminder' } ) );
	expect( bar() ).not.toBeInTheDocument();
	expect( screen.getByRole( 'heading', { name: 'Marketing' } ) ).toHaveFocus();
	expect( requestsMade( 'POST' ) ).toEqual( [
		{ method: 'POST', path: '/wc-admin/options', data: { [ OPTION ]: 'yes' } },
	] );
} );

it( 'comes back when closing could not be kept, and says why [A4-014]', async () => {
	const { user } = show( ALMOST );
	onRequest( 'POST', '/wc-admin/options', () => {
		throw restError( 'internal', 'The database is away.', 500 );
	} );
	await user.click( screen.getByRole( 'button', { name: 'Close the setup reminder' } ) );
	const messages = within( screen.getByRole( 'region', { name: 'Messages' } ) );
	expect( await messages.findByText( /could not be dismissed. The database is away./ ) ).toBeVisible();
	expect( bar() ).toBeVisible();
} );
