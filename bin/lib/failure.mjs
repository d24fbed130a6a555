/** Failures that are one sentence for the person at the keyboard. */

/** How much of a child's output is kept for error messages, in characters. */
const TAIL = 4000;

/** A failure whose message is a complete sentence for the person at the keyboard: it's shown without a stack. */
export class Failure extends Error {
	/**
	 * @param {string} sentence What is wrong and what to do about it.
	 * @param {number} code     The exit code of the command.
	 */
	constructor( sentence, code = 1 ) {
		super( sentence );
		this.name = 'Failure';
		this.exitCode = code;
	}
}

/** A child process ended with an error; `stdout` and `stderr` hold what it said. */
export class CommandFailed extends Failure {
	/**
	 * @param {string}                                                        command The command line.
	 * @param {{ code: number|string, stdout: string, stderr: string }} result  How it ended.
	 */
	constructor( command, { code, stdout, stderr } ) {
		const said = tail( [ stdout, stderr ].filter( Boolean ).join( '\n' ).trim() );
		super( `“${ command }” failed (${ code })${ said ? `:\n${ said }` : '.' }` );
		this.name = 'CommandFailed';
		this.code = code;
		this.stdout = stdout;
		this.stderr = stderr;
	}
}

/**
 * Ends the current command with a sentence.
 *
 * @param {string} sentence What is wrong and what to do about it.
 * @param {number} code     The exit code.
 * @return {never}
 */
export function fail( sentence, code = 1 ) {
	throw new Failure( sentence, code );
}

/**
 * @param {unknown} error What was thrown.
 * @return {string} A failure's sentence, or the whole of an unexpected error.
 */
export function describe( error ) {
	if ( error instanceof Failure ) {
		return error.message;
	}
	return error instanceof Error ? ( error.stack ?? error.message ) : String( error );
}

/**
 * Keeps the end of a long text, from the start of a line.
 *
 * @param {string} text The text.
 * @return {string}
 */
export function tail( text ) {
	if ( text.length <= TAIL ) {
		return text;
	}
	const end = text.slice( -TAIL );
	return end.slice( end.indexOf( '\n' ) + 1 );
}
