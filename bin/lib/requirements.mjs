/** Requirements of the tests besides Node, PHP and Composer: looked for, and installed where that can be done. */
import { aptHint, ensureApt } from './apt.mjs';
import { findBrowser, findProgram, obtainBrowser } from './browser.mjs';
import { describe, run } from './process.mjs';
import { obtainWooCommerce } from './woocommerce.mjs';

/**
 * @typedef {'sqlite'|'mariadb'|'site'|'browser'|'woocommerce'} Requirement
 * sqlite: PHP with SQLite. mariadb: a MariaDB server, and PHP that can talk to it. site: PHP that can serve WordPress.
 * browser: a Chromium. woocommerce: WooCommerce's files, which are downloaded unless they are there.
 */

/**
 * Of each: PHP extensions and programs, with the Debian package that brings them. A package that starts with `php-` is that
 * of the PHP in use.
 *
 * @typedef {{ name: string, find: () => string|undefined, brings: string }} Program
 * @type {Record<Requirement, { extensions?: Record<string, string>, programs?: Program[] }>}
 */
const REQUIREMENTS = {
	sqlite: { extensions: { pdo_sqlite: 'php-sqlite3', dom: 'php-xml', mbstring: 'php-mbstring' } },
	mariadb: {
		extensions: { mysqli: 'php-mysql', dom: 'php-xml', mbstring: 'php-mbstring' },
		programs: [ 'mariadbd', 'mariadb-install-db', 'mariadb' ].map( ( name ) => ( {
			name,
			find: () => findProgram( [ name ] ),
			brings: 'mariadb-server',
		} ) ),
	},
	site: { extensions: { curl: 'php-curl', gd: 'php-gd', zip: 'php-zip' } },
	woocommerce: {},
	browser: { programs: [ { name: 'Chromium', find: findBrowser, brings: 'chromium-headless-shell | chromium' } ] },
};

/** @type {Set<string>} System packages that were asked for: where one could not be had, it is not asked for again. */
const asked = new Set();

/**
 * Installs the system packages that these need and the machine lacks, if it may. Needs no packages of npm.
 *
 * @param {Requirement[]} names What is needed.
 */
export async function ensurePrograms( names ) {
	const lacking = await unmet( names );
	const packages = [ ...lacking.values() ]
		.flatMap( ( lack ) => lack.packages )
		.filter( ( name ) => ! asked.has( name ) );
	packages.forEach( ( name ) => asked.add( name ) );
	await ensureApt( packages );
}

/**
 * Makes the machine able to run what needs these, if it may.
 *
 * @param {Requirement[]} names What is needed.
 * @return {Promise<Map<Requirement, string>>} What is still missing => what that is and how to get it.
 */
export async function ensureRequirements( names ) {
	await ensurePrograms( names );
	const lacking = await unmet( names );
	if ( lacking.has( 'browser' ) && ( await obtainBrowser() ) ) {
		lacking.delete( 'browser' );
	}
	return withWooCommerce( names, sentences( lacking ) );
}

/**
 * Adds that WooCommerce can't be obtained.
 *
 * @param {Requirement[]}            names   What is needed.
 * @param {Map<Requirement, string>} missing What else is missing.
 * @return {Promise<Map<Requirement, string>>} The same map.
 */
async function withWooCommerce( names, missing ) {
	if ( names.includes( 'woocommerce' ) ) {
		try {
			await obtainWooCommerce();
		} catch ( error ) {
			missing.set( 'woocommerce', `WooCommerce missing (${ describe( error ) })` );
		}
	}
	return missing;
}

/**
 * @typedef {{ what: string[], packages: string[] }} Lack
 */

/**
 * @param {Requirement[]} names What is needed.
 * @return {Promise<Map<Requirement, Lack>>} What is missing.
 */
async function unmet( names ) {
	const { version, loaded } = await php();
	const lacking = new Map();
	for ( const name of names ) {
		const { extensions = {}, programs = [] } = REQUIREMENTS[ name ];
		const missing = [
			...Object.entries( extensions )
				.filter( ( [ extension ] ) => ! loaded.has( extension ) )
				.map( ( [ extension, brings ] ) => ( { what: `PHP extension ${ extension }`, brings } ) ),
			...programs
				.filter( ( { find } ) => find() === undefined )
				.map( ( { name: what, brings } ) => ( { what, brings } ) ),
		];
		if ( missing.length > 0 ) {
			lacking.set( name, {
				what: missing.map( ( { what } ) => what ),
				packages: [
					...new Set( missing.map( ( { brings } ) => brings.replace( /^php-/, `php${ version }-` ) ) ),
				],
			} );
		}
	}
	return lacking;
}

/** @return {Promise<{ version: string, loaded: Set<string> }>} PHP's version, such as 8.2, and its extensions. */
async function php() {
	const code = 'echo json_encode( [ PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION, get_loaded_extensions() ] );';
	const { stdout } = await run( 'php', [ '-r', code ], {
		hint: 'Install the PHP command line (8.1 or newer) and try again.',
	} );
	const [ version, extensions ] = JSON.parse( stdout );
	return {
		version,
		loaded: new Set( extensions.map( ( /** @type {string} */ extension ) => extension.toLowerCase() ) ),
	};
}

/**
 * @param {Map<Requirement, Lack>} lacking What is missing.
 * @return {Map<Requirement, string>} The same in words.
 */
function sentences( lacking ) {
	return new Map(
		[ ...lacking ].map( ( [ name, { what, packages } ] ) => [
			name,
			`${ what.join( ', ' ) } missing (${ aptHint( packages ) })`,
		] )
	);
}
