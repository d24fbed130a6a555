import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { aptHint } from '../../bin/lib/apt.mjs';
import { findProgram } from '../../bin/lib/browser.mjs';

test( 'a program is found by any of its names, in the folders of PATH', async ( t ) => {
	const folder = await mkdtemp( join( tmpdir(), 'storewright-path-' ) );
	const path = process.env.PATH;
	t.after( async () => {
		process.env.PATH = path;
		await rm( folder, { recursive: true } );
	} );
	process.env.PATH = folder;
	await writeFile( join( folder, 'storewright-browser' ), '' );
	await chmod( join( folder, 'storewright-browser' ), 0o755 );

	assert.equal(
		findProgram( [ 'storewright-nothing', 'storewright-browser' ] ),
		join( folder, 'storewright-browser' )
	);
	assert.equal( findProgram( [ 'storewright-nothing' ] ), undefined );
} );

test( 'what is missing is said with how to get it', () => {
	assert.equal(
		aptHint( [ 'php8.2-gd', 'chromium-headless-shell | chromium' ] ),
		'on Debian and Ubuntu: sudo apt-get install php8.2-gd chromium'
	);
} );
