/**
 * Steps with times, failures in one sentence, and child processes that never outlive us.
 *
 * Every child gets a process group of its own, so that ending it ends what it started too. A command that must not
 * leave anything behind runs inside `main()`.
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';

/** How long a child may take to end by itself after it was asked to, in milliseconds. */
const GRACE = 5000;

/** Signals that come closer together than this are one: npm passes on the one that the terminal sent us already. */
const SAME_SIGNAL = 1000;

/** How much of a child's output is kept for error messages, in characters. */
const TAIL = 4000;

/** @type {Set<import('node:child_process').ChildProcess>} Children that still run. */
const children = new Set();

/** @type {Set<() => Promise<void> | void>} What else has to be undone before we end. */
const cleanups = new Set();

let guarded = false;
/** When the end began, in milliseconds of performance.now(); 0 before. */
let ending = 0;
let interruptCode = 130;
let openSteps = 0;

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
		const said = tail( [ stdout, stderr ].filter( Boolean ).join( '\n' ).trim(), TAIL );
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
 * Runs one step of a command and prints its name and how long it took.
 *
 * @template T
 * @param {string}                                                label What is being done.
 * @param {( note: ( text: string ) => void ) => Promise<T> | T} work  The step; `note` adds to the printed line.
 * @return {Promise<T>} What the step returned.
 */
export async function step( label, work ) {
	const live = process.stdout.isTTY === true && openSteps === 0;
	const started = performance.now();
	let remark = '';
	openSteps++;
	if ( live ) {
		process.stdout.write( `  … ${ label }` );
	}
	const close = ( /** @type {string} */ mark ) => {
		openSteps--;
		const seconds = ( ( performance.now() - started ) / 1000 ).toFixed( 1 );
		process.stdout.write( `${ live ? '\r\x1b[K' : '' }  ${ mark } ${ label }${ remark } (${ seconds } s)\n` );
	};
	try {
		const result = await work( ( text ) => {
			remark = `: ${ text }`;
		} );
		close( '✓' );
		return result;
	} catch ( error ) {
		close( '✗' );
		throw error;
	}
}

/**
 * Runs a command to its end.
 *
 * @param {string}   command The program.
 * @param {string[]} args    Its arguments.
 * @param {Object}   options
 * @param {string}   [options.cwd]    Where it runs.
 * @param {Record<string, string|undefined>} [options.env] Variables added to ours; `undefined` removes one.
 * @param {string}   [options.input]  What it reads from its standard input.
 * @param {boolean}  [options.show]   Whether its output goes to the terminal as well.
 * @param {boolean}  [options.check]  Whether a non-zero exit throws; true by default.
 * @param {string}   [options.hint]   How to get the program, for the failure when it's missing.
 * @return {Promise<{ code: number|string, stdout: string, stderr: string }>} How it ended.
 */
export async function run( command, args = [], { cwd, env, input, show = false, check = true, hint } = {} ) {
	const child = start( command, args, { cwd, env, stdin: input === undefined ? 'ignore' : 'pipe' } );
	const output = { stdout: '', stderr: '' };
	for ( const name of /** @type {const} */ ( [ 'stdout', 'stderr' ] ) ) {
		child[ name ]?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			output[ name ] += text;
			if ( show ) {
				process[ name ].write( text );
			}
		} );
	}
	// A program that ends without reading its input is judged by its exit code, not by the broken pipe.
	child.stdin?.on( 'error', () => undefined );
	child.stdin?.end( input );
	const code = await ended( child, command, hint );
	if ( check && code !== 0 ) {
		throw new CommandFailed( [ command, ...args ].join( ' ' ), { code, ...output } );
	}
	return { code, ...output };
}

/**
 * Starts a command that goes on until it's stopped.
 *
 * @param {string}   command The program.
 * @param {string[]} args    Its arguments.
 * @param {Object}   options
 * @param {RegExp}   [options.readyLine] Output that says it's ready; without it, it's ready at once.
 * @param {number}   [options.timeout]   Milliseconds that it may take to get ready.
 * @param {string}   [options.cwd]       Where it runs.
 * @param {Record<string, string|undefined>} [options.env] Variables added to ours.
 * @param {string}   [options.logFile]   Where its output is written to.
 * @param {string}   [options.hint]      How to get the program, for the failure when it's missing.
 * @return {Promise<{ pid: number, output: () => string, exited: Promise<number|string>, stop: () => Promise<void> }>}
 */
export async function background( command, args, { readyLine, timeout = 60000, cwd, env, logFile, hint } = {} ) {
	const child = start( command, args, { cwd, env, stdin: 'ignore' } );
	const log = logFile ? createWriteStream( logFile, { flags: 'a' } ) : undefined;
	let recent = '';
	/** @type {() => void} */
	let ready = () => undefined;
	const readiness = new Promise( ( resolve ) => {
		ready = () => resolve( undefined );
	} );
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
			recent = tail( recent + text, TAIL );
			log?.write( text );
			if ( readyLine?.test( recent ) ) {
				ready();
			}
		} );
	}
	const exited = ended( child, command, hint ).finally( () => log?.end() );
	if ( readyLine ) {
		const timer = setTimeout( () => void stopChild( child ), timeout );
		await Promise.race( [
			readiness,
			exited.then( ( code ) => {
				throw new CommandFailed( [ command, ...args ].join( ' ' ), { code, stdout: recent, stderr: '' } );
			} ),
		] ).finally( () => clearTimeout( timer ) );
	}
	exited.catch( () => undefined );
	return { pid: child.pid ?? 0, output: () => recent, exited, stop: () => stopChild( child ) };
}

/**
 * Registers work to be done before the command ends, however it ends.
 *
 * @param {() => Promise<void> | void} work What to undo.
 * @return {() => void} Forgets it again.
 */
export function onEnd( work ) {
	guard();
	cleanups.add( work );
	return () => void cleanups.delete( work );
}

/** From here on, Ctrl-C is the expected end of this command and no failure. */
export function endsByInterrupt() {
	interruptCode = 0;
}

/**
 * The outermost function of every command: prints a failure as one sentence, ends everything that was started, and
 * exits.
 *
 * @param {() => Promise<number | void>} command The command; a returned number is the exit code.
 * @return {Promise<never>}
 */
export async function main( command ) {
	guard();
	let code = 0;
	try {
		code = ( await command() ) ?? 0;
	} catch ( error ) {
		code = error instanceof Failure ? error.exitCode : 1;
		if ( ending === 0 ) {
			process.stderr.write( `\n${ describe( error ) }\n` );
		}
	}
	if ( ending > 0 ) {
		// A signal came first and is ending everything; its exit code counts.
		return new Promise( () => undefined );
	}
	ending = performance.now();
	await endAll();
	process.exit( code );
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
 * @param {string} text   The text.
 * @param {number} length How many characters at most.
 * @return {string}
 */
function tail( text, length ) {
	if ( text.length <= length ) {
		return text;
	}
	const end = text.slice( -length );
	return end.slice( end.indexOf( '\n' ) + 1 );
}

/**
 * @param {string}   command The program.
 * @param {string[]} args    Its arguments.
 * @param {{ cwd?: string|undefined, env?: Record<string, string|undefined>|undefined, stdin: 'ignore'|'pipe' }} options
 * @return {import('node:child_process').ChildProcess}
 */
function start( command, args, { cwd, env, stdin } ) {
	guard();
	const child = spawn( command, args, {
		...( cwd === undefined ? {} : { cwd } ),
		env: { ...process.env, ...env },
		stdio: [ stdin, 'pipe', 'pipe' ],
		detached: true,
	} );
	children.add( child );
	child.once( 'close', () => children.delete( child ) );
	child.once( 'error', () => children.delete( child ) );
	return child;
}

/**
 * @param {import('node:child_process').ChildProcess} child   The child.
 * @param {string}                                    command Its name.
 * @param {string|undefined}                          hint    How to get it.
 * @return {Promise<number|string>} Its exit code, or the signal that ended it.
 */
function ended( child, command, hint ) {
	return new Promise( ( resolve, reject ) => {
		child.once( 'close', ( code, signal ) => resolve( code ?? signal ?? 1 ) );
		child.once( 'error', ( error ) => {
			const missing = /** @type {NodeJS.ErrnoException} */ ( error ).code === 'ENOENT';
			reject(
				missing
					? new Failure(
							`“${ command }” is needed but not installed. ${ hint ?? 'Install it and try again.' }`
						)
					: error
			);
		} );
	} );
}

/**
 * @param {import('node:child_process').ChildProcess} child  The child.
 * @param {NodeJS.Signals}                            signal What its group is sent.
 */
function signalGroup( child, signal ) {
	try {
		process.kill( -( child.pid ?? 0 ), signal );
	} catch ( error ) {
		if ( /** @type {NodeJS.ErrnoException} */ ( error ).code !== 'ESRCH' ) {
			throw error;
		}
	}
}

/**
 * Asks a child's whole group to end, and ends it by force after the grace period.
 *
 * @param {import('node:child_process').ChildProcess} child The child.
 */
async function stopChild( child ) {
	if ( child.pid === undefined || ! children.has( child ) ) {
		return;
	}
	await new Promise( ( resolve ) => {
		const timer = setTimeout( () => signalGroup( child, 'SIGKILL' ), GRACE );
		child.once( 'close', () => {
			clearTimeout( timer );
			resolve( undefined );
		} );
		signalGroup( child, 'SIGTERM' );
	} );
}

/** Undoes and ends everything, newest first. */
async function endAll() {
	for ( const work of [ ...cleanups ].reverse() ) {
		cleanups.delete( work );
		try {
			await work();
		} catch ( error ) {
			process.stderr.write( `${ describe( error ) }\n` );
		}
	}
	await Promise.all( [ ...children ].map( stopChild ) );
}

/**
 * Ends everything after a signal; a second one, from somebody who lost patience, doesn't wait.
 *
 * @param {number} code The exit code.
 */
function interrupted( code ) {
	if ( ending > 0 ) {
		if ( performance.now() - ending > SAME_SIGNAL ) {
			process.exit( code );
		}
		return;
	}
	ending = performance.now();
	void endAll().finally( () => process.exit( code ) );
}

/** Makes sure, once, that signals and the end of this process end the children. */
function guard() {
	if ( guarded ) {
		return;
	}
	guarded = true;
	process.on( 'SIGINT', () => interrupted( interruptCode ) );
	process.on( 'SIGTERM', () => interrupted( 143 ) );
	process.on( 'SIGHUP', () => interrupted( 129 ) );
	process.on( 'exit', () => {
		for ( const child of children ) {
			if ( child.pid !== undefined ) {
				signalGroup( child, 'SIGKILL' );
			}
		}
	} );
}
