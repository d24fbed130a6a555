import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { background, CommandFailed, Failure, run } from '../../bin/lib/process.mjs';

const MODULE = new URL( '../../bin/lib/process.mjs', import.meta.url ).href;

/**
 * Runs a command that uses the module, in a process of its own.
 *
 * @param {string} body What `main` does.
 * @return {import('node:child_process').ChildProcess}
 */
function command( body ) {
	const source = `import { background, endsByInterrupt, fail, main, onEnd, step } from '${ MODULE }';\nawait main( async () => { ${ body } } );`;
	return spawn( process.execPath, [ '--input-type=module', '--eval', source ] );
}

/**
 * @param {import('node:child_process').ChildProcess} child A process.
 * @return {Promise<{ code: number | null, stdout: string, stderr: string }>} How it ended and what it said.
 */
async function outcome( child ) {
	const said = { stdout: '', stderr: '' };
	child.stdout?.on( 'data', ( data ) => ( said.stdout += data ) );
	child.stderr?.on( 'data', ( data ) => ( said.stderr += data ) );
	const [ code ] = await once( child, 'close' );
	return { code, ...said };
}

/**
 * @param {number} pid A process id.
 * @return {boolean} Whether it runs.
 */
function runs( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch {
		return false;
	}
}

describe( 'run', () => {
	it( 'gives what the command said, and its input to it', async () => {
		assert.deepEqual( await run( 'sh', [ '-c', 'cat; echo oops >&2' ], { input: 'in' } ), {
			code: 0,
			stdout: 'in',
			stderr: 'oops\n',
		} );
	} );

	it( 'throws what a failed command said', async () => {
		await assert.rejects( run( 'sh', [ '-c', 'echo why; exit 3' ] ), ( error ) => {
			assert.ok( error instanceof CommandFailed );
			assert.equal( error.code, 3 );
			assert.match( error.message, /why/ );
			return true;
		} );
	} );

	it( 'ends a command, with what it started, when its time is over', async () => {
		const { code, late } = await run( 'sh', [ '-c', 'sleep 60 & wait' ], { check: false, timeout: 50 } );
		assert.equal( late, true );
		assert.notEqual( code, 0 );
	} );

	it( 'names a program that is missing and how to get it', async () => {
		await assert.rejects( run( 'no-such-program', [], { hint: 'Get it there.' } ), ( error ) => {
			assert.ok( error instanceof Failure );
			assert.equal( error.message, '“no-such-program” is needed but not installed. Get it there.' );
			return true;
		} );
	} );
} );

describe( 'background', () => {
	it( 'waits for the line that says it is ready, and ends the whole group', async () => {
		const server = await background( 'sh', [ '-c', 'sleep 100 & echo "child $!"; echo READY; wait' ], {
			readyLine: /READY/,
		} );
		const child = Number( /child (\d+)/.exec( server.output() )?.[ 1 ] );
		assert.ok( runs( child ) );
		await server.stop();
		// Ends once nobody in the group holds the output open any more.
		await server.exited;
		assert.equal( runs( server.pid ), false );
	} );

	it( 'fails when the command ends before it was ready', async () => {
		await assert.rejects(
			background( 'sh', [ '-c', 'echo no; exit 4' ], { readyLine: /READY/ } ),
			/failed \(4\):\nno/
		);
	} );
} );

describe( 'main', () => {
	/** @type {string} */
	let folder;
	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'storewright-process-' ) );
	} );
	after( () => rm( folder, { recursive: true } ) );

	it( 'prints a failure as its sentence and exits with its code', async () => {
		const { code, stderr } = await outcome( command( "fail( 'No luck.', 7 );" ) );
		assert.deepEqual( { code, stderr }, { code: 7, stderr: '\nNo luck.\n' } );
	} );

	it( 'ends children and undoes work on a signal, even when it arrives twice', async () => {
		const trace = join( folder, 'undone' );
		const child = command( `
			const { writeFileSync } = await import( 'node:fs' );
			onEnd( async () => { await new Promise( ( resolve ) => setTimeout( resolve, 50 ) ); writeFileSync( '${ trace }', 'yes' ); } );
			const server = await background( 'sleep', [ '100' ] );
			console.log( 'child ' + server.pid );
			await server.exited;` );
		const [ line ] = await once( child.stdout ?? assert.fail(), 'data' );
		const pid = Number( /child (\d+)/.exec( String( line ) )?.[ 1 ] );
		child.kill( 'SIGINT' );
		child.kill( 'SIGINT' );
		const { code } = await outcome( child );
		assert.equal( code, 130 );
		assert.equal( runs( pid ), false );
		assert.equal( await readFile( trace, 'utf8' ), 'yes' );
	} );

	it( 'exits well on Ctrl-C where that is how the command ends', async () => {
		const child = command(
			"endsByInterrupt(); const server = await background( 'sleep', [ '100' ] ); console.log( 'up' ); await server.exited; fail( 'Ended by itself.' );"
		);
		await once( child.stdout ?? assert.fail(), 'data' );
		child.kill( 'SIGINT' );
		const { code, stderr } = await outcome( child );
		assert.deepEqual( { code, stderr }, { code: 0, stderr: '' } );
	} );
} );
