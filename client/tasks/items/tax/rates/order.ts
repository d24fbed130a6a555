/** The order of rates: which places have to be saved so that the shop has them as they are shown. */
import { __ } from '@wordpress/i18n';

import type { StoredRate } from './rates-api';
import { fieldsOf, isBlank, rowText, type Row } from './rows';

/** How many rates of an order are named. */
const NAMED = 4;

/** As the server has rates of the same place one after the other: the older one first. */
const asStored = ( one: Row, other: Row ): number =>
	( one.order ?? 0 ) - ( other.order ?? 0 ) || ( one.id ?? Infinity ) - ( other.id ?? Infinity ) || 0;

/**
 * The places that rates need so that they are stored in the order of their rows; none where they are already. The places
 * that there are stay in use, so that rates which are not shown keep theirs among them.
 *
 * @param rows All rows.
 * @return By the key of a row, only those that change.
 */
export function placesOf( rows: readonly Row[] ): ReadonlyMap< string, number > {
	const filled = rows.filter( ( row ) => ! isBlank( row ) );
	const stored = [ ...filled ].sort( asStored );
	const places = new Map< string, number >();
	if ( stored.every( ( row, at ) => row === filled[ at ] ) ) {
		return places;
	}
	const free = stored.flatMap( ( { order } ) => ( order === null ? [] : [ order ] ) );
	let last = -1;
	filled.forEach( ( { key, order }, at ) => {
		last = Math.max( free[ at ] ?? 0, last + 1 );
		if ( order !== last ) {
			places.set( key, last );
		}
	} );
	return places;
}

/**
 * Whether somebody else has put rates into other places than the owner saw and wants.
 *
 * @param rows    All rows.
 * @param current What is stored.
 */
export function isRearranged( rows: readonly Row[], current: readonly StoredRate[] ): boolean {
	const wanted = placesOf( rows );
	return current.some( ( { id, order } ) => {
		const row = rows.find( ( one ) => one.id === id );
		return row !== undefined && row.order !== order && wanted.get( row.key ) !== order;
	} );
}

/**
 * Rows with the places that are stored by now.
 *
 * @param rows    All rows.
 * @param current What is stored, in its order.
 */
export const withPlaces = ( rows: readonly Row[], current: readonly StoredRate[] ): Row[] =>
	rows.map( ( row ) => {
		const theirs = current.find( ( { id } ) => id === row.id );
		return theirs ? { ...row, order: theirs.order } : row;
	} );

/** Rows in the order in which the server has them. */
export const inStoredOrder = ( rows: readonly Row[] ): Row[] => [ ...rows ].sort( asStored );

/**
 * An order of rates in a line.
 *
 * @param rates In their order.
 */
export const orderText = ( rates: readonly StoredRate[] ): string =>
	[
		...rates.slice( 0, NAMED ).map( ( rate ) => rowText( fieldsOf( rate ) ) ),
		...( rates.length > NAMED ? [ '…' ] : [] ),
	].join( '; ' );

/** Returns the name of a rate for announcements. */
export const nameOf = ( row: Row ): string =>
	isBlank( row ) ? __( 'New rate', 'storewright' ) : rowText( row.fields );
