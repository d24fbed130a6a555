import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

import { keyOf, type DataOf, type Fetches, type QueryOf, type QueryStore } from './query-store';
import { isAbort, toRequestError, type RequestError } from './request';

/** The answer to a query, or how far it is. */
export type QueryResult< Data > =
	| { status: 'loading' }
	| { status: 'failed'; error: RequestError; retry: () => void }
	| { status: 'ready'; data: Data };

interface Selectors {
	hasResolutionFailed: ( selector: string, args: readonly unknown[] ) => boolean;
	getResolutionError: ( selector: string, args: readonly unknown[] ) => unknown;
}

interface Actions {
	watchQuery: ( selector: string, query: object ) => void;
	unwatchQuery: ( selector: string, query: object ) => void;
	invalidateResolution: ( selector: string, args: readonly unknown[] ) => void;
}

/**
 * Returns the answer to a query, which is fetched where the store does not have it. It stays while it is fetched again. A
 * request whose answer no component waits for any more is aborted.
 *
 * @param store    A query store.
 * @param selector Name of its selector.
 * @param query    Compared by its content.
 */
export function useQuery< F extends Fetches, K extends keyof F & string >(
	store: Pick< QueryStore< F, object >, 'name' | 'fetches' >,
	selector: K,
	query: QueryOf< F[ K ] >
): QueryResult< DataOf< F[ K ] > > {
	const key = keyOf( query as object );
	const { data, failed, error } = useSelect(
		( select ) => {
			const selectors = select( store as never ) as Selectors &
				Record< string, ( query: unknown ) => DataOf< F[ K ] > | undefined >;
			return {
				data: selectors[ selector ]?.( query ),
				failed: selectors.hasResolutionFailed( selector, [ query ] ),
				error: selectors.getResolutionError( selector, [ query ] ),
			};
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `query`, a new object at every rendering.
		[ store, selector, key ]
	);
	const { invalidateResolution, watchQuery, unwatchQuery } = useDispatch( store as never ) as Actions;
	const isLoading = data === undefined;
	useEffect(
		() => {
			if ( ! isLoading ) {
				return;
			}
			watchQuery( selector, query );
			return () => unwatchQuery( selector, query );
		},
		// eslint-disable-next-line react-hooks/exhaustive-deps -- As above.
		[ isLoading, watchQuery, unwatchQuery, selector, key ]
	);

	if ( data !== undefined ) {
		return { status: 'ready', data };
	}
	return failed && ! isAbort( error )
		? { status: 'failed', error: toRequestError( error ), retry: () => invalidateResolution( selector, [ query ] ) }
		: { status: 'loading' };
}
