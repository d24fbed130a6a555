/** Event of a form that was submitted and not sent. */
export const STILL_UNSAVED = 'storewright-still-unsaved';

/** What nothing saves. */
const NEVER_SAVED = '.storewright-filters, [data-storewright-unsaved="no"]';

/**
 * Asks before what was typed into a form is left: the browser's own question. Fields of another form don't count, nor do filters and
 * what is within `data-storewright-unsaved="no"`: nothing saves them.
 *
 * @param form A form that PHP rendered. One that comes back with errors has not been saved.
 */
export function guardUnsaved( form: HTMLFormElement ): void {
	let isDirty = form.querySelector( '[aria-invalid="true"]' ) !== null;
	form.addEventListener( 'input', ( { target } ) => {
		const isSaved =
			target instanceof Element &&
			( target as HTMLInputElement ).form === form &&
			target.closest( NEVER_SAVED ) === null;
		isDirty = isDirty || isSaved;
	} );
	form.addEventListener( 'submit', () => ( isDirty = false ) );
	form.addEventListener( STILL_UNSAVED, () => ( isDirty = true ) );
	window.addEventListener( 'beforeunload', ( event ) => {
		if ( isDirty ) {
			event.preventDefault();
		}
	} );
}
