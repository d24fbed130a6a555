import { useMemo, useSyncExternalStore } from '@wordpress/element';
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
