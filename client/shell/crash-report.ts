import { recordEvent } from '../shared/data/events';

/** How long after a report the next ones are only counted, in milliseconds. */
const RATE_LIMIT = 60_000;

let count = 0;
let lastReport = -Infinity;

/**
 * Counts a crash and tells who listens, but not more often than once a minute.
 *
 * @param error What broke.
 * @param stack Where among the components.
 */
export function reportCrash( error: Error, stack: string ): void {
	count++;
	const now = Date.now();
	if ( now - lastReport >= RATE_LIMIT ) {
		lastReport = now;
		recordEvent( 'crash', { name: error.name, message: error.message, stack, count } );
	}
}
