/** Finds the entry of a list of places that a location means. */
import type { StoreProfiler } from '../generated/rest';
import { similarity } from './similarity';

/** Where the store may be; parts that nothing is known of are ''. */
export type Location = StoreProfiler[ 'location' ];

/** An entry of a list. */
export interface SelectOption {
	/** 'CC' or 'CC:STATE'. */
	key: string;
	/** 'Country', or 'Country — Region'. */
	label: string;
}

/** How alike two names of a region have to be at least. */
export const REGION_THRESHOLD = 0.7;

/**
 * The region in a label, '' where there is none. Hyphens within names are no dashes.
 *
 * @param label Such as 'Germany — Bavaria'.
 */
export const regionOf = ( label: string ): string => /\s[-–—]\s+(.*)$/u.exec( label )?.[ 1 ]?.trim() ?? '';

/**
 * The entry of a location's country, or of its region where one is alike enough.
 *
 * @param options   What can be chosen.
 * @param location  Where the store may be.
 * @param threshold How alike names of regions have to be, 0 to 1.
 * @return Null where the country is not known.
 */
export function findPlace(
	options: readonly SelectOption[],
	{ country_short: country, region, city }: Location,
	threshold: number = REGION_THRESHOLD
): SelectOption | null {
	if ( country === '' ) {
		return null;
	}
	let found = options.find( ( { key } ) => key === country ) ?? null;
	let best = threshold;
	for ( const option of options ) {
		if ( ! option.key.startsWith( `${ country }:` ) ) {
			continue;
		}
		const name = regionOf( option.label );
		const alike = Math.max( similarity( name, region ), similarity( name, city ) );
		// The first of those that are as alike.
		if ( alike > best || ( alike === best && ! found?.key.includes( ':' ) ) ) {
			[ found, best ] = [ option, alike ];
		}
	}
	return found;
}
