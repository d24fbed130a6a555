/** Functions that leave this page for good; apart, so that tests can watch them. */

/**
 * Has the browser load another page.
 *
 * @param url             Absolute, or relative to this page.
 * @param options
 * @param options.replace Whether the way back skips the present page.
 */
export function loadPage( url: string, { replace = false }: { replace?: boolean } = {} ): void {
	if ( replace ) {
		window.location.replace( url );
	} else {
		window.location.assign( url );
	}
}

/** Has the browser load this page again. */
export function reloadPage(): void {
	window.location.reload();
}
