/** Random numbers that are the same for the same seed. */

const MODULUS = 2147483647;

const MULTIPLIER = 48271;

/**
 * @param {number} seed Any whole number.
 * @return {() => number} Numbers from 0 up to 1, by Lehmer's method.
 */
export function random( seed ) {
	let state = 1 + ( seed % ( MODULUS - 1 ) );
	return () => {
		state = ( state * MULTIPLIER ) % MODULUS;
		return ( state - 1 ) / ( MODULUS - 1 );
	};
}

/**
 * @template T
 * @param {() => number} next Random numbers.
 * @param {T[]}          list What to choose from.
 * @return {T} One of it.
 */
export function pick( next, list ) {
	return list[ Math.floor( next() * list.length ) ];
}
