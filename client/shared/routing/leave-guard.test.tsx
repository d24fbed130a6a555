import { render } from '@testing-library/react';
import { confirmDiscard, getHistory, navigate, urlTo, useLeaveGuard } from '.';
import { usePageReturn } from './use-page-return';

const onReturn = jest.fn();

function Form( { isUnsaved }: { isUnsaved: boolean } ) {
	useLeaveGuard( isUnsaved );
	usePageReturn( onReturn );
	return null;
}

const path = () => new URLSearchParams( getHistory().location.search ).get( 'path' );

const isUnloadHeld = () => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

beforeEach( () => {
	onReturn.mockReset();
	getHistory().replace( '/wp-admin/admin.php?page=wc-admin&path=%2Fform' );
} );

describe( 'leaving a page with something unsaved', () => {
	it( 'asks, and stays when told to', () => {
		const confirm = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
		const { unmount } = render( <Form isUnsaved /> );
		navigate( urlTo( '/customers' ) );
		expect( confirm ).toHaveBeenCalledTimes( 1 );
		expect( path() ).toBe( '/form' );
		expect( onReturn ).toHaveBeenCalledTimes( 1 );
		unmount();
	} );

	it( 'asks, and leaves when told to', () => {
		jest.spyOn( window, 'confirm' ).mockReturnValue( true );
		render( <Form isUnsaved /> );
		navigate( urlTo( '/customers' ) );
		expect( path() ).toBe( '/customers' );
		expect( onReturn ).not.toHaveBeenCalled();
	} );

	it( 'does not ask once all is saved', () => {
		const confirm = jest.spyOn( window, 'confirm' );
		const { rerender } = render( <Form isUnsaved /> );
		rerender( <Form isUnsaved={ false } /> );
		navigate( urlTo( '/customers' ) );
		expect( confirm ).not.toHaveBeenCalled();
		expect( path() ).toBe( '/customers' );
	} );

	it( 'has the browser ask where the page is closed', () => {
		const { rerender } = render( <Form isUnsaved /> );
		expect( isUnloadHeld() ).toBe( true );
		rerender( <Form isUnsaved={ false } /> );
		expect( isUnloadHeld() ).toBe( false );
	} );

	it.each( [ true, false ] )( 'asks where a part of the page makes room for another one: %s', ( isSure ) => {
		const confirm = jest.spyOn( window, 'confirm' ).mockReturnValue( isSure );
		const { rerender, unmount } = render( <Form isUnsaved /> );
		expect( confirmDiscard() ).toBe( isSure );
		rerender( <Form isUnsaved={ false } /> );
		expect( confirmDiscard() ).toBe( true );
		expect( confirm ).toHaveBeenCalledTimes( 1 );
		unmount();
	} );
} );
