import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import ts from 'typescript';
import { ROOT } from '../../bin/lib/paths.mjs';
import { run } from '../../bin/lib/process.mjs';

/** What a command begins with that needs packages before it can install them. */
const INSTALLS = 'node bin/install.mjs && ';

/** Commands of npm whose own files need packages from the start, and which only somebody runs who has them. */
const FOR_DEVELOPERS = [
	'lint:js',
	'lint:css',
	'lint:php',
	'format',
	'format:php',
	'types:client',
	'contract',
	'budgets',
];

/**
 * Packages that Node looks for before a file's first line runs.
 *
 * @param {string}      file Its path.
 * @param {Set<string>} seen Files that were looked at.
 * @return {Promise<string[]>} Each with the file that imports it.
 */
async function packages( file, seen = new Set() ) {
	if ( seen.has( file ) ) {
		return [];
	}
	seen.add( file );
	const source = ts.createSourceFile( file, await readFile( file, 'utf8' ), ts.ScriptTarget.Latest );
	const names = source.statements
		.filter( ( one ) => ts.isImportDeclaration( one ) || ts.isExportDeclaration( one ) )
		.flatMap( ( { moduleSpecifier } ) =>
			moduleSpecifier && ts.isStringLiteral( moduleSpecifier ) ? [ moduleSpecifier.text ] : []
		);
	const found = names
		.filter( ( name ) => ! name.startsWith( '.' ) && ! name.startsWith( 'node:' ) )
		.map( ( name ) => `${ relative( ROOT, file ) } imports ${ name }` );
	const inner = names
		.filter( ( name ) => name.startsWith( '.' ) )
		.map( ( name ) => packages( resolve( dirname( file ), name ), seen ) );
	return [ ...found, ...( await Promise.all( inner ) ).flat() ];
}

describe( 'a fresh clone, without packages', () => {
	let clone = '';
	before( async () => {
		clone = await mkdtemp( join( tmpdir(), 'storewright-clone-' ) );
		await cp( join( ROOT, 'bin' ), join( clone, 'bin' ), { recursive: true } );
		for ( const file of [ 'package.json', 'package-lock.json', 'composer.json' ] ) {
			await cp( join( ROOT, file ), join( clone, file ) );
		}
	} );
	after( () => rm( clone, { recursive: true, force: true } ) );

	it( 'understands npm start', async () => {
		const { stdout } = await run( process.execPath, [ join( clone, 'bin/start.mjs' ), '--help' ] );
		assert.match( stdout, /npm start/ );
	} );

	it( 'is told of each installation that fails', async () => {
		const { code, stderr } = await run( process.execPath, [ join( clone, 'bin/test.mjs' ), 'lint' ], {
			env: { PATH: '' },
			check: false,
		} );
		assert.equal( code, 1 );
		assert.match( stderr, /npm/ );
		assert.match( stderr, /Install the PHP command line/ );
	} );

	it( 'has no command that needs packages before it can install them', async () => {
		/** @type {{ scripts: Record<string, string> }} */
		const { scripts } = JSON.parse( await readFile( join( ROOT, 'package.json' ), 'utf8' ) );
		const commands = Object.entries( scripts ).filter( ( [ name ] ) => ! FOR_DEVELOPERS.includes( name ) );
		assert.ok( commands.length > 15 );
		for ( const [ name, command ] of commands ) {
			if ( command.startsWith( INSTALLS ) ) {
				continue;
			}
			const [ , file ] = /^node ([\w/.-]+\.mjs)/.exec( command ) ?? [];
			assert.ok( file, `npm run ${ name } begins with “node FILE” or “${ INSTALLS }”.` );
			assert.deepEqual( await packages( join( ROOT, file ) ), [], `npm run ${ name }` );
		}
		assert.deepEqual( await packages( join( ROOT, 'bin/install.mjs' ) ), [] );
		assert.notDeepEqual( await packages( join( ROOT, 'bin/bench.mjs' ) ), [] );
	} );
} );
