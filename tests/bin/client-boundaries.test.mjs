/** The rules of who imports whom in the client bite, and only where they should. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import wordpress from '@wordpress/eslint-plugin';
import { ESLint } from 'eslint';
import boundaries from 'eslint-plugin-boundaries';
import { boundariesOf } from '../../bin/lib/client-boundaries.mjs';
import { CACHE } from '../../bin/lib/paths.mjs';

/** A client in small: what can be imported. */
const FILES = [
	'features.ts',
	'entries/app.ts',
	'shell/routes.ts',
	'shared/data/request.ts',
	'generated/rest.ts',
	'home/screen.ts',
	'tasks/store.ts',
	'islands/palette/index.ts',
];

let root = '';

before( async () => {
	await mkdir( CACHE, { recursive: true } );
	root = await mkdtemp( join( CACHE, 'boundaries-' ) );
	for ( const file of FILES ) {
		await mkdir( dirname( join( root, 'client', file ) ), { recursive: true } );
		await writeFile( join( root, 'client', file ), 'export const thing = 1;\n' );
	}
} );

after( () => rm( root, { recursive: true, force: true } ) );

/**
 * Lints a file of the small client.
 *
 * @param {string} file Its path in the client.
 * @param {string} code What it holds.
 * @return {Promise<string[]>} What the rules say against it.
 */
async function judge( file, code ) {
	const eslint = new ESLint( {
		cwd: root,
		overrideConfigFile: true,
		overrideConfig: [
			...wordpress.configs.recommended,
			boundariesOf( boundaries, 'client' ),
			{ settings: { 'boundaries/root-path': root } },
		],
	} );
	const [ result ] = await eslint.lintText( code, { filePath: join( root, 'client', file ) } );
	assert.equal( result.fatalErrorCount, 0 );
	return result.messages
		.filter( ( { ruleId } ) => ruleId?.startsWith( 'boundaries/' ) )
		.map( ( { message } ) => message );
}

const imports = ( from, path ) => judge( from, `export { thing } from '${ path }';\n` );

for ( const [ from, path ] of [
	[ 'home/screen.ts', '../tasks/store' ],
	[ 'home/screen.ts', '../shell/routes' ],
	[ 'home/screen.ts', '../features' ],
	[ 'home/screen.ts', '../islands/palette' ],
	[ 'islands/palette/index.ts', '../../tasks/store' ],
	[ 'shared/data/request.ts', '../../tasks/store' ],
	[ 'shared/data/request.ts', '../../shell/routes' ],
	[ 'shared/data/request.ts', '../../features' ],
	[ 'shell/routes.ts', '../tasks/store' ],
	[ 'shell/routes.ts', '../entries/app' ],
	[ 'entries/app.ts', '../tasks/store' ],
	[ 'features.ts', './shell/routes' ],
] ) {
	test( `${ from } may not import ${ path }`, async () => {
		assert.equal( ( await imports( from, path ) ).length, 1 );
	} );
}

for ( const [ from, path ] of [
	[ 'home/screen.ts', '../shared/data/request' ],
	[ 'home/screen.ts', '../generated/rest' ],
	[ 'home/screen.ts', '@wordpress/data' ],
	[ 'tasks/list.ts', './store' ],
	[ 'shared/ui/list.ts', '../data/request' ],
	[ 'shell/routes.ts', '../features' ],
	[ 'entries/app.ts', '../shell/routes' ],
	[ 'entries/app.ts', '../features' ],
	[ 'features.ts', './tasks/store' ],
	[ 'features.ts', './islands/palette' ],
] ) {
	test( `${ from } may import ${ path }`, async () => {
		assert.deepEqual( await imports( from, path ), [] );
	} );
}

test( 'a lazy import and an import of types are imports too', async () => {
	assert.equal(
		( await judge( 'home/screen.ts', "export const load = () => import( '../tasks/store' );\n" ) ).length,
		1
	);
	assert.equal(
		(
			await judge(
				'home/screen.ts',
				"import type { thing } from '../tasks/store';\nexport type T = typeof thing;\n"
			)
		).length,
		1
	);
} );
