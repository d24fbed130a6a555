import { __, _n, sprintf } from '@wordpress/i18n';

import { searchable } from './format/searchable';

/** From how many choices on a list gets a search field. */
const SEARCHABLE = 8;

/** Creates an element of a class. */
function create< Tag extends keyof HTMLElementTagNameMap >( tag: Tag, name: string ): HTMLElementTagNameMap[ Tag ] {
	const element = document.createElement( tag );
	element.className = `storewright-choices__${ name }`;
	return element;
}

/** Returns a checkbox with its label that chooses an option of the list. */
function choiceOf( option: HTMLOptionElement, onChange: () => void ): HTMLLabelElement {
	const label = create( 'label', 'choice' );
	const box = document.createElement( 'input' );
	box.type = 'checkbox';
	box.checked = option.selected;
	box.addEventListener( 'change', () => {
		option.selected = box.checked;
		onChange();
	} );
	label.append( box, ` ${ option.text }` );
	return label;
}

/** Returns the search field of a list. */
function searchField( name: string, choices: HTMLLabelElement[], status: HTMLElement ): HTMLInputElement {
	const search = create( 'input', 'search' );
	search.type = 'search';
	search.placeholder = __( 'Search', 'storewright' );
	/* translators: %s: name of a setting, such as Countries. */
	search.setAttribute( 'aria-label', sprintf( __( 'Search “%s”', 'storewright' ), name ) );
	search.addEventListener( 'input', () => {
		const wanted = searchable( search.value.trim() );
		for ( const choice of choices ) {
			choice.hidden = ! searchable( choice.textContent ).includes( wanted );
		}
		const found = choices.filter( ( { hidden } ) => ! hidden ).length;
		/* translators: %d: number of choices that contain what was searched. */
		status.textContent = sprintf( _n( '%d result', '%d results', found, 'storewright' ), found );
	} );
	search.addEventListener( 'keydown', ( event ) => {
		// The Enter key would save the form.
		if ( event.key === 'Enter' ) {
			event.preventDefault();
		}
	} );
	return search;
}

/**
 * Shows a list in which several can be chosen as checkboxes, searchable where it is long. The list itself stays in the form,
 * hidden, and is what is sent.
 *
 * @param list The list.
 */
export function attachChoices( list: HTMLSelectElement ): void {
	const label = list.labels[ 0 ];
	const name = label?.textContent.trim() ?? '';
	const group = create( 'div', 'group' );
	const count = create( 'p', 'count' );
	const status = create( 'span', 'status' );
	const items = create( 'div', 'list' );
	const showCount = () => {
		const chosen = list.selectedOptions.length;
		/* translators: %d: number of chosen entries of a list. */
		count.textContent = sprintf( _n( '%d selected', '%d selected', chosen, 'storewright' ), chosen );
	};
	const choices = [ ...list.options ].map( ( option ) => choiceOf( option, showCount ) );
	// What is chosen comes first, so that it is seen without scrolling.
	items.append( ...choices.filter( ( _, index ) => list.options[ index ]?.selected ) );
	items.append( ...choices.filter( ( _, index ) => ! list.options[ index ]?.selected ) );
	status.className = 'screen-reader-text';
	status.setAttribute( 'aria-live', 'polite' );
	group.setAttribute( 'role', 'group' );
	group.setAttribute( 'aria-label', name );
	const help = list.getAttribute( 'aria-describedby' );
	if ( help !== null ) {
		group.setAttribute( 'aria-describedby', help );
	}
	group.append(
		...( choices.length >= SEARCHABLE ? [ searchField( name, choices, status ) ] : [] ),
		items,
		count,
		status
	);
	showCount();
	list.before( group );
	list.hidden = true;
	// A link to the list, such as one of an error, leads to the group. A label that named one checkbox would change it on a click.
	group.id = list.id;
	group.tabIndex = -1;
	list.removeAttribute( 'id' );
	label?.removeAttribute( 'for' );
	const first = group.querySelector( 'input' );
	const isInvalid = list.getAttribute( 'aria-invalid' );
	if ( first && isInvalid !== null ) {
		first.setAttribute( 'aria-invalid', isInvalid );
		list.removeAttribute( 'aria-invalid' );
	}
	if ( first && list.autofocus ) {
		list.autofocus = false;
		first.autofocus = true;
		first.focus();
	}
	list.closest( 'td' )?.classList.add( 'has-choices' );
}
