/** What leaves this page for good; apart, so that tests can watch it. */

/**
 * Has the browser load another page.
 *
 * @param url Absolute, or relative to this page.
 */
export function loadPage( url: string ): void {
	window.location.assign( url );
}

/** Has the browser load this page again. */
export function reloadPage(): void {
	window.location.reload();
}
