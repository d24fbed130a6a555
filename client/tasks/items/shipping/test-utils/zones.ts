import type { ZoneLocation, ZoneMethod } from '../zones';
import { onRequest, restError, type RestRequest } from '../../../../shared/test-utils';

export const ZONES = '/wc/v3/shipping/zones';

const FIELDS = 'instance_id,method_id,enabled,settings';

interface StoredZone {
	id: number;
	name: string;
	locations: ZoneLocation[];
	methods: ZoneMethod[];
}

interface Wanted {
	method_id?: string;
	enabled?: boolean;
	settings?: { cost?: string };
}

/** A way of shipping as the server keeps it. */
export const aMethod = ( instance: number, method: string, cost = '', enabled = true ): ZoneMethod => ( {
	instance_id: instance,
	method_id: method,
	enabled,
	settings: method === 'flat_rate' ? { cost: { value: cost } } : { requires: { value: cost } },
} );

/** A zone as the server keeps it; 0 is the rest of the world. */
export const aZone = ( id: number, locations: ZoneLocation[] = [], methods: ZoneMethod[] = [] ): StoredZone => ( {
	id,
	name: id === 0 ? 'Rest of the world' : `Zone ${ id }`,
	locations,
	methods,
} );

export const country = ( code: string ): ZoneLocation => ( { code, type: 'country' } );

const settingsOf = ( { settings = {} }: Wanted ): ZoneMethod[ 'settings' ] =>
	Object.fromEntries( Object.entries( settings ).map( ( [ id, value ] ) => [ id, { value } ] ) );

function answerMethods( zone: StoredZone ): void {
	const path = `${ ZONES }/${ zone.id }/methods`;
	const answerOne = ( method: ZoneMethod ) =>
		onRequest( 'POST', `${ path }/${ method.instance_id }`, ( { data }: RestRequest ) => {
			const wanted = data as Wanted;
			const known = zone.methods.find( ( { instance_id: id } ) => id === method.instance_id ) ?? method;
			const changed = {
				...known,
				enabled: wanted.enabled ?? known.enabled,
				settings: { ...known.settings, ...settingsOf( wanted ) },
			};
			zone.methods = zone.methods.map( ( other ) => ( other === known ? changed : other ) );
			return changed;
		} );
	onRequest( 'GET', `${ path }?_fields=${ FIELDS }`, () => zone.methods );
	onRequest( 'POST', path, ( { data }: RestRequest ) => {
		const wanted = data as Wanted;
		const method = {
			instance_id: 100 * zone.id + zone.methods.length + 1,
			method_id: wanted.method_id ?? '',
			enabled: wanted.enabled ?? true,
			settings: settingsOf( wanted ),
		};
		zone.methods = [ ...zone.methods, method ];
		answerOne( method );
		return method;
	} );
	zone.methods.forEach( answerOne );
}

function answerZone( zone: StoredZone ): void {
	onRequest( 'GET', `${ ZONES }/${ zone.id }/locations?_fields=code,type`, () => zone.locations );
	onRequest( 'POST', `${ ZONES }/${ zone.id }/locations`, ( { data }: RestRequest ) => {
		zone.locations = data as ZoneLocation[];
		return zone.locations;
	} );
	answerMethods( zone );
}

/**
 * Has the server keep zones as the real one does.
 *
 * @param zones What there is at first, the rest of the world included; tests change it as somebody else would.
 */
export function answerZones( zones: StoredZone[] = [ aZone( 0 ) ] ): StoredZone[] {
	onRequest( 'GET', `${ ZONES }?_fields=id,name`, () => zones.map( ( { id, name } ) => ( { id, name } ) ) );
	onRequest( 'POST', ZONES, ( { data }: RestRequest ) => {
		const { name, locations } = data as { name: string; locations: ZoneLocation[] };
		const wanted = locations.map( ( { code } ) => code );
		const taken = zones.find( ( zone ) => zone.locations.some( ( { code } ) => wanted.includes( code ) ) );
		if ( taken ) {
			throw restError( 'storewright_rest_zone_exists', `“${ taken.name }” covers this place already.`, 409 );
		}
		const zone = { ...aZone( zones.length + 6, locations ), name };
		zones.push( zone );
		answerZone( zone );
		return { id: zone.id, name };
	} );
	zones.forEach( answerZone );
	return zones;
}

/** Returns the offered shipping methods of a zone, such as 'flat_rate 5.00'. */
export const offersOf = ( zone: StoredZone | undefined ): string[] =>
	( zone?.methods ?? [] )
		.filter( ( { enabled } ) => enabled )
		.map( ( { method_id: id, settings } ) =>
			id === 'flat_rate' ? `${ id } ${ String( settings.cost?.value ) }` : id
		);
