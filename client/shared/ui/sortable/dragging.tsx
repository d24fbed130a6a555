/** The dragging of rows, which is loaded once there are rows to be dragged. */
import {
	type Active,
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	type KeyboardCoordinateGetter,
	KeyboardSensor,
	type Modifier,
	type Over,
	PointerSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useReducedMotion } from '@wordpress/compose';
import { useLayoutEffect, useRef } from '@wordpress/element';

import type { RowParts, SortableItem } from './context';
import { cancelledText, instructionsText, liftedText, movedText, overText, type Place } from './texts';

/** How many pixels a press of an arrow key moves a row. */
export const KEYBOARD_STEP = 25;

/** After how many milliseconds a list scrolls on while a row is held at its edge. */
const SCROLL_INTERVAL = 5;

/** How far the pointer goes before a press on the handle is a drag and no longer opens the menu. */
const DRAG_DISTANCE = 4;

const KEYS = { start: [ 'Space' ], cancel: [ 'Escape' ], end: [ 'Space', 'Enter', 'Tab' ] };

export interface DraggingProps {
	items: readonly SortableItem[];
	isBusy: boolean;
	partsOf: ( id: string ) => RowParts;
	onReorder: ( id: string, to: number ) => void;
}

export const stepByKey: KeyboardCoordinateGetter = ( event, { currentCoordinates: { x, y } } ) => {
	switch ( event.code ) {
		case 'ArrowDown':
			// The page is scrolled along where that's needed: the browser would scroll it once more.
			event.preventDefault();
			return { x, y: y + KEYBOARD_STEP };
		case 'ArrowUp':
			event.preventDefault();
			return { x, y: y - KEYBOARD_STEP };
		default:
			return undefined;
	}
};

const upAndDown: Modifier = ( { transform } ) => ( { ...transform, x: 0 } );

/** Makes rows draggable that others render: it finds their elements, and renders announcements only. */
export const Dragging = ( { items, isBusy, partsOf, onReorder }: DraggingProps ) => {
	const sensors = useSensors(
		useSensor( PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } } ),
		useSensor( KeyboardSensor, { keyboardCodes: KEYS, coordinateGetter: stepByKey, scrollBehavior: 'auto' } )
	);
	const placeOf = ( id: string | number | undefined ) => items.findIndex( ( item ) => item.id === id );
	const announce = ( text: ( place: Place ) => string, { id }: Active, at: Pick< Active, 'id' > = { id } ) =>
		text( {
			name: items[ placeOf( id ) ]?.name ?? '',
			place: placeOf( at.id ) + 1,
			count: items.length,
		} );
	// Where the row is picked up it is above its own place, which need not be said.
	const above = useRef< Over[ 'id' ] | null >( null );
	const announcements: Announcements = {
		onDragStart: ( { active } ) => {
			above.current = active.id;
			return announce( liftedText, active );
		},
		onDragOver: ( { active, over } ) => {
			if ( ! over || over.id === above.current ) {
				return undefined;
			}
			above.current = over.id;
			return announce( overText, active, over );
		},
		onDragEnd: ( { active, over } ) => announce( movedText, active, over ?? active ),
		onDragCancel: ( { active } ) => announce( cancelledText, active ),
	};
	const put = ( { active, over }: DragEndEvent ) => onReorder( String( active.id ), placeOf( over?.id ) );
	return (
		<DndContext
			sensors={ sensors }
			collisionDetection={ closestCenter }
			modifiers={ [ upAndDown ] }
			autoScroll={ { interval: SCROLL_INTERVAL } }
			onDragEnd={ put }
			accessibility={ { announcements, screenReaderInstructions: { draggable: instructionsText() } } }
		>
			<SortableContext
				items={ items.map( ( { id } ) => id ) }
				strategy={ verticalListSortingStrategy }
				disabled={ isBusy }
			>
				{ items.map( ( { id } ) => (
					<DraggedRow key={ id } id={ id } parts={ partsOf( id ) } />
				) ) }
			</SortableContext>
		</DndContext>
	);
};

const DraggedRow = ( { id, parts }: { id: string; parts: RowParts } ) => {
	const isStill = useReducedMotion();
	const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable( {
		id,
		...( isStill && { transition: null } ),
	} );
	useLayoutEffect( () => {
		setNodeRef( parts.row );
		setActivatorNodeRef( parts.handle );
		parts.onPointerDown = listeners?.onPointerDown as RowParts[ 'onPointerDown' ];
		parts.onKeyDown = listeners?.onKeyDown as RowParts[ 'onKeyDown' ];
	} );
	const movement = CSS.Translate.toString( transform ) ?? '';
	useLayoutEffect( () => {
		const { row } = parts;
		if ( row ) {
			row.style.transform = movement;
			row.style.transition = ( ! isDragging && transition ) || '';
			row.toggleAttribute( 'data-dragged', isDragging );
		}
	}, [ parts, movement, transition, isDragging ] );
	useLayoutEffect(
		() => () => {
			parts.onPointerDown = undefined;
			parts.onKeyDown = undefined;
		},
		[ parts ]
	);
	return null;
};
