import type { DataRegistry } from '@wordpress/data';

interface Pending {
	/** Aborts the request that is under way. */
	controller: AbortController | null;
	/** How many components wait for the answer. */
	watchers: number;
}

/** Reason of an abort: the same query was sent again. */
const SUPERSEDED = 'superseded';

/** Returns what keeps track of a store's requests that are under way, in each registry by itself. */
export function createPendingQueries() {
	const byRegistry = new WeakMap< DataRegistry, Map< string, Pending > >();

	const pendingOf = ( registry: DataRegistry, key: string ): Pending => {
		const all = byRegistry.get( registry ) ?? new Map< string, Pending >();
		byRegistry.set( registry, all );
		const pending = all.get( key ) ?? { controller: null, watchers: 0 };
		all.set( key, pending );
		return pending;
	};

	return {
		/**
		 * Sends a query. One that is sent again while it is under way is aborted, and its promise never settles: the second
		 * one settles what waits for either.
		 *
		 * @param registry Registry of the store.
		 * @param key      Of the selector and its query.
		 * @param fetch    Sends it.
		 * @param reset    Called after it was aborted since nobody waits for it any more: it has to be sent anew if needed.
		 */
		send: async < Data >(
			registry: DataRegistry,
			key: string,
			fetch: ( signal: AbortSignal ) => Promise< Data >,
			reset: () => void
		): Promise< Data > => {
			const pending = pendingOf( registry, key );
			pending.controller?.abort( SUPERSEDED );
			const controller = new AbortController();
			pending.controller = controller;
			try {
				const data = await fetch( controller.signal );
				controller.signal.throwIfAborted();
				return data;
			} catch ( error ) {
				if ( controller.signal.reason === SUPERSEDED ) {
					return await new Promise< never >( () => {} );
				}
				if ( controller.signal.aborted ) {
					// After the store has noted the failure.
					setTimeout( reset );
				}
				throw error;
			} finally {
				if ( pending.controller === controller ) {
					pending.controller = null;
				}
			}
		},

		/** Notes that a component waits for an answer. */
		watch: ( registry: DataRegistry, key: string ): void => {
			pendingOf( registry, key ).watchers++;
		},

		/** Notes that a component does not wait any more. Where none takes over at once, the request is aborted. */
		unwatch: ( registry: DataRegistry, key: string ): void => {
			const pending = pendingOf( registry, key );
			pending.watchers--;
			setTimeout( () => {
				if ( pending.watchers === 0 ) {
					pending.controller?.abort();
				}
			} );
		},
	};
}
