/** The quick edit of the list of products: its page's form, shown below the row, and saved without leaving the list. */
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';

const FORM = 'form.storewright-quick-edit';

const parse = async ( response: Response ): Promise< Document > =>
	new DOMParser().parseFromString( await response.text(), 'text/html' );

const formIn = ( page: Document ): HTMLFormElement | null => page.querySelector< HTMLFormElement >( FORM );

/** Makes the room of the form below a row, in the place of another one that is open. */
function makeRoom( row: HTMLTableRowElement ): HTMLTableRowElement {
	document.querySelector( '.storewright-quick-edit-row' )?.remove();
	const place = document.createElement( 'tr' );
	place.className = 'storewright-quick-edit-row is-loading';
	const cell = place.insertCell();
	// Cells of columns that the owner hides take no room.
	cell.colSpan = [ ...row.cells ].filter( ( { offsetParent } ) => offsetParent !== null ).length;
	cell.className = 'colspanchange';
	const status = document.createElement( 'p' );
	status.role = 'status';
	status.textContent = __( 'Loading…', 'storewright' );
	cell.append( status );
	row.after( place );
	return place;
}

/**
 * Opens the form below a row. Where that fails, the link leads to its page as it does without a script.
 *
 * @param link The row's link.
 */
async function open( link: HTMLAnchorElement ): Promise< void > {
	const row = link.closest( 'tr' );
	const place = row && makeRoom( row );
	const form = formIn( await parse( await fetch( link.href, { credentials: 'same-origin' } ) ) );
	if ( ! row || ! place || ! form ) {
		window.location.assign( link.href );
		return;
	}
	// Another one was opened meanwhile.
	if ( ! place.isConnected ) {
		return;
	}
	place.classList.remove( 'is-loading' );
	place.cells[ 0 ]?.replaceChildren( form );
	attachForm( form, place, row, link );
	form.querySelector< HTMLInputElement >( 'input:not([type="hidden"])' )?.focus();
}

/**
 * Has a form saved in its place.
 *
 * @param form
 * @param place The row that it is in.
 * @param row   The product's row.
 * @param link  What opened it, which gets the focus back.
 */
function attachForm( form: HTMLFormElement, place: HTMLElement, row: Element, link: HTMLElement ): void {
	const close = () => {
		place.remove();
		link.focus();
	};
	form.querySelector( '.storewright-quick-edit__cancel' )?.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		close();
	} );
	form.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Escape' ) {
			close();
		}
	} );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		const button = form.querySelector< HTMLButtonElement >( 'button[type="submit"]' );
		if ( button?.getAttribute( 'aria-disabled' ) === 'true' ) {
			return;
		}
		button?.setAttribute( 'aria-disabled', 'true' );
		save( form, row, place ).catch( () => {
			button?.removeAttribute( 'aria-disabled' );
			// What was typed is sent as a page: it says what went wrong.
			form.submit();
		} );
	} );
}

async function save( form: HTMLFormElement, row: Element, place: HTMLElement ): Promise< void > {
	const response = await fetch( form.action, {
		method: 'POST',
		body: new FormData( form ),
		credentials: 'same-origin',
	} );
	const again = formIn( await parse( response ) );
	if ( again ) {
		form.replaceWith( again );
		const link = row.querySelector< HTMLElement >( '.storewright-quick-edit-link' ) ?? again;
		attachForm( again, place, row, link );
		const wrong = again.querySelector< HTMLElement >( '[aria-invalid="true"]' );
		( wrong ?? again.querySelector< HTMLElement >( 'input:not([type="hidden"])' ) )?.focus();
		speak( again.querySelector( '[role="alert"]' )?.textContent ?? '', 'assertive' );
		return;
	}
	// The list as the owner sees it, with this row as it is now.
	const list = await parse( await fetch( window.location.href, { credentials: 'same-origin' } ) );
	const renewed = list.getElementById( row.id );
	place.remove();
	if ( renewed ) {
		row.replaceWith( renewed );
		renewed.querySelector< HTMLElement >( '.storewright-quick-edit-link' )?.focus();
	} else {
		row.remove();
	}
	speak( __( 'The product was updated.', 'storewright' ), 'polite' );
}

/**
 * Opens the form in the list for each link to it, also in rows that come later.
 *
 * @param root Where the links are.
 */
export function attachQuickEdit( root: Document ): void {
	root.addEventListener( 'click', ( event ) => {
		const target = event.target instanceof Element ? event.target : null;
		const link = target?.closest< HTMLAnchorElement >( 'a.storewright-quick-edit-link' );
		if ( link && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey ) {
			event.preventDefault();
			open( link ).catch( () => window.location.assign( link.href ) );
		}
	} );
}
