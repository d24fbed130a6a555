import { speak } from '@wordpress/a11y';
import { useInstanceId } from '@wordpress/compose';
import { useCallback, useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';

import { useModule } from '../../data/use-module';
import { type RowParts, SortableContext, type SortableItem, type SortableState } from './context';
import type { DraggingProps } from './dragging';
import { moved } from './order';
import { instructionsText, movedText } from './texts';

interface SortableProps {
	/** The rows in their order. */
	items: readonly SortableItem[];
	/** Whether rows stay where they are at present: their order is being saved. */
	isBusy?: boolean;
	/** Told the ids in their new order; the rows move once `items` says so. */
	onReorder: ( ids: string[] ) => void;
	/** The list or table, with a `MoveHandle` in every row. */
	children: ReactNode;
}

/**
 * Rows that can be put into another order: by the menu of their handles, and as soon as that is loaded by dragging the
 * handles, with the pointer or by keyboard.
 */
export const Sortable = ( { items, isBusy = false, onReorder, children }: SortableProps ) => {
	const parts = useRef( new Map< string, RowParts >() );
	const focused = useRef< string | null >( null );
	const [ isDraggable, setDraggable ] = useState( false );
	const instructionsId = useInstanceId( Sortable, 'storewright-sortable' );

	const partsOf = useCallback( ( id: string ): RowParts => {
		const known = parts.current.get( id ) ?? { row: null, handle: null };
		parts.current.set( id, known );
		return known;
	}, [] );
	const reorder = ( id: string, to: number ) => {
		const from = items.findIndex( ( item ) => item.id === id );
		if ( isBusy || from < 0 || from === to || to < 0 || to >= items.length ) {
			return;
		}
		focused.current = id;
		onReorder( moved( items, from, to ).map( ( item ) => item.id ) );
	};
	const move = ( id: string, to: number ) => {
		reorder( id, to );
		if ( focused.current === id ) {
			const name = items.find( ( item ) => item.id === id )?.name ?? '';
			speak( movedText( { name, place: to + 1, count: items.length } ), 'assertive' );
		}
	};
	// A row that is moved within the page loses the focus.
	useEffect( () => {
		const id = focused.current;
		focused.current = null;
		if ( id !== null ) {
			parts.current.get( id )?.handle?.focus();
		}
	}, [ items ] );

	const latest = useRef( { move, reorder } );
	latest.current = { move, reorder };
	const state = useMemo< SortableState >(
		() => ( {
			items,
			isBusy,
			instructionsId: isDraggable ? instructionsId : undefined,
			partsOf,
			move: ( id, to ) => latest.current.move( id, to ),
		} ),
		[ items, isBusy, isDraggable, instructionsId, partsOf ]
	);
	return (
		<SortableContext.Provider value={ state }>
			{ children }
			{ items.length > 1 && (
				<LazyDragging
					{ ...{ items, isBusy, partsOf } }
					onReorder={ ( id, to ) => latest.current.reorder( id, to ) }
					onReady={ () => setDraggable( true ) }
				/>
			) }
			<span id={ instructionsId } hidden>
				{ instructionsText() }
			</span>
		</SortableContext.Provider>
	);
};

const load = () => import( /* webpackChunkName: "sortable" */ './dragging' );

/** Where the dragging can't be loaded there are the menus. */
const LazyDragging = ( { onReady, ...props }: DraggingProps & { onReady: () => void } ) => {
	const loading = useModule( load );
	const isReady = loading.status === 'ready';
	const ready = useRef( onReady );
	ready.current = onReady;
	useEffect( () => {
		if ( isReady ) {
			ready.current();
		}
	}, [ isReady ] );
	return loading.status === 'ready' ? <loading.module.Dragging { ...props } /> : null;
};
