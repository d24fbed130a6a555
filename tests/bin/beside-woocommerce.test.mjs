import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

const read = ( /** @type {string} */ file ) => readFile( join( ROOT, 'tests/e2e', file ), 'utf8' );

/** @param {readonly string[]} names Names of files. */
const readSpecs = async ( names ) =>
	( await Promise.all( names.map( ( name ) => read( `${ name }.spec.ts` ) ) ) ).join( '\n' );

const countTests = ( /** @type {string} */ specs ) => specs.match( /^\s*test\(/gm )?.length ?? 0;

/**
 * Returns what stands between the brackets of a constant.
 *
 * @param {string} source The file.
 * @param {string} name   The constant's.
 */
function bodyOf( source, name ) {
	const [ , body ] =
		source.match( new RegExp( `^export const ${ name }\\b[^\\n]*[[{]\\n(.*?)\\n[\\]}];$`, 'ms' ) ) ?? [];
	assert.ok( body, name );
	return body;
}

/** @param {string} body Lines of `name: reason`. */
const reasonsOf = ( body ) =>
	[ ...body.matchAll( /^\t(?:'([^']+)'|([\w-]+)):\s+'([^']+)',$/gm ) ].map( ( [ , quoted, bare, reason = '' ] ) => {
		return { name: quoted ?? bare ?? '', reason };
	} );

test( 'of the tests of Home and the tasks at most one in ten is left out beside WooCommerce, each is there, and says why', async () => {
	const list = await read( 'beside-woocommerce.ts' );
	const names = [ ...bodyOf( list, 'BESIDE_WOOCOMMERCE' ).matchAll( /^\t'([\w-]+)',$/gm ) ].map(
		( [ , name = '' ] ) => name
	);
	const filesLeftOut = reasonsOf( bodyOf( list, 'FILES_LEFT_OUT' ) );
	const testsLeftOut = reasonsOf( bodyOf( list, 'LEFT_OUT' ) );
	const specs = await readSpecs( names );

	assert.ok( names.length > 0 && filesLeftOut.length > 0 && testsLeftOut.length > 0 );
	for ( const { name, reason } of filesLeftOut ) {
		assert.ok( ! names.includes( name ), name );
		assert.match( reason, /\.$/ );
	}
	for ( const { name, reason } of testsLeftOut ) {
		assert.ok( specs.includes( name ), name );
		assert.match( reason, /\.$/ );
	}
	const inFiles = countTests( await readSpecs( filesLeftOut.map( ( { name } ) => name ) ) );
	const leftOut = inFiles + testsLeftOut.length;
	const all = countTests( specs ) + inFiles;
	assert.ok( leftOut * 10 <= all, `${ leftOut } of ${ all }` );
} );
