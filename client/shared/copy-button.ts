import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';

/** For how long the button says that the text was copied, in milliseconds. */
export const COPIED_TIMEOUT = 2_000;

/**
 * Copies the text of a field. Browsers hide the clipboard from pages without HTTPS: there, the text is selected and copied.
 *
 * @param field A field that is only read.
 * @return Whether it was copied; where it was not, it is selected.
 */
export async function copyField( field: HTMLInputElement ): Promise< boolean > {
	// Undefined without HTTPS.
	const clipboard = navigator.clipboard as Clipboard | undefined;
	try {
		if ( clipboard ) {
			await clipboard.writeText( field.value );
			return true;
		}
	} catch {
		// Refused, as in a frame: the older way may be allowed.
	}
	// Selecting alone takes the focus in some browsers only, and copying needs it.
	field.focus();
	field.select();
	return document.execCommand( 'copy' );
}

/**
 * Adds a button that copies the text of a field. Where the browser does not allow it, the text is selected instead.
 *
 * @param field A field that is only read.
 */
export function attachCopyButton( field: HTMLInputElement ): void {
	const name = field.labels?.[ 0 ]?.textContent.trim() ?? '';
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'button storewright-copy';
	const reset = () => {
		button.textContent = __( 'Copy', 'storewright' );
		/* translators: %s: name of a field, such as Consumer key. */
		button.setAttribute( 'aria-label', sprintf( __( 'Copy: %s', 'storewright' ), name ) );
	};
	reset();
	let timer = 0;
	const press = async () => {
		const isCopied = await copyField( field );
		const text = isCopied
			? __( 'Copied', 'storewright' )
			: __( 'Selected: copy it with your keyboard', 'storewright' );
		if ( isCopied ) {
			button.focus();
		}
		speak( text );
		button.textContent = text;
		// The name is what the button says now.
		button.removeAttribute( 'aria-label' );
		window.clearTimeout( timer );
		timer = window.setTimeout( reset, COPIED_TIMEOUT );
	};
	button.addEventListener( 'click', () => void press() );
	field.after( button );
}
