/**
 * WooCommerce for tests and for trying things out beside it. It is never part of the plugin, and never committed.
 *
 * Its zip comes from where STOREWRIGHT_WOOCOMMERCE says, else from the cache, else from wordpress.org; whichever it is, it has to be
 * the very zip that is pinned here.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce } from './lock.mjs';
import { CACHE } from './paths.mjs';
import { Failure } from './process.mjs';

/** The WooCommerce that the dashboard is tested on. */
export const VERSION = '11.0.1';

const SHA256 = 'ed3ed2a91be2f96703693053d052af1c7873fd70f8c521831b083ec71bf2451d';
const HOME = join( CACHE, 'woocommerce' );
const ZIP = join( HOME, `woocommerce-${ VERSION }.zip` );

/**
 * Obtains WooCommerce. It's shared by all sites: never write into it.
 *
 * @return {Promise<string>} The absolute path of the plugin's folder.
 */
export async function obtainWooCommerce() {
	const home = join( HOME, VERSION );
	// Also where it is not needed any more: whoever names a file has it used, or is told.
	await namedZip();
	await madeOnce( 'woocommerce', home, async ( target ) => {
		// Only here: what a machine lacks is looked for before there are packages.
		const { default: AdmZip } = await import( 'adm-zip' );
		new AdmZip( await obtainZip() ).extractAllTo( target, true );
	} );
	return join( home, 'woocommerce' );
}

/**
 * @return {Promise<string>} The path of the zip, which is the pinned one.
 * @throws {Failure} If it is another one, or can't be had.
 */
export async function obtainZip() {
	const named = await namedZip();
	if ( named !== null ) {
		return named;
	}
	if ( ! existsSync( ZIP ) ) {
		const content = await download( `https://downloads.wordpress.org/plugin/woocommerce.${ VERSION }.zip` );
		requireSum( content, 'The download' );
		await writeFile( `${ ZIP }.part`, content );
		await rename( `${ ZIP }.part`, ZIP );
	}
	requireSum( await readFile( ZIP ), `The file ${ ZIP }` );
	return ZIP;
}

/**
 * @return {Promise<string|null>} The path that STOREWRIGHT_WOOCOMMERCE says, if it says one.
 * @throws {Failure} If that is another zip, or not there.
 */
async function namedZip() {
	const named = process.env.STOREWRIGHT_WOOCOMMERCE ?? '';
	if ( named === '' ) {
		return null;
	}
	const what = `The file ${ named }, which STOREWRIGHT_WOOCOMMERCE names,`;
	if ( ! existsSync( named ) ) {
		throw new Failure( `${ what } is not there.` );
	}
	requireSum( await readFile( named ), what );
	return named;
}

/**
 * @param {string} url Of a file.
 * @return {Promise<Buffer>} Its content.
 */
async function download( url ) {
	/** @type {Response} */
	let response;
	try {
		response = await fetch( url );
	} catch {
		throw new Failure(
			`${ new URL( url ).host } cannot be reached: check the network, or name WooCommerce’s zip in STOREWRIGHT_WOOCOMMERCE.`
		);
	}
	if ( ! response.ok ) {
		throw new Failure( `${ url } answered with status ${ response.status }.` );
	}
	return Buffer.from( await response.arrayBuffer() );
}

/**
 * @param {Buffer} content Of a zip.
 * @param {string} name    What to call it.
 */
function requireSum( content, name ) {
	const sum = createHash( 'sha256' ).update( content ).digest( 'hex' );
	if ( sum !== SHA256 ) {
		throw new Failure( `${ name } is not WooCommerce ${ VERSION }: its SHA-256 is ${ sum }.` );
	}
}
