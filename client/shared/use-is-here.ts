import { useEffect, useRef } from '@wordpress/element';

/** Whether the component is still there: what an action ends with may be shown elsewhere by then. */
export function useIsHere(): { readonly current: boolean } {
	const isHere = useRef( true );
	useEffect( () => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, [] );
	return isHere;
}
