import { __ } from '@wordpress/i18n';

import { request } from '../../../../shared/data/request';
import type { Zone, ZoneLocation, ZoneMethod } from './types';

const ZONES = '/wc/v3/shipping/zones';

/** Id of the zone that covers whatever the others do not. */
const REST_OF_THE_WORLD = 0;

type Read = < Answer >( path: string ) => Promise< Answer >;

interface Continent {
	countries: ReadonlyArray< { code: string } >;
}

/** Whether locations hold a country, by its name or by that of its continent. */
async function covers( locations: readonly ZoneLocation[], country: string, read: Read ): Promise< boolean > {
	if ( locations.some( ( { type, code } ) => type === 'country' && code === country ) ) {
		return true;
	}
	const continents = await Promise.all(
		locations
			.filter( ( { type } ) => type === 'continent' )
			.map( ( { code } ) => read< Continent >( `/wc/v3/data/continents/${ code.toLowerCase() }` ) )
	);
	return continents.some( ( { countries } ) => countries.some( ( { code } ) => code === country ) );
}

/**
 * The zones that an owner sets rates for at the start: those of the store's country, then the rest of the world.
 *
 * @param country The store's, '' where it is not known.
 * @param signal  Aborts it.
 */
export async function readZones( country: string, signal?: AbortSignal ): Promise< Zone[] > {
	const read: Read = ( path ) => request( { path, ...( signal && { signal } ) } );
	const all = await read< Array< { id: number; name: string } > >( `${ ZONES }?_fields=id,name` );
	const zones = await Promise.all(
		all.map( async ( { id, name } ): Promise< Zone | null > => {
			const toggleable = id === REST_OF_THE_WORLD;
			if ( ! toggleable ) {
				const locations = await read< ZoneLocation[] >( `${ ZONES }/${ id }/locations?_fields=code,type` );
				if ( ! ( await covers( locations, country, read ) ) ) {
					return null;
				}
			}
			const fields = 'instance_id,method_id,enabled,settings';
			const methods = await read< ZoneMethod[] >( `${ ZONES }/${ id }/methods?_fields=${ fields }` );
			// WooCommerce calls it by a whole sentence.
			return { id, name: toggleable ? __( 'Rest of the world', 'storewright' ) : name, toggleable, methods };
		} )
	);
	return zones
		.filter( ( zone ) => zone !== null )
		.sort( ( a, b ) => Number( a.toggleable ) - Number( b.toggleable ) );
}
