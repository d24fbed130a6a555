import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { obtainWooCommerce, obtainZip } from '../../bin/lib/woocommerce.mjs';

describe( 'The zip of WooCommerce that STOREWRIGHT_WOOCOMMERCE names', () => {
	const former = process.env.STOREWRIGHT_WOOCOMMERCE;
	/** @type {string} */
	let folder;
	before( async () => {
		folder = await mkdtemp( join( tmpdir(), 'storewright-woocommerce-' ) );
	} );
	after( async () => {
		if ( former === undefined ) {
			delete process.env.STOREWRIGHT_WOOCOMMERCE;
		} else {
			process.env.STOREWRIGHT_WOOCOMMERCE = former;
		}
		await rm( folder, { recursive: true } );
	} );

	it( 'has to be there, also where WooCommerce was unpacked before', async () => {
		process.env.STOREWRIGHT_WOOCOMMERCE = join( folder, 'none.zip' );
		for ( const obtain of [ obtainZip, obtainWooCommerce ] ) {
			await assert.rejects(
				obtain,
				/^Failure: The file .+none\.zip, which STOREWRIGHT_WOOCOMMERCE names, is not there\.$/
			);
		}
	} );

	it( 'has to be the one that is pinned', async () => {
		process.env.STOREWRIGHT_WOOCOMMERCE = join( folder, 'other.zip' );
		await writeFile( process.env.STOREWRIGHT_WOOCOMMERCE, 'another one' );
		await assert.rejects(
			obtainZip,
			/^Failure: The file .+other\.zip.+ is not WooCommerce .+: its SHA-256 is [0-9a-f]{64}\.$/
		);
	} );
} );
