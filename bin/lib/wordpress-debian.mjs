/**
 * WordPress from the packages of a Debian release other than the machine's: read through an apt configuration of our
 * own, so that nothing of the machine changes and nothing has to be installed. apt verifies the signatures.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { CACHE } from './paths.mjs';
import { Failure, run } from './process.mjs';

/** WordPress, and what its package links to. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
	'libphp-phpmailer',
	'php-getid3',
];

const SOURCE_FILES = [ '/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list' ];
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/**
 * Unpacks the WordPress of a Debian release, as a plain core without links and without Debian's own configuration.
 *
 * @param {string} release The release's name.
 * @param {string} target  The new folder.
 */
export async function unpackDebian( release, target ) {
	const mirror = await findMirror();
	await mkdir( CACHE, { recursive: true } );
	const work = await mkdtemp( join( CACHE, 'debian-' ) );
	try {
		await download( mirror, release, work );
		const root = join( work, 'root' );
		for ( const file of await readdir( work ) ) {
			if ( file.endsWith( '.deb' ) ) {
				await run( 'dpkg-deb', [ '--extract', join( work, file ), root ] );
			}
		}
		const core = join( root, 'usr/share/wordpress' );
		await unlink( join( core, '.htaccess' ) );
		await unlink( join( core, 'wp-config.php' ) );
		await dropDanglingCertificates( core );
		await run( 'cp', [ '-rL', core, target ] );
	} finally {
		await rm( work, { recursive: true, force: true } );
	}
}

/**
 * @param {string} mirror  Where the packages are.
 * @param {string} release The release's name.
 * @param {string} work    The folder that gets apt's state and the packages.
 */
async function download( mirror, release, work ) {
	const lists = join( work, 'lists' );
	const cache = join( work, 'cache' );
	await mkdir( join( lists, 'partial' ), { recursive: true } );
	await mkdir( join( cache, 'archives', 'partial' ), { recursive: true } );
	await writeFile( join( work, 'status' ), '' );
	await writeFile( join( work, 'sources.list' ), `deb [signed-by=${ KEYRING }] ${ mirror } ${ release } main\n` );
	const options = Object.entries( {
		'Dir::Etc::sourcelist': join( work, 'sources.list' ),
		'Dir::Etc::sourceparts': '/dev/null',
		'Dir::State::lists': lists,
		'Dir::State::status': join( work, 'status' ),
		'Dir::Cache': cache,
		'APT::Sandbox::User': userInfo().username,
		'Acquire::Languages': 'none',
		'Acquire::IndexTargets::deb::DEP-11::DefaultEnabled': 'false',
	} ).flatMap( ( [ name, value ] ) => [ '-o', `${ name }=${ value }` ] );
	await run( 'apt-get', [ ...options, '--error-on=any', 'update' ], { cwd: work } );
	await run( 'apt-get', [ ...options, 'download', ...PACKAGES ], { cwd: work } );
}

/**
 * @return {Promise<string>} The Debian mirror that this machine is set up to use.
 */
async function findMirror() {
	for ( const file of existsSync( KEYRING ) ? SOURCE_FILES : [] ) {
		const text = existsSync( file ) ? await readFile( file, 'utf8' ) : '';
		const mirror = /^(?:URIs:|deb(?:\s+\[[^\]]*\])?)\s+(\S*\/debian\/?)(?:\s|$)/m.exec( text )?.[ 1 ];
		if ( mirror ) {
			return mirror;
		}
	}
	throw new Failure( 'This machine is not set up to use Debian packages, which carry this WordPress.' );
}

/**
 * Debian links WordPress's certificates to the machine's, which may have none.
 *
 * @param {string} core The unpacked core.
 */
async function dropDanglingCertificates( core ) {
	const certificates = join( core, 'wp-includes/certificates/ca-bundle.crt' );
	if ( ! existsSync( certificates ) ) {
		await unlink( certificates );
	}
}
