/** Clock changes of time zones, and what day it is where: told by JavaScript, so that PHP's answers can be held against it. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * @param {string} zone Such as “Europe/Berlin”.
 * @return {( time: number ) => { day: string, time: string }} The date and the time of day there.
 */
function localClock( zone ) {
	const format = new Intl.DateTimeFormat( 'en-CA', {
		timeZone: zone,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
		second: '2-digit',
	} );
	return ( time ) => {
		const parts = Object.fromEntries( format.formatToParts( time ).map( ( { type, value } ) => [ type, value ] ) );
		return {
			day: `${ parts.year }-${ parts.month }-${ parts.day }`,
			time: `${ parts.hour }:${ parts.minute }:${ parts.second }`,
		};
	};
}

/**
 * @param {string} zone
 * @param {number} time In milliseconds.
 * @return {string} Date and time there, as REST writes them: `2025-03-30T03:00:00`.
 */
export function localTime( zone, time ) {
	const { day, time: clock } = localClock( zone )( time );
	return `${ day }T${ clock }`;
}

/**
 * @param {string} zone
 * @param {number} year
 * @return {number[]} When its clocks are changed, in milliseconds.
 */
export function clockChanges( zone, year ) {
	const clock = localClock( zone );
	const offset = ( /** @type {number} */ time ) => {
		const { day, time: hour } = clock( time );
		return Date.parse( `${ day }T${ hour }Z` ) - time;
	};
	const changes = [];
	for ( let time = Date.UTC( year, 0, 1 ); time < Date.UTC( year + 1, 0, 1 ); time += HOUR ) {
		if ( offset( time ) !== offset( time - HOUR ) ) {
			let first = time - HOUR + MINUTE;
			while ( offset( first ) === offset( time - HOUR ) ) {
				first += MINUTE;
			}
			changes.push( first );
		}
	}
	return changes;
}

/**
 * Moments around the clock changes of a year: just before and at each, half an hour later, and the last and the first second of the days
 * around it.
 *
 * @param {string} zone
 * @param {number} year
 * @return {number[]} In milliseconds.
 */
export function moments( zone, year ) {
	const clock = localClock( zone );
	return clockChanges( zone, year ).flatMap( ( change ) => {
		const found = [ change - 1000, change, change + 30 * MINUTE ];
		for ( let time = change - 26 * HOUR; time < change + 26 * HOUR; time += 30 * MINUTE ) {
			const start = time - ( time % ( 30 * MINUTE ) );
			if ( clock( start ).day !== clock( start - 1000 ).day ) {
				found.push( start - 1000, start );
			}
		}
		return [ ...new Set( found ) ];
	} );
}
