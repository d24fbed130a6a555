/** System packages through apt, where that is possible without asking anybody. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { exclusively } from './lock.mjs';
import { run } from './process.mjs';

const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs Debian packages, if this is Debian or Ubuntu and we are root.
 *
 * @param {string[]} packages Names of packages; `a | b` for the first of them that there is, as in Debian's control files.
 * @return {Promise<boolean>} Whether they are installed now; false where apt isn't ours to use.
 */
export async function ensureApt( packages ) {
	if ( packages.length === 0 ) {
		return true;
	}
	if ( ! ( await canUseApt() ) ) {
		return false;
	}
	return exclusively( 'apt', async () => {
		await run( 'apt-get', [ 'update', '--quiet' ], { env: QUIET } );
		const install = [ 'install', '--yes', '--quiet', ...( await Promise.all( packages.map( firstKnown ) ) ) ];
		const { code } = await run( 'apt-get', install, { env: QUIET, check: false } );
		return code === 0;
	} );
}

/**
 * How somebody with the rights installs packages.
 *
 * @param {string[]} packages Names of packages, as for ensureApt(); of a choice the last one, which every release has.
 * @return {string}
 */
export function aptHint( packages ) {
	const names = packages.map( ( name ) => name.split( ' | ' ).at( -1 ) );
	return `on Debian and Ubuntu: sudo apt-get install ${ names.join( ' ' ) }`;
}

/**
 * @param {string} choice Names of packages, separated by ` | `.
 * @return {Promise<string>} The first that apt can install; the last where it knows none.
 */
async function firstKnown( choice ) {
	const names = choice.split( ' | ' );
	for ( const name of names ) {
		const { stdout } = await run( 'apt-cache', [ 'policy', name ], { env: QUIET, check: false } );
		if ( /^\s*Candidate: (?!\(none\))/m.test( stdout ) ) {
			return name;
		}
	}
	return names.at( -1 ) ?? choice;
}

/** @return {Promise<boolean>} Whether this is Debian or Ubuntu and we are root. */
async function canUseApt() {
	if ( process.getuid?.() !== 0 || ! existsSync( '/usr/bin/apt-get' ) || ! existsSync( '/etc/os-release' ) ) {
		return false;
	}
	return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test( await readFile( '/etc/os-release', 'utf8' ) );
}
