import { __ } from '@wordpress/i18n';

import { guardUnsaved } from '../unsaved-form';
import { attachLock } from './lock';
import { attachSuggestions } from './suggestions';

/** After how many milliseconds without typing the amounts are calculated anew. */
const PAUSE = 600;

const CALCULATION = '#storewright-order-calculation';

/** Shows of the statuses only what follows from the chosen one. */
function attachFollows( form: HTMLFormElement ): void {
	const status = form.querySelector< HTMLSelectElement >( 'select[name="status"]' );
	const show = () =>
		form
			.querySelectorAll< HTMLElement >( '.storewright-order__follows li' )
			.forEach( ( item ) => ( item.hidden = item.dataset.status !== status?.value ) );
	status?.addEventListener( 'change', show );
	show();
}

/** Shows the amounts as they would be saved, while items are typed. */
function attachCalculation( form: HTMLFormElement ): void {
	let timer = 0;
	let running: AbortController | undefined;
	const say = ( text: string ) => {
		const place = form.querySelector( CALCULATION );
		if ( place !== null ) {
			place.textContent = text;
		}
	};
	const calculate = async () => {
		running?.abort();
		running = new AbortController();
		const body = new FormData( form );
		for ( const field of form.querySelectorAll( 'input' ) ) {
			if ( isHalfTyped( field ) && field === form.ownerDocument.activeElement ) {
				body.delete( field.name );
			}
		}
		leaveOutWithoutAmount( body );
		body.set( 'do', 'preview' );
		try {
			const answer = await fetch( form.action, { method: 'POST', body, signal: running.signal } );
			const page = new DOMParser().parseFromString( await answer.text(), 'text/html' );
			const error = page.querySelector( '.notice-error' )?.textContent?.trim() ?? '';
			const calculation = page.querySelector( CALCULATION );
			if ( error !== '' ) {
				say( error );
			} else if ( calculation?.hasChildNodes() ) {
				form.querySelector( CALCULATION )?.replaceChildren( ...calculation.childNodes );
			} else {
				// Such as the page that asks somebody to log in again.
				say( __( 'The amounts could not be calculated. Reload the page.', 'storewright' ) );
			}
		} catch ( failure ) {
			if ( ! ( failure instanceof DOMException && failure.name === 'AbortError' ) ) {
				say( __( 'The amounts could not be calculated. Check your connection.', 'storewright' ) );
			}
		}
	};
	const listen = ( event: Event ) => {
		const field = event.target;
		if (
			( field instanceof HTMLInputElement || field instanceof HTMLSelectElement ) &&
			/^(items|fees|ships|coupons|new)(\[|_)/.test( field.name ) &&
			// What is left in a field is meant.
			isHalfTyped( field ) === ( event.type === 'change' )
		) {
			window.clearTimeout( timer );
			timer = window.setTimeout( () => void calculate(), PAUSE );
		}
	};
	form.addEventListener( 'input', listen );
	form.addEventListener( 'change', listen );
}

/** Whether a field may name something that one is still looking for: a product by a part of its name, or a coupon. */
const isHalfTyped = ( { name, value }: HTMLInputElement | HTMLSelectElement ): boolean =>
	/^new(_coupon$|_coupons\[|\[\d+\]\[product\]$)/.test( name ) && value !== '' && ! /^#\d+ /.test( value );

/** Leaves out new fees and shipping that have a name and no amount yet: one is still typing. */
function leaveOutWithoutAmount( body: FormData ): void {
	for ( const name of [ ...body.keys() ] ) {
		const [ , row ] = /^(new_(?:fee|ship)(?:s\[\d+\])?)\[name\]$/.exec( name ) ?? [];
		if ( row !== undefined && body.get( `${ row }[total]` ) === '' ) {
			body.delete( name );
		}
	}
}

/** Leaves out what the order has already: PHP takes a limited number of fields, and an order may have hundreds of items. */
function sendWhatDiffers( form: HTMLFormElement ): void {
	form.addEventListener( 'formdata', ( { formData } ) => {
		for ( const field of form.elements ) {
			if ( field instanceof HTMLInputElement && field.value === field.dataset.stored ) {
				formData.delete( field.name );
			}
		}
	} );
}

/** Copies an address. */
function attachCopy( button: HTMLButtonElement ): void {
	button.hidden = false;
	button.addEventListener( 'click', () => {
		const text = document.getElementById( button.dataset.copy ?? '' )?.innerText ?? '';
		void navigator.clipboard.writeText( text ).then( () => ( button.textContent = __( 'Copied', 'storewright' ) ) );
	} );
}

/** Makes the page of an order quick. */
export function attachPage( root: Document ): void {
	const print = root.querySelector< HTMLButtonElement >( 'button[data-print]' );
	if ( print !== null ) {
		print.hidden = false;
		print.addEventListener( 'click', () => window.print() );
	}
	root.querySelectorAll< HTMLButtonElement >( '#storewright-order button[data-copy]' ).forEach( attachCopy );
	const page = root.querySelector< HTMLElement >( '#storewright-order' );
	const form = root.querySelector< HTMLFormElement >( '#storewright-order-form' );
	// Who may only look at the order has no form.
	if ( page === null || form === null ) {
		return;
	}
	attachFollows( form );
	attachCalculation( form );
	sendWhatDiffers( form );
	guardUnsaved( form );
	const refund = root.querySelector< HTMLFormElement >( '#storewright-refund-form' );
	if ( refund !== null ) {
		sendWhatDiffers( refund );
	}
	attachLock( page );
	form.querySelectorAll< HTMLInputElement >( 'input[data-suggest]' ).forEach( attachSuggestions );
}
