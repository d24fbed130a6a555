import { useEffect, useMemo, useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getHistory } from './history';
import { parseQuery, pathOf } from './urls';
import type { Query } from './types';

const subscribe = ( onChange: () => void ) => getHistory().listen( onChange );
const getSearch = () => getHistory().location.search;

/** The query of the address; the component is rendered again when it changes. */
export function useQuery(): Query {
	const search = useSyncExternalStore( subscribe, getSearch );
	return useMemo( () => parseQuery( search ), [ search ] );
}

/** The path within the app, '/' for Home. */
export function usePath(): string {
	return pathOf( useQuery() );
}

/**
 * Asks before the page is left while something on it isn't saved.
 *
 * @param isUnsaved Whether there is something to lose.
 */
export function useLeaveGuard( isUnsaved: boolean ): void {
	useEffect( () => {
		if ( ! isUnsaved ) {
			return undefined;
		}
		const unblock = getHistory().block( ( { retry } ) => {
			// eslint-disable-next-line no-alert -- The browser's own question works when everything else is leaving too.
			if ( window.confirm( __( 'Your changes have not been saved. Leave without saving?', 'storewright' ) ) ) {
				unblock();
				retry();
			}
		} );
		return unblock;
	}, [ isUnsaved ] );
}
