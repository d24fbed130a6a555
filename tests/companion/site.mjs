/** A site on which WooCommerce is switched on and off, and requests are sent with Storewright and without. */
import { copyFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { linkPlugin } from '../../bin/lib/native-layout.mjs';
import { startNativeSite } from '../../bin/lib/native-site.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { logIn } from '../../bin/lib/session.mjs';
import { obtainWooCommerce } from '../../bin/lib/woocommerce.mjs';

const HERE = join( ROOT, 'tests/companion' );

/** What WooCommerce itself has PHP say where the page of plugins activates it: it asks for its translations too early. */
const OF_NEW_WOOCOMMERCE = /Translation loading for the <code>woocommerce<\/code> domain was triggered too early/;

/** What WordPress runs of the plugin, and libraries of tests that it goes without. */
const RUN_FILES = [ 'plugin.php', 'uninstall.php', 'includes', 'build', 'languages', 'vendor' ];
const ONLY_FOR_TESTS = /\/vendor\/(php-stubs|squizlabs|phpcompatibility|wp-coding-standards)$|\.phar$/;

/** Makes a request be answered without Storewright; see without-storewright.php. */
export const WITHOUT_STOREWRIGHT = { 'X-Without': 'storewright' };

/**
 * Starts a site.
 *
 * @param {{ woocommerce: boolean, storewright?: boolean, mariadb?: boolean }} options Which of both are active from the beginning;
 *   whether the data is in MariaDB rather than in SQLite.
 */
export async function startSite( { woocommerce, storewright = true, mariadb = false } ) {
	// Below the checkout, which is a plugin of the site, WordPress would take WooCommerce's files for ours.
	const dir = await mkdtemp( join( tmpdir(), 'storewright-companion-' ) );
	const server = mariadb ? await startMariadb( { dir: join( dir, 'mariadb' ) } ) : null;
	const database = server ? { ...server, name: 'storewright' } : /** @type {const} */ ( 'sqlite' );
	const plugin = storewright ? 'source' : null;
	const site = await startNativeSite( { dir, workers: 2, woocommerce, plugin, database } );
	await copyFile(
		join( HERE, 'without-storewright.php' ),
		join( site.path, 'wp-content/mu-plugins/without-storewright.php' )
	);
	const admin = await logIn( site );
	const nonce = await ( await admin.get( 'wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();

	/**
	 * Sends a request to the REST API as the administrator.
	 *
	 * @param {string}                 method    HTTP method.
	 * @param {string}                 path      Below wp-json/.
	 * @param {unknown}                [body]    Sent as JSON.
	 * @param {Record<string, string>} [headers] More of them.
	 */
	const send = async ( method, path, body, headers = {} ) => {
		const response = await admin.get( `wp-json/${ path }`, {
			method,
			body: body === undefined ? null : JSON.stringify( body ),
			headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce, ...headers },
		} );
		const header = ( /** @type {string} */ name ) => response.headers.get( name );
		return {
			status: response.status,
			total: header( 'X-WP-Total' ),
			pages: header( 'X-WP-TotalPages' ),
			link: header( 'Link' ),
			allow: header( 'Allow' ),
			data: await response.json(),
		};
	};
	/**
	 * Runs a script of this folder in WordPress.
	 *
	 * @param {string} name     Its file.
	 * @param {string} [before] PHP that runs before it.
	 */
	const script = ( name, before = '' ) =>
		site.wp( 'eval', `${ before } require '${ join( HERE, name ) }';`, '--user=admin' );
	return {
		...site,
		admin,
		send,
		/** Sends a request that has to succeed, and answers with its data. @type {( ...args: Parameters<typeof send> ) => Promise<any>} */
		rest: async ( ...args ) => {
			const { status, data } = await send( ...args );
			if ( status >= 300 ) {
				throw new Error(
					`${ args[ 0 ] } ${ args[ 1 ] } answered ${ status }: ${ JSON.stringify( data ).slice( 0, 500 ) }`
				);
			}
			return data;
		},
		script,
		/**
		 * Switches WooCommerce on or off, as the page of plugins does.
		 *
		 * @param {'active'|'inactive'} status  Which.
		 * @param {boolean}             [looks] Whether the administrator opens the dashboard then.
		 */
		woocommerce: async ( status, looks = true ) => {
			await linkPlugin( site.path, await obtainWooCommerce(), 'woocommerce' );
			const { status: answer, data } = await send( 'PUT', 'wp/v2/plugins/woocommerce/woocommerce', { status } );
			if ( answer !== 200 ) {
				throw new Error( `WooCommerce is not ${ status }: ${ JSON.stringify( data ) }` );
			}
			// The first page after that is WooCommerce's setup, for a while.
			if ( looks ) {
				await admin.get( 'wp-admin/index.php' );
			}
		},
		/** Switches Storewright on or off, as the page of plugins does. @param {'active'|'inactive'} status Which. */
		storewright: async ( status ) => {
			await linkPlugin( site.path, ROOT, 'storewright' );
			const { status: answer, data } = await send( 'PUT', 'wp/v2/plugins/storewright/plugin', { status } );
			if ( answer !== 200 ) {
				throw new Error( `Storewright is not ${ status }: ${ JSON.stringify( data ) }` );
			}
		},
		/** Has Storewright's files be the site's own, as where a zip was uploaded: those that are linked can't be deleted. */
		copyStorewright: async () => {
			const folder = join( site.path, 'wp-content/plugins/storewright' );
			await rm( folder );
			for ( const name of RUN_FILES ) {
				const filter = ( /** @type {string} */ file ) => ! ONLY_FOR_TESTS.test( file );
				await cp( join( ROOT, name ), join( folder, name ), { recursive: true, filter } );
			}
			return folder;
		},
		/** Works off what waits in the background. */
		runJobs: async () => {
			await site.wp( 'cron', 'event', 'run', '--due-now' );
			await script( 'run-jobs.php' );
		},
		/** PHP's notices, warnings and errors, '' where there are none. */
		log: async () => {
			const lines = ( await readFile( site.logFile, 'utf8' ) ).split( '\n' );
			return lines.filter( ( line ) => woocommerce || ! OF_NEW_WOOCOMMERCE.test( line ) ).join( '\n' );
		},
		end: async () => {
			await site.stop();
			await server?.stop();
			await rm( dir, { recursive: true, force: true } );
		},
	};
}
