/** readme.txt names every library that the plugin contains, with its license. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

/** Come with WordPress: the build leaves them out. */
const FROM_WORDPRESS = /^(@wordpress\/(?!icons$)|react(-dom)?$)/;

const json = async ( /** @type {string} */ path ) => JSON.parse( await readFile( join( ROOT, path ), 'utf8' ) );

test( 'readme.txt names every library that the plugin contains, with its license', async () => {
	const readme = await readFile( join( ROOT, 'readme.txt' ), 'utf8' );
	const section = /= Libraries =\n([^]+?)\n=/.exec( readme )?.[ 1 ] ?? '';
	const inPhp = Object.keys( ( await json( 'composer.json' ) ).require ).filter( ( name ) => name !== 'php' );
	const inScripts = Object.keys( ( await json( 'package.json' ) ).dependencies ).filter(
		( name ) => ! FROM_WORDPRESS.test( name )
	);
	const licenses = new Map(
		await Promise.all( [
			...inPhp.map( async ( name ) => [
				name,
				[ ( await json( `vendor/${ name }/composer.json` ) ).license ].flat()[ 0 ],
			] ),
			...inScripts.map( async ( name ) => [
				name,
				( await json( `node_modules/${ name }/package.json` ) ).license,
			] ),
		] )
	);
	// “a, b and c (MIT)” says it of all three.
	const said = new Map(
		[ ...section.matchAll( /((?:[@\w][\w./-]*(?:, | and ))*[@\w][\w./-]*) \(([\w.-]+)\)/g ) ].flatMap(
			( [ , names, license ] ) => names.split( /, | and / ).map( ( name ) => [ name, license ] )
		)
	);
	assert.deepEqual( [ ...said ].sort(), [ ...licenses ].sort() );
} );
