import { createContext, useContext } from '@wordpress/element';
import type { KeyboardEvent, PointerEvent } from 'react';

/** A row that can be put into another place. */
export interface SortableItem {
	/** Stays the same wherever the row is. */
	id: string;
	/** Name of the row, for those who don't see it move. */
	name: string;
}

/** Parts of the page that belong to a row; the dragging, which is loaded later, adds its listeners. */
export interface RowParts {
	row: HTMLElement | null;
	handle: HTMLElement | null;
	onPointerDown?: ( ( event: PointerEvent ) => void ) | undefined;
	onKeyDown?: ( ( event: KeyboardEvent ) => void ) | undefined;
}

export interface SortableState {
	items: readonly SortableItem[];
	/** Whether rows stay where they are at present. */
	isBusy: boolean;
	/** Where it's said how to move a row by keyboard; undefined where dragging is not loaded. */
	instructionsId: string | undefined;
	partsOf: ( id: string ) => RowParts;
	/** Puts a row into another place, tells of it, and keeps the focus on its handle. */
	move: ( id: string, to: number ) => void;
}

export const SortableContext = createContext< SortableState | null >( null );

/**
 * The list around a row.
 *
 * @throws {Error} There is none.
 */
export function useSortableState(): SortableState {
	const state = useContext( SortableContext );
	if ( ! state ) {
		throw new Error( 'Rows are moved within <Sortable>.' );
	}
	return state;
}
