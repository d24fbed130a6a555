import { focusHeading } from '../shared/focus-heading';
import './reminder.scss';

/**
 * The reminder bar on pages that WordPress renders. It is a form that works by itself: this only spares the reload.
 */

const HIDDEN_OPTION = 'woocommerce_task_list_reminder_bar_hidden';

/**
 * Keeps the bar closed, for all administrators.
 *
 * @param endpoint URL of the options route.
 * @param nonce    Nonce of the REST API.
 */
async function keepClosed( endpoint: string, nonce: string ): Promise< void > {
	const response = await fetch( endpoint, {
		method: 'POST',
		credentials: 'same-origin',
		headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
		body: JSON.stringify( { [ HIDDEN_OPTION ]: 'yes' } ),
	} );
	if ( ! response.ok ) {
		throw new Error( `The options route answered ${ response.status }.` );
	}
}

/**
 * Lets the bar be closed without a reload. Where that fails, the form is sent after all, and its answer tells why.
 *
 * @param bar The element that PHP printed.
 */
export function attachReminder( bar: Element ): void {
	const form = bar.querySelector( 'form' );
	const { endpoint, nonce } = form?.dataset ?? {};
	if ( ! form || ! endpoint || ! nonce ) {
		return;
	}
	let busy = false;
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( busy ) {
			return;
		}
		busy = true;
		keepClosed( endpoint, nonce ).then(
			() => {
				bar.remove();
				focusHeading( '#wpbody-content' );
			},
			() => form.submit()
		);
	} );
}

document.querySelectorAll( '.storewright-reminder' ).forEach( attachReminder );
