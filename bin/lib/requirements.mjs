/** What parts of the tests need of the machine besides Node, PHP and Composer: looked for, and installed where that can be done. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptHint, ensureApt } from './apt.mjs';
import { run } from './process.mjs';

/**
 * @typedef {'sqlite'|'mariadb'|'site'|'browser'} Requirement
 * sqlite: PHP with SQLite. mariadb: a MariaDB server, and PHP that can talk to it. site: PHP that can serve WordPress.
 * browser: a Chromium.
 */

/** @type {Record<Requirement, { extensions: string[], programs: string[][], packages: string[] }>} */
const REQUIREMENTS = {
	sqlite: { extensions: [ 'pdo_sqlite', 'dom', 'mbstring' ], programs: [], packages: [ 'php-sqlite3', 'php-xml', 'php-mbstring' ] },
	mariadb: {
		extensions: [ 'mysqli', 'dom', 'mbstring' ],
		programs: [ [ 'mariadbd' ], [ 'mariadb-install-db' ], [ 'mariadb' ] ],
		packages: [ 'mariadb-server', 'php-mysql', 'php-xml', 'php-mbstring' ],
	},
	site: { extensions: [ 'curl', 'gd', 'zip' ], programs: [], packages: [ 'php-curl', 'php-gd', 'php-zip' ] },
	browser: { extensions: [], programs: [ [ 'chromium', 'chromium-browser', 'google-chrome' ] ], packages: [ 'chromium' ] },
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
	const lacking = await unmet( names );
	if ( lacking.size > 0 ) {
		await ensureApt( [ ...new Set( [ ...lacking.keys() ].flatMap( ( name ) => REQUIREMENTS[ name ].packages ) ) ] );
		return unmet( names );
	}
	return lacking;
}

/**
 * The first of the given programs that is installed.
 *
 * @param {string[]} names Names of programs.
 * @return {string|undefined} Its path.
 */
export function findProgram( names ) {
	const folders = [ ...( process.env.PATH ?? '' ).split( delimiter ), ...MORE_FOLDERS ].filter( Boolean );
	return names.flatMap( ( name ) => folders.map( ( folder ) => join( folder, name ) ) ).find( ( path ) => existsSync( path ) );
}

/**
 * The Chromium that the end-to-end tests drive.
 *
 * @return {string|undefined} Its path.
 */
export function findBrowser() {
	return process.env.CHROMIUM_PATH ?? findProgram( REQUIREMENTS.browser.programs.flat() );
}

/**
 * @param {Requirement[]} names What is needed.
 * @return {Promise<Map<Requirement, string>>} What is missing => what that is and how to get it.
 */
async function unmet( names ) {
	const { stdout } = await run( 'php', [ '-m' ], { hint: 'Install the PHP command line (8.1 or newer) and try again.' } );
	const loaded = new Set( stdout.toLowerCase().split( /\s+/ ) );
	const lacking = new Map();
	for ( const name of names ) {
		const { extensions, programs, packages } = REQUIREMENTS[ name ];
		const missing = [
			...extensions.filter( ( extension ) => ! loaded.has( extension ) ).map( ( extension ) => `the PHP extension ${ extension }` ),
			...programs.filter( ( alternatives ) => name !== 'browser' || ! findBrowser() ? ! findProgram( alternatives ) : false ).map( ( alternatives ) => alternatives[ 0 ] ),
		];
		if ( missing.length > 0 ) {
			lacking.set( name, `${ missing.join( ', ' ) } missing (${ aptHint( packages ) })` );
		}
	}
	return lacking;
}
