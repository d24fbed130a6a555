/** Class of the row that the address asks for, until the focus leaves it. */
const ASKED = 'is-asked';

/** The element that the address names. */
function namedElement(): HTMLElement | null {
	try {
		return document.getElementById( decodeURIComponent( window.location.hash.slice( 1 ) ) );
	} catch {
		// A fragment such as `#50%` names none.
		return null;
	}
}

/** Shows the field that the address names, marks its row, and puts the focus into it. */
function showAskedField(): void {
	const target = namedElement();
	const row = target?.closest( 'tr' );
	if ( ! target || ! row ) {
		return;
	}
	// One that has no effect at the moment is hidden.
	row.hidden = false;
	document.querySelectorAll( `.${ ASKED }` ).forEach( ( other ) => other.classList.remove( ASKED ) );
	row.classList.add( ASKED );
	row.scrollIntoView( { block: 'center' } );
	// The very element that the browser itself goes to once the page is loaded.
	target.focus( { preventScroll: true } );
	const leave = ( { relatedTarget }: FocusEvent ) => {
		if ( ! ( relatedTarget instanceof Node && row.contains( relatedTarget ) ) ) {
			row.classList.remove( ASKED );
			row.removeEventListener( 'focusout', leave );
		}
	};
	row.addEventListener( 'focusout', leave );
}

/** Leads to the field that the address names, such as that of a setting that was searched for: now, and whenever it names another. */
export function attachAskedField(): void {
	window.addEventListener( 'hashchange', showAskedField );
	showAskedField();
}
