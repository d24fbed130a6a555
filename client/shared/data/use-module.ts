import { useEffect, useReducer } from '@wordpress/element';

/** After how many milliseconds a part of the app counts as not loadable. */
export const LOAD_TIMEOUT = 120_000;

/** How far the loading of a module is. */
export type Loading< Module > =
	| { status: 'loading' }
	| { status: 'ready'; module: Module }
	/** It could not be fetched. */
	| { status: 'failed' };

interface Entry {
	state: Loading< unknown > | { status: 'broken'; error: Error };
	settled: Promise< void >;
}

const entries = new WeakMap< () => Promise< unknown >, Entry >();

const asError = ( reason: unknown ): Error => ( reason instanceof Error ? reason : new Error( String( reason ) ) );

/** Whether an error says that a script or stylesheet of the app could not be fetched. */
function isLoadError( error: Error & { code?: unknown } ): boolean {
	return error.name === 'ChunkLoadError' || error.code === 'CSS_CHUNK_LOAD_FAILED';
}

function withTimeout( loading: Promise< unknown > ): Promise< unknown > {
	return new Promise( ( resolve, reject ) => {
		const timer = setTimeout( () => {
			const error = new Error( `Loading took longer than ${ LOAD_TIMEOUT } ms.` );
			error.name = 'ChunkLoadError';
			reject( error );
		}, LOAD_TIMEOUT );
		loading.then( resolve, reject ).finally( () => clearTimeout( timer ) );
	} );
}

function entryOf( load: () => Promise< unknown > ): Entry {
	const known = entries.get( load );
	if ( known !== undefined ) {
		return known;
	}
	const entry: Entry = { state: { status: 'loading' }, settled: Promise.resolve() };
	entry.settled = withTimeout( load() ).then(
		( module ) => {
			entry.state = { status: 'ready', module };
		},
		( reason: unknown ) => {
			const error = asError( reason );
			entry.state = isLoadError( error ) ? { status: 'failed' } : { status: 'broken', error };
		}
	);
	entries.set( load, entry );
	return entry;
}

/**
 * Begins to fetch a module before a component asks for it, anew where that has failed before.
 *
 * @param load Imports it; the same function must be given to `useModule()`.
 * @return Resolves once it is there, and as well where it could not be fetched: the component says so.
 */
export function preloadModule( load: () => Promise< unknown > ): Promise< void > {
	if ( entryOf( load ).state.status === 'failed' ) {
		entries.delete( load );
	}
	return entryOf( load ).settled;
}

/**
 * A module that is fetched when first needed. Unlike React's lazy(), it's there at once when it was fetched before, and
 * can be tried again.
 *
 * @param load Imports it; must be the same function on every rendering.
 * @throws {Error} The module was fetched and has a defect: for the error boundary.
 */
export function useModule< Module >( load: () => Promise< Module > ): Loading< Module > & { retry: () => void } {
	const [ , rerender ] = useReducer( ( count: number ) => count + 1, 0 );
	const entry = entryOf( load );

	const isLoading = entry.state.status === 'loading';

	useEffect( () => {
		let isShown = isLoading;
		void entry.settled.then( () => isShown && rerender() );
		return () => {
			isShown = false;
		};
	}, [ entry, isLoading ] );

	useEffect(
		() => () => {
			if ( entry.state.status === 'failed' && entries.get( load ) === entry ) {
				entries.delete( load );
			}
		},
		[ entry, load ]
	);

	const retry = () => {
		entries.delete( load );
		rerender();
	};
	if ( entry.state.status === 'broken' ) {
		throw entry.state.error;
	}
	return { ...( entry.state as Loading< Module > ), retry };
}
