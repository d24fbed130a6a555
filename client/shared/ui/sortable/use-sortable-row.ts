import { useCallback } from '@wordpress/element';

import { useSortableState } from './context';
import styles from './sortable.module.scss';

/**
 * Returns the props that make a row's element draggable.
 *
 * @param id The row's.
 */
export function useSortableRow( id: string ) {
	const parts = useSortableState().partsOf( id );
	const ref = useCallback(
		( element: HTMLElement | null ) => {
			parts.row = element;
		},
		[ parts ]
	);
	return { ref, className: styles.row };
}
