import { searchable } from '../shared/format/searchable';

/** How often each pair of neighboring letters is in a text. */
function pairsOf( text: string ): Map< string, number > {
	const letters = [ ...searchable( text ).replace( /\s+/g, '' ) ];
	const pairs = new Map< string, number >();
	for ( let at = 0; at + 1 < letters.length; at++ ) {
		const pair = `${ letters[ at ] }${ letters[ at + 1 ] }`;
		pairs.set( pair, ( pairs.get( pair ) ?? 0 ) + 1 );
	}
	return pairs;
}

const count = ( pairs: Map< string, number > ): number => [ ...pairs.values() ].reduce( ( sum, n ) => sum + n, 0 );

/**
 * How alike two names are, by the pairs of letters that they share (Dice's coefficient). Case, accents and blanks do not count.
 *
 * @param one   A name.
 * @param other Another one.
 * @return 0 for nothing in common to 1 for the same.
 */
export function similarity( one: string, other: string ): number {
	const [ pairs, others ] = [ pairsOf( one ), pairsOf( other ) ];
	const total = count( pairs ) + count( others );
	let shared = 0;
	pairs.forEach( ( times, pair ) => {
		shared += Math.min( times, others.get( pair ) ?? 0 );
	} );
	return total === 0 ? 0 : ( 2 * shared ) / total;
}
