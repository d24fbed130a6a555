import { useEffect, useState } from '@wordpress/element';

import type { Script } from '../providers';

/** After how many milliseconds a script counts as not loadable. */
export const SCRIPT_TIMEOUT = 30_000;

/** How far the loading of scripts is. */
export type ScriptsState = 'loading' | 'ready' | 'failed';

const loads = new Map< string, Promise< void > >();

/** Forgets what was loaded, for tests. */
export const forgetScripts = () => loads.clear();

/**
 * Whether a script may be loaded: from this site, or over https from an origin that the server allows.
 *
 * @param src     Its address.
 * @param origins What the server allows.
 */
export function isAllowed( src: string, origins: readonly string[] ): boolean {
	if ( ! URL.canParse( src, document.baseURI ) ) {
		return false;
	}
	const { origin, protocol } = new URL( src, document.baseURI );
	return origin === window.location.origin || ( protocol.startsWith( 'http' ) && origins.includes( origin ) );
}

function load( { handle, src }: Script ): Promise< void > {
	const known = loads.get( src );
	if ( known ) {
		return known;
	}
	const script = document.createElement( 'script' );
	const loading = new Promise< void >( ( resolve, reject ) => {
		const timer = setTimeout( () => script.dispatchEvent( new Event( 'error' ) ), SCRIPT_TIMEOUT );
		script.onload = () => {
			clearTimeout( timer );
			resolve();
		};
		script.onerror = () => {
			clearTimeout( timer );
			loads.delete( src );
			script.remove();
			reject( new Error( `The script ${ src } could not be loaded.` ) );
		};
	} );
	loads.set( src, loading );
	script.id = `storewright-script-${ handle }`;
	script.async = true;
	script.src = src;
	document.head.append( script );
	return loading;
}

/**
 * Loads scripts side by side, each once for the page's life. Those that may not be loaded are named on the console.
 *
 * @param scripts  What to load.
 * @param origins  Other origins than this site's that they may come from.
 * @param isWanted Whether they are wanted by now.
 */
export function useScripts(
	scripts: readonly Script[],
	origins: readonly string[],
	isWanted: boolean
): { state: ScriptsState; retry: () => void } {
	const [ attempt, setAttempt ] = useState( 0 );
	const [ outcome, setOutcome ] = useState< { key: string; state: ScriptsState } | null >( null );
	const key = `${ attempt } ${ scripts.map( ( { src } ) => src ).join( ' ' ) }`;

	useEffect( () => {
		if ( ! isWanted || scripts.length === 0 ) {
			return undefined;
		}
		let isShown = true;
		const allowed = scripts.filter( ( { src } ) => isAllowed( src, origins ) );
		for ( const { src } of scripts.filter( ( script ) => ! allowed.includes( script ) ) ) {
			// eslint-disable-next-line no-console -- Whoever wrote the plugin has to know.
			console.warn( `The script ${ src } of a payment gateway was not loaded: its origin is not allowed.` );
		}
		void Promise.allSettled( allowed.map( load ) ).then( ( results ) => {
			if ( isShown ) {
				const hasFailed = results.some( ( { status } ) => status === 'rejected' );
				setOutcome( { key, state: hasFailed ? 'failed' : 'ready' } );
			}
		} );
		return () => {
			isShown = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the scripts and the attempt.
	}, [ key, isWanted ] );

	const isNothing = scripts.length === 0;
	const state = outcome?.key === key ? outcome.state : 'loading';
	return { state: isNothing ? 'ready' : state, retry: () => setAttempt( attempt + 1 ) };
}
