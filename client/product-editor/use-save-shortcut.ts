import { useEffect, useRef } from '@wordpress/element';

/**
 * Saves on Ctrl+S, on a Mac ⌘S, in the place of the browser's own “Save page”.
 *
 * @param save The latest one is called.
 */
export function useSaveShortcut( save: () => void ): void {
	const latest = useRef( save );
	latest.current = save;
	useEffect( () => {
		const listen = ( event: KeyboardEvent ) => {
			if ( ( event.ctrlKey || event.metaKey ) && ! event.altKey && event.key.toLowerCase() === 's' ) {
				event.preventDefault();
				latest.current();
			}
		};
		document.addEventListener( 'keydown', listen );
		return () => document.removeEventListener( 'keydown', listen );
	}, [] );
}
