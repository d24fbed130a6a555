import { request, RequestError } from '../../../../shared/data/request';
import { isSameRate, rateOf, requestsFor } from './rate';
import { readZones } from './read-zones';
import type { Rate, RateChange, Zone } from './types';

const ZONES = '/wc/v3/shipping/zones';

/** A rate that somebody else changed meanwhile. */
export interface RateConflict {
	/** As in the change. */
	zoneId: number | null;
	theirs: Rate;
}

/** Nothing was saved: somebody else changed rates that the owner changed too. */
export class RatesChanged extends Error {
	readonly conflicts: readonly RateConflict[];

	constructor( conflicts: readonly RateConflict[] ) {
		super( 'The rates are no longer those that the owner saw.' );
		this.name = 'RatesChanged';
		this.conflicts = conflicts;
	}
}

/** The zone that a change is about: by its id, else what covers the store's country by now. */
function zoneOf( { zoneId, toggleable }: RateChange, zones: readonly Zone[] ): Zone | undefined {
	return zones.find( ( { id } ) => id === zoneId ) ?? zones.find( ( zone ) => ! toggleable && ! zone.toggleable );
}

const rateNow = ( change: RateChange, zones: readonly Zone[] ): Rate => {
	const zone = zoneOf( change, zones );
	return zone ? rateOf( zone ) : null;
};

/** Rates that the owner did not change stay, whoever set them: a flat rate of nothing too. */
const isWanted = ( { rate, expected }: RateChange ): boolean => ! isSameRate( rate, expected );

const isConflict = ( { rate, expected }: RateChange, now: Rate ): boolean =>
	! isSameRate( now, expected ) && ! isSameRate( now, rate );

/** The server's answers where somebody else has just made the zone, or given it a way of shipping. */
const OVERTAKEN = [ 'storewright_rest_zone_exists', 'storewright_rest_zone_methods_changed' ];

const isOvertaken = ( error: unknown ): boolean =>
	error instanceof RequestError && error.status === 409 && OVERTAKEN.includes( error.code );

/**
 * Makes the zone with its locations in one go, so that it is never seen without them, and says them again in a call of
 * their own, which is where every server of WooCommerce takes them.
 */
async function makeZone( name: string, country: string ): Promise< Zone > {
	const locations = [ { code: country, type: 'country' } ];
	const { id } = await request< { id: number } >( {
		path: ZONES,
		method: 'POST',
		data: { name, locations, unless_covered: true },
	} );
	await request( { path: `${ ZONES }/${ id }/locations`, method: 'POST', data: locations } );
	return { id, name, toggleable: false, methods: [] };
}

async function setRate( zone: Zone, rate: Rate ): Promise< void > {
	const path = `${ ZONES }/${ zone.id }/methods`;
	const known = zone.methods.map( ( { instance_id } ) => instance_id );
	for ( const { instanceId, data } of requestsFor( zone, rate ) ) {
		await request(
			instanceId === null
				? { path, method: 'POST', data: { ...data, expected_methods: known } }
				: { path: `${ path }/${ instanceId }`, method: 'POST', data }
		);
	}
}

/**
 * Gives zones their rates, over what there is at this moment. A call that broke off can be made again: it goes on with
 * the zones and the ways of shipping that are there.
 *
 * @param country The store's country.
 * @param changes What shipping is to cost.
 * @throws {RatesChanged} Somebody else was faster; nothing was saved.
 * @throws {RequestError} A request failed; what was saved before it stays.
 */
export async function saveRates( country: string, changes: readonly RateChange[] ): Promise< void > {
	const zones = await readZones( country );
	const wanted = changes.filter( isWanted );
	const conflicts = wanted
		.map( ( change ) => ( { change, theirs: rateNow( change, zones ) } ) )
		.filter( ( { change, theirs } ) => isConflict( change, theirs ) )
		.map( ( { change, theirs } ) => ( { zoneId: change.zoneId, theirs } ) );
	if ( conflicts.length > 0 ) {
		throw new RatesChanged( conflicts );
	}
	try {
		for ( const change of wanted ) {
			await setRate( zoneOf( change, zones ) ?? ( await makeZone( change.name, country ) ), change.rate );
		}
	} catch ( error ) {
		if ( ! isOvertaken( error ) ) {
			throw error;
		}
		await saveRates( country, changes );
	}
}
