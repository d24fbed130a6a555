import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

test( 'docs/architecture.md names files and folders that exist', () => {
	const text = readFileSync( join( ROOT, 'docs/architecture.md' ), 'utf8' );
	const paths = [ ...text.matchAll( /`((?:includes|client|bin|tests)\/[\w./-]+)`/g ) ].map( ( [ , path ] ) => path );
	assert.ok( paths.length > 30 );
	assert.deepEqual(
		paths.filter( ( path ) => ! existsSync( join( ROOT, path ) ) ),
		[]
	);
} );
