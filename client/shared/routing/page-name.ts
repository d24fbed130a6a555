import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { Breadcrumb } from './types';

let sections: readonly Breadcrumb[] | null = null;
const listeners = new Set< () => void >();

function change( next: readonly Breadcrumb[] | null ): void {
	sections = next;
	listeners.forEach( ( listener ) => listener() );
}

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => listeners.delete( listener );
};

/** The sections that the shown screen gave the page's name, null when it leaves that to its route. */
export function usePageName(): readonly Breadcrumb[] | null {
	return useSyncExternalStore( subscribe, () => sections );
}

/**
 * Names the page while the calling screen is shown: for names that are known only once the screen has its data.
 *
 * @param name From the outermost section to the page itself; null leaves the route's name.
 */
export function useBreadcrumbs( name: readonly Breadcrumb[] | null ): void {
	const key = JSON.stringify( name );
	useEffect( () => {
		change( JSON.parse( key ) as readonly Breadcrumb[] | null );
		return () => change( null );
	}, [ key ] );
}
