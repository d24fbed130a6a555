import { getByLabelText, getByRole, queryByRole, waitFor } from '@testing-library/dom';

import { openLibrary } from './media-library';
import { attachPicture } from './picture-setting';

jest.mock( './media-library' );
jest.mock( '@wordpress/a11y' );

const library = jest.mocked( openLibrary );

function page( value: string, url: string ): HTMLInputElement {
	document.body.innerHTML = `<label for="p">Placeholder image</label><input id="p" value="${ value }" data-storewright-picture="${ url }">`;
	const field = getByLabelText< HTMLInputElement >( document.body, 'Placeholder image' );
	attachPicture( field );
	return field;
}

const button = ( text: string ) => getByRole( document.body, 'button', { name: `${ text }: Placeholder image` } );
const picture = () => document.querySelector( 'img' );

beforeEach( () => library.mockReset() );

it( 'shows the picture that the field names, and takes it away', () => {
	const field = page( '12', 'http://shop.example/cup.png' );
	expect( picture() ).toHaveAttribute( 'src', 'http://shop.example/cup.png' );
	expect( picture() ).toBeVisible();
	button( 'Remove image' ).click();
	expect( field ).toHaveValue( '' );
	expect( picture() ).not.toBeVisible();
	expect( queryByRole( document.body, 'button', { name: /^Remove/ } ) ).toBeNull();
	expect( button( 'Choose image' ) ).toHaveFocus();
} );

it( 'takes what is chosen in the media library [owner 13]', async () => {
	const field = page( '', '' );
	const changed = jest.fn();
	field.addEventListener( 'change', changed );
	expect( picture() ).not.toBeVisible();
	button( 'Choose image' ).click();
	const [ choose, close ] = library.mock.calls[ 0 ]!;
	choose( { id: 7, url: 'http://shop.example/bowl.png', alt: '' } );
	close();
	expect( field ).toHaveValue( '7' );
	expect( changed ).toHaveBeenCalledTimes( 1 );
	expect( picture() ).toHaveAttribute( 'src', 'http://shop.example/bowl.png' );
	expect( button( 'Choose image' ) ).toHaveFocus();
	expect( button( 'Remove image' ) ).toBeVisible();
} );

it( 'shows the address that is typed, and no picture that does not load', () => {
	const field = page( '', '' );
	field.value = 'https://shop.example/jug.png';
	field.dispatchEvent( new Event( 'input' ) );
	expect( picture() ).toBeVisible();
	picture()?.dispatchEvent( new Event( 'error' ) );
	expect( picture() ).not.toBeVisible();
} );

it( 'says so where the library can’t be opened, and opens it at the next try', async () => {
	library.mockRejectedValueOnce( new Error( '500' ) );
	page( '', '' );
	button( 'Choose image' ).click();
	await waitFor( () =>
		expect( getByRole( document.body, 'alert' ) ).toHaveTextContent( /^Your media library could not be opened/ )
	);
	button( 'Choose image' ).click();
	expect( getByRole( document.body, 'alert' ) ).toBeEmptyDOMElement();
	expect( library ).toHaveBeenCalledTimes( 2 );
} );
