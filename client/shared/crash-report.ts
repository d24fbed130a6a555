import { recordEvent } from './data/events';

/** How long after a report the next ones are only counted, in milliseconds. */
const RATE_LIMIT = 60_000;

let count = 0;
let lastReport = -Infinity;

/**
 * Names an extension's plugin that broke, which is taken off the page then.
 *
 * @param name  The plugin's.
 * @param error What broke.
 */
export function reportPlugin( name: string, error: Error ): void {
	// eslint-disable-next-line no-console -- Tells the author of the extension.
	console.error( `The plugin “${ name }” failed and was removed from the page:`, error );
}

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
