/** Mutual exclusion between commands that run at the same time on one checkout. */
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CACHE } from './paths.mjs';
import { Failure, onEnd } from './process.mjs';

/** How often a taken lock is looked at again, in milliseconds. */
const INTERVAL = 100;

/**
 * Does work that no other process of this checkout may do at the same time. A lock whose owner is gone is taken over.
 *
 * @template T
 * @param {string}           name    What is locked.
 * @param {() => Promise<T>} work    What to do.
 * @param {number}           seconds How long to wait for the others.
 * @param {string}           busy    The sentence for when they take longer.
 * @return {Promise<T>}
 */
export async function exclusively(
	name,
	work,
	seconds = 600,
	busy = `Another command has been busy with “${ name }” for ${ seconds } seconds. End it and try again.`
) {
	const path = join( CACHE, 'locks', `${ name }.lock` );
	await mkdir( join( CACHE, 'locks' ), { recursive: true } );
	const deadline = performance.now() + seconds * 1000;
	while ( ! ( await take( path ) ) ) {
		if ( performance.now() > deadline ) {
			throw new Failure( busy );
		}
		await wait( INTERVAL );
	}
	const release = () => rm( path, { force: true } );
	const forget = onEnd( release );
	return work().finally( async () => {
		forget();
		await release();
	} );
}

/**
 * Makes a file or folder that is to be there, once however many processes want it. It appears whole or not at all.
 *
 * @param {string}                              name  What is locked meanwhile.
 * @param {string}                              path  What is wanted.
 * @param {( target: string ) => Promise<void>} build Makes it in another place.
 */
export async function madeOnce( name, path, build ) {
	if ( existsSync( path ) ) {
		return;
	}
	await mkdir( dirname( path ), { recursive: true } );
	await exclusively( name, async () => {
		if ( existsSync( path ) ) {
			return;
		}
		const part = `${ path }.part`;
		await rm( part, { recursive: true, force: true } );
		await build( part );
		await rename( part, path );
	} );
}

/**
 * Takes the lock if it's free. It appears whole, with its owner's process id in it, or not at all.
 *
 * @param {string} path The lock's file.
 * @return {Promise<boolean>} Whether it's ours now.
 */
async function take( path ) {
	const own = `${ path }.${ process.pid }`;
	await writeFile( own, String( process.pid ) );
	try {
		await link( own, path );
		return true;
	} catch ( error ) {
		if ( /** @type {NodeJS.ErrnoException} */ ( error ).code !== 'EEXIST' ) {
			throw error;
		}
		await removeAbandoned( path );
		return false;
	} finally {
		await rm( own, { force: true } );
	}
}

/**
 * Removes the lock of a process that is gone. The file is moved aside first, so that of several processes only one
 * removes it; should it have changed hands meanwhile, it's put back.
 *
 * @param {string} path The lock's file.
 */
async function removeAbandoned( path ) {
	const owner = await ownerOf( path );
	if ( owner === 0 || isAlive( owner ) ) {
		return;
	}
	const aside = `${ path }.abandoned.${ process.pid }`;
	try {
		await rename( path, aside );
		if ( ( await ownerOf( aside ) ) !== owner ) {
			await link( aside, path );
		}
	} catch ( error ) {
		if ( ! [ 'ENOENT', 'EEXIST' ].includes( /** @type {NodeJS.ErrnoException} */ ( error ).code ?? '' ) ) {
			throw error;
		}
	} finally {
		await rm( aside, { force: true } );
	}
}

/**
 * @param {string} path A lock's file.
 * @return {Promise<number>} Its owner's process id; 0 when the lock is gone.
 */
async function ownerOf( path ) {
	try {
		return Number( await readFile( path, 'utf8' ) );
	} catch ( error ) {
		if ( /** @type {NodeJS.ErrnoException} */ ( error ).code === 'ENOENT' ) {
			return 0;
		}
		throw error;
	}
}

/**
 * @param {number} pid A process id.
 * @return {boolean} Whether such a process runs.
 */
function isAlive( pid ) {
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return /** @type {NodeJS.ErrnoException} */ ( error ).code === 'EPERM';
	}
}
