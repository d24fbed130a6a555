import { useEffect, useRef } from '@wordpress/element';

/**
 * Calls back when the browser shows the page again as it was left, after the owner went elsewhere and came back: what waited
 * for the page to be left has to stop waiting.
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
		return () => window.removeEventListener( 'pageshow', check );
	}, [] );
}
