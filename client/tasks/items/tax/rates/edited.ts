/** The rates of a country while they are edited: what is to be saved, and what others did meanwhile. */
import { inStoredOrder, isRearranged, placesOf, withPlaces } from './order';
import type { StoredRate } from './rates-api';
import { changeOf, differing, fieldsOf, isBlank, isChanged, newRow, rowOf, type Fields, type Row } from './rows';

export interface Edited {
	rows: readonly Row[];
	/** Stored rates that are to be removed. */
	removed: readonly Row[];
	/** Whether the owner has moved a row: else places are not saved. */
	isMoved: boolean;
	/** Whether prices are entered with tax; null where the owner has not said. */
	includesTax: boolean | null;
}

/** Change by somebody else of a rate that the owner changed or removed. */
export interface RowConflict {
	key: string;
	/** The owner's version of the rate. */
	mine: Fields;
	/** As it is stored by now; null where it was removed. */
	theirs: StoredRate | null;
}

/** Changes by somebody else. */
export interface Conflict {
	conflicts: readonly RowConflict[];
	/** The rates as they are stored, where somebody else has put them into another order, too; null where not. */
	order: readonly StoredRate[] | null;
}

/** The places that have to be saved, by the key of a row. */
export const wantedPlaces = ( { rows, isMoved }: Edited ): ReadonlyMap< string, number > =>
	isMoved ? placesOf( rows ) : new Map();

/** Whether there is something to save. */
export const isDirty = ( edited: Edited ): boolean =>
	edited.rows.some( isChanged ) || edited.removed.length > 0 || wantedPlaces( edited ).size > 0;

const conflictsAmong = ( rows: readonly Row[], current: readonly StoredRate[] ): RowConflict[] =>
	rows.flatMap( ( { key, id, stored } ) => {
		if ( id === null || stored === null ) {
			return [];
		}
		const theirs = current.find( ( rate ) => rate.id === id ) ?? null;
		const isSame = theirs !== null && differing( fieldsOf( theirs ), stored ).length === 0;
		return isSame ? [] : [ { key, mine: stored, theirs } ];
	} );

/**
 * Compares what is about to be saved with what is stored by now.
 *
 * @param edited  What is about to be saved.
 * @param current What is stored.
 * @return Null where nobody else has changed the same.
 */
export function conflictWith( { rows, removed, isMoved }: Edited, current: readonly StoredRate[] ): Conflict | null {
	const conflicts = conflictsAmong( [ ...rows.filter( isChanged ), ...removed ], current );
	const order = isMoved && isRearranged( rows, current ) ? current : null;
	return conflicts.length > 0 || order ? { conflicts, order } : null;
}

/**
 * New rows that the server has already: an answer was lost on its way.
 *
 * @param rows    All rows.
 * @param known   Ids of the rates that the owner saw.
 * @param current What is stored.
 */
export function withMade( rows: readonly Row[], known: ReadonlySet< number >, current: readonly StoredRate[] ): Row[] {
	const left = current.filter( ( { id } ) => ! known.has( id ) );
	return rows.map( ( row ) => {
		if ( row.id !== null || isBlank( row ) ) {
			return row;
		}
		const input = JSON.stringify( changeOf( row, '' ) );
		const at = left.findIndex(
			( rate ) => JSON.stringify( changeOf( { ...row, fields: fieldsOf( rate ) }, '' ) ) === input
		);
		const [ made ] = at < 0 ? [] : left.splice( at, 1 );
		return made ? { ...row, id: made.id, order: made.order, stored: row.fields, errors: {} } : row;
	} );
}

function settleRow( edited: Edited, { key, theirs }: RowConflict, takeOver: boolean ): Edited {
	const { rows, removed } = edited;
	const update = ( change: ( row: Row ) => Row ) => rows.map( ( row ) => ( row.key === key ? change( row ) : row ) );
	const wasRemoved = removed.find( ( row ) => row.key === key );
	if ( wasRemoved && theirs ) {
		const now = { ...rowOf( theirs ), key };
		const others = removed.filter( ( row ) => row !== wasRemoved );
		return takeOver
			? { ...edited, rows: [ ...rows, now ], removed: others }
			: { ...edited, removed: [ ...others, now ] };
	}
	if ( theirs === null ) {
		return takeOver
			? { ...edited, rows: rows.filter( ( row ) => row.key !== key ) }
			: { ...edited, rows: update( ( row ) => ( { ...row, id: null, order: null, stored: null } ) ) };
	}
	const { stored } = rowOf( theirs );
	const taken = update( ( row ) => ( { ...row, stored, fields: takeOver && stored ? stored : row.fields } ) );
	return { ...edited, rows: taken };
}

/**
 * The rates after the owner has seen what somebody else did.
 *
 * @param edited   The owner's.
 * @param conflict What somebody else did.
 * @param takeOver Whether theirs stay.
 */
export function settled( edited: Edited, { conflicts, order }: Conflict, takeOver: boolean ): Edited {
	const now = conflicts.reduce( ( before, conflict ) => settleRow( before, conflict, takeOver ), edited );
	if ( ! order ) {
		return now;
	}
	const placed = withPlaces( now.rows, order );
	return { ...now, rows: takeOver ? inStoredOrder( placed ) : placed, isMoved: ! takeOver };
}

/**
 * Rates as the owner left them, with those that others have added since.
 *
 * @param kept    What was left, maybe before the page was loaded anew.
 * @param current What is shown now.
 */
export function withKept( kept: Edited, current: Edited ): Edited {
	const known = new Set( [ ...kept.rows, ...kept.removed ].map( ( { id } ) => id ) );
	// New rows get new keys: the page counts them from the start.
	const rows = kept.rows.map( ( row ) => ( row.id === null ? { ...row, key: newRow().key } : row ) );
	return { ...kept, rows: [ ...rows, ...current.rows.filter( ( { id } ) => id !== null && ! known.has( id ) ) ] };
}
