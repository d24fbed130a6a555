/** WordPress on PHP's own web server: what the tests use, because a page takes milliseconds. */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { exclusively } from './lock.mjs';
import { copyDatabase, fingerprint, layOut, linkPlugin, writeConfig } from './native-layout.mjs';
import { compiledFiles, compiledOnce, forgetCompiled } from './opcache.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { freePort, LOOPBACK, requireFreePort } from './ports.mjs';
import { background, CommandFailed, Failure, onEnd, run } from './process.mjs';
import { obtainWooCommerce } from './woocommerce.mjs';
import { LATEST, obtainWordPress, wpCli } from './wordpress.mjs';

const SITE_FILES = join( ROOT, 'bin', 'site' );
const PHP_HINT = 'Install the PHP command line (8.1 or newer) and try again.';
const INI = {
	memory_limit: '512M',
	upload_max_filesize: '64M',
	post_max_size: '64M',
	max_execution_time: '120',
	display_errors: '0',
};

/** How often a chosen port may have been taken by somebody else meanwhile. */
const ATTEMPTS = 3;

/** @typedef {Awaited<ReturnType<typeof startNativeSite>>} NativeSite */

/**
 * Starts a WordPress site on PHP's own web server, at a loopback address.
 *
 * There are the users admin and subscriber, and manager (a shop manager) once the plugin is active; the password of each
 * is "password".
 *
 * @param {Object}                                        options
 * @param {string}                                        options.dir            What the site keeps: created when missing.
 * @param {number}                                        [options.port]         The port; without it, any free one.
 * @param {string}                                        [options.core]         '7.1' or '6.8'.
 * @param {'sqlite' | import('./native-layout.mjs').Server} [options.database]   Where the data is.
 * @param {string | null}                                 [options.plugin]       'source' links the checkout, a path installs that
 *   zip, null nothing.
 * @param {boolean}                                       [options.fresh]        Whether to begin anew if the site is there already.
 * @param {number}                                        [options.workers]      How many requests are served at the same time.
 * @param {boolean}                                       [options.opcache]      Whether PHP keeps compiled files; changed ones
 *   are noticed at once.
 * @param {string[]}                                      [options.extraPlugins] Folders or files of plugins to link and activate as well.
 * @param {Record<string, string | number | boolean>}     [options.constants]    Constants for wp-config.php.
 * @param {boolean}                                       [options.cron]         Whether page views start WordPress's cron.
 * @param {boolean}                                       [options.woocommerce]  Whether WooCommerce is active as well, from
 *   before the plugin.
 * @param {boolean}                                       [options.cachedFiles]  Whether no file is changed while the site runs but
 *   by WordPress: browsers may keep scripts and styles that carry their version, and PHP does not look whether a file changed.
 * @param {string}                                        [options.php]          The PHP command line that runs it.
 */
export async function startNativeSite( {
	dir,
	port,
	core: version = LATEST,
	database = 'sqlite',
	plugin = 'source',
	fresh = true,
	workers = 4,
	opcache = true,
	extraPlugins = [],
	constants = {},
	cron = false,
	woocommerce = false,
	cachedFiles = false,
	php = 'php',
} ) {
	await requireExtensions( database === 'sqlite' ? [ 'pdo_sqlite' ] : [ 'mysqli' ] );
	const path = join( resolve( dir ), 'wordpress' );
	const logFile = join( resolve( dir ), 'debug.log' );
	const serverLog = join( resolve( dir ), 'server.log' );
	const core = await obtainWordPress( version );
	const cli = await wpCli();
	const isNew = fresh || ! existsSync( join( path, 'wp-config.php' ) );
	if ( isNew ) {
		await rm( path, { recursive: true, force: true } );
		await layOut( path, core, database );
	}
	await writeFile( logFile, '' );
	const configure = ( /** @type {string} */ url ) =>
		writeConfig( path, database, {
			WP_HOME: url.replace( /\/$/, '' ),
			WP_SITEURL: url.replace( /\/$/, '' ),
			WP_DEBUG_LOG: logFile,
			DISABLE_WP_CRON: ! cron,
			...constants,
		} );

	/**
	 * Runs WP-CLI on this site.
	 *
	 * @param {...string} args Its arguments.
	 * @return {Promise<string>} What it printed.
	 */
	const wp = async ( ...args ) => {
		const { stdout } = await run(
			php,
			[
				'-d',
				'memory_limit=1G',
				...( opcache ? await compiledOnce() : [] ),
				cli,
				`--path=${ path }`,
				'--allow-root',
				'--no-color',
				...args,
			],
			{
				env: {
					WP_CLI_DISABLE_AUTO_CHECK_UPDATE: '1',
					WP_CLI_PACKAGES_DIR: join( CACHE, 'wp-cli-packages' ),
					WP_CLI_CONFIG_PATH: '',
				},
				hint: PHP_HINT,
			}
		);
		return stdout.trim();
	};

	if ( port !== undefined ) {
		await requireFreePort( port );
	}
	const place = { chosen: port ?? ( await freePort() ) };
	await configure( address( place.chosen ) );
	if ( isNew ) {
		await install( { path, version, database, wp } );
	}
	if ( woocommerce ) {
		await linkPlugin( path, await obtainWooCommerce(), 'woocommerce' );
		await wp( 'eval-file', join( SITE_FILES, 'activate.php' ), 'woocommerce/woocommerce.php' );
		await wp( 'eval-file', join( SITE_FILES, 'woocommerce.php' ) );
	}
	await activate( { path, plugin, extraPlugins, wp } );

	const compiled = await compiledFiles();
	const serve = () =>
		background(
			php,
			[
				...settings( {
					...INI,
					...opcacheSettings( opcache, cachedFiles, compiled ),
					auto_prepend_file: join( SITE_FILES, 'prepend.php' ),
				} ),
				'-S',
				`${ LOOPBACK }:${ place.chosen }`,
				'-t',
				path,
				join( ROOT, 'bin/router.php' ),
			],
			{
				readyLine: /Development Server .* started/,
				logFile: serverLog,
				env: {
					PHP_CLI_SERVER_WORKERS: workers > 1 ? String( workers ) : undefined,
					STOREWRIGHT_CACHED_FILES: cachedFiles ? '1' : undefined,
				},
				hint: PHP_HINT,
			}
		);
	const server = await retry( serve, async () => {
		if ( port !== undefined ) {
			return false;
		}
		place.chosen = await freePort();
		await configure( address( place.chosen ) );
		return true;
	} );
	const forget = onEnd( server.stop );
	return {
		/** Its address, with a slash at the end. */
		url: address( place.chosen ),
		user: 'admin',
		password: 'password',
		/** The folder that the web server shows. */
		path,
		/** WordPress's debug.log: PHP's notices and warnings; empty when all is well. */
		logFile,
		/** Returns the web server's own log. */
		serverLog,
		wp,
		/** Ends when the web server does, with its exit code. */
		exited: server.exited,
		stop: async () => {
			forget();
			await server.stop();
			await forgetCompiled( path );
		},
	};
}

/**
 * Fills the database of a new site.
 *
 * @param {{ path: string, version: string, database: 'sqlite' | import('./native-layout.mjs').Server, wp: ( ...args: string[] )
 *   => Promise<string> }} site
 */
async function install( { path, version, database, wp } ) {
	const work = async () => {
		await wp(
			'core',
			'install',
			'--url=http://127.0.0.1',
			'--title=Demo shop',
			'--admin_user=admin',
			'--admin_password=password',
			'--admin_email=admin@example.org',
			'--skip-email'
		);
		await wp( 'eval-file', join( SITE_FILES, 'install.php' ) );
	};
	if ( database !== 'sqlite' ) {
		await run( 'php', [
			join( SITE_FILES, 'create-database.php' ),
			database.host,
			String( database.port ),
			database.user,
			database.password,
			database.name,
		] );
		await work();
		return;
	}
	const golden = join( CACHE, 'golden', `${ version }-${ await fingerprint( await obtainWordPress( version ) ) }` );
	await exclusively( `golden-${ version }`, async () => {
		if ( existsSync( golden ) ) {
			return;
		}
		await work();
		await rm( `${ golden }.part`, { recursive: true, force: true } );
		await mkdir( join( `${ golden }.part`, 'wp-content' ), { recursive: true } );
		await copyDatabase( path, `${ golden }.part` );
		await rename( `${ golden }.part`, golden );
	} );
	await copyDatabase( golden, path );
}

/**
 * Puts the plugins into a site and activates them.
 *
 * @param {{ path: string, plugin: string | null, extraPlugins: string[], wp: ( ...args: string[] ) => Promise<string> }} site
 */
async function activate( { path, plugin, extraPlugins, wp } ) {
	const files = [];
	if ( plugin === 'source' ) {
		await linkPlugin( path, ROOT, 'storewright' );
		files.push( 'storewright/plugin.php' );
	} else if ( plugin !== null ) {
		await wp( 'plugin', 'install', resolve( plugin ), '--force' );
		files.push( 'storewright/plugin.php' );
	}
	for ( const source of extraPlugins ) {
		const absolute = resolve( source );
		if ( ! absolute.endsWith( '.php' ) ) {
			throw new Failure( `An extra plugin is named by its main file; “${ source }” is none.` );
		}
		await linkPlugin( path, absolute );
		files.push( absolute.slice( absolute.lastIndexOf( '/' ) + 1 ) );
	}
	if ( files.length > 0 ) {
		await wp( 'eval-file', join( SITE_FILES, 'activate.php' ), ...files );
	}
}

/**
 * @template T
 * @param {() => Promise<T>}       start Starts a server.
 * @param {() => Promise<boolean>} move  Chooses another port; false when there's no choice.
 * @return {Promise<T>}
 */
async function retry( start, move ) {
	for ( let attempt = 1; ; attempt++ ) {
		try {
			return await start();
		} catch ( error ) {
			const busy = error instanceof CommandFailed && /Address already in use/.test( error.stdout );
			if ( ! busy || attempt === ATTEMPTS || ! ( await move() ) ) {
				throw error;
			}
		}
	}
}

/**
 * @param {string[]} names PHP extensions.
 */
async function requireExtensions( names ) {
	const { stdout } = await run(
		'php',
		[ '-r', 'echo PHP_VERSION_ID, " ", implode( " ", get_loaded_extensions() );' ],
		{ hint: PHP_HINT }
	);
	const [ version, ...loaded ] = stdout.toLowerCase().split( ' ' );
	if ( Number( version ) < 80100 ) {
		throw new Failure( 'PHP 8.1 or newer is needed; “php --version” says which one is here.' );
	}
	const missing = names.filter( ( name ) => ! loaded.includes( name ) );
	if ( missing.length > 0 ) {
		throw new Failure(
			`PHP lacks the extension ${ missing.join( ', ' ) }. On Debian and Ubuntu: apt-get install ${ missing.map( ( name ) => ( name === 'mysqli' ? 'php-mysql' : 'php-sqlite3' ) ).join( ' ' ) }.`
		);
	}
}

/**
 * @param {boolean} on      Whether PHP keeps compiled files; changed files are noticed at once.
 * @param {boolean} forGood Whether they are kept without looking: WordPress says itself which files it changed.
 * @param {string}  folder  Where other processes find them, unless they are kept for good.
 * @return {Record<string, string>} PHP settings.
 */
function opcacheSettings( on, forGood, folder ) {
	if ( ! on ) {
		return { 'opcache.enable': '0' };
	}
	return {
		'opcache.enable': '1',
		// The strings of WordPress and WooCommerce together do not fit in the usual 8 MB.
		'opcache.interned_strings_buffer': '32',
		...( forGood
			? { 'opcache.validate_timestamps': '0' }
			: { 'opcache.revalidate_freq': '0', 'opcache.file_cache': folder } ),
	};
}

/**
 * @param {Record<string, string>} values PHP settings.
 * @return {string[]} Them as arguments of the PHP command.
 */
function settings( values ) {
	return Object.entries( values ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );
}

/**
 * @param {number} port A port.
 * @return {string} The site's address, with a slash at the end.
 */
function address( port ) {
	return `http://${ LOOPBACK }:${ port }/`;
}
