import { headerTask, headerTitle, progressOf, remainingTasks } from './progress';
import { aList, aTask, tasksOf } from './test-utils/tasks';

const begun = ( count: number, done: number ) =>
	aList( tasksOf( count, done ).map( ( task ) => ( { ...task, isVisited: true } ) ) );

describe( 'headerTitle', () => {
	it.each( [
		[ 0, "Let's get you started" ],
		[ 3, "Let's get you started" ],
		[ 4, "You're on the right track" ],
		[ 5, "You're on the right track" ],
		[ 6, "You're almost there" ],
		[ 8, "You're almost there" ],
	] )( 'with %i done is “%s” [A2-019]', ( done, title ) => {
		expect( headerTitle( begun( 9, done ), 'Corner Shop' ) ).toBe( title );
	} );

	it( 'welcomes to the site by name, or to “your store” without one, before a task was visited [A2-020]', () => {
		const list = aList( tasksOf( 3 ) );
		expect( headerTitle( list, 'Corner Shop' ) ).toBe( 'Welcome to Corner Shop' );
		expect( headerTitle( list, '' ) ).toBe( 'Welcome to your store' );
	} );

	it( 'does not count a visit of the store details as having begun [A2-020]', () => {
		const list = aList( [ aTask( 'store_details', { isVisited: true } ), aTask( 'shipping' ) ] );
		expect( headerTitle( list, 'Corner Shop' ) ).toBe( 'Welcome to Corner Shop' );
	} );

	it( 'welcomes again when all is done [A2-020]', () => {
		expect( headerTitle( begun( 4, 4 ), 'Corner Shop' ) ).toBe( 'Welcome to Corner Shop' );
	} );
} );

describe( 'headerTask', () => {
	it( 'is the first visible task that is not done [A2-018]', () => {
		const list = aList( [
			aTask( 'done', { isComplete: true } ),
			aTask( 'dismissed', { isDismissed: true, isVisible: false } ),
			aTask( 'snoozed', { isSnoozed: true, isVisible: false } ),
			aTask( 'next' ),
			aTask( 'later' ),
		] );
		expect( headerTask( list )?.id ).toBe( 'next' );
	} );

	it( 'is the last visible task when all are done [A2-018]', () => {
		const list = aList( [ ...tasksOf( 3, 3 ), aTask( 'gone', { isDismissed: true, isVisible: false } ) ] );
		expect( headerTask( list )?.id ).toBe( 'c' );
	} );

	it( 'is none where there is no visible task', () => {
		expect( headerTask( aList( [] ) ) ).toBeUndefined();
	} );
} );

describe( 'progressOf', () => {
	it( 'shows a quarter of the bar at least, and moves with the first task [A2-021]', () => {
		expect( progressOf( aList( tasksOf( 5 ) ) ).fill ).toBe( 0.25 );
		expect( progressOf( aList( tasksOf( 5, 1 ) ) ).fill ).toBeCloseTo( 0.4 );
		expect( progressOf( aList( tasksOf( 5, 2 ) ) ).fill ).toBeCloseTo( 0.55 );
		expect( progressOf( aList( tasksOf( 5, 5 ) ) ).fill ).toBe( 1 );
	} );

	it( 'counts snoozed tasks, and leaves out dismissed ones', () => {
		const list = aList( [
			aTask( 'a', { isComplete: true } ),
			aTask( 'b', { isDismissed: true, isVisible: false } ),
			aTask( 'c', { isSnoozed: true, isVisible: false } ),
		] );
		expect( progressOf( list ) ).toEqual( { completed: 1, total: 2, fill: 0.625 } );
	} );
} );

describe( 'remainingTasks', () => {
	it( 'counts what waits for the owner: neither done nor put aside, in a list that is shown', () => {
		const tasks = [ ...tasksOf( 3, 1 ), aTask( 'x', { isSnoozed: true, isVisible: false } ) ];
		expect( remainingTasks( aList( tasks ) ) ).toBe( 2 );
		expect( remainingTasks( aList( tasks, { isHidden: true } ) ) ).toBe( 0 );
		expect( remainingTasks( undefined ) ).toBe( 0 );
	} );
} );
