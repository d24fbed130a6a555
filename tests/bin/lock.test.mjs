import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { exclusively } from '../../bin/lib/lock.mjs';
import { CACHE } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';

const MODULES = new URL( '../../bin/lib/', import.meta.url ).href;
const NAME = `test-${ process.pid }`;
const FILE = join( CACHE, 'locks', `${ NAME }.lock` );

describe( 'exclusively', () => {
	/** @type {string} */
	let counter;
	before( async () => {
		counter = join( await mkdtemp( join( tmpdir(), 'storewright-lock-' ) ), 'counter' );
		await mkdir( join( CACHE, 'locks' ), { recursive: true } );
	} );
	after( () => rm( join( counter, '..' ), { recursive: true } ) );

	it( 'lets processes change a file one after the other, also where one left its lock behind', async () => {
		await writeFile( counter, '0' );
		const { stdout } = await run( 'sh', [ '-c', 'echo $$' ] );
		await writeFile( FILE, stdout.trim() );
		const source = `
			import { readFileSync, writeFileSync } from 'node:fs';
			import { exclusively } from '${ MODULES }lock.mjs';
			import { main } from '${ MODULES }process.mjs';
			await main( async () => {
				for ( let turn = 0; turn < 5; turn++ ) {
					await exclusively( '${ NAME }', async () => {
						const value = Number( readFileSync( '${ counter }', 'utf8' ) );
						await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
						writeFileSync( '${ counter }', String( value + 1 ) );
					} );
				}
			} );`;
		await Promise.all(
			[ 1, 2, 3 ].map( () => run( process.execPath, [ '--input-type=module', '--eval', source ] ) )
		);
		assert.equal( await readFile( counter, 'utf8' ), '15' );
	} );

	it( 'says so when another keeps it, and frees it when the work fails', async () => {
		await assert.rejects(
			exclusively( NAME, async () => {
				await assert.rejects(
					exclusively( NAME, async () => assert.fail( 'must not get in' ), 0, 'Taken.' ),
					/^Failure: Taken\.$/
				);
				throw new Error( 'broken' );
			} ),
			/broken/
		);
		assert.equal( await exclusively( NAME, async () => 'in' ), 'in' );
	} );
} );
