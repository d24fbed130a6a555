/** What parts of the tests need of the machine besides Node, PHP and Composer: looked for, and installed where that can be done. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptHint, ensureApt } from './apt.mjs';
import { run } from './process.mjs';

/** Names that Chromium goes by. */
const BROWSERS = [ 'chromium', 'chromium-browser', 'google-chrome' ];

/**
 * @typedef {'sqlite'|'mariadb'|'site'|'browser'} Requirement
 * sqlite: PHP with SQLite. mariadb: a MariaDB server, and PHP that can talk to it. site: PHP that can serve WordPress.
 * browser: a Chromium.
 */

/**
 * Of each: PHP extensions, and programs with other names that they go by; all with the Debian package that brings them.
 * A package that starts with `php-` is that of the PHP in use.
 *
 * @type {Record<Requirement, { extensions?: Record<string, string>, programs?: Array<{ names: string[], package: string }> }>}
 */
const REQUIREMENTS = {
	sqlite: { extensions: { pdo_sqlite: 'php-sqlite3', dom: 'php-xml', mbstring: 'php-mbstring' } },
	mariadb: {
		extensions: { mysqli: 'php-mysql', dom: 'php-xml', mbstring: 'php-mbstring' },
		programs: [ 'mariadbd', 'mariadb-install-db', 'mariadb' ].map( ( name ) => ( {
			names: [ name ],
			package: 'mariadb-server',
		} ) ),
	},
	site: { extensions: { curl: 'php-curl', gd: 'php-gd', zip: 'php-zip' } },
	browser: { programs: [ { names: BROWSERS, package: 'chromium' } ] },
};

/** Server programs lie here, where PATH often does not lead. */
const MORE_FOLDERS = [ '/usr/sbin', '/usr/local/sbin' ];

/**
 * Makes the machine able to run what needs these, if it may.
 *
 * @param {Requirement[]} names What is needed.
 * @return {Promise<Map<Requirement, string>>} What is still missing => what that is and how to get it.
 */
export async function ensureRequirements( names ) {
	const before = await unmet( names );
	if (
		before.size === 0 ||
		! ( await ensureApt( [ ...before.values() ].flatMap( ( { packages } ) => packages ) ) )
	) {
		return sentences( before );
	}
	return sentences( await unmet( names ) );
}

/**
 * The first of the given programs that is installed.
 *
 * @param {string[]} names Names of programs.
 * @return {string|undefined} Its path.
 */
export function findProgram( names ) {
	const folders = [ ...( process.env.PATH ?? '' ).split( delimiter ), ...MORE_FOLDERS ].filter( Boolean );
	return names
		.flatMap( ( name ) => folders.map( ( folder ) => join( folder, name ) ) )
		.find( ( path ) => existsSync( path ) );
}

/**
 * The Chromium of this machine.
 *
 * @return {string|undefined} Its path.
 */
export function findBrowser() {
	return findProgram( BROWSERS );
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
				.filter( ( program ) => ! findProgram( program.names ) )
				.map( ( program ) => ( { what: program.names[ 0 ], brings: program.package } ) ),
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
