/** How long a view took to load, for events: not the time itself, but which of a few buckets it is in. */

/** The buckets by the seconds that they begin at, the last one first. */
const BUCKETS = [
	[ 30, '30-60s' ],
	[ 20, '20-30s' ],
	[ 15, '15-20s' ],
	[ 10, '10-15s' ],
	[ 5, '5-10s' ],
	[ 2, '2-5s' ],
] as const;

/**
 * The bucket of a time. Each begins with its first second; only what takes longer than a minute is over 60s.
 *
 * @param milliseconds How long it took.
 */
export function loadTimeBucket( milliseconds: number ): string {
	const seconds = milliseconds / 1000;
	if ( seconds > 60 ) {
		return 'over 60s';
	}
	return BUCKETS.find( ( [ from ] ) => seconds >= from )?.[ 1 ] ?? '0-2s';
}

let begun: number | undefined;

/** Notes that a view begins to load. The first one of a document began together with the document. */
export function beginView(): void {
	begun = begun === undefined ? 0 : performance.now();
}

/** How long the view that began last has been loading, in milliseconds. */
export function viewTime(): number {
	return performance.now() - ( begun ?? 0 );
}
