import { addAction, removeAction } from '@wordpress/hooks';

import { recordEvent } from './events';
import { beginView, loadTimeBucket, viewTime } from './events-load-time';

describe( 'events', () => {
	const local = jest.fn();
	const shared = jest.fn();

	beforeEach( () => {
		jest.resetAllMocks();
		addAction( 'storewright.event', 'test', local );
		addAction( 'storewright.shared_event', 'test', shared );
	} );

	afterEach( () => {
		removeAction( 'storewright.event', 'test' );
		removeAction( 'storewright.shared_event', 'test' );
	} );

	it.each( [ {}, { isTrackingAllowed: false } ] )(
		'stay on the page unless the owner allows more: %p [A7-014]',
		( pageData ) => {
			window.storewright = pageData;
			recordEvent( 'tasklist_click', { task_name: 'shipping' } );
			expect( local.mock.calls ).toEqual( [ [ 'tasklist_click', { task_name: 'shipping' } ] ] );
			expect( shared ).not.toHaveBeenCalled();
		}
	);

	it( 'are told those who send them, where the owner allows that', () => {
		window.storewright = { isTrackingAllowed: true };
		recordEvent( 'ces_view' );
		expect( local.mock.calls ).toEqual( [ [ 'ces_view', {} ] ] );
		expect( shared.mock.calls ).toEqual( [ [ 'ces_view', {} ] ] );
	} );
} );

it.each( [
	[ 0, '0-2s' ],
	[ 1_999, '0-2s' ],
	[ 2_000, '2-5s' ],
	[ 4_999, '2-5s' ],
	[ 5_000, '5-10s' ],
	[ 9_999, '5-10s' ],
	[ 10_000, '10-15s' ],
	[ 15_000, '15-20s' ],
	[ 20_000, '20-30s' ],
	[ 29_999, '20-30s' ],
	[ 30_000, '30-60s' ],
	[ 60_000, '30-60s' ],
	[ 60_001, 'over 60s' ],
] )( 'puts a load time of %i ms into the bucket %s [A9-006]', ( milliseconds, bucket ) => {
	expect( loadTimeBucket( milliseconds ) ).toBe( bucket );
} );

it( 'counts the first view from the start of the document, later ones from where they begin', () => {
	const now = jest.spyOn( performance, 'now' ).mockReturnValue( 1_500 );
	beginView();
	now.mockReturnValue( 2_500 );
	expect( viewTime() ).toBe( 2_500 );
	beginView();
	now.mockReturnValue( 2_900 );
	expect( viewTime() ).toBe( 400 );
	now.mockRestore();
} );
