/** Pages of the payments settings: parts of the settings page’s address, shown without loading it anew. */
import { Button } from '@wordpress/components';
import type { ComponentProps, MouseEvent } from 'react';

import { formatQuery, getHistory, pathOf, useQuery } from '../../../../shared/routing';

export const PROVIDERS = '/';
export const METHODS = '/payment-methods';
export const OFFLINE = '/offline';

const PAGE = { page: 'wc-settings', tab: 'checkout' };

/**
 * The address of a page of the payments settings, relative to wp-admin.
 *
 * @param path  '/' for the list of providers.
 * @param query Further values.
 */
export const settingsUrl = ( path: string, query: Readonly< Record< string, string > > = {} ): string =>
	`admin.php?${ formatQuery( { ...PAGE, path: path === PROVIDERS ? undefined : path, ...query } ) }`;

/** The path of the page that the address names, without a slash at its end. */
export function useSettingsPath(): { path: string; query: Readonly< Record< string, string > > } {
	const query = useQuery();
	const path = pathOf( query ).replace( /\/+$/, '' );
	return { path: path === '' ? PROVIDERS : path, query };
}

const isPlainClick = ( { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent ) =>
	button === 0 && ! metaKey && ! ctrlKey && ! shiftKey && ! altKey;

type PathButtonProps = Omit< ComponentProps< typeof Button >, 'href' | 'onClick' > & {
	/** Of `settingsUrl()`. */
	to: string;
};

/** A link to another page of the payments settings that looks like a button. */
export const PathButton = ( { to, ...props }: PathButtonProps ) => (
	<Button
		__next40pxDefaultSize
		{ ...( props as object ) }
		href={ to }
		onClick={ ( event: MouseEvent ) => {
			if ( isPlainClick( event ) ) {
				event.preventDefault();
				const { search } = new URL( to, document.baseURI );
				getHistory().push( { pathname: getHistory().location.pathname, search } );
			}
		} }
	/>
);
