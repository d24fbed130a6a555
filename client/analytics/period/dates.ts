/** Calendar days as texts such as '2026-11-23': of the shop's time zone, which the browser's has nothing to do with. */

/** 'YYYY-MM-DD'. */
export type Day = string;

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** 0 for Sunday to 6 for Saturday, as WordPress counts. */
export type Weekday = number;

const LENGTH = 86_400_000;

const timeOf = ( day: Day ): number => Date.parse( `${ day }T00:00:00Z` );

const dayOf = ( time: number ): Day => new Date( time ).toISOString().slice( 0, 10 );

/** Whether a text is a day that the calendar has, between the years 1970 and 2999. */
export const isDay = ( text: string | undefined ): text is Day =>
	text !== undefined &&
	/^(19[7-9]\d|2\d{3})-\d\d-\d\d$/.test( text ) &&
	! Number.isNaN( timeOf( text ) ) &&
	dayOf( timeOf( text ) ) === text;

/** The day some days later, or earlier. */
export const addDays = ( day: Day, days: number ): Day => dayOf( timeOf( day ) + days * LENGTH );

/** The same day of another month; the month's last one where it's shorter. */
export function addMonths( day: Day, months: number ): Day {
	const [ year = 0, month = 1, date = 1 ] = day.split( '-' ).map( Number );
	const last = new Date( Date.UTC( year, month + months, 0 ) ).getUTCDate();
	return dayOf( Date.UTC( year, month - 1 + months, Math.min( date, last ) ) );
}

/** How many days there are from one day to another, both included. */
export const daysIn = ( after: Day, before: Day ): number =>
	Math.round( ( timeOf( before ) - timeOf( after ) ) / LENGTH ) + 1;

/** The weekday of a day. */
export const weekdayOf = ( day: Day ): Weekday => new Date( timeOf( day ) ).getUTCDay();

/** The day that a unit begins on in which another day is. */
export function startOf( unit: Unit, day: Day, weekStart: Weekday ): Day {
	switch ( unit ) {
		case 'day':
			return day;
		case 'week':
			return addDays( day, -( ( weekdayOf( day ) - weekStart + 7 ) % 7 ) );
		case 'month':
			return `${ day.slice( 0, 7 ) }-01`;
		case 'quarter':
			return addMonths( `${ day.slice( 0, 7 ) }-01`, -( ( Number( day.slice( 5, 7 ) ) - 1 ) % 3 ) );
		case 'year':
			return `${ day.slice( 0, 4 ) }-01-01`;
	}
}

/** The same day some units later, or earlier. */
export function addUnits( unit: Unit, day: Day, count: number ): Day {
	switch ( unit ) {
		case 'day':
			return addDays( day, count );
		case 'week':
			return addDays( day, 7 * count );
		case 'month':
			return addMonths( day, count );
		case 'quarter':
			return addMonths( day, 3 * count );
		case 'year':
			return addMonths( day, 12 * count );
	}
}

/** The last day of the unit in which a day is. */
export const endOf = ( unit: Unit, day: Day, weekStart: Weekday ): Day =>
	addDays( addUnits( unit, startOf( unit, day, weekStart ), 1 ), -1 );

/** Minutes east of UTC of a zone that WordPress names by its offset, such as '+05:30'; null for other names. */
function offsetOf( timeZone: string ): number | null {
	const [ , sign, hours, minutes ] = /^([+-])(\d\d):?(\d\d)$/.exec( timeZone ) ?? [];
	return sign === undefined ? null : ( sign === '-' ? -1 : 1 ) * ( Number( hours ) * 60 + Number( minutes ) );
}

/**
 * What a clock of the shop shows, such as '2026-11-23 07:40:00'.
 *
 * @param timeZone As WordPress names it: 'Europe/Berlin' or '+02:00'.
 * @param now      Unix time in milliseconds.
 */
export function shopTime( timeZone: string, now = Date.now() ): string {
	const offset = offsetOf( timeZone );
	if ( offset !== null ) {
		return new Date( now + offset * 60_000 ).toISOString().slice( 0, 19 ).replace( 'T', ' ' );
	}
	const parts = new Intl.DateTimeFormat( 'en-CA', {
		timeZone,
		hourCycle: 'h23',
		...( { year: 'numeric', month: '2-digit', day: '2-digit' } as const ),
		...( { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const ),
	} ).formatToParts( now );
	const part = ( type: string ) => parts.find( ( one ) => one.type === type )?.value ?? '00';
	const date = [ 'year', 'month', 'day' ].map( part ).join( '-' );
	return `${ date } ${ [ 'hour', 'minute', 'second' ].map( part ).join( ':' ) }`;
}

/** A day in words, as `Intl.DateTimeFormat` takes the options. */
export const formatDay = ( day: Day, locale: string, options: Intl.DateTimeFormatOptions ): string =>
	new Intl.DateTimeFormat( locale, { ...options, timeZone: 'UTC' } ).format( timeOf( day ) );

/** Two days in words, without saying twice what both have: “Nov 1 – 23, 2026”. */
export const formatDays = ( after: Day, before: Day, locale: string ): string =>
	new Intl.DateTimeFormat( locale, { dateStyle: 'medium', timeZone: 'UTC' } ).formatRange(
		timeOf( after ),
		timeOf( before )
	);
