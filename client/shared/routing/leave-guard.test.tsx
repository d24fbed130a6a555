import { render } from '@testing-library/react';
import { getHistory, navigate, urlTo, useLeaveGuard } from '.';

function Form( { isUnsaved }: { isUnsaved: boolean } ) {
	useLeaveGuard( isUnsaved );
	return null;
}

const path = () => new URLSearchParams( getHistory().location.search ).get( 'path' );

beforeEach( () => getHistory().replace( '/wp-admin/admin.php?page=wc-admin&path=%2Fform' ) );

describe( 'leaving a page with something unsaved', () => {
	it( 'asks, and stays when told to', () => {
		const confirm = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
		const { unmount } = render( <Form isUnsaved /> );
		navigate( urlTo( '/customers' ) );
		expect( confirm ).toHaveBeenCalledTimes( 1 );
		expect( path() ).toBe( '/form' );
		unmount();
	} );

	it( 'asks, and leaves when told to', () => {
		jest.spyOn( window, 'confirm' ).mockReturnValue( true );
		render( <Form isUnsaved /> );
		navigate( urlTo( '/customers' ) );
		expect( path() ).toBe( '/customers' );
	} );

	it( 'does not ask once all is saved', () => {
		const confirm = jest.spyOn( window, 'confirm' );
		const { rerender } = render( <Form isUnsaved /> );
		rerender( <Form isUnsaved={ false } /> );
		navigate( urlTo( '/customers' ) );
		expect( confirm ).not.toHaveBeenCalled();
		expect( path() ).toBe( '/customers' );
	} );
} );
