import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getHistory, Link, urlTo } from '.';
import { loadPage } from './browser';
import { navigate } from './history';

jest.mock( './browser' );

const search = () => getHistory().location.search;

beforeEach( () => getHistory().replace( '/wp-admin/admin.php?page=wc-admin' ) );

describe( 'where PHP renders the page', () => {
	it( '[B2-053] links and navigation load pages of the app', async () => {
		window.storewright = { isEmbedded: true };
		const seen: boolean[] = [];
		const look = ( event: Event ) => {
			seen.push( event.defaultPrevented );
			event.preventDefault();
		};
		document.addEventListener( 'click', look );
		render( <Link href={ urlTo( '/customers' ) }>Customers</Link> );
		await userEvent.click( screen.getByRole( 'link', { name: 'Customers' } ) );
		document.removeEventListener( 'click', look );
		navigate( urlTo( '/customers' ) );
		window.storewright = {};
		expect( seen ).toEqual( [ false ] );
		expect( loadPage ).toHaveBeenCalledWith( urlTo( '/customers' ), { replace: false } );
		expect( search() ).toBe( '?page=wc-admin' );
		jest.mocked( loadPage ).mockClear();
	} );
} );

describe( 'links', () => {
	it( 'go to pages of the app without loading the page', async () => {
		render( <Link href={ urlTo( '/customers' ) }>Customers</Link> );
		await userEvent.click( screen.getByRole( 'link', { name: 'Customers' } ) );
		expect( search() ).toBe( '?page=wc-admin&path=%2Fcustomers' );
		expect( loadPage ).not.toHaveBeenCalled();
	} );

	it( 'are left to the browser when they are to open elsewhere', async () => {
		const user = userEvent.setup();
		const seen: boolean[] = [];
		const look = ( event: Event ) => {
			seen.push( event.defaultPrevented );
			event.preventDefault();
		};
		document.addEventListener( 'click', look );
		render(
			<>
				<Link href={ urlTo( '/customers' ) }>Customers</Link>
				<Link href={ urlTo( '/customers' ) } target="_blank">
					New tab
				</Link>
				<Link href="edit.php">Posts</Link>
			</>
		);
		await user.keyboard( '{Control>}' );
		await user.click( screen.getByRole( 'link', { name: 'Customers' } ) );
		await user.keyboard( '{/Control}' );
		await user.click( screen.getByRole( 'link', { name: 'New tab' } ) );
		await user.click( screen.getByRole( 'link', { name: 'Posts' } ) );
		document.removeEventListener( 'click', look );
		expect( seen ).toEqual( [ false, false, false ] );
		expect( search() ).toBe( '?page=wc-admin' );
	} );

	it( 'leave a click alone that was dealt with already', async () => {
		render(
			<Link href={ urlTo( '/customers' ) } onClick={ ( event ) => event.preventDefault() }>
				Customers
			</Link>
		);
		await userEvent.click( screen.getByRole( 'link' ) );
		expect( search() ).toBe( '?page=wc-admin' );
	} );
} );

describe( 'navigating', () => {
	it( 'to where one is adds no step to the way back', () => {
		navigate( urlTo( '/customers' ) );
		const steps = window.history.length;
		navigate( urlTo( '/customers' ) );
		expect( window.history.length ).toBe( steps );
		navigate( urlTo( '/marketing' ) );
		expect( window.history.length ).toBe( steps + 1 );
	} );

	it( 'loads pages that are not of the app', () => {
		navigate( 'admin.php?page=wc-settings' );
		expect( loadPage ).toHaveBeenCalledWith( 'admin.php?page=wc-settings', { replace: false } );
	} );

	it( 'can skip the present page on the way back', () => {
		const { length } = window.history;
		navigate( urlTo( '/launch-your-store' ), { replace: true } );
		expect( search() ).toBe( '?page=wc-admin&path=%2Flaunch-your-store' );
		expect( window.history ).toHaveLength( length );
	} );

	it( '[B2-028] resets the page number where the list changes', () => {
		navigate( urlTo( '/customers', { paged: '2' } ) );
		navigate( urlTo( '/customers', { paged: '2', orderby: 'date' } ) );
		expect( search() ).toBe( '?page=wc-admin&path=%2Fcustomers&paged=1&orderby=date' );
	} );
} );
