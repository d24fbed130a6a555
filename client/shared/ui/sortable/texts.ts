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
		'Press Space to pick up the row, arrow keys to move it, Space to drop it, Escape to cancel. Press Enter for a menu.',
		'storewright'
	);

export const liftedText = ( { name, place, count }: Place ) =>
	/* translators: 1: name of a row, 2: its place, 3: how many rows there are. */
	sprintf( __( '%1$s picked up. Position %2$d of %3$d.', 'storewright' ), name, place, count );

export const overText = ( { name, place, count }: Place ) =>
	/* translators: 1: name of a row, 2: its place, 3: how many rows there are. */
	sprintf( __( '%1$s is over position %2$d of %3$d.', 'storewright' ), name, place, count );

export const movedText = ( { name, place, count }: Place ) =>
	/* translators: 1: name of a row, 2: its place, 3: how many rows there are. */
	sprintf( __( '%1$s moved to position %2$d of %3$d.', 'storewright' ), name, place, count );

export const cancelledText = ( { name, place, count }: Place ) =>
	/* translators: 1: name of a row, 2: its place, 3: how many rows there are. */
	sprintf( __( '%1$s not moved. Position %2$d of %3$d.', 'storewright' ), name, place, count );
