/** Tests fail on errors and warnings that they did not expect. */
import { format } from 'node:util';

type Level = 'error' | 'warn';

const LEVELS: readonly Level[] = [ 'error', 'warn' ];

let logged: Array< { level: Level; text: string } > = [];

/** Begins to watch the console. */
export function watchConsole(): void {
	logged = [];
	for ( const level of LEVELS ) {
		jest.spyOn( console, level ).mockImplementation( ( ...args: unknown[] ) => {
			logged.push( { level, text: format( ...args ) } );
		} );
	}
}

/**
 * Demands that something was logged, and takes it off what makes the test fail.
 *
 * @param level   How serious.
 * @param pattern Part of the text.
 */
export function expectLogged( level: Level, pattern: RegExp | string ): void {
	const matches = ( entry: ( typeof logged )[ number ] ) =>
		entry.level === level &&
		( typeof pattern === 'string' ? entry.text.includes( pattern ) : pattern.test( entry.text ) );
	if ( ! logged.some( matches ) ) {
		throw new Error( `Expected console.${ level } with ${ String( pattern ) }, but there was ${ describeLog() }.` );
	}
	logged = logged.filter( ( entry ) => ! matches( entry ) );
}

/** Throws where something was logged that no test expected. */
export function assertQuietConsole(): void {
	if ( logged.length > 0 ) {
		throw new Error( `Unexpected on the console: ${ describeLog() }` );
	}
}

function describeLog(): string {
	return logged.map( ( { level, text } ) => `${ level }: ${ text }` ).join( '\n' ) || 'nothing';
}
