/** The order of WordPress's lists of terms: rows are dragged, and their buttons move them without leaving the page. */
import { speak } from '@wordpress/a11y';
import { __ } from '@wordpress/i18n';

const MOVE = 'storewright_move';

const PLACE = '.storewright-place';

const BUTTON = `button[name="${ MOVE }"]`;

const idOf = ( row: Element ): string => row.id.replace( /^tag-/, '' );

const parentOf = ( row: Element ): string | undefined => row.querySelector< HTMLElement >( PLACE )?.dataset.parent;

const levelOf = ( row: Element ): number => Number( /\blevel-(\d+)/.exec( row.className )?.[ 1 ] ?? 0 );

/** A row with those of the terms below it, which WordPress shows right behind. */
function blockOf( row: Element ): Element[] {
	const block = [ row ];
	for (
		let next = row.nextElementSibling;
		next && levelOf( next ) > levelOf( row );
		next = next.nextElementSibling
	) {
		block.push( next );
	}
	return block;
}

/** Rows of the terms with the same parent. */
const siblingsOf = ( row: Element ): Element[] =>
	[ ...( row.parentElement?.children ?? [] ) ].filter( ( other ) => parentOf( other ) === parentOf( row ) );

function say( list: Element, text: string ): void {
	document.querySelectorAll( '.storewright-moved' ).forEach( ( notice ) => notice.remove() );
	const notice = document.createElement( 'div' );
	notice.className = 'notice notice-error storewright-moved';
	notice.append( document.createElement( 'p' ) );
	notice.firstElementChild?.append( text );
	list.closest( 'form' )?.before( notice );
	speak( text, 'assertive' );
}

/**
 * Sends a move with the list's form, and shows the list as the server has it then.
 *
 * @param list
 * @param move As a button sends it.
 * @return Whether the server has answered.
 */
async function send( list: Element, move: string ): Promise< boolean > {
	const form = list.closest( 'form' );
	if ( ! form ) {
		return false;
	}
	const body = new FormData( form );
	body.set( MOVE, move );
	list.setAttribute( 'aria-busy', 'true' );
	try {
		const answer = await fetch( window.location.href, { method: 'POST', body, credentials: 'same-origin' } );
		const page = new DOMParser().parseFromString( await answer.text(), 'text/html' );
		const rows = page.getElementById( 'the-list' );
		const said = page.querySelector( '.storewright-moved' );
		if ( ! answer.ok || ! rows || ! said ) {
			throw new Error( String( answer.status ) );
		}
		list.replaceChildren( ...rows.children );
		document.querySelectorAll( '.storewright-moved' ).forEach( ( notice ) => notice.remove() );
		if ( said.getAttribute( 'role' ) === 'alert' ) {
			say( list, said.textContent.trim() );
		} else {
			speak( said.textContent.trim(), 'polite' );
		}
		return true;
	} catch {
		say( list, __( 'The order could not be saved. Check your connection and try again.', 'storewright' ) );
		return false;
	} finally {
		list.removeAttribute( 'aria-busy' );
	}
}

function addHandles( list: Element ): void {
	list.querySelectorAll( `${ PLACE }:not(:has(${ PLACE }__handle))` ).forEach( ( place ) => {
		const handle = document.createElement( 'span' );
		handle.className = 'storewright-place__handle';
		// Whoever does not drag has the buttons.
		handle.setAttribute( 'aria-hidden', 'true' );
		handle.innerHTML = '<span class="dashicons dashicons-menu"></span>';
		place.prepend( handle );
	} );
}

/**
 * Moves a row and those below it to where the pointer is, among the rows of the same parent.
 *
 * @param row
 * @param y   Of the pointer, in the window.
 */
function follow( row: Element, y: number ): void {
	for ( const other of siblingsOf( row ) ) {
		const block = blockOf( other );
		const { top } = other.getBoundingClientRect();
		const { bottom } = ( block[ block.length - 1 ] ?? other ).getBoundingClientRect();
		if ( other === row || y < top || y > bottom ) {
			continue;
		}
		const isAbove = row.compareDocumentPosition( other ) === Node.DOCUMENT_POSITION_PRECEDING;
		const middle = ( top + bottom ) / 2;
		if ( isAbove && y < middle ) {
			other.before( ...blockOf( row ) );
		} else if ( ! isAbove && y > middle ) {
			( block[ block.length - 1 ] ?? other ).after( ...blockOf( row ) );
		}
		return;
	}
}

/**
 * Drags a row until the pointer is let go, and saves where it is then.
 *
 * @param list
 * @param row
 */
function drag( list: Element, row: Element ): void {
	const before = [ ...list.children ];
	const dragging = new AbortController();
	const { signal } = dragging;
	const moved = blockOf( row );
	moved.forEach( ( { classList } ) => classList.add( 'is-storewright-dragged' ) );
	const end = () => {
		dragging.abort();
		moved.forEach( ( { classList } ) => classList.remove( 'is-storewright-dragged' ) );
	};
	const back = () => list.append( ...before );
	// The handle moves with its row, and a pointer that it has captured is lost then.
	document.addEventListener( 'pointermove', ( { clientY } ) => follow( row, clientY ), { signal } );
	const cancel = () => {
		end();
		back();
	};
	document.addEventListener( 'pointercancel', cancel, { signal } );
	document.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && cancel(), { signal } );
	document.addEventListener(
		'pointerup',
		() => {
			end();
			if ( before.every( ( other, place ) => list.children[ place ] === other ) ) {
				return;
			}
			const siblings = siblingsOf( row );
			const next = siblings[ siblings.indexOf( row ) + 1 ];
			const previous = siblings[ siblings.indexOf( row ) - 1 ];
			const move = next
				? `before.${ idOf( row ) }.${ idOf( next ) }`
				: `after.${ idOf( row ) }.${ previous ? idOf( previous ) : '' }`;
			void send( list, move ).then( ( isSent ) => isSent || back() );
		},
		{ signal }
	);
}

/**
 * Has the list of terms of a page dragged and moved.
 *
 * @param root
 */
export function attachTermOrder( root: Document ): void {
	const list = root.getElementById( 'the-list' );
	if ( ! list || ! root.body.classList.contains( 'edit-tags-php' ) ) {
		return;
	}
	addHandles( list );
	// Rows come with WordPress's form as well.
	new MutationObserver( () => addHandles( list ) ).observe( list, { childList: true } );
	list.addEventListener( 'pointerdown', ( event ) => {
		const handle = ( event.target as Element ).closest< HTMLElement >( `${ PLACE }__handle` );
		const row = handle?.closest( 'tr' );
		if ( handle && row && event.button === 0 && ! list.hasAttribute( 'aria-busy' ) ) {
			event.preventDefault();
			drag( list, row );
		}
	} );
	list.addEventListener( 'click', ( event ) => {
		const button = ( event.target as Element ).closest< HTMLButtonElement >( BUTTON );
		if ( ! button ) {
			return;
		}
		event.preventDefault();
		const { value } = button;
		if ( list.hasAttribute( 'aria-busy' ) ) {
			return;
		}
		void send( list, value ).then( ( isSent ) => {
			if ( isSent ) {
				const again = [ ...list.querySelectorAll< HTMLButtonElement >( BUTTON ) ];
				const same = again.find( ( other ) => other.value === value );
				// At the end the other direction is left.
				const id = value.split( '.' )[ 1 ];
				( same?.disabled
					? again.find( ( other ) => other.value.endsWith( `.${ id }` ) && ! other.disabled )
					: same
				)?.focus();
			}
		} );
	} );
}
