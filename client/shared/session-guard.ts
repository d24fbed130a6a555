import { __ } from '@wordpress/i18n';

import { STILL_UNSAVED } from './unsaved-form';

/** Within so many milliseconds after the page was opened nobody is logged out by the time. */
const FRESH = 60_000;

/** The form, and what tells its session from another one: WordPress's nonce of REST requests. */
const FORM = 'form[data-storewright-session]';

const NONCE = 'input[name="_wpnonce"]';

/** Whether the owner is still logged in, and as before. */
type Session = 'same' | 'other' | 'none' | 'unreachable';

async function sessionOf( form: HTMLFormElement ): Promise< Session > {
	const { ajaxurl } = window as unknown as { ajaxurl: string };
	try {
		const answer = await fetch( `${ ajaxurl }?action=rest-nonce`, { cache: 'no-store' } );
		const text = ( await answer.text() ).trim();
		if ( text === '0' || text === '-1' ) {
			return 'none';
		}
		// Anything else but a nonce is of something between here and WordPress: the form is sent as it would be without this.
		return ! /^[0-9a-f]{10}$/.test( text ) || text === form.dataset.storewrightSession ? 'same' : 'other';
	} catch {
		return 'unreachable';
	}
}

/**
 * After the owner has logged in again, the form's own nonce is an old one: takes that of the page as it would be opened now. Says whether
 * it could.
 */
async function renew( form: HTMLFormElement ): Promise< boolean > {
	try {
		const answer = await fetch( window.location.href, { cache: 'no-store' } );
		const page = new DOMParser().parseFromString( await answer.text(), 'text/html' );
		const fresh = page.querySelector< HTMLFormElement >( FORM );
		const nonce = fresh?.querySelector< HTMLInputElement >( NONCE )?.value;
		const own = form.querySelector< HTMLInputElement >( NONCE );
		if ( ! answer.ok || ! own || nonce === undefined ) {
			return false;
		}
		own.value = nonce;
		form.dataset.storewrightSession = fresh?.dataset.storewrightSession;
		return true;
	} catch {
		return false;
	}
}

/** Sends the form as the pressed button would. */
function send( form: HTMLFormElement, button: HTMLElement | null ): void {
	const pressed = document.createElement( 'input' );
	const { enctype } = form;
	if ( button instanceof HTMLButtonElement ) {
		Object.assign( pressed, { type: 'hidden', name: button.name, value: button.value } );
		form.append( pressed );
		form.enctype = button.getAttribute( 'formenctype' ) ?? enctype;
	}
	HTMLFormElement.prototype.submit.call( form );
	// What was sent may have been a download: then the page stays.
	pressed.remove();
	form.enctype = enctype;
}

function say( form: HTMLFormElement, text: string ): void {
	document.getElementById( 'storewright-not-sent' )?.remove();
	const notice = document.createElement( 'div' );
	const sentence = document.createElement( 'p' );
	sentence.textContent = text;
	notice.id = 'storewright-not-sent';
	notice.className = 'notice notice-error inline';
	notice.setAttribute( 'role', 'alert' );
	notice.tabIndex = -1;
	notice.append( sentence );
	form.before( notice );
	notice.focus();
	form.dispatchEvent( new Event( STILL_UNSAVED ) );
}

async function trySending( form: HTMLFormElement, button: HTMLElement | null ): Promise< void > {
	const session = await sessionOf( form );
	if ( session === 'none' ) {
		say( form, __( 'You have been logged out. Log in again in another tab, then try again.', 'storewright' ) );
	} else if ( session === 'unreachable' ) {
		say( form, __( 'Your store could not be reached. Check your connection and try again.', 'storewright' ) );
	} else if ( session === 'other' && ! ( await renew( form ) ) ) {
		say( form, __( 'Your store could not be reached. Check your connection and try again.', 'storewright' ) );
	} else {
		send( form, button );
	}
}

/**
 * Looks whether the owner is still logged in before a form that was open for a while is sent: WordPress would show the page to log in,
 * and what was typed would be gone.
 */
export function guardSession(): void {
	let isLooking = false;
	// Beyond the listeners of the form itself, which may keep it.
	document.addEventListener( 'submit', ( event ) => {
		const form = event.target;
		if ( event.defaultPrevented || ! ( form instanceof HTMLFormElement ) || ! form.matches( FORM ) ) {
			return;
		}
		if ( performance.now() < FRESH ) {
			return;
		}
		event.preventDefault();
		if ( ! isLooking ) {
			isLooking = true;
			void trySending( form, event.submitter ).finally( () => ( isLooking = false ) );
		}
	} );
}
