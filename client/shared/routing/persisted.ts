import { applyFiltersSafely, isListOfStrings } from '../apply-filters-safely';
import type { Query } from './types';

/** Query parameters of a report's period, which links to other reports keep. */
const PERSISTED = [ 'period', 'compare', 'before', 'after', 'compare_from', 'compare_to', 'interval', 'type' ];

/** Names of the parameters that go along to other pages. */
export const persistedNames = () =>
	applyFiltersSafely( 'storewright_admin_persisted_queries', PERSISTED, isListOfStrings );

/**
 * The part of a query that goes along to other pages.
 *
 * @param query The address's query.
 */
export function persistedQuery( query: Query ): Query {
	const names = persistedNames();
	return Object.fromEntries( Object.entries( query ).filter( ( [ name ] ) => names.includes( name ) ) );
}
