import { createPortal, useEffect, useLayoutEffect, useState } from '@wordpress/element';

import type { IslandProps } from '../shared/routing';
import { MoveHandle, Sortable, useSortableRow } from '../shared/ui/sortable';

interface Zone {
	id: string;
	name: string;
}

const rowOf = ( id: string ) => document.querySelector< HTMLElement >( `tr[data-zone="${ id }"]` );

/** Makes the row of a zone, which PHP printed, draggable by a handle beside its buttons. */
function Row( { id }: Pick< Zone, 'id' > ) {
	const { ref, className } = useSortableRow( id );
	const [ place, setPlace ] = useState< Element | null >( null );
	useLayoutEffect( () => {
		const row = rowOf( id );
		ref( row );
		if ( className !== undefined ) {
			row?.classList.add( className );
		}
		setPlace( row?.querySelector( '[data-zone-handle]' ) ?? null );
		return () => ref( null );
	}, [ id, ref, className ] );
	return place && createPortal( <MoveHandle id={ id } />, place );
}

/** Puts the rows into the order of the ids; what stands below them stays there. */
function arrange( ids: readonly string[] ) {
	const rows = ids.map( rowOf ).filter( ( row ) => row !== null );
	const body = rows[ 0 ]?.parentElement;
	// The row of the rest of the world is the last one.
	const rest = body?.querySelector( 'tr:not([data-zone])' ) ?? null;
	rows.forEach( ( row ) => body?.insertBefore( row, rest ) );
}

/** Drags the zones of the list around it. The form saves their order, as it does where a button moves one. */
export default function ZoneOrder( { zones }: IslandProps ) {
	const [ items, setItems ] = useState( zones as readonly Zone[] );
	const [ wanted, setWanted ] = useState< readonly string[] | null >( null );
	useEffect( () => {
		const field = wanted && document.querySelector< HTMLInputElement >( 'input[name="zones_order"]' );
		if ( field ) {
			field.value = wanted.join( '.' );
			field.form?.requestSubmit();
		}
	}, [ wanted ] );
	const reorder = ( ids: string[] ) => {
		arrange( ids );
		setItems( ids.flatMap( ( id ) => items.filter( ( item ) => item.id === id ) ) );
		setWanted( ids );
	};
	return (
		<Sortable items={ items } isBusy={ wanted !== null } onReorder={ reorder }>
			{ items.map( ( { id } ) => (
				<Row key={ id } id={ id } />
			) ) }
		</Sortable>
	);
}
