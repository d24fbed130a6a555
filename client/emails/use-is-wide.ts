import { useEffect, useState } from '@wordpress/element';

/** Wider than this in pixels, the preview floats beside the form. */
export const FLOATING_WIDTH = 1550;

/** After how many milliseconds without a further change of the window's width the preview moves. */
export const RESIZE_DEBOUNCE = 400;

/** Whether the window is so wide that the preview floats beside the form. */
export function useIsWide(): boolean {
	const [ isWide, setWide ] = useState( () => window.innerWidth > FLOATING_WIDTH );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout > | undefined;
		const follow = () => {
			clearTimeout( timer );
			timer = setTimeout( () => setWide( window.innerWidth > FLOATING_WIDTH ), RESIZE_DEBOUNCE );
		};
		window.addEventListener( 'resize', follow );
		return () => {
			clearTimeout( timer );
			window.removeEventListener( 'resize', follow );
		};
	}, [] );
	return isWide;
}
