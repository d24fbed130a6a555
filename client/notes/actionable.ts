import type { Note } from '../generated/rest';

/**
 * When a note was added.
 *
 * @param note The note.
 * @return Unix time in milliseconds.
 */
export const createdAt = ( { date_created_gmt: date }: Pick< Note, 'date_created_gmt' > ): number =>
	Date.parse( `${ date }Z` );

/**
 * Whether a note waits for the owner: it is neither dismissed nor dealt with, and newer than what was seen before.
 *
 * @param note  The note.
 * @param after Unix time in milliseconds; notes of any age where it is left out.
 */
export const isActionable = (
	note: Pick< Note, 'is_deleted' | 'date_created_gmt' | 'status' >,
	after = -Infinity
): boolean => ! note.is_deleted && note.status === 'unactioned' && createdAt( note ) > after;
