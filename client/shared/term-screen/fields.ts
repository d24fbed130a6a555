/** Fields that WordPress's forms of terms have of ours. */
import { __ } from '@wordpress/i18n';

const COLOR = /^#[\da-f]{6}$/i;

/**
 * Adds the browser's own way to choose a color. The field itself stays: a color may be typed, or none.
 *
 * @param field
 */
export function attachColor( field: HTMLInputElement ): void {
	const chooser = document.createElement( 'input' );
	chooser.type = 'color';
	chooser.className = 'storewright-color';
	chooser.setAttribute( 'aria-label', __( 'Choose a color', 'storewright' ) );
	const show = () => {
		chooser.value = COLOR.test( field.value ) ? field.value : '#ffffff';
	};
	chooser.addEventListener( 'input', () => {
		field.value = chooser.value;
		field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	} );
	field.addEventListener( 'input', show );
	field.after( chooser );
	show();
}

/**
 * Has fields with a picture or a color shown as empty, once WordPress has added a term and emptied its form.
 *
 * @param root
 */
export function emptyWithForm( root: Document ): void {
	const list = root.getElementById( 'the-list' );
	const form = root.getElementById( 'addtag' );
	if ( ! list || ! form ) {
		return;
	}
	new MutationObserver( () => {
		form.querySelectorAll< HTMLInputElement >(
			'input[data-storewright-picture], input[data-storewright-color]'
		).forEach( ( field ) => field.value === '' && field.dispatchEvent( new Event( 'input' ) ) );
	} ).observe( list, { childList: true } );
}
