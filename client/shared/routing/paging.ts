import type { Query } from './types';

/** Parameters that do not change which items a list has, only how they are shown. */
const SAME_LIST = [ 'chartType', 'filter', 'paged' ];

const listOf = ( query: Query ): string =>
	JSON.stringify(
		Object.entries( query )
			.filter( ( [ name ] ) => ! SAME_LIST.includes( name ) )
			.sort( ( [ a ], [ b ] ) => a.localeCompare( b ) )
	);

/**
 * The query to go to, from the first page on where it asks for another list than the one whose later page was shown.
 *
 * @param previous The query so far.
 * @param next     The query asked for.
 */
export function withPageReset( previous: Query, next: Query ): Query {
	const isLaterPage = Number( previous.paged ?? 1 ) > 1;
	const keepsPage = next.paged === undefined || next.paged === '1';
	return isLaterPage && ! keepsPage && listOf( previous ) !== listOf( next ) ? { ...next, paged: '1' } : next;
}
