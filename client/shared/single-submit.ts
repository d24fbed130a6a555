import { STILL_UNSAVED } from './unsaved-form';

/** For so many milliseconds the same is not sent again: by then the answer is there, or the owner wants it to be tried anew. */
const SAME = 10_000;

interface Sent {
	what: string;
	at: number;
}

/** What a form would send, with the button that was pressed. */
function contentOf( form: HTMLFormElement, button: HTMLElement | null ): string {
	const fields = [ ...new FormData( form ) ].map( ( [ name, value ] ) => [
		name,
		typeof value === 'string' ? value : `${ value.name } ${ value.size }`,
	] );
	const pressed = button instanceof HTMLButtonElement ? [ button.name, button.value ] : [];
	return JSON.stringify( [ fields, pressed ] );
}

/**
 * Sends a form once where its button is pressed twice: the second time would add the same again, or find that what it adds is there
 * already.
 */
export function guardDoubleSubmit(): void {
	const sent = new WeakMap< HTMLFormElement, Sent >();
	// Beyond the listeners of the form itself, which may keep it.
	document.addEventListener( 'submit', ( event ) => {
		const form = event.target;
		if ( event.defaultPrevented || ! ( form instanceof HTMLFormElement ) || form.method !== 'post' ) {
			return;
		}
		// A file changes nothing, and may be wanted again.
		if ( event.submitter?.hasAttribute( 'data-storewright-download' ) ) {
			return;
		}
		const what = contentOf( form, event.submitter );
		const before = sent.get( form );
		if ( before?.what === what && performance.now() - before.at < SAME ) {
			event.preventDefault();
			event.stopImmediatePropagation();
			return;
		}
		sent.set( form, { what, at: performance.now() } );
	} );
	// It could not be sent, or the page is shown as it was left.
	document.addEventListener( STILL_UNSAVED, ( { target } ) => sent.delete( target as HTMLFormElement ), true );
	window.addEventListener( 'pageshow', () =>
		document.querySelectorAll( 'form' ).forEach( ( form ) => sent.delete( form ) )
	);
}
