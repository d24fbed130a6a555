import { __, sprintf } from '@wordpress/i18n';

/** Where an item is among others, from 1 on. */
export interface Place {
	name: string;
	place: number;
	count: number;
}

/** How a row is moved, for those who don't see the handle. */
export const instructionsText = () =>
	__(
		'Press Space to pick the row up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was. Press Enter for a menu.',
		'storewright'
	);

export const liftedText = ( { name, place, count }: Place ) =>
	/* translators: 1: name of a row, 2: its place, 3: how many rows there are. */
	sprintf( __( '%1$s is picked up. It is in place %2$d of %3$d.', 'storewright' ), name, place, count );

export const overText = ( { name, place, count }: Place ) =>
	/* translators: 1: name of a row, 2: its place, 3: how many rows there are. */
	sprintf( __( '%1$s is above place %2$d of %3$d.', 'storewright' ), name, place, count );

export const movedText = ( { name, place, count }: Place ) =>
	/* translators: 1: name of a row, 2: its place, 3: how many rows there are. */
	sprintf( __( '%1$s is now in place %2$d of %3$d.', 'storewright' ), name, place, count );

export const cancelledText = ( { name, place, count }: Place ) =>
	/* translators: 1: name of a row, 2: its place, 3: how many rows there are. */
	sprintf( __( '%1$s was not moved. It is in place %2$d of %3$d.', 'storewright' ), name, place, count );
