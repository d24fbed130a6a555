/** Steps with times, and commands that are run. What is run never outlives us: see ending.mjs. */
import { createWriteStream } from 'node:fs';
import { start, stopChild } from './ending.mjs';
import { CommandFailed, Failure, tail } from './failure.mjs';

export { endsByInterrupt, main, onEnd } from './ending.mjs';
export { CommandFailed, describe, fail, Failure } from './failure.mjs';

let openSteps = 0;

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
 * @param {number}   [options.timeout] Milliseconds after which it is ended; none when left out.
 * @return {Promise<{ code: number|string, stdout: string, stderr: string, late?: boolean }>} How it ended; `late` where that was
 *   for its time.
 */
export async function run( command, args = [], { cwd, env, input, show = false, check = true, hint, timeout } = {} ) {
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
	let late = false;
	const end = () => {
		late = true;
		void stopChild( child );
	};
	const timer = timeout === undefined ? undefined : setTimeout( end, timeout );
	const code = await ended( child, command, hint ).finally( () => clearTimeout( timer ) );
	if ( check && code !== 0 ) {
		throw new CommandFailed( [ command, ...args ].join( ' ' ), { code, ...output } );
	}
	return { code, ...output, ...( late ? { late } : {} ) };
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
			recent = tail( recent + text );
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
