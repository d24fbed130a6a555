import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';

import { openLibrary } from './media-library';

function addButton( text: string, name: string ): HTMLButtonElement {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'button';
	button.textContent = text;
	/* translators: 1: what the button does, such as Choose image, 2: name of a setting, such as Placeholder image. */
	button.setAttribute( 'aria-label', sprintf( __( '%1$s: %2$s', 'storewright' ), text, name ) );
	return button;
}

/**
 * Adds the picture that a field names by its id or address, and buttons that choose another one in the media library and remove it.
 * The field itself stays: an address may be typed.
 *
 * @param field Its data attribute has the address of the picture that it names, '' for none.
 */
export function attachPicture( field: HTMLInputElement ): void {
	const name = field.labels?.[ 0 ]?.textContent.trim() ?? '';
	const row = document.createElement( 'div' );
	row.className = 'storewright-picture';
	const picture = document.createElement( 'img' );
	picture.alt = '';
	const choose = addButton( __( 'Choose image', 'storewright' ), name );
	const remove = addButton( __( 'Remove image', 'storewright' ), name );
	const problem = document.createElement( 'p' );
	problem.className = 'storewright-error';
	problem.setAttribute( 'role', 'alert' );

	const show = ( url: string ) => {
		picture.hidden = url === '';
		picture.src = url;
		remove.hidden = field.value === '';
	};
	// One that is not there, or no picture, is not shown.
	picture.addEventListener( 'error', () => {
		picture.hidden = true;
	} );
	const put = ( value: string, url: string ) => {
		field.value = value;
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		show( url );
	};
	let opening = new AbortController();
	const open = async () => {
		opening.abort();
		opening = new AbortController();
		const { signal } = opening;
		problem.textContent = '';
		try {
			await openLibrary(
				( { id, url } ) => put( String( id ), url ),
				() => choose.focus(),
				signal
			);
		} catch {
			if ( ! signal.aborted ) {
				problem.textContent = __(
					'Your media library could not be opened. Check your connection and try again.',
					'storewright'
				);
			}
		}
	};
	choose.addEventListener( 'click', () => void open() );
	remove.addEventListener( 'click', () => {
		put( '', '' );
		choose.focus();
		speak( __( 'Image removed', 'storewright' ) );
	} );
	field.addEventListener( 'input', () => show( /^https?:\/\//.test( field.value ) ? field.value : '' ) );
	row.append( picture, choose, remove );
	field.after( row, problem );
	show( field.dataset.storewrightPicture ?? '' );
}
