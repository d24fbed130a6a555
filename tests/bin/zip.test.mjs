import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { namesIn, packFolder } from '../../bin/lib/zip.mjs';

/** @type {string} */
let work;
before( async () => {
	work = await mkdtemp( join( tmpdir(), 'storewright-zip-' ) );
} );
after( () => rm( work, { recursive: true } ) );

/**
 * @param {string}   name  A new folder.
 * @param {string[]} files Its files, in the order of writing.
 * @param {number}   time  When they were changed, in seconds.
 */
async function folder( name, files, time ) {
	for ( const file of files ) {
		await mkdir( join( work, name, file, '..' ), { recursive: true } );
		await writeFile( join( work, name, file ), `content of ${ file }` );
		await utimes( join( work, name, file ), time, time );
	}
	return join( work, name );
}

it( 'packs the same content into the same bytes, whenever and in whatever order it was written', async () => {
	const files = [ 'a.php', 'b/c.php', 'b/d.md' ];
	const first = await packFolder( await folder( 'first', files, 1e9 ), 'plugin', join( work, 'first.zip' ) );
	await packFolder( await folder( 'second', [ ...files ].reverse(), 2e9 ), 'plugin', join( work, 'second.zip' ) );
	assert.deepEqual( await readFile( join( work, 'first.zip' ) ), await readFile( join( work, 'second.zip' ) ) );
	assert.equal( first.bytes, ( await readFile( join( work, 'first.zip' ) ) ).length );
	assert.deepEqual( namesIn( join( work, 'first.zip' ) ), [ 'plugin/a.php', 'plugin/b/c.php', 'plugin/b/d.md' ] );
} );

it( 'leaves out what is unwanted', async () => {
	await packFolder(
		await folder( 'third', [ 'a.php', 'b.map' ], 1e9 ),
		'plugin',
		join( work, 'third.zip' ),
		/\.map$/
	);
	assert.deepEqual( namesIn( join( work, 'third.zip' ) ), [ 'plugin/a.php' ] );
} );
