import { addAction, removeAction } from '@wordpress/hooks';
import { Fill } from '@wordpress/components';
import { act, screen, waitFor } from '@testing-library/react';

import * as loadTime from '../../shared/data/events-load-time';
import { taskReferral } from '../../shared/data/referral';
import * as browser from '../../shared/routing/browser';
import { navigate, parseQuery, urlTo, usePageName } from '../../shared/routing';
import { expectLogged, onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { store } from '../store';
import { aList, aTask, LISTS } from '../test-utils/tasks';
import type { Task, TaskPageProps } from '../types';
import TaskPage from './task-page';

const mockProgram = jest.fn< JSX.Element, [ TaskPageProps ] >();
jest.mock( '../items/test-item/task', () => ( { Task: ( props: TaskPageProps ) => mockProgram( props ) } ), {
	virtual: true,
} );

const PageName = () => <output>{ JSON.stringify( usePageName() ) }</output>;

const open = (
	task: string,
	known: Task[],
	children: React.ReactNode = null,
	query: Record< string, string > = {}
) => {
	onRequest( 'GET', LISTS, [ aList( known ) ] );
	for ( const list of known ) {
		onRequest( 'POST', `${ LISTS }/${ list.id }/visited`, { ...list, isVisited: true } );
	}
	const full = { task, ...query };
	return renderScreen(
		<>
			<TaskPage path="/" params={ {} } query={ full } />
			<PageName />
			{ children }
		</>,
		{ query: full, stores: [ store as never ] }
	);
};

beforeEach( () => {
	mockProgram.mockReset().mockImplementation( () => <p>The program</p> );
} );

describe( 'the frame', () => {
	it( 'has the task’s heading, and a way back that clears the query [A2-003] [A2-004]', async () => {
		const { user } = open( 'test_item', [ aTask( 'test_item' ) ] );
		expect( await screen.findByRole( 'heading', { name: 'Head of test_item' } ) ).toBeVisible();
		expect( screen.getByRole( 'status', { name: '' } ) ).toHaveTextContent(
			'[{"label":"Home","href":"admin.php?page=wc-admin"},"Task test_item"]'
		);
		await user.click( screen.getByRole( 'link', { name: 'Back to Home' } ) );
		expect( parseQuery( window.location.search ) ).toEqual( { page: 'wc-admin' } );
	} );

	it( 'leads back to who sent the owner here a moment ago, once [A3-022]', async () => {
		const launch = 'admin.php?page=wc-admin&path=/launch-your-store';
		taskReferral( 'test_item' ).set( { referrer: 'launch-your-store', returnUrl: launch } );
		const { user, unmount } = open( 'test_item', [ aTask( 'test_item' ) ] );
		await screen.findByText( 'The program' );
		await user.click( screen.getByRole( 'link', { name: 'Go back' } ) );
		expect( parseQuery( window.location.search ) ).toEqual( { page: 'wc-admin', path: '/launch-your-store' } );
		unmount();

		open( 'test_item', [ aTask( 'test_item' ) ] );
		expect( await screen.findByRole( 'link', { name: 'Back to Home' } ) ).toBeVisible();
	} );

	it.each( [ 'https://elsewhere.example/', 'javascript:alert(1)', 'http://', 'edit.php' ] )(
		'leads home where the sender is no page of the app: %s',
		async ( returnUrl ) => {
			taskReferral( 'test_item' ).set( { referrer: 'somebody', returnUrl } );
			open( 'test_item', [ aTask( 'test_item' ) ] );
			expect( await screen.findByRole( 'link', { name: 'Back to Home' } ) ).toHaveAttribute(
				'href',
				'admin.php?page=wc-admin'
			);
		}
	);

	it( 'says that the lists could not be read, and tries again', async () => {
		onRequest( 'GET', LISTS, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { user } = renderScreen( <TaskPage path="/" params={ {} } query={ { task: 'test_item' } } />, {
			stores: [ store as never ],
		} );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( 'The database is away.' );
		onRequest( 'GET', LISTS, [ aList( [ aTask( 'test_item', { isVisited: true } ) ] ) ] );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByText( 'The program' ) ).toBeVisible();
	} );

	it( 'leads home from a task that is not there', async () => {
		const { user } = open( 'nonsense', [ aTask( 'test_item' ) ] );
		expect( await screen.findByRole( 'heading', { name: 'This task does not exist' } ) ).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Go to Home' } ) );
		expect( parseQuery( window.location.search ) ).toEqual( { page: 'wc-admin' } );
		expect( requestsMade( 'POST' ) ).toHaveLength( 0 );
	} );

	it( 'leads home from a task that the user may not see', async () => {
		open( 'test_item', [ aTask( 'test_item', { canView: false } ) ] );
		expect( await screen.findByRole( 'heading', { name: 'This task does not exist' } ) ).toBeVisible();
	} );

	it( 'says who can do a task that the user lacks the permission for', async () => {
		onRequest( 'GET', LISTS, [
			aList( [], {
				restrictedTasks: [ { id: 'appearance', title: 'Choose your theme', roles: [ 'Administrator' ] } ],
			} ),
		] );
		renderScreen( <TaskPage path="/" params={ {} } query={ { task: 'appearance' } } />, {
			stores: [ store as never ],
		} );
		expect(
			await screen.findByRole( 'heading', { name: 'You don’t have permission for “Choose your theme”' } )
		).toBeVisible();
		expect( screen.getByText( /with one of these roles to do it: Administrator/ ) ).toBeVisible();
	} );

	it( 'logs a warning when no id is given [A8-009]', async () => {
		open( '', [ aTask( 'test_item' ) ] );
		expect( await screen.findByRole( 'heading', { name: 'This task does not exist' } ) ).toBeVisible();
		expectLogged( 'warn', 'without the id of a task' );
	} );
} );

describe( 'what the task is done with', () => {
	it( 'is the program of the folder that has its name, with the task and the query', async () => {
		open( 'test_item', [ aTask( 'test_item' ) ], null, { partner: 'x' } );
		expect( await screen.findByText( 'The program' ) ).toBeVisible();
		expect( mockProgram ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				task: expect.objectContaining( { id: 'test_item' } ),
				query: { task: 'test_item', partner: 'x' },
			} )
		);
	} );

	it( 'is what an extension fills in', async () => {
		open(
			'theirs',
			[ aTask( 'theirs' ) ],
			<Fill name="storewright_onboarding_task_theirs">
				{ ( { task } ) => <p>{ `Theirs: ${ ( task as Task ).title }` }</p> }
			</Fill>
		);
		expect( await screen.findByText( 'Theirs: Task theirs' ) ).toBeVisible();
	} );

	it( 'is the container that the server supplies, for a deprecated task [A2-005]', async () => {
		open( 'old', [ aTask( 'old', { isDeprecated: true, container: '<p>From the <em>server</em></p>' } ) ] );
		expect( await screen.findByText( 'server' ) ).toHaveProperty( 'tagName', 'EM' );
	} );

	it( 'is at the task’s own address, when it has one and no program [A2-003]', async () => {
		const load = jest.spyOn( browser, 'loadPage' ).mockImplementation( () => undefined );
		const { registry } = open( 'far', [ aTask( 'far', { actionUrl: 'options-privacy.php' } ) ] );
		await waitFor( () => expect( registry.select( store ).getTask( 'far' )?.isVisited ).toBe( true ) );
		await waitFor( () => expect( load ).toHaveBeenCalled() );
		expect( load.mock.calls ).toEqual( [
			[ 'http://shop.example/wp-admin/options-privacy.php', { replace: true } ],
		] );
	} );
} );

describe( 'opening', () => {
	it( 'is told the server once, and not for a task visited before', async () => {
		const first = open( 'test_item', [ aTask( 'test_item' ) ] );
		await screen.findByText( 'The program' );
		await waitFor( () => expect( first.registry.select( store ).getTask( 'test_item' )?.isVisited ).toBe( true ) );
		expect( requestsMade( 'POST' ) ).toEqual( [
			expect.objectContaining( { path: `${ LISTS }/test_item/visited` } ),
		] );
		first.unmount();

		open( 'test_item', [ aTask( 'test_item', { isVisited: true } ) ] );
		await screen.findByText( 'The program' );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
	} );

	it.each( [
		[ false, false ],
		[ true, false ],
		[ true, true ],
	] )(
		'is an event that says what the site has for it, plugin: %p, connected: %p [A7-015] [A9-005] [A9-006] [B7-013]',
		async ( installed, connected ) => {
			const events = jest.fn();
			addAction( 'storewright.event', 'test', events );
			jest.spyOn( loadTime, 'viewTime' ).mockReturnValue( 7_000 );
			open( 'test_item', [ aTask( 'test_item', { recordViewEvent: true } ) ] );
			window.storewright = { connection: { isConfigured: installed, isConnected: connected }, storeAge: 3 };
			await screen.findByText( 'The program' );
			removeAction( 'storewright.event', 'test' );
			expect( events.mock.calls ).toEqual( [
				[
					'task_view',
					{
						task_name: 'test_item',
						plugin_installed: installed,
						connected,
						load_time: '5-10s',
						store_age: 3,
					},
				],
			] );
		}
	);

	it( 'is no event for a task that wants none', async () => {
		const events = jest.fn();
		addAction( 'storewright.event', 'test', events );
		open( 'test_item', [ aTask( 'test_item', { recordViewEvent: false } ) ] );
		await screen.findByText( 'The program' );
		removeAction( 'storewright.event', 'test' );
		expect( events ).not.toHaveBeenCalled();
	} );

	it( 'gives the program a way to tell of events, with the task’s name [A7-014]', async () => {
		const events = jest.fn();
		addAction( 'storewright.event', 'test', events );
		open( 'test_item', [ aTask( 'test_item' ) ] );
		await screen.findByText( 'The program' );
		mockProgram.mock.lastCall?.[ 0 ].trackEvent( 'tasklist_shipping_set_costs', { zones: 2 } );
		removeAction( 'storewright.event', 'test' );
		expect( events ).toHaveBeenLastCalledWith( 'tasklist_shipping_set_costs', {
			task_name: 'test_item',
			zones: 2,
		} );
	} );
} );

describe( 'completing', () => {
	const complete = async ( ...completion: Parameters< TaskPageProps[ 'onComplete' ] > ) => {
		const page = open( 'test_item', [ aTask( 'test_item', { isVisited: true } ), aTask( 'other' ) ] );
		await screen.findByText( 'The program' );
		let answer: ( lists: unknown ) => void = () => undefined;
		onRequest( 'GET', LISTS, () => new Promise( ( resolve ) => ( answer = resolve ) ) );
		act( () => mockProgram.mock.lastCall?.[ 0 ].onComplete( ...completion ) );
		return { ...page, answer: ( lists: unknown ) => answer( lists ) };
	};

	it( 'shows the task as done at once, goes home, and reads the lists again [A4-003]', async () => {
		document.body.insertAdjacentHTML(
			'afterbegin',
			'<div id="toplevel_page_wc-admin"><span class="remaining-tasks-badge count-2"><span class="count">2</span></span></div>'
		);
		const { registry, answer } = await complete();
		expect( registry.select( store ).getTask( 'test_item' )?.isComplete ).toBe( true );
		expect( parseQuery( window.location.search ) ).toEqual( { page: 'wc-admin' } );
		expect( document.querySelector( '.remaining-tasks-badge .count' ) ).toHaveTextContent( /^1$/ );

		await act( async () => answer( [ aList( [ aTask( 'test_item', { isComplete: true } ) ] ) ] ) );
		await waitFor( () => expect( document.querySelector( '.remaining-tasks-badge' ) ).toBeNull() );
		expect( requestsMade( 'GET' ) ).toHaveLength( 2 );
	} );

	it( 'late leaves the owner where the owner is by then', async () => {
		open( 'test_item', [ aTask( 'test_item', { isVisited: true } ) ] );
		await screen.findByText( 'The program' );
		const props = mockProgram.mock.lastCall?.[ 0 ];
		act( () => navigate( urlTo( '/customers' ) ) );
		await act( async () => props?.onComplete() );
		expect( parseQuery( window.location.search ) ).toMatchObject( { path: '/customers' } );
		expect( requestsMade( 'GET' ) ).toHaveLength( 2 );
	} );

	it( 'of an extension’s task waits for the server, also when that takes another try', async () => {
		const { user } = open(
			'theirs',
			[ aTask( 'theirs', { isVisited: true } ) ],
			<Fill name="storewright_onboarding_task_theirs">
				{ ( { onComplete } ) => <button onClick={ () => ( onComplete as () => void )() }>Done</button> }
			</Fill>
		);
		onRequest( 'POST', `${ LISTS }/theirs/action`, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await user.click( await screen.findByRole( 'button', { name: 'Done' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent( '“Task theirs” could not be marked as done.' );
		expect( parseQuery( window.location.search ) ).toMatchObject( { task: 'theirs' } );

		onRequest( 'POST', `${ LISTS }/theirs/action`, aTask( 'theirs', { isActioned: true, isComplete: true } ) );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await waitFor( () => expect( parseQuery( window.location.search ) ).toEqual( { page: 'wc-admin' } ) );
	} );

	it( 'goes where the task wants, within the app [A4-003]', async () => {
		await complete( { redirectPath: 'admin.php?page=wc-admin&path=/marketing' } );
		expect( parseQuery( window.location.search ) ).toEqual( { page: 'wc-admin', path: '/marketing' } );
	} );
} );
