import { Fill } from '@wordpress/components';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { HomeNotificationsSlot } from '../../shared/slots';
import { onRequest, renderScreen, requestsMade, restError } from '../../shared/test-utils';
import { store } from '../store';
import { aList, aTask, LISTS, tasksOf } from '../test-utils/tasks';
import type { Task, TaskList } from '../types';
import TaskLists from './task-lists';

const EXTENDED = { id: 'extended', title: 'More for your store', displayProgressHeader: false };

const show = ( lists: TaskList[], children: React.ReactNode = null ) => {
	onRequest( 'GET', LISTS, lists );
	return renderScreen(
		<>
			<TaskLists />
			{ children }
		</>,
		{ stores: [ store as never ] }
	);
};

const shown = async ( lists: TaskList[], children?: React.ReactNode ) => {
	const result = show( lists, children );
	await waitFor( () => expect( screen.queryByRole( 'status', { name: /Loading/ } ) ).not.toBeInTheDocument() );
	return result;
};

const messages = () => within( screen.getByRole( 'region', { name: 'Messages' } ) );

const choose = async ( { user }: ReturnType< typeof show >, menu: RegExp, item: string ) => {
	await user.click( screen.getByRole( 'button', { name: menu } ) );
	await user.click( await screen.findByRole( 'menuitem', { name: item } ) );
};

it( '[B2-043] tells of the extended list among the notifications, whose link focuses it', async () => {
	const extended = aList( tasksOf( 3, 1 ), EXTENDED );
	const { user } = await shown( [ aList( tasksOf( 2 ) ), extended ], <HomeNotificationsSlot /> );
	const link = screen.getByRole( 'link', { name: '2 more tasks for your store' } );
	expect( link ).toHaveAttribute( 'href', 'admin.php?page=wc-admin#extended_task_list' );
	await user.click( link );
	expect( screen.getByRole( 'heading', { name: EXTENDED.title } ) ).toHaveFocus();
	await user.click( link );
	expect( screen.getByRole( 'heading', { name: EXTENDED.title } ) ).toHaveFocus();
} );

it( 'tells nothing of an extended list in which nothing is left to do, or that is hidden', async () => {
	const hidden = aList( tasksOf( 2 ), { ...EXTENDED, isVisible: false, isHidden: true } );
	await shown( [ aList( tasksOf( 2 ) ), hidden ], <HomeNotificationsSlot /> );
	expect( screen.queryByRole( 'link', { name: /more task/ } ) ).not.toBeInTheDocument();
} );

describe( 'while the lists are read', () => {
	it( 'keeps the place of five rows [A2-023] [A9-001]', () => {
		onRequest( 'GET', LISTS, () => new Promise( () => undefined ) );
		renderScreen( <TaskLists />, { stores: [ store as never ] } );
		const skeleton = screen.getByRole( 'status', { name: 'Loading your task list…' } );
		expect( within( skeleton ).getAllByRole( 'listitem' ) ).toHaveLength( 5 );
	} );

	it( 'says that it failed, and tries again', async () => {
		onRequest( 'GET', LISTS, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		const { user } = renderScreen( <TaskLists />, { stores: [ store as never ] } );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Your task list could not be loaded. The database is away.'
		);

		onRequest( 'GET', LISTS, [ aList( [ aTask( 'a' ) ] ) ] );
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect( await screen.findByRole( 'link', { name: 'Task a' } ) ).toBeVisible();
	} );
} );

describe( 'the setup list', () => {
	it( 'has a head with the progress, and leads to the first open task [A2-002] [A2-018] [A2-021]', async () => {
		await shown( [ aList( [ ...tasksOf( 1, 1 ), aTask( 'shipping' ), aTask( 'tax' ) ] ) ] );
		expect( screen.getByRole( 'heading', { name: 'Welcome to Corner Shop' } ) ).toBeVisible();
		const bar = screen.getByRole( 'progressbar', { name: 'Store setup' } );
		expect( bar ).toHaveAttribute( 'aria-valuenow', '1' );
		expect( bar ).toHaveAttribute( 'aria-valuemax', '3' );
		expect( bar ).toHaveAttribute( 'aria-valuetext', '1 of 3 done' );
		expect( screen.getByText( '1 of 3 done' ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Head of shipping' } ) ).toBeVisible();
		expect( screen.getByText( 'Why shipping' ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Start shipping' } ) ).toHaveAttribute(
			'href',
			'admin.php?page=wc-admin&task=shipping'
		);
	} );

	it( 'fills a quarter of the bar before anything is done [A2-021]', async () => {
		await shown( [ aList( tasksOf( 5 ) ) ] );
		expect( screen.getByRole( 'progressbar' ).firstElementChild ).toHaveStyle( { inlineSize: '25%' } );
	} );

	it( 'has a row for each task in its state, and none for dismissed ones [A4-001]', async () => {
		await shown( [
			aList( [
				aTask( 'done', { isComplete: true } ),
				aTask( 'open', { time: '4 minutes', badge: 'New', additionalInfo: 'Needed in the EU' } ),
				aTask( 'off', { isSnoozed: true, isVisible: false, snoozedUntil: Date.now() + 24 * 3600_000 } ),
				aTask( 'gone', { isDismissed: true, isVisible: false } ),
				aTask( 'shut', { isDisabled: true } ),
			] ),
		] );
		const rows = within( screen.getByRole( 'list', { name: 'Welcome to Corner Shop' } ) ).getAllByRole(
			'listitem'
		);
		expect( rows ).toHaveLength( 4 );
		expect( within( rows[ 0 ]! ).getByRole( 'link', { name: 'Task done (done)' } ) ).toBeVisible();
		expect( within( rows[ 0 ]! ).queryByRole( 'button' ) ).not.toBeInTheDocument();
		expect( rows[ 1 ] ).toHaveTextContent( /New.*Needed in the EU.*4 minutes/ );
		expect( within( rows[ 1 ]! ).getByRole( 'link', { current: 'step' } ) ).toBeVisible();
		expect( rows[ 2 ] ).toHaveTextContent( 'Until tomorrow' );
		expect( within( rows[ 3 ]! ).queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );

	it( 'opens the task’s page from its row, and the task’s own address where it has one [A2-003]', async () => {
		const { user } = await shown( [
			aList( [ aTask( 'a' ), aTask( 'b', { actionUrl: 'options-privacy.php' } ) ] ),
		] );
		expect( screen.getByRole( 'link', { name: 'Task b' } ) ).toHaveAttribute(
			'href',
			'http://shop.example/wp-admin/options-privacy.php'
		);
		onRequest( 'POST', `${ LISTS }/a/visited`, aTask( 'a', { isVisited: true } ) );
		await user.click( screen.getByRole( 'link', { name: 'Task a' } ) );
		expect( window.location.search ).toBe( '?page=wc-admin&task=a' );
	} );

	it( 'has every start of an open task counted, and none of one that is done [A3-008]', async () => {
		const { user } = await shown( [
			aList( [ aTask( 'a', { isVisited: true } ), aTask( 'b', { isComplete: true } ) ] ),
		] );
		onRequest( 'POST', `${ LISTS }/a/visited`, aTask( 'a', { isVisited: true } ) );
		for ( const link of [ 'Task a', 'Start a' ] ) {
			await user.click( screen.getByRole( 'link', { name: link } ) );
			await waitFor( () => expect( screen.getByRole( 'link', { name: 'Task a' } ) ).toBeVisible() );
		}
		await user.click( screen.getByRole( 'link', { name: /Task b/ } ) );
		expect( requestsMade( 'POST' ).map( ( { path } ) => path ) ).toEqual( [
			`${ LISTS }/a/visited`,
			`${ LISTS }/a/visited`,
		] );
	} );
} );

describe( 'dismissing and putting off', () => {
	it( 'takes the row away, moves the focus to its neighbor, and can be undone [A4-002]', async () => {
		const result = await shown( [ aList( tasksOf( 3 ) ) ] );
		onRequest( 'POST', `${ LISTS }/b/dismiss`, aTask( 'b', { isDismissed: true, isVisible: false } ) );
		onRequest( 'POST', `${ LISTS }/b/undo_dismiss`, aTask( 'b' ) );

		await choose( result, /“Task b”/, 'Dismiss' );
		await waitFor( () => expect( screen.getByRole( 'link', { name: 'Task c' } ) ).toHaveFocus() );
		expect( screen.queryByRole( 'link', { name: 'Task b' } ) ).not.toBeInTheDocument();
		expect( screen.getByText( '0 of 2 done' ) ).toBeVisible();

		await result.user.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
		await waitFor( () => expect( screen.getByRole( 'link', { name: 'Task b' } ) ).toHaveFocus() );
		expect( messages().queryByText( '“Task b” was dismissed.' ) ).not.toBeInTheDocument();
	} );

	it( 'focuses the list’s heading when its last row goes [A4-002]', async () => {
		const result = await shown( [ aList( [ aTask( 'a' ) ], { keepCompletedTaskList: 'yes' } ) ] );
		onRequest( 'POST', `${ LISTS }/a/dismiss`, aTask( 'a', { isDismissed: true, isVisible: false } ) );
		await choose( result, /“Task a”/, 'Dismiss' );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: /Welcome/ } ) ).toHaveFocus() );
	} );

	it( 'focuses what takes the list’s place when its last open task goes [A4-002] [A4-011]', async () => {
		const result = await shown( [ aList( [ aTask( 'a', { isComplete: true } ), aTask( 'b' ) ] ) ] );
		onRequest( 'POST', `${ LISTS }/b/dismiss`, aTask( 'b', { isDismissed: true, isVisible: false } ) );
		await choose( result, /“Task b”/, 'Dismiss' );
		await waitFor( () =>
			expect( screen.getByRole( 'heading', { name: "You've completed store setup" } ) ).toHaveFocus()
		);
	} );

	it( 'opens no task with the second click of two on an entry of a menu', async () => {
		const result = await shown( [ aList( tasksOf( 2 ) ) ] );
		onRequest( 'POST', `${ LISTS }/a/snooze`, aTask( 'a', { isSnoozed: true, isVisible: false } ) );
		onRequest( 'POST', `${ LISTS }/b/visited`, aTask( 'b', { isVisited: true } ) );
		const row = screen.getByRole( 'link', { name: 'Task b' } );

		await choose( result, /“Task a”/, 'Remind me tomorrow' );
		await messages().findByText( 'We’ll remind you of “Task a” tomorrow.' );
		fireEvent.click( row, { detail: 2 } );
		expect( requestsMade( 'POST' ).map( ( { path } ) => path ) ).toEqual( [ `${ LISTS }/a/snooze` ] );

		fireEvent.click( row, { detail: 1 } );
		await waitFor( () => expect( requestsMade( 'POST' ) ).toHaveLength( 2 ) );
	} );

	it( 'keeps the row of a task put off, with a way to bring it back [A4-001] [A4-002]', async () => {
		const result = await shown( [ aList( tasksOf( 2 ) ) ] );
		onRequest( 'POST', `${ LISTS }/a/snooze`, aTask( 'a', { isSnoozed: true, isVisible: false } ) );
		onRequest( 'POST', `${ LISTS }/a/undo_snooze`, aTask( 'a' ) );

		await choose( result, /“Task a”/, 'Remind me tomorrow' );
		expect( await messages().findByText( 'We’ll remind you of “Task a” tomorrow.' ) ).toBeVisible();
		expect( screen.getByText( 'Until tomorrow' ) ).toBeVisible();
		expect( screen.getByRole( 'heading', { name: 'Head of b' } ) ).toBeVisible();

		await choose( result, /“Task a”/, 'Show now' );
		expect( await screen.findByRole( 'heading', { name: 'Head of a' } ) ).toBeVisible();
		expect( messages().queryByText( 'We’ll remind you of “Task a” tomorrow.' ) ).not.toBeInTheDocument();
	} );

	it( 'puts the row back when the server refuses, and says why beside the list', async () => {
		const result = await shown( [ aList( tasksOf( 2 ) ) ] );
		onRequest( 'POST', `${ LISTS }/a/dismiss`, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await choose( result, /“Task a”/, 'Dismiss' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'“Task a” could not be dismissed. The database is away.'
		);
		expect( screen.getByRole( 'link', { name: 'Task a' } ) ).toBeVisible();
		expect( messages().queryByText( '“Task a” was dismissed.' ) ).not.toBeInTheDocument();
	} );

	it( 'is only offered where the task allows it', async () => {
		const tasks = [
			aTask( 'a', { isDismissable: false, isSnoozeable: false } ),
			aTask( 'b', { isSnoozeable: false } ),
		];
		const { user } = await shown( [ aList( tasks ) ] );
		expect( screen.queryByRole( 'button', { name: /“Task a”/ } ) ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: /“Task b”/ } ) );
		expect( await screen.findAllByRole( 'menuitem' ) ).toHaveLength( 1 );
	} );
} );

describe( 'hiding', () => {
	it( 'leaves a way back, has the focus there, and can be undone [A7-011]', async () => {
		const list = aList( tasksOf( 2 ) );
		const result = await shown( [ list ] );
		onRequest( 'POST', `${ LISTS }/setup/hide`, { ...list, isHidden: true, isVisible: false } );
		onRequest( 'POST', `${ LISTS }/setup/unhide`, list );

		await choose( result, /Task list options/, 'Hide setup list' );
		await waitFor( () => expect( screen.getByText( 'Your store' ) ).toHaveFocus() );
		await result.user.click( screen.getByRole( 'button', { name: 'Show setup again' } ) );
		await waitFor( () => expect( screen.getByRole( 'heading', { name: /Welcome/ } ) ).toHaveFocus() );
		expect( requestsMade( 'POST' ) ).toHaveLength( 2 );
	} );

	it( 'says so when the list cannot be shown again, until that is tried once more', async () => {
		const list = aList( tasksOf( 2 ), { isHidden: true, isVisible: false } );
		const { user } = await shown( [ list ] );
		onRequest( 'POST', `${ LISTS }/setup/unhide`, () => {
			throw restError( 'internal', 'The database is away.', 500 );
		} );
		await user.click( screen.getByRole( 'button', { name: 'Show setup again' } ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'The list could not be shown again. The database is away.'
		);

		onRequest( 'POST', `${ LISTS }/setup/unhide`, { ...list, isHidden: false, isVisible: true } );
		await user.click( screen.getByRole( 'button', { name: 'Show setup again' } ) );
		expect( await screen.findByRole( 'heading', { name: /Welcome/ } ) ).toBeVisible();
		expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	} );

	it( 'leaves where everything is on Home', async () => {
		await shown( [ aList( tasksOf( 2, 2 ), { isComplete: true, isHidden: true, isVisible: false } ) ] );
		const card = within( screen.getByRole( 'region', { name: 'Your store' } ) );
		expect(
			card.getAllByRole( 'listitem' ).map( ( item ) => item.firstElementChild?.firstElementChild?.textContent )
		).toEqual( [ 'Orders', 'Products', 'Settings' ] );
		expect( card.getByRole( 'link', { name: 'Products' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /edit\.php\?post_type=product$/ )
		);
		expect( card.getByRole( 'button', { name: 'Show setup again' } ) ).toBeVisible();
	} );

	it( 'does not take the focus when the page opens with a hidden list', async () => {
		await shown( [ aList( tasksOf( 2 ), { isHidden: true, isVisible: false } ) ] );
		expect( screen.getByText( 'Your store' ) ).not.toHaveFocus();
	} );
} );

describe( 'a completed list', () => {
	const complete = aList( tasksOf( 2, 2 ), { isComplete: true } );

	it( 'is a card whose rows keep their results and lead to where they are changed', async () => {
		await shown( [
			aList(
				[
					aTask( 'shipping', { isComplete: true, result: 'Germany: 4.90 €' } ),
					aTask( 'products', {
						isComplete: true,
						result: '3 products',
						manageUrl: 'http://shop.example/wp-admin/edit.php?post_type=product',
					} ),
					aTask( 'tax', { isDismissed: true, isVisible: false } ),
				],
				{ isComplete: true }
			),
		] );
		const rows = within( screen.getByRole( 'list', { name: "You've completed store setup" } ) );
		expect( rows.getAllByRole( 'listitem' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Task shipping (done)Germany: 4.90 €',
			'Task products (done)3 products',
		] );
		expect( rows.getAllByRole( 'link' ).map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
			'admin.php?page=wc-admin&task=shipping',
			'http://shop.example/wp-admin/edit.php?post_type=product',
		] );
	} );

	it( 'is a card that can be hidden [A2-024] [A4-011]', async () => {
		const { user } = await shown( [ complete ] );
		onRequest( 'POST', `${ LISTS }/setup/hide`, { ...complete, isHidden: true, isVisible: false } );
		expect( screen.getByRole( 'heading', { name: "You've completed store setup" } ) ).toBeVisible();
		expect( screen.getAllByRole( 'link' ).map( ( { textContent } ) => textContent ) ).toEqual(
			complete.tasks.map( ( { title } ) => `${ title } (done)` )
		);
		await user.click( screen.getByRole( 'button', { name: 'Hide' } ) );
		expect( await screen.findByRole( 'button', { name: 'Show setup again' } ) ).toBeVisible();
	} );

	it( 'stays when it is to be kept [A4-012]', async () => {
		await shown( [ { ...complete, keepCompletedTaskList: 'yes' } ] );
		expect( screen.getByRole( 'link', { name: 'Task a (done)' } ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: "You've completed store setup" } ) ).not.toBeInTheDocument();
	} );

	it.each( [ 'no', 'yes' ] )( 'has room for a question at its foot, kept or not: %s', async ( kept ) => {
		await shown(
			[ { ...complete, keepCompletedTaskList: kept as 'no' | 'yes' } ],
			<Fill name="storewright_setup_completed">How was it?</Fill>
		);
		expect( screen.getByText( 'How was it?' ) ).toBeVisible();
	} );

	it( 'has none while something is open', async () => {
		await shown( [ aList( tasksOf( 2, 1 ) ) ], <Fill name="storewright_setup_completed">How was it?</Fill> );
		expect( screen.queryByText( 'How was it?' ) ).not.toBeInTheDocument();
	} );

	it( 'may be replaced by an extension [A4-012]', async () => {
		await shown( [ complete ], <Fill name="storewright_task_list_completed">Three cheers</Fill> );
		expect( screen.getByText( 'Three cheers' ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: "You've completed store setup" } ) ).not.toBeInTheDocument();
	} );
} );

describe( 'further lists', () => {
	it( 'show two tasks until asked for more [A2-022] [A9-002]', async () => {
		const { user } = await shown( [ aList( tasksOf( 5 ), EXTENDED ) ] );
		const rows = () => within( screen.getByRole( 'list', { name: EXTENDED.title } ) ).getAllByRole( 'listitem' );
		expect( rows() ).toHaveLength( 2 );
		await user.click( screen.getByRole( 'button', { name: 'Show 3 more tasks.', expanded: false } ) );
		expect( rows() ).toHaveLength( 5 );
		await user.click( screen.getByRole( 'button', { name: 'Show less', expanded: true } ) );
		expect( rows() ).toHaveLength( 2 );
	} );

	it( 'go when all of them is done', async () => {
		await shown( [ aList( tasksOf( 1 ) ), aList( tasksOf( 3, 3 ), EXTENDED ) ] );
		expect( screen.getByRole( 'heading', { name: /Welcome/ } ) ).toBeVisible();
		expect( screen.queryByRole( 'heading', { name: EXTENDED.title } ) ).not.toBeInTheDocument();
		expect( screen.queryByRole( 'heading', { name: "You've completed store setup" } ) ).not.toBeInTheDocument();
	} );

	it( 'have no link for more where there is none [A2-022]', async () => {
		await shown( [ aList( tasksOf( 2 ), EXTENDED ) ] );
		expect( screen.queryByRole( 'button', { name: /Show/ } ) ).not.toBeInTheDocument();
	} );
} );

it( 'has a sentence where there is nothing to do', async () => {
	await shown( [ aList( [], { isVisible: false } ) ] );
	expect( screen.getByText( 'Tasks for your store will be listed here.' ) ).toBeVisible();
} );

it( 'lets an extension draw the row of a task', async () => {
	await shown(
		[ aList( tasksOf( 2 ) ) ],
		<Fill name="storewright_onboarding_task_list_item_b">
			{ ( { task, href } ) => <a href={ href as string }>{ `Their ${ ( task as Task ).title }` }</a> }
		</Fill>
	);
	expect( screen.getByRole( 'link', { name: 'Their Task b' } ) ).toHaveAttribute(
		'href',
		'admin.php?page=wc-admin&task=b'
	);
} );
