/**
 * The labels of fields, looked for once and not until the page changes. For each label of each field, jsdom looks through the whole page
 * twice: in tests of forms, a third of the time.
 */
const LABELABLE = 'button, input:not([type="hidden" i]), meter, output, progress, select, textarea';

/** The elements that have labels. */
const PROTOTYPES = [
	HTMLButtonElement,
	HTMLInputElement,
	HTMLMeterElement,
	HTMLOutputElement,
	HTMLProgressElement,
	HTMLSelectElement,
	HTMLTextAreaElement,
].map( ( element ) => element.prototype as HTMLElement );

let known: Map< Element, HTMLLabelElement[] > | null = null;

const changes = new MutationObserver( () => {
	known = null;
} );

/**
 * Has jsdom answer `element.labels` sooner, with the same labels.
 */
export function findLabelsFast(): void {
	changes.observe( document, {
		childList: true,
		subtree: true,
		attributeFilter: [ 'for', 'id', 'type' ],
	} );
	for ( const prototype of PROTOTYPES ) {
		const own = Object.getOwnPropertyDescriptor( prototype, 'labels' );
		Object.defineProperty( prototype, 'labels', {
			...own,
			get( this: HTMLElement ): Iterable< HTMLLabelElement > | null {
				const isHidden = 'type' in this && this.type === 'hidden';
				return isHidden || this.getRootNode() !== document
					? own?.get?.call( this )
					: ( labelsOfPage().get( this ) ?? [] );
			},
		} );
	}
}

/**
 * All labels of the page, in its order, by what they belong to.
 */
function labelsOfPage(): Map< Element, HTMLLabelElement[] > {
	// The observer is called later; what changed until now is asked for.
	if ( known === null || changes.takeRecords().length > 0 ) {
		known = new Map();
		for ( const label of Array.from( document.querySelectorAll( 'label' ) ) ) {
			const field = fieldOf( label );
			if ( field !== null ) {
				known.set( field, [ ...( known.get( field ) ?? [] ), label ] );
			}
		}
	}
	return known;
}

/**
 * What a label belongs to: what its `for` names, or the first field in it.
 */
function fieldOf( label: HTMLLabelElement ): Element | null {
	const id = label.getAttribute( 'for' );
	if ( id === null ) {
		return label.querySelector( LABELABLE );
	}
	const named = document.getElementById( id );
	return named?.matches( LABELABLE ) ? named : null;
}
