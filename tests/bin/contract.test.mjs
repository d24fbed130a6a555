import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { routesOf } from '../../bin/lib/contract-reader.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';

const FOLDER = join( ROOT, 'tests', 'fixtures', 'contract' );

test( 'the contract holds the routes of WooCommerce 11.0.1 as their description has them', async () => {
	const described = routesOf( await readFile( join( FOLDER, 'woocommerce-11.0.1.md' ), 'utf8' ) );
	/** @type {Record<string, unknown>} */
	const contract = {};
	for ( const name of await readdir( FOLDER ) ) {
		if ( name.endsWith( '.json' ) ) {
			Object.assign( contract, JSON.parse( await readFile( join( FOLDER, name ), 'utf8' ) ) );
		}
	}
	assert.equal( Object.keys( described ).length, 51 );
	for ( const [ path, route ] of Object.entries( described ) ) {
		assert.deepEqual( contract[ path ], JSON.parse( JSON.stringify( route ) ), path );
	}
} );
