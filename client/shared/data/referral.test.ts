import { expiringItem, REFERRAL_LIFETIME, taskReferral } from './referral';

const LAUNCH = { referrer: 'launch-your-store', returnUrl: 'admin.php?page=wc-admin&path=/launch-your-store' };

beforeEach( () => {
	jest.useFakeTimers( { now: 1_000_000 } );
} );

afterEach( () => {
	jest.useRealTimers();
	window.localStorage.clear();
} );

describe( 'an item that expires', () => {
	it.each( [
		[ 'session', () => window.sessionStorage, () => window.localStorage ],
		[ 'persistent', () => window.localStorage, () => window.sessionStorage ],
	] as const )(
		'is kept in %s storage for its lifetime in seconds, then deleted [A3-021]',
		( keeping, own, other ) => {
			const item = expiringItem< string[] >( keeping, 'something' );
			expect( item.get() ).toBeNull();

			item.set( [ 'a', 'b' ], 5 );
			expect( own().getItem( 'something' ) ).not.toBeNull();
			expect( other().getItem( 'something' ) ).toBeNull();
			jest.setSystemTime( 1_000_000 + 4_999 );
			expect( item.get() ).toEqual( [ 'a', 'b' ] );

			jest.setSystemTime( 1_000_000 + 5_000 );
			expect( own().getItem( 'something' ) ).not.toBeNull();
			expect( item.get() ).toBeNull();
			expect( own().getItem( 'something' ) ).toBeNull();
		}
	);

	it( 'is removed on demand [A3-021]', () => {
		const item = expiringItem( 'session', 'something' );
		item.set( 1, 5 );
		item.remove();
		expect( item.get() ).toBeNull();
	} );

	it.each( [ 'no JSON', 'null', '{"value":1}', '{"value":1,"expiry":"soon"}' ] )(
		'takes what is no such item for none: %s',
		( text ) => {
			window.sessionStorage.setItem( 'something', text );
			expect( expiringItem( 'session', 'something' ).get() ).toBeNull();
			expect( window.sessionStorage.getItem( 'something' ) ).toBeNull();
		}
	);

	it( 'is none where the browser refuses its storage', () => {
		const item = expiringItem( 'session', 'something' );
		const refuse = jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'Full', 'QuotaExceededError' );
		} );
		expect( () => item.set( 1, 5 ) ).not.toThrow();
		expect( item.get() ).toBeNull();
		refuse.mockRestore();
	} );
} );

describe( 'a referral to a task', () => {
	it( 'is kept for 60 seconds in session storage, under the task’s name [A3-022] [A9-012]', () => {
		expect( REFERRAL_LIFETIME ).toBe( 60 );
		taskReferral( 'shipping' ).set( LAUNCH );
		expect( window.sessionStorage.getItem( 'wc_admin_task_referral_shipping' ) ).not.toBeNull();
		expect( taskReferral( 'tax' ).get() ).toBeNull();

		jest.setSystemTime( 1_000_000 + 59_999 );
		expect( taskReferral( 'shipping' ).get() ).toEqual( LAUNCH );
		jest.setSystemTime( 1_000_000 + 60_000 );
		expect( taskReferral( 'shipping' ).get() ).toBeNull();
	} );

	it( 'is kept as long as told', () => {
		taskReferral( 'shipping' ).set( LAUNCH, 120 );
		jest.setSystemTime( 1_000_000 + 119_000 );
		expect( taskReferral( 'shipping' ).get() ).toEqual( LAUNCH );
		taskReferral( 'shipping' ).remove();
		expect( taskReferral( 'shipping' ).get() ).toBeNull();
	} );
} );
