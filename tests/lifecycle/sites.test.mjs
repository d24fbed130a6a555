/** The local sites themselves: who can reach them, and what they protect. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startNativeSite } from '../../bin/lib/native-site.mjs';
import { CACHE, ROOT } from '../../bin/lib/paths.mjs';
import { startPlaygroundSite } from '../../bin/lib/playground-site.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { logIn, requireAnswer } from '../../bin/lib/session.mjs';

/** @type {string} What the sites here keep. */
let folder;
/** @type {Array<{ stop: () => Promise<void> }>} Sites to stop, whatever happens. */
const sites = [];

before( async () => {
	await mkdir( CACHE, { recursive: true } );
	folder = await mkdtemp( join( CACHE, 'sites-' ) );
} );
after( async () => {
	await Promise.all( sites.map( ( site ) => site.stop() ) );
	await rm( folder, { recursive: true } );
} );

/**
 * @template {{ stop: () => Promise<void> }} Site
 * @param {Promise<Site>} starting A site that is started.
 * @return {Promise<Site>} It, stopped at the end at the latest.
 */
async function started( starting ) {
	const site = await starting;
	sites.push( site );
	return site;
}

/**
 * @param {number} port A port.
 * @return {Promise<string[]>} The addresses on which it is listened to, as Linux writes them.
 */
async function listeners( port ) {
	const wanted = port.toString( 16 ).toUpperCase().padStart( 4, '0' );
	const tables = await Promise.all(
		[ '/proc/net/tcp', '/proc/net/tcp6' ].map( ( file ) => ( existsSync( file ) ? readFile( file, 'utf8' ) : '' ) )
	);
	return [ ...tables.join( '\n' ).matchAll( /^\s*\d+: ([0-9A-F]+):([0-9A-F]{4}) \S+ 0A /gm ) ]
		.filter( ( [ , , found ] ) => found === wanted )
		.map( ( [ , address = '' ] ) => address );
}

describe( 'a site in Playground', () => {
	it( 'has Storewright answer, to this machine only, and keeps its data', async () => {
		const port = await freePort();
		const options = { dir: join( folder, 'playground' ), port, scripts: [] };
		const first = await started( startPlaygroundSite( { ...options, fresh: true } ) );
		await requireAnswer( first );
		if ( process.platform === 'linux' ) {
			assert.deepEqual( await listeners( port ), [ '0100007F' ] );
		}
		const admin = await logIn( first );
		const saved = await admin.rest( 'wp/v2/settings', {
			method: 'POST',
			body: new URLSearchParams( { description: 'Kept' } ),
		} );
		assert.equal( saved.status, 200 );
		await first.stop();

		const second = await started( startPlaygroundSite( { ...options, fresh: false } ) );
		const settings = await ( await ( await logIn( second ) ).rest( 'wp/v2/settings' ) ).json();
		assert.equal( settings.description, 'Kept' );
		assert.equal( existsSync( second.logFile ) ? await readFile( second.logFile, 'utf8' ) : '', '' );
		await second.stop();
	} );
} );

describe( 'a native site', () => {
	it( 'refuses to delete a plugin that is linked into it', async () => {
		const source = join( folder, 'linked-plugin.php' );
		await cp( join( ROOT, 'tests/lifecycle/other-plugin/plugin.php' ), source );
		const site = await started(
			startNativeSite( { dir: join( folder, 'linked' ), plugin: null, extraPlugins: [ source ] } )
		);
		const admin = await logIn( site );
		const plugin = 'wp/v2/plugins/linked-plugin';
		const body = new URLSearchParams( { status: 'inactive' } );
		assert.equal( ( await admin.rest( plugin, { method: 'POST', body } ) ).status, 200 );
		assert.equal( ( await admin.rest( plugin, { method: 'DELETE' } ) ).status, 403 );
		assert.ok( existsSync( source ) );
		await site.stop();
	} );

	it( 'works off what waits when wp-cron.php is asked', async () => {
		const site = await started( startNativeSite( { dir: join( folder, 'linked' ), plugin: null, fresh: false } ) );
		await site.wp( 'cron', 'event', 'schedule', 'storewright_test_job', 'now' );
		assert.equal( ( await fetch( `${ site.url }wp-cron.php` ) ).status, 200 );
		const waiting = await site.wp( 'cron', 'event', 'list', '--field=hook' );
		assert.doesNotMatch( waiting, /storewright_test_job/ );
		await site.stop();
	} );

	it( 'shows neither its database nor its log', async () => {
		const site = await started( startNativeSite( { dir: join( folder, 'linked' ), plugin: null, fresh: false } ) );
		for ( const path of [ 'wp-content/database/.ht.sqlite', 'wp-content/debug.log' ] ) {
			assert.equal( ( await fetch( site.url + path ) ).status, 404, path );
		}
		assert.equal( ( await fetch( `${ site.url }no/such/page` ) ).status, 404 );
		await site.stop();
	} );
} );
