import { useEffect, useRef } from '@wordpress/element';

import { onStay } from './leave-guard';

/**
 * Calls back when the browser shows the page again as it was left, after the owner went elsewhere and came back, and when the
 * owner was asked whether to leave and stays: what waited for the page to be left has to stop waiting.
 *
 * @param onReturn What to do.
 */
export function usePageReturn( onReturn: () => void ): void {
	const latest = useRef( onReturn );
	useEffect( () => {
		latest.current = onReturn;
	} );
	useEffect( () => {
		const check = ( { persisted }: PageTransitionEvent ) => {
			if ( persisted ) {
				latest.current();
			}
		};
		window.addEventListener( 'pageshow', check );
		const endStay = onStay( () => latest.current() );
		return () => {
			window.removeEventListener( 'pageshow', check );
			endStay();
		};
	}, [] );
}
