/** PHPUnit runs: the unit tests alone, the others in a WordPress of their own on SQLite or MariaDB. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMariadb } from './mariadb.mjs';
import { compiledOnce, forgetCompiled } from './opcache.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { onEnd, run } from './process.mjs';
import { obtainWooCommerce, VERSION as WOOCOMMERCE } from './woocommerce.mjs';
import { obtainWordPress, sqliteIntegration } from './wordpress.mjs';

const WORDPRESS = '7.1';

const PHP = [ '-d', 'zend.assertions=1' ];

/** Where MariaDB does the work, compiling to machine code takes as long as it saves. */
const INTERPRETED = [ 'opcache.enable_cli=0' ];

/** On SQLite, most of the time is PHP's, which translates each statement: a quarter less where what runs often becomes machine code. */
const MACHINE_CODE = [
	'opcache.enable_cli=1',
	'opcache.jit=tracing',
	'opcache.jit_buffer_size=128M',
	// Tests write PHP files and load them.
	'opcache.revalidate_freq=0',
];

/** Nothing of a run outlives the machine's power: tables that are made and dropped do not wait for the disk. */
const UNSYNCED = [ '--loose-innodb-flush-method=nosync', '--loose-innodb-doublewrite=0' ];

/** The second database, for tests of what can't be rolled back. */
const SCRATCH = 'storewright_scratch';

/**
 * @typedef {{ code: number|string, stdout: string, stderr: string, report: string }} Outcome
 * How a run ended, what it printed, and its JUnit report ('' when it never got that far).
 */

/**
 * Runs the tests that need no WordPress.
 *
 * @param {string[]} args More arguments of PHPUnit.
 * @param {boolean}  show Whether to print as it goes.
 * @return {Promise<Outcome>}
 */
export function unitTests( args, show ) {
	return inFolder( ( folder ) => phpunit( folder, {}, [ '--testsuite', 'unit', ...args ], show ) );
}

/**
 * Runs the tests that need WordPress, in a new site.
 *
 * @param {'sqlite'|'mariadb'} database Where the site keeps its data.
 * @param {string[]}           args     More arguments of PHPUnit.
 * @param {Record<string, string>} env  Variables for the tests.
 * @param {boolean}            show     Whether to print as it goes.
 * @return {Promise<Outcome>}
 */
export function siteTests( database, args, env, show ) {
	return inFolder( async ( folder ) => {
		const site = await ( database === 'sqlite' ? sqliteSite( folder ) : mariadbSite( folder ) );
		try {
			await php( 'activate.php', site.env );
			return await phpunit(
				folder,
				{ ...site.env, ...env },
				[ ...suites( database, args ), ...excluded( database, args ), ...args ],
				show
			);
		} finally {
			await site.stop();
		}
	} );
}

/**
 * Runs the tests that read after writing, on MariaDB and with a persistent object cache that all processes share.
 *
 * @param {string[]} args More arguments of PHPUnit.
 * @param {boolean}  show Whether to print as it goes.
 * @return {Promise<Outcome>}
 */
export function objectCacheTests( args, show ) {
	return inFolder( async ( folder ) => {
		const site = await mariadbSite( folder );
		try {
			await php( 'activate.php', site.env );
			await copyFile( join( ROOT, 'tests/php/object-cache.php' ), join( folder, 'content', 'object-cache.php' ) );
			const chosen = [
				'--testsuite',
				'integration,dashboard,without-sql,object-cache',
				'--group',
				'object-cache',
			];
			return await phpunit( folder, site.env, [ ...chosen, ...args ], show );
		} finally {
			await site.stop();
		}
	} );
}

/**
 * Runs the tests that need WooCommerce, in a new site where both are active, on SQLite.
 *
 * @param {string[]} args More arguments of PHPUnit.
 * @param {boolean}  show Whether to print as it goes.
 * @return {Promise<Outcome>}
 */
export function wooCommerceTests( args, show ) {
	return inFolder( async ( folder ) => {
		const { env } = await wooCommerceSite( folder );
		await php( 'activate.php', env );
		return phpunit( folder, env, [ '--testsuite', 'woocommerce', '--exclude-group', 'mariadb', ...args ], show );
	} );
}

/**
 * Runs those of the tests that need WooCommerce in which requests write at the same time, in a new site on MariaDB.
 *
 * @param {string[]} args More arguments of PHPUnit.
 * @param {boolean}  show Whether to print as it goes.
 * @return {Promise<Outcome>}
 */
export function wooCommerceParallelTests( args, show ) {
	return inFolder( async ( folder ) => {
		const woocommerce = await obtainWooCommerce();
		const site = await mariadbSite( folder );
		try {
			await symlink( woocommerce, join( folder, 'content', 'plugins', 'woocommerce' ) );
			await php( 'activate-woocommerce.php', site.env );
			await php( 'activate.php', site.env );
			return await phpunit(
				folder,
				site.env,
				[ '--testsuite', 'woocommerce', '--group', 'mariadb', ...args ],
				show
			);
		} finally {
			await site.stop();
		}
	} );
}

/**
 * What asks a database itself runs on both; the dashboard, which asks the shop, and features that send no SQL of their own on the one that
 * shops have, unless a test is chosen.
 *
 * @param {'sqlite'|'mariadb'} database Where the site keeps its data.
 * @param {string[]}           args     PHPUnit's arguments.
 * @return {string[]} More arguments.
 */
function suites( database, args ) {
	const isChosen = args.some( ( arg ) => /^--(filter|group)|\//.test( arg ) );
	return [
		'--testsuite',
		database === 'mariadb' || isChosen ? 'contract,integration,dashboard,without-sql' : 'contract,integration',
	];
}

/**
 * Tests that no database can change run once, on SQLite, and those that SQLite can't show on MariaDB, unless groups are chosen.
 *
 * @param {'sqlite'|'mariadb'} database Where the site keeps its data.
 * @param {string[]}           args     PHPUnit's arguments.
 * @return {string[]} More arguments.
 */
function excluded( database, args ) {
	const chosen = args.some( ( arg ) => arg.startsWith( '--group' ) || arg.startsWith( '--exclude-group' ) );
	return chosen ? [] : [ '--exclude-group', database === 'mariadb' ? 'database-independent' : 'mariadb' ];
}

/**
 * A site on SQLite. WordPress is installed once; each run gets a copy of that database.
 *
 * @param {string} folder The run's folder.
 */
async function sqliteSite( folder ) {
	const env = await content( folder, 'sqlite' );
	const golden = join( CACHE, 'phpunit', `${ await fingerprint( env.STOREWRIGHT_TEST_CORE ) }.sqlite` );
	const database = join( folder, 'content', 'database', 'test.sqlite' );
	await mkdir( join( folder, 'content', 'database' ) );
	if ( ! existsSync( golden ) ) {
		await php( 'install.php', env );
		await copyFile( database, `${ golden }.${ process.pid }` );
		await rename( `${ golden }.${ process.pid }`, golden );
	} else {
		await copyFile( golden, database );
	}
	return { env, stop: async () => undefined };
}

/**
 * A site on SQLite that WooCommerce is installed on. That is done once; each run gets a copy of that database.
 *
 * @param {string} folder The run's folder.
 */
async function wooCommerceSite( folder ) {
	const woocommerce = await obtainWooCommerce();
	const site = await sqliteSite( folder );
	await symlink( woocommerce, join( folder, 'content', 'plugins', 'woocommerce' ) );
	const parts = [
		await fingerprint( site.env.STOREWRIGHT_TEST_CORE ),
		WOOCOMMERCE,
		await digest( 'activate-woocommerce.php' ),
	];
	const golden = join( CACHE, 'phpunit', `${ parts.join( '-' ) }.sqlite` );
	const database = join( folder, 'content', 'database', 'test.sqlite' );
	if ( existsSync( golden ) ) {
		await copyFile( golden, database );
		return site;
	}
	await php( 'activate-woocommerce.php', site.env );
	await copyFile( database, `${ golden }.${ process.pid }` );
	await rename( `${ golden }.${ process.pid }`, golden );
	return site;
}

/**
 * @param {string} script A script of tests/php.
 */
async function digest( script ) {
	const text = await readFile( join( ROOT, 'tests/php', script ) );
	return createHash( 'sha256' ).update( text ).digest( 'hex' ).slice( 0, 16 );
}

/**
 * A site on a MariaDB server of the run's own.
 *
 * @param {string} folder The run's folder.
 */
async function mariadbSite( folder ) {
	const server = await startMariadb( { dir: join( folder, 'mariadb' ), settings: UNSYNCED } );
	const env = {
		...( await content( folder, 'mariadb' ) ),
		STOREWRIGHT_TEST_DB_NAME: 'storewright_tests',
		STOREWRIGHT_TEST_DB_SCRATCH: SCRATCH,
		STOREWRIGHT_TEST_DB_HOST: `localhost:${ server.socket }`,
		STOREWRIGHT_TEST_DB_USER: server.user,
		STOREWRIGHT_TEST_DB_PASSWORD: server.password,
	};
	await server.createDatabase( env.STOREWRIGHT_TEST_DB_NAME );
	await server.createDatabase( SCRATCH );
	await php( 'install.php', env );
	return { env, stop: () => server.stop() };
}

/**
 * Lays out what a site writes to: the core itself is shared and stays as it is.
 *
 * @param {string}             folder   The run's folder.
 * @param {'sqlite'|'mariadb'} database Where the site keeps its data.
 * @return {Promise<Record<string, string> & { STOREWRIGHT_TEST_CORE: string }>} The settings of wordpress-config.php.
 */
async function content( folder, database ) {
	const core = await obtainWordPress( WORDPRESS );
	const dir = join( folder, 'content' );
	await mkdir( join( dir, 'plugins' ), { recursive: true } );
	await mkdir( join( dir, 'mu-plugins' ) );
	await symlink( join( core, 'wp-content', 'themes' ), join( dir, 'themes' ) );
	await symlink( ROOT, join( dir, 'plugins', 'storewright' ) );
	await symlink( join( ROOT, 'tests/php/mu-plugin.php' ), join( dir, 'mu-plugins', 'tests.php' ) );
	const env = {
		STOREWRIGHT_TEST_CORE: core,
		STOREWRIGHT_TEST_CONTENT: dir,
		STOREWRIGHT_TEST_DB_NAME: 'storewright_tests',
		STOREWRIGHT_TEST_DB_SCRATCH: '',
		STOREWRIGHT_TEST_DB_HOST: '',
		STOREWRIGHT_TEST_DB_USER: '',
		STOREWRIGHT_TEST_DB_PASSWORD: '',
	};
	if ( database === 'sqlite' ) {
		const driver = join( await sqliteIntegration(), 'wp-includes/sqlite/db.php' );
		await writeFile(
			join( dir, 'db.php' ),
			`<?php\ndefine( 'DB_ENGINE', 'sqlite' );\ndefine( 'DB_DIR', __DIR__ . '/database/' );\ndefine( 'DB_FILE', 'test.sqlite' );\nrequire_once '${ driver }';\n`
		);
	}
	return env;
}

/**
 * Returns a fingerprint of everything that the installed database depends on.
 *
 * @param {string} core The WordPress core.
 */
async function fingerprint( core ) {
	const hash = createHash( 'sha256' );
	for ( const file of [
		join( core, 'wp-includes/version.php' ),
		...[ 'install.php', 'wordpress-config.php' ].map( ( name ) => join( ROOT, 'tests/php', name ) ),
	] ) {
		hash.update( await readFile( file ) );
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}

/**
 * @param {string}                 script A script of tests/php.
 * @param {Record<string, string>} env    The site's settings.
 */
async function php( script, env ) {
	const settings = [ '-d', 'zend.assertions=1', '-d', 'display_errors=stderr', '-d', 'error_reporting=-1' ];
	return run( 'php', [ ...settings, ...( await compiledOnce() ), join( ROOT, 'tests/php', script ) ], {
		cwd: ROOT,
		env,
	} );
}

/**
 * @param {string}                 folder The run's folder.
 * @param {Record<string, string>} env    The site's settings.
 * @param {string[]}               args   PHPUnit's arguments.
 * @param {boolean}                show   Whether to print as it goes.
 * @return {Promise<Outcome>}
 */
async function phpunit( folder, env, args, show ) {
	const junit = join( folder, 'junit.xml' );
	const colors = show && process.stdout.isTTY ? [ '--colors=always' ] : [];
	const opcache = env.STOREWRIGHT_TEST_DB_HOST === '' ? MACHINE_CODE : INTERPRETED;
	const settings = opcache.flatMap( ( setting ) => [ '-d', setting ] );
	const command = [ ...PHP, ...settings, 'vendor/bin/phpunit', '--log-junit', junit, ...colors, ...args ];
	const result = await run( 'php', command, { cwd: ROOT, env, show, check: false } );
	return { ...result, report: existsSync( junit ) ? await readFile( junit, 'utf8' ) : '' };
}

/**
 * Does work in a folder that is gone afterwards.
 *
 * @template T
 * @param {( folder: string ) => Promise<T>} work
 * @return {Promise<T>}
 */
async function inFolder( work ) {
	await mkdir( join( CACHE, 'phpunit' ), { recursive: true } );
	const folder = await mkdtemp( join( CACHE, 'phpunit', 'run-' ) );
	const remove = async () => {
		await forgetCompiled( folder );
		await rm( folder, { recursive: true, force: true } );
	};
	const forget = onEnd( remove );
	try {
		return await work( folder );
	} finally {
		forget();
		await remove();
	}
}
