import { useEffect, useState } from '@wordpress/element';

/** How far outside of the window a place counts as near: a whole window, so that what is loaded is there when it comes into sight. */
const MARGIN = '100% 0px';

/**
 * Whether a place of the page is in sight or near, or was so once: what is shown there can wait until then. Who presses Tab wants to
 * reach all that there is, so it counts as near then, too.
 *
 * @param isNeeded Whether it is needed at once.
 * @return A function that takes the element at that place, as `ref`, and the answer.
 */
export function useIsNear( isNeeded = false ): [ ( place: Element | null ) => void, boolean ] {
	const [ place, setPlace ] = useState< Element | null >( null );
	const [ wasNear, setWasNear ] = useState( isNeeded || typeof IntersectionObserver === 'undefined' );
	const isNear = wasNear || isNeeded;
	if ( isNeeded && ! wasNear ) {
		setWasNear( true );
	}

	useEffect( () => {
		if ( isNear || place === null ) {
			return;
		}
		const observer = new IntersectionObserver(
			( entries ) => {
				if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
					setWasNear( true );
				}
			},
			{ rootMargin: MARGIN }
		);
		const follow = ( { key }: KeyboardEvent ) => {
			if ( key === 'Tab' ) {
				setWasNear( true );
			}
		};
		observer.observe( place );
		document.addEventListener( 'keydown', follow );
		return () => {
			observer.disconnect();
			document.removeEventListener( 'keydown', follow );
		};
	}, [ isNear, place ] );

	return [ setPlace, isNear ];
}
