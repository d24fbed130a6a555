import { speak } from '@wordpress/a11y';
import { getByLabelText, getByRole, waitFor } from '@testing-library/dom';

import { attachCopyButton } from './copy-button';

jest.mock( '@wordpress/a11y' );

const writeText = jest.fn();
const execCommand = jest.fn();

function page(): HTMLInputElement {
	document.body.innerHTML =
		'<p><label for="key">Consumer key</label><br><input type="text" id="key" readonly value="ck_123"></p>';
	const field = getByLabelText< HTMLInputElement >( document.body, 'Consumer key' );
	attachCopyButton( field );
	return field;
}

const button = ( name = 'Copy: Consumer key' ) => getByRole( document.body, 'button', { name } );
const says = ( name: string ) => waitFor( () => expect( button( name ) ).toHaveTextContent( name ) );
const allow = ( clipboard: unknown ) =>
	Object.defineProperty( navigator, 'clipboard', { value: clipboard, configurable: true } );

beforeEach( () => {
	jest.resetAllMocks();
	document.execCommand = execCommand;
} );

it( 'copies the text of its field and says so', async () => {
	allow( { writeText: writeText.mockResolvedValue( undefined ) } );
	page();
	button().click();
	await says( 'Copied' );
	expect( writeText ).toHaveBeenCalledWith( 'ck_123' );
	expect( speak ).toHaveBeenCalledWith( 'Copied' );
	expect( execCommand ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'on a page without HTTPS', undefined ],
	[ 'where the clipboard is refused', { writeText: () => Promise.reject( new Error( 'Refused.' ) ) } ],
] )( 'copies the selection: %s', async ( _, clipboard ) => {
	allow( clipboard );
	const field = page();
	execCommand.mockImplementation( () => field.ownerDocument.activeElement === field );
	button().click();
	await says( 'Copied' );
	expect( execCommand ).toHaveBeenCalledWith( 'copy' );
	expect( field.value.slice( field.selectionStart ?? 0, field.selectionEnd ?? 0 ) ).toBe( 'ck_123' );
	expect( button( 'Copied' ) ).toHaveFocus();
} );

it( 'leaves the text selected where the browser copies nothing', async () => {
	allow( undefined );
	execCommand.mockReturnValue( false );
	const field = page();
	button().click();
	await says( 'Selected: copy it with your keyboard' );
	expect( field ).toHaveFocus();
} );

it( 'says for two seconds that it was copied [B9-012]', async () => {
	allow( { writeText: writeText.mockResolvedValue( undefined ) } );
	jest.useFakeTimers();
	page();
	button().click();
	await Promise.resolve();
	await Promise.resolve();
	jest.advanceTimersByTime( 1_999 );
	expect( button( 'Copied' ) ).toHaveTextContent( 'Copied' );
	jest.advanceTimersByTime( 1 );
	expect( button() ).toHaveTextContent( /^Copy$/ );
	jest.useRealTimers();
} );
