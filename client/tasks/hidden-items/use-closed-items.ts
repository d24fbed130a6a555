import { useEffect, useState } from '@wordpress/element';

import type { HiddenItem } from '../../generated/rest';
import { request } from '../../shared/data/request';
import { useAsyncAction } from '../../shared/data/use-async-action';

const PATH = '/wc-admin/hidden-items';

/** Items other than tasks and lists that were closed for good, as far as they are known. */
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

/** Returns the items that were closed for good, read anew for every use. */
export function useClosedItems(): UseClosedItems {
	const [ items, setItems ] = useState< readonly HiddenItem[] | null >( null );
	const { failure, run } = useAsyncAction( ( signal ) => request< HiddenItem[] >( { path: PATH, signal } ), {
		onDone: setItems,
	} );
	useEffect( () => void run(), [ run ] );

	const reopen = async ( id: string ) => {
		await request( { path: `${ PATH }/${ encodeURIComponent( id ) }/show`, method: 'POST' } );
		setItems( ( now ) => now && now.filter( ( item ) => item.id !== id ) );
	};
	return { closed: closedItems( items, failure?.message, () => void run() ), reopen };
}

function closedItems(
	items: readonly HiddenItem[] | null,
	reason: string | undefined,
	retry: () => void
): ClosedItems {
	if ( items ) {
		return { status: 'ready', items };
	}
	return reason === undefined ? { status: 'loading' } : { status: 'failed', reason, retry };
}
