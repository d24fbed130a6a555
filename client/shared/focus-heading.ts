/**
 * Moves the focus to a page's heading, for when the element that had it is about to go.
 *
 * @param page Selector of the page: the dashboard, unless WordPress renders it.
 */
export function focusHeading( page = '.storewright' ): void {
	const heading = document.querySelector< HTMLElement >( `${ page } h1` );
	heading?.setAttribute( 'tabindex', '-1' );
	heading?.focus();
}
