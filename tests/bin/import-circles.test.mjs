import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { importCircles } from '../../bin/lib/import-circles.mjs';

const circlesIn = async ( files ) => {
	const root = await mkdtemp( join( tmpdir(), 'circles-' ) );
	try {
		for ( const [ name, content ] of Object.entries( files ) ) {
			await mkdir( dirname( join( root, name ) ), { recursive: true } );
			await writeFile( join( root, name ), content );
		}
		return await importCircles( root );
	} finally {
		await rm( root, { recursive: true } );
	}
};

test( 'finds a circle that a type and a lazy import close', async () => {
	const circles = await circlesIn( {
		'list.tsx': `const load = () => import( /* webpackChunkName: "row" */ './rows/row' );`,
		'rows/row.tsx': `import { x } from '.';`,
		'rows/index.ts': `import type { ListProps } from '../list';`,
	} );
	assert.deepEqual( circles, [ [ 'list.tsx', 'rows/row.tsx', 'rows/index.ts', 'list.tsx' ] ] );
} );

test( 'lets two files import the same one', async () => {
	const circles = await circlesIn( {
		'a.ts': `import { b } from './b'; import { c } from './c';`,
		'b.ts': `export { c } from './c'; import 'react';`,
		'c.ts': `export const c = 'import ./a';`,
	} );
	assert.deepEqual( circles, [] );
} );
