/** The npm and Composer packages of the checkout: installed only when they aren't the locked ones. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exclusively } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { CommandFailed, Failure, run } from './process.mjs';

const COMPOSER_HINT = 'Get it from https://getcomposer.org/download/ and try again.';
const PHP_HINT = 'Install the PHP command line (8.1 or newer) and try again.';

/**
 * Fails with a sentence when this Node is older than package.json asks for.
 */
export async function requireNode() {
	const { engines } = JSON.parse( await readFile( join( ROOT, 'package.json' ), 'utf8' ) );
	const wanted = numbers( engines.node );
	const actual = numbers( process.versions.node );
	if ( compare( actual, wanted ) < 0 ) {
		throw new Failure(
			`Node ${ wanted.join( '.' ) } or newer is needed; this is Node ${ process.versions.node }.`
		);
	}
}

/**
 * Installs the npm packages when they aren't those of package-lock.json.
 *
 * @return {Promise<boolean>} Whether anything had to be installed.
 */
export async function ensureNpm() {
	await requireNode();
	if ( await hasLockedPackages() ) {
		return false;
	}
	return exclusively( 'npm', async () => {
		if ( await hasLockedPackages() ) {
			return false;
		}
		const fresh = ! existsSync( join( ROOT, 'node_modules' ) );
		const args = fresh ? [ 'ci' ] : [ 'install', '--no-save' ];
		await installing( 'npm packages', () =>
			run( 'npm', [ ...args, '--no-audit', '--no-fund', '--loglevel=error' ], { cwd: ROOT } )
		);
		return true;
	} );
}

/**
 * Installs the Composer packages when composer.json changed since they were installed, or they are gone.
 *
 * @return {Promise<boolean>} Whether anything had to be installed.
 */
export async function ensureComposer() {
	if ( await isStamped() ) {
		return false;
	}
	return exclusively( 'composer', async () => {
		if ( await isStamped() ) {
			return false;
		}
		await run( 'php', [ '--version' ], { hint: PHP_HINT } );
		await installing( 'Composer packages', () => composer( [ 'install' ], ROOT ) );
		await writeFile( stampFile(), await stamp() );
		return true;
	} );
}

/**
 * Runs Composer without questions.
 *
 * @param {string[]} args Its arguments.
 * @param {string}   cwd  The folder of the composer.json.
 */
export function composer( args, cwd ) {
	return run( 'composer', [ ...args, '--no-interaction', '--no-progress' ], {
		cwd,
		env: { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_MEMORY_LIMIT: '-1' },
		hint: COMPOSER_HINT,
	} );
}

/**
 * @param {string}               what    What is being installed.
 * @param {() => Promise<unknown>} install The installation.
 */
async function installing( what, install ) {
	try {
		await install();
	} catch ( error ) {
		if ( error instanceof CommandFailed && isOffline( error.stderr + error.stdout ) ) {
			throw new Failure(
				`The ${ what } could not be downloaded: there seems to be no network. Connect and try again.`
			);
		}
		throw error;
	}
}

/**
 * @param {string} output What a package manager said.
 * @return {boolean} Whether it means that the registry can't be reached.
 */
export function isOffline( output ) {
	return (
		/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT/i.test( output ) ||
		/Could not resolve host|Temporary failure resolving|Failed to connect|Could not connect/i.test( output )
	);
}

/**
 * @return {Promise<boolean>} Whether node_modules holds every package of the lock file that it must.
 */
async function hasLockedPackages() {
	const installed = join( ROOT, 'node_modules', '.package-lock.json' );
	if ( ! existsSync( installed ) ) {
		return false;
	}
	const [ wanted, actual ] = await Promise.all(
		[ join( ROOT, 'package-lock.json' ), installed ].map(
			async ( file ) => JSON.parse( await readFile( file, 'utf8' ) ).packages
		)
	);
	return Object.entries( wanted ).every( ( [ path, entry ] ) => {
		if ( path === '' ) {
			return true;
		}
		const found = actual[ path ];
		return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true;
	} );
}

/** @return {string} The file that says for which composer.json vendor/ was installed. */
function stampFile() {
	return join( ROOT, 'vendor', 'composer', 'storewright.stamp' );
}

/** @return {Promise<string>} The fingerprint of composer.json and of what is installed. */
async function stamp() {
	const hash = createHash( 'sha256' );
	for ( const file of [ 'composer.json', 'vendor/composer/installed.json' ] ) {
		hash.update( await readFile( join( ROOT, file ) ) );
	}
	return hash.digest( 'hex' );
}

/** @return {Promise<boolean>} Whether vendor/ is the one that was installed for this composer.json. */
async function isStamped() {
	if ( ! existsSync( stampFile() ) || ! existsSync( join( ROOT, 'vendor/composer/installed.json' ) ) ) {
		return false;
	}
	return ( await readFile( stampFile(), 'utf8' ) ) === ( await stamp() );
}

/**
 * @param {string} version A version, perhaps with an operator.
 * @return {number[]} Its numbers.
 */
function numbers( version ) {
	return ( version.match( /\d+/g ) ?? [] ).map( Number );
}

/**
 * @param {number[]} left  A version's numbers.
 * @param {number[]} right Another's.
 * @return {number} Negative when left is older, positive when it's newer, 0 when equal as far as both go.
 */
function compare( left, right ) {
	for ( let index = 0; index < Math.min( left.length, right.length ); index++ ) {
		const difference = ( left[ index ] ?? 0 ) - ( right[ index ] ?? 0 );
		if ( difference !== 0 ) {
			return difference;
		}
	}
	return 0;
}
