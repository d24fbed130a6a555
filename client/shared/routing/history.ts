import { createBrowserHistory, createPath, type BrowserHistory } from 'history';
import { getPageData } from '../data/page-data';
import { loadPage } from './browser';
import { withPageReset } from './paging';
import { appQuery, formatQuery, parseQuery } from './urls';

let history: BrowserHistory | undefined;

/** The browser's history; one for the page's life. */
export function getHistory(): BrowserHistory {
	history ??= createBrowserHistory();
	return history;
}

/**
 * Goes to an address: within the app without loading the page, elsewhere by loading it. As with any link, going to where
 * one is leaves nothing to come back from.
 *
 * @param href            As in an anchor; `urlTo()` makes those of the app.
 * @param options
 * @param options.replace Whether the way back skips the present page.
 */
export function navigate( href: string, { replace = false }: { replace?: boolean } = {} ): void {
	const query = appQuery( href );
	if ( query === null || getPageData().isEmbedded ) {
		loadPage( href, { replace } );
		return;
	}
	const { location } = getHistory();
	const to = {
		pathname: location.pathname,
		search: `?${ formatQuery( withPageReset( parseQuery( location.search ), query ) ) }`,
		hash: new URL( href, document.baseURI ).hash,
	};
	if ( replace || createPath( to ) === createPath( location ) ) {
		getHistory().replace( to );
	} else {
		getHistory().push( to );
	}
}
