import type { Route } from '../shared/routing/types';

/** The names and values that a path's `:name` parts matched; null when the path is another one. */
export type Match = Readonly< Record< string, string > >;

const split = ( path: string ): string[] => path.split( '/' ).filter( ( part ) => part !== '' );

/** How exactly a pattern's part says what it matches. */
const RANK = { fixed: 3, parameter: 2, rest: 1 } as const;

/** A pattern that ends is as exact as one that goes on with a fixed part. */
const rankOf = ( part: string | undefined ): number => {
	if ( part === '*' ) {
		return RANK.rest;
	}
	return part?.startsWith( ':' ) ? RANK.parameter : RANK.fixed;
};

/**
 * Compares a path with a route's pattern.
 *
 * @param pattern Fixed parts, `:name` for one part of any value, `*` at the end for any rest, the empty one too.
 * @param path    As in the address.
 */
export function matchPath( pattern: string, path: string ): Match | null {
	const expected = split( pattern );
	const segments = split( path );
	const isOpen = expected.at( -1 ) === '*';
	const parts = isOpen ? expected.slice( 0, -1 ) : expected;
	if ( segments.length < parts.length || ( ! isOpen && segments.length > parts.length ) ) {
		return null;
	}
	const match: Record< string, string > = {};
	for ( const [ index, part ] of parts.entries() ) {
		const value = segments[ index ] ?? '';
		if ( part.startsWith( ':' ) ) {
			match[ part.slice( 1 ) ] = value;
		} else if ( part !== value ) {
			return null;
		}
	}
	return match;
}

/** Puts the more exact of two patterns first, so that '/analytics/settings' is found before '/analytics/:report'. */
function byExactness( a: Route, b: Route ): number {
	const [ left, right ] = [ split( a.path ), split( b.path ) ];
	for ( let index = 0; index < Math.max( left.length, right.length ); index++ ) {
		const difference = rankOf( right[ index ] ) - rankOf( left[ index ] );
		if ( difference !== 0 ) {
			return difference;
		}
	}
	return 0;
}

/**
 * The route of a path, the most exact one.
 *
 * @param routes To choose from.
 * @param path   As in the address.
 */
export function findRoute( routes: readonly Route[], path: string ): { route: Route; params: Match } | null {
	for ( const route of [ ...routes ].sort( byExactness ) ) {
		const params = matchPath( route.path, path );
		if ( params !== null ) {
			return { route, params };
		}
	}
	return null;
}
