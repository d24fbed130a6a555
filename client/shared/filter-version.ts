import { addAction } from '@wordpress/hooks';
import { useSyncExternalStore } from '@wordpress/element';

const NAMESPACE = 'storewright/filter-version';
const versions = new Map< string, number >();
const listeners = new Set< () => void >();

function count( hookName: unknown ): void {
	if ( typeof hookName === 'string' ) {
		versions.set( hookName, ( versions.get( hookName ) ?? 0 ) + 1 );
		listeners.forEach( ( listener ) => listener() );
	}
}
addAction( 'hookAdded', NAMESPACE, count );
addAction( 'hookRemoved', NAMESPACE, count );

const subscribe = ( listener: () => void ) => {
	listeners.add( listener );
	return () => void listeners.delete( listener );
};

/**
 * A number that changes when a callback is added to filters or removed from them. Extensions' scripts run after ours, maybe before
 * anything is rendered: a filter that comes later counts too.
 *
 * @param hookNames Of the filters.
 */
export const useFilterVersion = ( ...hookNames: readonly string[] ): number =>
	useSyncExternalStore( subscribe, () =>
		hookNames.reduce( ( sum, name ) => sum + ( versions.get( name ) ?? 0 ), 0 )
	);
