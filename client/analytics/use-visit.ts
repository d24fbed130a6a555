import { useState } from '@wordpress/element';

let visits = 0;

/** A number of its own for as long as the component is there: what is asked with it is asked anew on the next visit. */
export function useVisit(): number {
	const [ visit ] = useState( () => ++visits );
	return visit;
}
