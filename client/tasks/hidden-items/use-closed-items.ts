import { useEffect, useReducer, useState } from '@wordpress/element';

import type { HiddenItem } from '../../generated/rest';
import { request, toRequestError } from '../../shared/data/request';

const PATH = '/wc-admin/hidden-items';

/** What was closed for good apart from tasks and lists, as far as it is known. */
export type ClosedItems =
	| { status: 'loading' }
	| { status: 'failed'; reason: string; retry: () => void }
	| { status: 'ready'; items: readonly HiddenItem[] };

interface UseClosedItems {
	closed: ClosedItems;
	/**
	 * Has one shown again.
	 *
	 * @throws {RequestError} It is still closed.
	 */
	reopen: ( id: string ) => Promise< void >;
}

/** What was closed for good, read anew for every use. */
export function useClosedItems(): UseClosedItems {
	const [ state, setState ] = useState< Exclude< ClosedItems, { status: 'failed' } > | { reason: string } >( {
		status: 'loading',
	} );
	const [ attempt, retry ] = useReducer( ( count: number ) => count + 1, 0 );

	useEffect( () => {
		const unwanted = new AbortController();
		setState( { status: 'loading' } );
		request< HiddenItem[] >( { path: PATH, signal: unwanted.signal } ).then(
			( items ) => setState( { status: 'ready', items } ),
			( error: unknown ) => {
				if ( ! unwanted.signal.aborted ) {
					setState( { reason: toRequestError( error ).message } );
				}
			}
		);
		return () => unwanted.abort();
	}, [ attempt ] );

	const reopen = async ( id: string ) => {
		await request( { path: `${ PATH }/${ encodeURIComponent( id ) }/show`, method: 'POST' } );
		setState( ( now ) =>
			'items' in now ? { ...now, items: now.items.filter( ( item ) => item.id !== id ) } : now
		);
	};
	return {
		closed: 'reason' in state ? { status: 'failed', reason: state.reason, retry } : state,
		reopen,
	};
}
