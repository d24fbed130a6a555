/** The life of storewright.zip on clean sites: installed, used, deactivated, deleted. */
import assert from 'node:assert/strict';
import { openAsBlob } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startNativeSite } from '../../bin/lib/native-site.mjs';
import { CACHE, ROOT } from '../../bin/lib/paths.mjs';
import { logIn } from '../../bin/lib/session.mjs';
import { LATEST, OLDEST } from '../../bin/lib/wordpress.mjs';
import { namesIn, packFolder } from '../../bin/lib/zip.mjs';

const ZIP = join( ROOT, 'storewright.zip' );
const HERE = join( ROOT, 'tests/lifecycle' );
const HOME = 'wp-admin/admin.php?page=wc-admin';
const PAGES = [ '', 'wp-admin/', 'wp-admin/plugins.php', 'wp-admin/options-general.php' ];

describe( 'storewright.zip', () => {
	it( 'holds what runs on a site and nothing else', () => {
		const names = namesIn( ZIP );
		for ( const name of [
			'plugin.php',
			'uninstall.php',
			'includes/Plugin.php',
			'includes/sale.php',
			'build/app.js',
			'vendor/autoload.php',
			'LICENSE',
			'readme.txt',
		] ) {
			assert.ok( names.includes( `storewright/${ name }` ), `${ name } is missing` );
		}
		const foreign = names.filter(
			( name ) =>
				! /^storewright\/((includes|build|languages|vendor|vendor-prefixed)\/|[^/]+$)/.test( name ) ||
				/\/(node_modules|tests?)\/|phpunit|phpstan|psalm|\.tsx?$|\.map$|\/\./i.test( name )
		);
		assert.deepEqual( foreign, [] );
	} );
} );

for ( const core of [ OLDEST, LATEST ] ) {
	describe( `on WordPress ${ core }`, () => {
		/** @type {string} What the site keeps. */
		let folder;
		/** @type {import('../../bin/lib/native-site.mjs').NativeSite} */
		let site;
		/** @type {Awaited<ReturnType<typeof logIn>>} */
		let admin;
		/** @type {Record<string, any>} What the site was like before. */
		let clean;

		before( async () => {
			await mkdir( CACHE, { recursive: true } );
			folder = await mkdtemp( join( CACHE, `zip-${ core }-` ) );
			site = await startNativeSite( { dir: folder, core, plugin: null } );
			admin = await logIn( site );
			await open( PAGES );
			// What WordPress itself keeps of any plugin that came and went is no trace of ours.
			const other = join( folder, 'other-plugin.zip' );
			await packFolder( join( HERE, 'other-plugin' ), 'other-plugin', other );
			await upload( other );
			await remove( 'other-plugin/plugin' );
			clean = await snapshot();
		} );
		after( async () => {
			await site?.stop();
			await rm( folder, { recursive: true } );
		} );

		/** @return {Promise<Record<string, any>>} Everything in which a plugin can leave a trace. */
		const snapshot = async () => JSON.parse( await site.wp( 'eval-file', join( HERE, 'snapshot.php' ) ) );

		/** Opens pages as the administrator; PHP may have nothing to say about them. @param {string[]} paths Their addresses. */
		const open = async ( paths ) => {
			const texts = [];
			for ( const path of paths ) {
				const response = await admin.get( path );
				assert.equal( response.status, 200, `${ path } answers ${ response.status }` );
				texts.push( await response.text() );
			}
			assert.equal( await readFile( site.logFile, 'utf8' ), '' );
			return texts;
		};

		/** Asks the REST API and expects success. @param {string} path Below wp-json/. @param {RequestInit} [options] As of fetch(). */
		const rest = async ( path, options ) => {
			const response = await admin.rest( path, options );
			const text = await response.text();
			assert.ok(
				response.ok,
				`${ options?.method ?? 'GET' } ${ path }: ${ response.status } ${ text.slice( 0, 500 ) }`
			);
			return JSON.parse( text );
		};

		/** Sends JSON. @param {string} method The method. @param {string} path Below wp-json/. @param {unknown} body What to send. */
		const send = ( method, path, body ) =>
			rest( path, { method, body: JSON.stringify( body ), headers: { 'Content-Type': 'application/json' } } );

		/** Uses the shop a little, so that there is data to keep or to remove. */
		const useShop = async () => {
			await send( 'PUT', 'wc/v3/settings/general/woocommerce_store_city', { value: 'Graz' } );
			const { id } = await send( 'POST', 'wc/v3/shipping/zones', { name: 'Austria' } );
			await send( 'PUT', `wc/v3/shipping/zones/${ id }/locations`, [ { code: 'AT', type: 'country' } ] );
			await send( 'POST', `wc/v3/shipping/zones/${ id }/methods`, {
				method_id: 'flat_rate',
				settings: { cost: '4.50' },
			} );
			await send( 'POST', 'wc-admin/onboarding/tasks/shipping/snooze', {} );
		};

		/** Uploads and activates a plugin as the screen for that does. @param {string} zip A plugin. */
		const upload = async ( zip ) => {
			const [ form = '' ] = await open( [ 'wp-admin/plugin-install.php?tab=upload' ] );
			const body = new FormData();
			body.set( '_wpnonce', /name="_wpnonce" value="(\w+)"/.exec( form )?.[ 1 ] ?? '' );
			body.set( 'pluginzip', await openAsBlob( zip ), basename( zip ) );
			const answer = await (
				await admin.get( 'wp-admin/update.php?action=upload-plugin', { method: 'POST', body } )
			).text();
			const activate = /href="(plugins\.php\?action=activate[^"]+)"/
				.exec( answer )?.[ 1 ]
				?.replaceAll( '&amp;', '&' );
			assert.ok( activate, answer.replace( /<[^>]+>/g, ' ' ).slice( -1000 ) );
			await open( [ `wp-admin/${ activate }` ] );
		};

		/** Deactivates and deletes a plugin as the plugins screen does. @param {string} plugin Its main file, without “.php”. */
		const remove = async ( plugin = 'storewright/plugin' ) => {
			await send( 'PUT', `wp/v2/plugins/${ plugin }`, { status: 'inactive' } );
			await rest( `wp/v2/plugins/${ plugin }`, { method: 'DELETE' } );
		};

		it( 'is uploaded, activated and used without a notice', async () => {
			await upload( ZIP );
			const [ home = '' ] = await open( [ HOME, ...PAGES ] );
			assert.match( home, /id="storewright-root"/ );
			assert.ok( ( await rest( 'wc-admin/onboarding/tasks' ) ).length > 0 );
			await useShop();
			await open( [ HOME, ...PAGES ] );
		} );

		it( 'leaves the data when it is deleted, and nothing that runs', async () => {
			const used = await snapshot();
			await remove();
			const left = await snapshot();
			assert.deepEqual( left.plugins, clean.plugins );
			assert.deepEqual( left.tables, used.tables );
			assert.deepEqual( without( used.options, left.options ), [] );
			assert.deepEqual( without( left.cron, clean.cron ), [] );
			await open( PAGES );
		} );

		it( 'finds its data again', async () => {
			await site.wp( 'plugin', 'install', ZIP, '--activate' );
			await open( [ HOME ] );
			const zones = await rest( 'wc/v3/shipping/zones' );
			assert.ok( zones.some( ( /** @type {{ name: string }} */ zone ) => zone.name === 'Austria' ) );
		} );

		it( 'calculates beside a plugin that has another version of its library', async () => {
			const other = join( folder, 'a-calculator.zip' );
			await packFolder( join( HERE, 'a-calculator' ), 'a-calculator', other );
			await site.wp( 'plugin', 'install', other, '--activate' );
			assert.deepEqual( await rest( 'calculator/v1/version' ), { version: 'another version' } );
			const mug = await send( 'POST', 'wc/v3/products', { name: 'Mug', regular_price: '9.99' } );
			const order = await send( 'POST', 'wc/v3/orders', {
				line_items: [ { product_id: mug.id, quantity: 3 } ],
				fee_lines: [ { name: 'Wrapping', total: '0.15' } ],
			} );
			assert.equal( order.total, '30.12' );
			await open( [ HOME, ...PAGES ] );
			await remove( 'a-calculator/a-calculator' );
		} );

		it( 'leaves no trace where the owner asked for that', async () => {
			await site.wp( 'option', 'update', 'storewright_remove_data_on_uninstall', 'yes' );
			await remove();
			const left = await snapshot();
			assert.deepEqual( without( left.options, clean.options ), [] );
			for ( const kind of [ 'tables', 'roles', 'cron', 'types', 'content', 'plugins' ] ) {
				assert.deepEqual( left[ kind ], clean[ kind ], kind );
			}
			assert.deepEqual(
				without( left.usermeta, clean.usermeta ).filter( ( key ) => /storewright|woocommerce|wc_/.test( key ) ),
				[]
			);
			await open( PAGES );
		} );

		it( 'stands aside where a WooCommerce is active that is too old for it', async () => {
			await cp( join( HERE, 'woocommerce' ), join( site.path, 'wp-content/plugins/woocommerce' ), {
				recursive: true,
			} );
			await site.wp( 'plugin', 'activate', 'woocommerce' );
			await site.wp( 'plugin', 'install', ZIP, '--activate' );

			const [ dashboard = '' ] = await open( [ 'wp-admin/' ] );
			assert.equal( dashboard.match( /Storewright needs WooCommerce/g )?.length, 1 );
			assert.doesNotMatch( dashboard, /page=wc-admin|plugins\/storewright\// );
			for ( const route of [
				'wc-admin/onboarding/tasks',
				'storewright/admin/onboarding/tasks',
				'wc/v3/orders',
			] ) {
				assert.equal( ( await admin.rest( route ) ).status, 404, route );
			}
			for ( const page of [ 'storewright', 'wc-admin' ] ) {
				assert.equal( ( await admin.get( `wp-admin/admin.php?page=${ page }` ) ).status, 403, page );
			}
			const [ front = '' ] = await open( [ '' ] );
			assert.doesNotMatch( front, /storewright/i );
			const aside = await snapshot();
			for ( const kind of [ 'tables', 'roles', 'cron', 'types' ] ) {
				assert.deepEqual( aside[ kind ], clean[ kind ], kind );
			}
			assert.deepEqual(
				without( aside.options, clean.options ).filter( ( name ) =>
					/storewright|woocommerce|wc_/.test( name )
				),
				[ 'storewright_woocommerce_was_active' ]
			);

			const dismiss =
				/href="([^"]+storewright_dismiss_stand_aside[^"]+)"/
					.exec( dashboard )?.[ 1 ]
					?.replaceAll( /&(amp|#038);/g, '&' ) ?? '';
			await open( [ dismiss.replace( site.url, '' ) ] );
			assert.doesNotMatch( ( await open( [ 'wp-admin/' ] ) )[ 0 ] ?? '', /Storewright/ );

			await site.wp( 'plugin', 'deactivate', 'woocommerce' );
			assert.match( ( await open( [ HOME ] ) )[ 0 ] ?? '', /id="storewright-root"/ );
		} );

		it( 'says why it does not run on an older WordPress', async () => {
			const older = join( site.path, 'wp-content/mu-plugins/older.php' );
			await writeFile( older, "<?php $GLOBALS['wp_version'] = '6.7.2';" );
			const [ dashboard = '' ] = await open( [ 'wp-admin/' ] );
			await rm( older );
			assert.match( dashboard, /Storewright needs WordPress 6\.8 or newer/ );
			assert.doesNotMatch( dashboard, /page=wc-admin/ );
		} );

		it( 'says so when its libraries are missing', async () => {
			await rm( join( site.path, 'wp-content/plugins/storewright/vendor' ), { recursive: true } );
			const [ dashboard = '' ] = await open( [ 'wp-admin/' ] );
			assert.match( dashboard, /Storewright is incomplete/ );
		} );
	} );
}

/**
 * @param {string[]} all  Some names.
 * @param {string[]} some Names to leave out.
 * @return {string[]}
 */
function without( all, some ) {
	return all.filter( ( name ) => ! some.includes( name ) );
}
