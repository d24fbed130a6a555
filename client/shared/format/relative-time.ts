import { getPageData } from '../data/page-data';

/** Units with their length in seconds, the longest first. */
const UNITS = [
	[ 'year', 31_557_600 ],
	[ 'month', 2_629_800 ],
	[ 'week', 604_800 ],
	[ 'day', 86_400 ],
	[ 'hour', 3_600 ],
	[ 'minute', 60 ],
] as const;

/**
 * Says how long ago a time was, such as “3 hours ago”.
 *
 * @param time Unix time in milliseconds.
 * @param now  The same of the present.
 */
export function relativeTime( time: number, now = Date.now() ): string {
	// A clock that is slow is no reason to speak of the future.
	const seconds = Math.min( 0, Math.round( ( time - now ) / 1000 ) );
	const { locale } = getPageData();
	const [ unit, length ] = UNITS.find( ( [ , size ] ) => -seconds >= size ) ?? [ 'second', Infinity ];
	return unit === 'second'
		? new Intl.RelativeTimeFormat( locale, { numeric: 'auto' } ).format( 0, 'second' )
		: new Intl.RelativeTimeFormat( locale ).format( Math.trunc( seconds / length ), unit );
}
