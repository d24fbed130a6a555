import { fireEvent, screen, waitFor } from '@testing-library/dom';

import { attachReminder } from './reminder';

const BAR = `
	<aside class="storewright storewright-reminder" aria-label="Store setup">
		<form method="post" action="/wp-admin/admin-post.php" data-endpoint="/wp-json/wc-admin/options" data-nonce="n0nce">
			<button type="submit" aria-label="Close the setup reminder"></button>
		</form>
	</aside>
	<div id="wpbody-content"><h1>Posts</h1></div>`;

const show = ( html = BAR ) => {
	document.body.innerHTML = html;
	const bar = screen.getByRole( 'complementary' );
	attachReminder( bar );
	return bar;
};

const close = () => fireEvent.click( screen.getByRole( 'button', { name: 'Close the setup reminder' } ) );

describe( 'The reminder bar on pages of WordPress', () => {
	let request: jest.Mock;
	let submit: jest.SpyInstance;

	beforeEach( () => {
		request = jest.fn( () => Promise.resolve( { ok: true } ) );
		globalThis.fetch = request;
		submit = jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation( () => {} );
	} );

	it( '[A4-014] stores that it was closed, goes away, and leaves the focus on the heading', async () => {
		const bar = show();
		close();

		await waitFor( () => expect( bar ).not.toBeInTheDocument() );
		expect( request ).toHaveBeenCalledWith(
			'/wp-json/wc-admin/options',
			expect.objectContaining( {
				method: 'POST',
				body: '{"woocommerce_task_list_reminder_bar_hidden":"yes"}',
				headers: expect.objectContaining( { 'X-WP-Nonce': 'n0nce' } ),
			} )
		);
		expect( screen.getByRole( 'heading', { name: 'Posts' } ) ).toHaveFocus();
		expect( submit ).not.toHaveBeenCalled();
	} );

	it( 'asks once, however often it is closed', async () => {
		const bar = show();
		close();
		close();

		await waitFor( () => expect( bar ).not.toBeInTheDocument() );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'is refused', () => Promise.resolve( { ok: false, status: 403 } ) ],
		[ 'does not arrive', () => Promise.reject( new TypeError( 'Failed to fetch' ) ) ],
	] )( 'sends its form when the request %s', async ( _, answer ) => {
		request.mockImplementation( answer );
		const bar = show();
		close();

		await waitFor( () => expect( submit ).toHaveBeenCalledTimes( 1 ) );
		expect( bar ).toBeInTheDocument();
	} );

	it( 'stays a plain form without what the request needs', () => {
		show( BAR.replace( 'data-nonce="n0nce"', '' ) );
		const allowed = fireEvent.submit( document.querySelector( 'form' ) as HTMLFormElement );

		expect( allowed ).toBe( true );
		expect( request ).not.toHaveBeenCalled();
	} );
} );
