import { __ } from '@wordpress/i18n';

import { screenData } from './screen-data';

/** After how many milliseconds the progress of a change of many orders is looked at again. */
const POLL = 3000;

/** How often it is looked without an answer: the last time about three minutes after the first. */
const ATTEMPTS = 6;

const ROW = 'tr[data-id]';

/** Asks the server for the page that a link leads to. */
async function fetchPage( url: string ): Promise< Document > {
	const answer = await fetch( url, { credentials: 'same-origin' } );
	if ( ! answer.ok ) {
		throw new Error( String( answer.status ) );
	}
	return new DOMParser().parseFromString( await answer.text(), 'text/html' );
}

/** Opens the preview below a row, or closes it. Where the server does not answer, the link is followed. */
async function togglePreview( link: HTMLAnchorElement ): Promise< void > {
	const row = link.closest< HTMLElement >( ROW );
	const open = row?.nextElementSibling;
	if ( open instanceof HTMLElement && open.matches( '.storewright-preview' ) ) {
		open.remove();
		link.setAttribute( 'aria-expanded', 'false' );
		return;
	}
	try {
		const page = await fetchPage( link.href );
		const preview = page.querySelector( `.storewright-preview[data-preview-of="${ row?.dataset.id ?? '' }"]` );
		if ( preview !== null ) {
			row?.after( document.importNode( preview, true ) );
			link.setAttribute( 'aria-expanded', 'true' );
		}
	} catch {
		window.location.assign( link.href );
	}
}

const isTyping = ( target: EventTarget | null ): boolean =>
	target instanceof HTMLElement &&
	( target.isContentEditable || target.matches( 'select, textarea, input:not([type="checkbox"])' ) );

/** Moves along the rows by j and k, opens one by Enter, and chooses one by x. */
function attachKeys( table: HTMLElement ): void {
	const rows = () => [ ...table.querySelectorAll< HTMLElement >( ROW ) ];
	const current = () => table.querySelector< HTMLElement >( `${ ROW }.is-current` );
	const move = ( by: number ) => {
		const all = rows();
		const place = all.findIndex( ( row ) => row.classList.contains( 'is-current' ) );
		const next = all[ Math.max( 0, Math.min( all.length - 1, place < 0 ? 0 : place + by ) ) ];
		all.forEach( ( row ) => row.classList.toggle( 'is-current', row === next ) );
		next?.querySelector< HTMLElement >( 'a.row-title' )?.focus();
		next?.scrollIntoView( { block: 'nearest' } );
	};
	document.addEventListener( 'keydown', ( event ) => {
		if ( isTyping( event.target ) || event.ctrlKey || event.metaKey || event.altKey ) {
			return;
		}
		if ( event.key === 'j' || event.key === 'k' ) {
			event.preventDefault();
			move( event.key === 'j' ? 1 : -1 );
		} else if ( event.key === 'x' ) {
			current()?.querySelector< HTMLInputElement >( 'input[type="checkbox"]' )?.click();
		} else if ( event.key === 'Enter' && event.target === document.body ) {
			current()?.querySelector< HTMLElement >( 'a.row-title' )?.click();
		}
	} );
	table.addEventListener( 'focusin', ( event ) => {
		const row = event.target instanceof Element ? event.target.closest( ROW ) : null;
		rows().forEach( ( other ) => other.classList.toggle( 'is-current', other === row ) );
	} );
}

/** Says that nobody looks any more how far a change is. */
function giveUp( notice: HTMLElement ): void {
	notice.append(
		Object.assign( document.createElement( 'p' ), {
			textContent: __(
				'The store does not answer, so how far it is can’t be shown. The change goes on. Reload this page to see it.',
				'storewright'
			),
		} )
	);
}

/**
 * Looks how far a change of many orders is, until it is done.
 *
 * @param notice   Says how far it is.
 * @param failures How often the store has not answered since it did: the next look is put off by them.
 */
function followRun( notice: HTMLElement, failures = 0 ): void {
	const look = async () => {
		const page = await fetchPage( window.location.href );
		const next = page.querySelector< HTMLElement >( '.storewright-run' );
		if ( next === null ) {
			return;
		}
		const fresh = document.importNode( next, true );
		notice.replaceWith( fresh );
		if ( Number( fresh.dataset.left ) > 0 ) {
			followRun( fresh );
			return;
		}
		const list = page.querySelector( '#the-list' );
		if ( list !== null ) {
			document.querySelector( '#the-list' )?.replaceWith( document.importNode( list, true ) );
		}
	};
	// The change goes on without us: what could not be asked now is asked later.
	const failed = () => ( failures + 1 < ATTEMPTS ? followRun( notice, failures + 1 ) : giveUp( notice ) );
	window.setTimeout( () => void look().catch( failed ), POLL * 2 ** failures );
}

/** Makes the list of orders quick. */
export function attachList( root: Document ): void {
	const list = root.querySelector< HTMLElement >( '#storewright-wc-orders' );
	if ( list === null ) {
		return;
	}
	list.addEventListener( 'click', ( event ) => {
		const link =
			event.target instanceof Element ? event.target.closest< HTMLAnchorElement >( 'a[data-preview]' ) : null;
		if ( link !== null && ! event.ctrlKey && ! event.metaKey && ! event.shiftKey ) {
			event.preventDefault();
			void togglePreview( link );
		}
	} );
	list.addEventListener( 'submit', ( event ) => {
		const form = event.target;
		const action =
			form instanceof HTMLFormElement
				? new FormData( form, ( event as SubmitEvent ).submitter ).get( 'action' )
				: '';
		// eslint-disable-next-line no-alert -- As WordPress asks before it deletes.
		if ( action === 'delete' && ! window.confirm( __( 'Delete these orders permanently?', 'storewright' ) ) ) {
			event.preventDefault();
		}
	} );
	if ( screenData().shortcuts ) {
		attachKeys( list );
	}
	const run = list.querySelector< HTMLElement >( '.storewright-run' );
	if ( run !== null && Number( run.dataset.left ) > 0 ) {
		followRun( run );
	}
}
