import { createRegistry } from '@wordpress/data';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';

import { expectLogged, onRequest, requestsMade, restError } from '../../shared/test-utils';
import { aList, aTask, LISTS } from '../test-utils/tasks';
import type { Task, TaskList } from '../types';
import { NOTICES } from './failure';
import { store } from '.';

const BROKEN = restError( 'internal', 'The database is away.', 500 );

const setup = async ( lists: TaskList[] = [ aList( [ aTask( 'a' ), aTask( 'b' ) ] ) ] ) => {
	const registry = createRegistry();
	registry.register( store );
	registry.register( noticesStore );
	onRequest( 'GET', LISTS, lists );
	await registry.resolveSelect( store ).getTaskLists();
	const select = registry.select( store );
	return {
		registry,
		select,
		actions: registry.dispatch( store ),
		notices: () => registry.select( noticesStore ).getNotices( NOTICES ),
	};
};

/** An answer that comes when the test says so. */
const later = () => {
	let answer: ( body: unknown ) => void = () => undefined;
	let fail: ( reason: unknown ) => void = () => undefined;
	const promise = new Promise( ( resolve, reject ) => {
		answer = resolve;
		fail = reject;
	} );
	return { promise, answer: ( body: unknown ) => answer( body ), fail: ( reason: unknown ) => fail( reason ) };
};

const fails = () => {
	throw BROKEN;
};

describe( 'reading', () => {
	it( 'asks once for all lists, however many selectors want them [A7-011]', async () => {
		const { registry, select } = await setup();
		await Promise.all( [
			registry.resolveSelect( store ).getTaskLists(),
			registry.resolveSelect( store ).getTaskList( 'setup' ),
			registry.resolveSelect( store ).getTask( 'b' ),
		] );
		expect( requestsMade() ).toHaveLength( 1 );
		expect( select.getTaskList( 'setup' )?.tasks ).toHaveLength( 2 );
		expect( select.getTask( 'b' )?.title ).toBe( 'Task b' );
		expect( select.getTask( 'c' ) ).toBeUndefined();
	} );

	it( 'gives the same lists while nothing changes', async () => {
		const { select } = await setup();
		expect( select.getTaskLists() ).toBe( select.getTaskLists() );
	} );

	it( 'keeps the failure for the screen, and reads again when asked to', async () => {
		const registry = createRegistry();
		registry.register( store );
		onRequest( 'GET', LISTS, fails );
		await expect( registry.resolveSelect( store ).getTaskLists() ).rejects.toMatchObject( { code: 'internal' } );
		expect( registry.select( store ).hasResolutionFailed( 'getTaskLists', [] ) ).toBe( true );

		onRequest( 'GET', LISTS, [ aList( [ aTask( 'a' ) ] ) ] );
		await registry.dispatch( store ).invalidateResolution( 'getTaskLists', [] );
		await expect( registry.resolveSelect( store ).getTaskLists() ).resolves.toHaveLength( 1 );
	} );
} );

describe( 'changing', () => {
	it.each( [
		[ 'dismissTask', 'dismiss', { isDismissed: true, isVisible: false } ],
		[ 'snoozeTask', 'snooze', { isSnoozed: true, isVisible: false } ],
		[ 'actionTask', 'action', { isActioned: true } ],
	] as const )(
		'%s shows its effect at once and then what the server says [A4-001]',
		async ( action, verb, effect ) => {
			const { select, actions } = await setup();
			const response = later();
			onRequest( 'POST', `${ LISTS }/a/${ verb }`, () => response.promise );

			const outcome = actions[ action ]( 'a' );
			expect( select.getTask( 'a' ) ).toMatchObject( effect );
			expect( select.getTask( 'b' ) ).toEqual( aTask( 'b' ) );

			response.answer( aTask( 'a', { ...effect, title: 'As the server has it' } ) );
			expect( await outcome ).toBe( true );
			expect( select.getTask( 'a' ) ).toMatchObject( { ...effect, title: 'As the server has it' } );
			expect( requestsMade( 'GET' ) ).toHaveLength( 1 );
		}
	);

	it.each( [
		[ 'undoDismissTask', 'undo_dismiss' ],
		[ 'undoSnoozeTask', 'undo_snooze' ],
	] as const )( '%s brings the task back [A4-002]', async ( action, verb ) => {
		const away = { isDismissed: true, isSnoozed: true, isVisible: false };
		const { select, actions } = await setup( [ aList( [ aTask( 'a', away ) ] ) ] );
		onRequest( 'POST', `${ LISTS }/a/${ verb }`, aTask( 'a' ) );
		const outcome = actions[ action ]( 'a' );
		expect( select.getTask( 'a' )?.isVisible ).toBe( true );
		expect( await outcome ).toBe( true );
		expect( select.getTask( 'a' ) ).toEqual( aTask( 'a' ) );
	} );

	it( 'hides a list and shows it again [A7-011] [B7-021]', async () => {
		const { select, actions } = await setup();
		const { tasks } = aList( [ aTask( 'a' ), aTask( 'b' ) ] );
		onRequest( 'POST', `${ LISTS }/setup/hide`, aList( tasks, { isHidden: true, isVisible: false } ) );
		onRequest( 'POST', `${ LISTS }/setup/unhide`, aList( tasks ) );
		await actions.hideTaskList( 'setup' );
		expect( select.getTaskList( 'setup' ) ).toMatchObject( { isHidden: true, isVisible: false } );
		await actions.unhideTaskList( 'setup' );
		expect( select.getTaskList( 'setup' ) ).toMatchObject( { isHidden: false, isVisible: true } );
	} );

	it( 'takes back what failed, and nothing else, and tells why [A4-002]', async () => {
		const { select, actions, notices } = await setup();
		const slow = later();
		onRequest( 'POST', `${ LISTS }/a/dismiss`, () => slow.promise );
		onRequest( 'POST', `${ LISTS }/b/dismiss`, aTask( 'b', { isDismissed: true } ) );

		const first = actions.dismissTask( 'a' );
		expect( await actions.dismissTask( 'b' ) ).toBe( true );
		slow.fail( BROKEN );
		expect( await first ).toBe( false );

		expect( select.getTask( 'a' ) ).toEqual( aTask( 'a' ) );
		expect( select.getTask( 'b' )?.isDismissed ).toBe( true );
		expect( notices() ).toHaveLength( 1 );
		expect( notices()[ 0 ] ).toMatchObject( {
			status: 'error',
			content: '“Task a” could not be dismissed. The database is away.',
		} );
	} );

	it( 'tries again from the notice', async () => {
		const { select, actions, notices } = await setup();
		onRequest( 'POST', `${ LISTS }/a/snooze`, fails );
		await actions.snoozeTask( 'a' );
		onRequest( 'POST', `${ LISTS }/a/snooze`, aTask( 'a', { isSnoozed: true } ) );
		await notices()[ 0 ]?.actions?.[ 0 ]?.onClick?.();
		expect( notices() ).toHaveLength( 0 );
		expect( select.getTask( 'a' )?.isSnoozed ).toBe( true );
		expect( requestsMade( 'POST' ) ).toHaveLength( 2 );
	} );

	it( 'makes one request of two clicks', async () => {
		const { actions } = await setup();
		const response = later();
		onRequest( 'POST', `${ LISTS }/a/dismiss`, () => response.promise );
		const clicks = [ actions.dismissTask( 'a' ), actions.dismissTask( 'a' ) ];
		response.answer( aTask( 'a', { isDismissed: true } ) );
		expect( await Promise.all( clicks ) ).toEqual( [ true, false ] );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
	} );

	it( 'sends what is done to one list in turn: hidden and shown at once, it ends shown', async () => {
		const { actions, select } = await setup();
		const hidden = later();
		onRequest( 'POST', `${ LISTS }/setup/hide`, () => hidden.promise );
		onRequest( 'POST', `${ LISTS }/setup/unhide`, aList( [ aTask( 'a' ) ] ) );
		const hiding = actions.hideTaskList( 'setup' );
		const showing = actions.unhideTaskList( 'setup' );
		expect( select.getTaskList( 'setup' ) ).toMatchObject( { isHidden: false } );
		expect( requestsMade() ).toHaveLength( 2 );

		hidden.answer( { ...aList( [ aTask( 'a' ) ] ), isHidden: true, isVisible: false } );
		await Promise.all( [ hiding, showing ] );
		expect( requestsMade() ).toHaveLength( 3 );
		expect( select.getTaskList( 'setup' ) ).toMatchObject( { isHidden: false, isVisible: true } );
	} );

	it( 'puts a task off for a day by default otherwise [A4-001]', async () => {
		const { actions } = await setup();
		onRequest( 'POST', `${ LISTS }/a/snooze`, aTask( 'a', { isSnoozed: true } ) );
		await actions.snoozeTask( 'a' );
		await actions.snoozeTask( 'a', 'week' );
		expect( requestsMade( 'POST' ).map( ( { data } ) => data ) ).toEqual( [
			{ duration: 'day' },
			{ duration: 'week' },
		] );
	} );
} );

describe( 'visiting', () => {
	it( 'is told once', async () => {
		const { select, actions } = await setup();
		onRequest( 'POST', `${ LISTS }/a/visited`, aTask( 'a', { isVisited: true } ) );
		await Promise.all( [ actions.visitedTask( 'a' ), actions.visitedTask( 'a' ) ] );
		await actions.visitedTask( 'a' );
		expect( select.getTask( 'a' )?.isVisited ).toBe( true );
		expect( requestsMade( 'POST' ) ).toHaveLength( 1 );
	} );

	it( 'is only logged when it fails', async () => {
		const { actions, notices } = await setup();
		onRequest( 'POST', `${ LISTS }/a/visited`, fails );
		await actions.visitedTask( 'a' );
		expect( notices() ).toHaveLength( 0 );
		expectLogged( 'warn', 'Opening the task a was not recorded' );
	} );
} );

describe( 'completing', () => {
	it( 'shows the task as done until the lists are read again [A4-003]', async () => {
		const { select, actions } = await setup( [ aList( [ aTask( 'a' ), aTask( 'b', { isComplete: true } ) ] ) ] );
		await actions.optimisticallyCompleteTask( 'a' );
		expect( select.getTask( 'a' )?.isComplete ).toBe( true );
		expect( select.getTaskList( 'setup' )?.isComplete ).toBe( true );

		onRequest( 'GET', LISTS, [ aList( [ aTask( 'a' ), aTask( 'b', { isComplete: true } ) ] ) ] );
		expect( await actions.refreshTaskLists() ).toBe( true );
		expect( select.getTask( 'a' )?.isComplete ).toBe( false );
		expect( select.getTaskList( 'setup' )?.isComplete ).toBe( false );
	} );

	it( 'keeps showing it as done when the lists can’t be read, and says so [A4-003]', async () => {
		const { select, actions, notices } = await setup();
		await actions.optimisticallyCompleteTask( 'a' );
		onRequest( 'GET', LISTS, fails );
		expect( await actions.refreshTaskLists() ).toBe( false );
		expect( select.getTask( 'a' )?.isComplete ).toBe( true );
		expect( notices()[ 0 ]?.content ).toBe( 'Your task list could not be updated. The database is away.' );
	} );

	it( 'reads the lists once more when a change was answered meanwhile', async () => {
		const { select, actions } = await setup();
		const stale = later();
		onRequest( 'GET', LISTS, () => stale.promise );
		const refresh = actions.refreshTaskLists();

		onRequest( 'POST', `${ LISTS }/a/dismiss`, aTask( 'a', { isDismissed: true } ) );
		await actions.dismissTask( 'a' );
		onRequest( 'GET', LISTS, [ aList( [ aTask( 'a', { isDismissed: true } ), aTask( 'b' ) ] ) ] );
		stale.answer( [ aList( [ aTask( 'a' ), aTask( 'b' ) ] ) ] );
		await refresh;

		expect( select.getTask( 'a' )?.isDismissed ).toBe( true );
		expect( requestsMade( 'GET' ) ).toHaveLength( 3 );
	} );
} );

describe( 'extensions', () => {
	const FILTER = 'storewright_admin_task_lists';
	afterEach( () => removeFilter( FILTER, 'test' ) );

	it( 'add tasks with a filter; what the server can’t keep is not offered', async () => {
		addFilter( FILTER, 'test', ( lists: TaskList[] ) =>
			lists.map( ( list ) => ( {
				...list,
				tasks: [ ...list.tasks, { id: 'theirs', title: 'Theirs', isDismissable: true } ],
			} ) )
		);
		const { select, actions } = await setup();
		expect( select.getTask( 'theirs' ) ).toMatchObject( {
			title: 'Theirs',
			isVisible: true,
			isComplete: false,
			isDismissable: false,
		} );
		expect( select.getTask( 'a' )?.isDismissable ).toBe( true );
		await actions.visitedTask( 'theirs' );
		expect( requestsMade( 'POST' ) ).toHaveLength( 0 );
	} );

	it( 'may push a task to the list that they are given', async () => {
		const filter = jest.fn( ( lists: TaskList[] ) => {
			lists[ 0 ]?.tasks.push( { id: 'theirs', title: 'Theirs' } as Task );
			return lists;
		} );
		addFilter( FILTER, 'test', filter );
		const { select } = await setup();
		expect( select.getTask( 'theirs' ) ).toMatchObject( {
			header: { title: 'Theirs' },
			isVisible: true,
			canView: true,
		} );
		expect( select.isKnownToServer( 'theirs' ) ).toBe( false );
		expect( filter ).not.toHaveBeenCalledWith( [] );
	} );

	it( 'leave something to do where they add a task to a list of which all is done', async () => {
		addFilter( FILTER, 'test', ( lists: TaskList[] ) =>
			lists.map( ( list ) => ( { ...list, tasks: [ ...list.tasks, { id: 'theirs', title: 'Theirs' } ] } ) )
		);
		const { select } = await setup( [ aList( [ aTask( 'a', { isComplete: true } ) ] ) ] );
		expect( select.getTaskList( 'setup' )?.isComplete ).toBe( false );
	} );

	it.each( [
		[
			'throws',
			() => {
				throw new Error( 'Bad extension' );
			},
		],
		[ 'returns no lists', () => 'nonsense' ],
	] )( 'do no harm when their filter %s', async ( _, filter ) => {
		addFilter( FILTER, 'test', filter );
		const { select } = await setup();
		expect( select.getTaskLists()[ 0 ]?.tasks ).toHaveLength( 2 );
		expectLogged( 'error', FILTER );
	} );

	it( 'may add their filter after the lists were read', async () => {
		const { registry, select } = await setup();
		const before = select.getTaskLists();
		addFilter( FILTER, 'test', () => [] );
		await registry.dispatch( store ).noteFilters();
		expect( before ).toHaveLength( 1 );
		expect( select.getTaskLists() ).toHaveLength( 0 );
	} );
} );

it( 'tells the server of a task that only a filter knows where it is marked as done', async () => {
	const FILTER = 'storewright_admin_task_lists';
	addFilter( FILTER, 'test', ( lists: TaskList[] ) =>
		lists.map( ( list ) => ( { ...list, tasks: [ ...list.tasks, { id: 'script', title: 'Of a script' } ] } ) )
	);
	const { actions } = await setup();
	onRequest( 'POST', `${ LISTS }/script/action`, aTask( 'script' ) );
	onRequest( 'POST', `${ LISTS }/a/action`, aTask( 'a' ) );
	await actions.actionTask( 'script' );
	await actions.actionTask( 'a' );
	removeFilter( FILTER, 'test' );
	expect( requestsMade( 'POST' ).map( ( { data } ) => data ) ).toEqual( [
		{ extended_tasks: [ { id: 'script', title: 'Of a script' } ] },
		{},
	] );
} );

it.each( [ [ 'twice in the list' ], [ 'of a task that is there' ] ] )(
	'leaves a filter out whose task has an id %s',
	async ( how ) => {
		const FILTER = 'storewright_admin_task_lists';
		const added = how === 'twice in the list' ? [ 'x', 'x' ] : [ 'a' ];
		addFilter( FILTER, 'twins', ( lists: TaskList[] ) =>
			lists.map( ( list ) => ( {
				...list,
				tasks: [ ...list.tasks, ...added.map( ( id ) => ( { id, title: id } ) ) ],
			} ) )
		);
		const { select } = await setup();
		expect( select.getTaskList( 'setup' )?.tasks.map( ( { id } ) => id ) ).toEqual( [ 'a', 'b' ] );
		removeFilter( FILTER, 'twins' );
		expectLogged( 'error', /“twins” failed and was left out/ );
	}
);
