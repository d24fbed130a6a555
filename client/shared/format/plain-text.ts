/** The text of HTML, without its tags. Nothing of it is loaded or run. */
export const plainText = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? html;
