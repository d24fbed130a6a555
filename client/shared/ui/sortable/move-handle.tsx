import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dragHandle } from '@wordpress/icons';
import type { KeyboardEvent, PointerEvent } from 'react';

import { useSortableState } from './context';
import styles from './sortable.module.scss';

/** From how many rows on a menu says “to the top”, too. */
const MANY = 4;

interface MoveHandleProps {
	id: string;
	/** Label of the handle, “Move” and the row's name by default. */
	label?: string;
}

/** Renders the handle by which a row is dragged, or moved from a menu; nothing where there is one row alone. */
export const MoveHandle = ( { id, label }: MoveHandleProps ) => {
	const { items, isBusy, instructionsId, partsOf, move } = useSortableState();
	const parts = partsOf( id );
	const ref = useCallback(
		( element: HTMLElement | null ) => {
			parts.handle = element;
		},
		[ parts ]
	);
	const at = items.findIndex( ( item ) => item.id === id );
	const item = items[ at ];
	if ( ! item || items.length < 2 ) {
		return null;
	}
	const last = items.length - 1;
	const isMany = items.length >= MANY;
	const places = [
		{ text: __( 'Move up', 'storewright' ), to: at - 1, isPossible: at > 0 },
		{ text: __( 'Move down', 'storewright' ), to: at + 1, isPossible: at < last },
		{ text: __( 'Move to the top', 'storewright' ), to: 0, isPossible: isMany && at > 1 },
		{ text: __( 'Move to the end', 'storewright' ), to: last, isPossible: isMany && at < last - 1 },
	].filter( ( { isPossible } ) => isPossible );
	const toggleProps = {
		ref,
		className: styles.handle,
		showTooltip: false,
		'aria-describedby': instructionsId,
		onPointerDown: ( event: PointerEvent ) => parts.onPointerDown?.( event ),
		onKeyDown: ( event: KeyboardEvent ) => parts.onKeyDown?.( event ),
	};
	return (
		<DropdownMenu
			icon={ dragHandle }
			/* translators: %s: name of a row. */
			label={ label ?? sprintf( __( 'Move %s', 'storewright' ), item.name ) }
			toggleProps={ toggleProps }
			popoverProps={ { placement: 'bottom-start' } }
			disableOpenOnArrowDown
		>
			{ ( { onClose } ) => (
				<MenuGroup>
					{ places.map( ( { text, to } ) => (
						<MenuItem
							key={ text }
							disabled={ isBusy }
							onClick={ () => {
								onClose();
								move( id, to );
							} }
						>
							{ text }
						</MenuItem>
					) ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
};
