/**
 * Runs cleanups when a command ends, however it ends.
 *
 * Every child has a process group of its own, so that ending it ends what it started too.
 */
import { spawn } from 'node:child_process';
import { describe, Failure } from './failure.mjs';

/** How long a child may take to end by itself after it was asked to, in milliseconds. */
const GRACE = 5000;

/** Signals that come closer together than this are one: npm passes on the one that the terminal sent us already. */
const SAME_SIGNAL = 1000;

/** @type {Set<import('node:child_process').ChildProcess>} Children that still run. */
const children = new Set();

/** @type {Set<() => Promise<void> | void>} What else has to be undone before we end. */
const cleanups = new Set();

let guarded = false;
/** When the end began, in milliseconds of performance.now(); 0 before. */
let ending = 0;
let interruptCode = 130;

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

/** From here on, Ctrl-C is the expected end of this command and no failure. */
export function endsByInterrupt() {
	interruptCode = 0;
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

/**
 * Starts a child that ends with us.
 *
 * @param {string}   command The program.
 * @param {string[]} args    Its arguments.
 * @param {{ cwd?: string|undefined, env?: Record<string, string|undefined>|undefined, stdin: 'ignore'|'pipe' }} options
 * @return {import('node:child_process').ChildProcess}
 */
export function start( command, args, { cwd, env, stdin } ) {
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
export async function stopChild( child ) {
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
