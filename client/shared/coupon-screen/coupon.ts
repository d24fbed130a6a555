import { __ } from '@wordpress/i18n';

import { attachSuggestions } from '../order-screen/suggestions';
import { guardUnsaved } from '../unsaved-form';

/** After how many milliseconds without typing the example is calculated anew. */
const PAUSE = 500;

const EXAMPLE = '#storewright-coupon-example';

/** Sends the form to be shown, not saved, and returns the page that the server makes of it. */
async function ask( form: HTMLFormElement, what: string, signal?: AbortSignal ): Promise< Document > {
	const body = new FormData( form );
	body.set( 'do', what );
	const answer = await fetch( form.action, { method: 'POST', body, ...( signal ? { signal } : {} ) } );
	if ( ! answer.ok ) {
		throw new Error( String( answer.status ) );
	}
	return new DOMParser().parseFromString( await answer.text(), 'text/html' );
}

/** Shows what the coupon does to a cart while one types. */
function attachExample( form: HTMLFormElement ): void {
	const place = form.querySelector( EXAMPLE );
	let timer = 0;
	let running: AbortController | undefined;
	const show = async () => {
		running?.abort();
		running = new AbortController();
		try {
			const page = await ask( form, 'preview', running.signal );
			place?.replaceChildren( page.querySelector( EXAMPLE )?.textContent ?? '' );
		} catch ( failure ) {
			if ( ! ( failure instanceof DOMException && failure.name === 'AbortError' ) ) {
				place?.replaceChildren(
					__( 'The example could not be calculated. Check your connection.', 'storewright' )
				);
			}
		}
	};
	form.addEventListener( 'input', () => {
		window.clearTimeout( timer );
		timer = window.setTimeout( () => void show(), PAUSE );
	} );
}

/** Puts a made-up code into the field without leaving the page. */
function attachGenerator( form: HTMLFormElement ): void {
	const button = form.querySelector< HTMLButtonElement >( 'button[value="generate"]' );
	const field = form.querySelector< HTMLInputElement >( 'input[name="code"]' );
	button?.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		void ask( form, 'generate' ).then(
			( page ) => {
				if ( field !== null ) {
					field.value = page.querySelector< HTMLInputElement >( 'input[name="code"]' )?.value ?? field.value;
					field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
					field.focus();
				}
			},
			// The button does the same without the script.
			() => form.requestSubmit( button )
		);
	} );
}

/** Adds a chosen product to its list at once. */
function attachChosen( input: HTMLInputElement ): void {
	const list = document.querySelector( `[data-chosen="${ input.dataset.addsTo ?? '' }"]` );
	attachSuggestions( input );
	input.addEventListener( 'input', () => {
		const isOffered = Array.from( input.list?.children ?? [] ).some(
			( option ) => option instanceof HTMLOptionElement && option.value === input.value
		);
		const [ , id, name ] = /^#(\d+) (.*)$/.exec( input.value ) ?? [];
		if ( ! isOffered || id === undefined || list === null ) {
			return;
		}
		if ( list.querySelector( `input[value="${ id }"]` ) === null ) {
			const label = document.createElement( 'label' );
			const box = Object.assign( document.createElement( 'input' ), {
				type: 'checkbox',
				name: `${ input.dataset.addsTo ?? '' }[]`,
				value: id,
				checked: true,
			} );
			label.append( box, ` ${ name ?? '' }` );
			list.append( label );
		}
		input.value = '';
	} );
}

/** Makes the page of a coupon quick. */
export function attachCoupon( root: Document ): void {
	const form = root.querySelector< HTMLFormElement >( 'form.storewright-coupon' );
	if ( form !== null ) {
		attachExample( form );
		attachGenerator( form );
		guardUnsaved( form );
		form.querySelectorAll< HTMLInputElement >( '[data-suggest="products"]' ).forEach( attachChosen );
	}
}
