import { attachLock } from './lock';

type Handler = ( event: unknown, data: Record< string, unknown > ) => void;

const handlers: Record< string, Handler > = {};
const sendBeacon = jest.fn< boolean, [ string, FormData ] >( () => true );

/** What WordPress's heartbeat sends, or does with what it is answered. */
function beat( event: 'heartbeat-send' | 'heartbeat-tick', data: Record< string, unknown > ) {
	handlers[ event ]?.( null, data );
	return data;
}

function open( lock: string ): HTMLElement {
	document.body.innerHTML = `
		<div id="storewright-order" data-order="12">
			<div class="storewright-order__lock" data-lock="${ lock }" data-nonce="abc" hidden></div>
		</div>`;
	const page = document.body.querySelector< HTMLElement >( '#storewright-order' );
	if ( page === null ) {
		throw new Error( 'There is no page.' );
	}
	attachLock( page );
	return page;
}

const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );

const released = () => sendBeacon.mock.calls.map( ( [ url, body ] ) => [ url, Object.fromEntries( body.entries() ) ] );

beforeEach( () => {
	sendBeacon.mockClear();
	window.ajaxurl = '/wp-admin/admin-ajax.php';
	Object.assign( navigator, { sendBeacon } );
	Object.assign( window, {
		jQuery: () => ( { on: ( event: string, handler: Handler ) => ( handlers[ event ] = handler ) } ),
	} );
} );

afterEach( () => {
	// So that the page of the test before does not let go once more.
	beat( 'heartbeat-tick', { 'wp-refresh-post-lock': { lock_error: { text: 'Over' } } } );
	Reflect.deleteProperty( window, 'jQuery' );
	Reflect.deleteProperty( window, 'ajaxurl' );
} );

it( 'lets go of the order by its latest lock when the page is left', () => {
	open( '100:1' );
	expect( beat( 'heartbeat-send', {} ) ).toEqual( { 'wp-refresh-post-lock': { post_id: '12', lock: '100:1' } } );
	beat( 'heartbeat-tick', { 'wp-refresh-post-lock': { new_lock: '115:1' } } );
	leave();
	expect( released() ).toEqual( [
		[
			'/wp-admin/admin-ajax.php',
			{ action: 'wp-remove-post-lock', _wpnonce: 'abc', post_ID: '12', active_post_lock: '115:1' },
		],
	] );
} );

it( 'says who has taken the order over, whose lock stays', () => {
	const page = open( '100:1' );
	beat( 'heartbeat-tick', { 'wp-refresh-post-lock': { lock_error: { text: 'Mei is editing this.' } } } );
	expect( page ).toHaveTextContent( 'Mei is editing this.' );
	expect( page.querySelector( '.storewright-order__lock' ) ).toBeVisible();
	leave();
	expect( released() ).toEqual( [] );
} );

it( 'leaves the lock of somebody else alone', () => {
	open( '' );
	leave();
	expect( released() ).toEqual( [] );
} );
