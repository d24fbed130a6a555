/** What has a meaning in HTML, or is read as another character. */
const NEEDS_PARSING = /^\s|[&<\0\r]/;

/** The text of HTML, without its tags. Nothing of it is loaded or run. Most names are text already, and parsing takes its time. */
export const plainText = ( html: string ): string =>
	! NEEDS_PARSING.test( html )
		? html
		: ( new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? html );
