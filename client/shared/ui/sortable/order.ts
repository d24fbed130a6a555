/**
 * A list with one item in another place.
 *
 * @param list The list.
 * @param from Where the item is.
 * @param to   Where it goes.
 */
export function moved< Item >( list: readonly Item[], from: number, to: number ): Item[] {
	const rest = list.filter( ( _, at ) => at !== from );
	return [ ...rest.slice( 0, to ), ...list.slice( from, from + 1 ), ...rest.slice( to ) ];
}

/**
 * A list of which some items are in another order: together they keep the places that they hold.
 *
 * @param all  The list.
 * @param part Some of its items, in their new order.
 */
export function withPartInOrder< Item >( all: readonly Item[], part: readonly Item[] ): Item[] {
	const left = part.filter( ( item ) => all.includes( item ) );
	return all.map( ( item ) => ( part.includes( item ) ? ( left.shift() ?? item ) : item ) );
}
