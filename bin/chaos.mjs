/**
 * `npm run chaos`: three clients write orders, refunds and cancellations while their PHP processes and the database server are
 * killed (-9) at random; afterwards every invariant is asked of the tables (tests/chaos/check.php). Then orders change their statuses while
 * whoever sends their emails is killed (tests/chaos/emails.mjs). Exits with 1 where something is broken.
 *
 *     npm run chaos                                  10 minutes, or longer until 500 kills are made
 *     npm run chaos -- --seconds=20 --seed=7         shorter; the same seed kills and buys the same
 *     npm run chaos -- --seconds=20 --kills=50       20 seconds, or longer until 50 kills are made
 *     npm run chaos -- --seconds=1 --emails=1000     next to nothing but emails: of 1,000 changes of statuses
 *
 * Everything is on 127.0.0.1, in folders that are gone afterwards, and ends by itself.
 */
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { client, nothing } from '../tests/chaos/client.mjs';
import { emails } from '../tests/chaos/emails.mjs';
import { pick, random } from '../tests/chaos/random.mjs';
import { databaseServer, webServer } from '../tests/chaos/servers.mjs';
import { startNativeSite } from './lib/native-site.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { fail, main, onEnd, step } from './lib/process.mjs';
import { ensureRequirements } from './lib/requirements.mjs';

const CLIENTS = 3;

/** How long a whole run takes, in seconds, and how many kills it makes, at least. */
const SECONDS = 600;
const KILLS = 500;

/** After how many changes of statuses emails are looked at, in a whole run and in a shorter one. */
const CHANGES = 1000;
const FEW_CHANGES = 30;

/** Seconds that a server is let alone between two kills, on average; one in so many kills is the database's. */
const SECONDS_A_KILL = 0.9;
const DATABASE_KILLS = 8;

/**
 * Log entries that are errors, whatever is killed: statements that ran outside of their transaction. MariaDB may give
 * a comment's number twice after it was killed: no statement of ours names it, the transaction is undone, and the
 * client is told.
 */
const FORBIDDEN =
	/PHP Fatal error:(?!.*Maximum execution)|SAVEPOINT \S+ does not exist|Duplicate entry(?! '\d+' for key 'PRIMARY'.*INSERT comments)/;

/**
 * @param {string} name  Of an argument.
 * @param {number} value Where it is left out.
 * @param {number} least The smallest that is possible.
 */
function argument( name, value, least = 1 ) {
	const option = process.argv.findLast( ( text ) => text.startsWith( `--${ name }=` ) );
	const number = option === undefined ? value : Number( option.slice( name.length + 3 ) );
	if ( ! Number.isInteger( number ) || number < least ) {
		fail( `--${ name } is a whole number from ${ least } on.` );
	}
	return number;
}

/**
 * Kills servers until the time is up and enough were killed.
 *
 * @param {Object}                                              options
 * @param {import('../tests/chaos/servers.mjs').Server[]}       options.workers
 * @param {import('../tests/chaos/servers.mjs').Server}         options.database
 * @param {() => number}                                        options.next     Random numbers.
 * @param {number}                                              options.end      When to stop at the earliest, as performance.now().
 * @param {number}                                              options.least    How many kills at least.
 * @return {Promise<{ workers: number[], database: number[] }>} Milliseconds until each worked again.
 */
async function killer( { workers, database, next, end, least } ) {
	const again = { workers: /** @type {number[]} */ ( [] ), database: /** @type {number[]} */ ( [] ) };
	for (;;) {
		const pause = next() * 2 * SECONDS_A_KILL * 1000;
		if ( performance.now() + pause >= end && again.workers.length + again.database.length >= least ) {
			break;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, pause ) );
		if ( next() < 1 / DATABASE_KILLS ) {
			again.database.push( await database.kill() );
		} else {
			again.workers.push( await pick( next, workers ).kill() );
		}
	}
	await new Promise( ( resolve ) => setTimeout( resolve, Math.max( 0, end - performance.now() ) ) );
	return again;
}

/**
 * @param {number[]} times Milliseconds.
 * @return {string} How many there are, with the longest.
 */
function described( times ) {
	return `${ times.length } (up again after ${ Math.round( Math.max( 0, ...times ) ) } ms at most)`;
}

main( async () => {
	const seconds = argument( 'seconds', SECONDS );
	const least = argument( 'kills', seconds < SECONDS ? 0 : KILLS, 0 );
	const changes = argument( 'emails', seconds < SECONDS ? FEW_CHANGES : CHANGES, 0 );
	const seed = argument( 'seed', Date.now() % 1000000 );
	const missing = await ensureRequirements( [ 'mariadb', 'site' ] );
	if ( missing.size > 0 ) {
		fail( [ ...missing.values() ].join( ' ' ) );
	}
	await mkdir( CACHE, { recursive: true } );
	const dir = await mkdtemp( join( CACHE, 'chaos-' ) );
	onEnd( () => rm( dir, { recursive: true, force: true } ) );

	const database = await step( 'MariaDB', () => databaseServer( join( dir, 'mariadb' ) ) );
	const site = await step( 'A shop', () =>
		startNativeSite( { dir: join( dir, 'site' ), database: { ...database, name: 'chaos' }, workers: 1 } )
	);
	await site.stop();
	await symlink( join( ROOT, 'tests/chaos/must-use.php' ), join( site.path, 'wp-content/mu-plugins/chaos.php' ) );
	const shop = JSON.parse( await site.wp( 'eval-file', join( ROOT, 'tests/chaos/setup.php' ) ) );
	const log = join( dir, 'server.log' );
	const workers = await Promise.all( Array.from( { length: CLIENTS }, () => webServer( site.path, log ) ) );

	const known = nothing();
	const again = await step( `${ seconds } seconds, seed ${ seed }`, async ( note ) => {
		const stop = new AbortController();
		const clients = workers.map( ( { url }, place ) =>
			client( { url, shop, next: random( seed + place + 1 ), known, until: stop.signal } )
		);
		try {
			const end = performance.now() + seconds * 1000;
			return await killer( { workers, database, next: random( seed ), end, least } );
		} finally {
			stop.abort();
			await Promise.all( clients );
			note(
				[ ...known.answers ]
					.map( ( [ answer, times ] ) => `${ answer } × ${ times }` )
					.sort()
					.join( ', ' )
			);
		}
	} );
	process.stdout.write( `    workers killed: ${ described( again.workers ) }\n` );
	process.stdout.write( `    database killed: ${ described( again.database ) }\n` );
	const mailed =
		changes === 0
			? { asked: 0, broken: {} }
			: await step( 'Emails', ( say ) =>
					emails( { workers, database, site, shop, changes, next: random( seed + CLIENTS + 1 ), say } )
				);
	await Promise.all( workers.map( ( { stop } ) => stop() ) );

	const note = join( dir, 'known.json' );
	await writeFile(
		note,
		JSON.stringify( { made: [ ...known.made ], gone: [ ...known.gone ], refunds: [ ...known.refunds ] } )
	);
	const result = await step( 'Invariants', async ( say ) => {
		const checked = JSON.parse( await site.wp( 'eval-file', join( ROOT, 'tests/chaos/check.php' ), note ) );
		say( `${ checked.asked } of ${ checked.orders } orders and refunds` );
		return checked;
	} );
	const lines = ( await readFile( site.logFile, 'utf8' ) ).split( '\n' ).filter( ( line ) => FORBIDDEN.test( line ) );
	const broken = {
		...result.broken,
		...mailed.broken,
		...( lines.length > 0 ? { 'the log': lines.slice( 0, 10 ) } : {} ),
	};
	for ( const [ name, rows ] of Object.entries( broken ) ) {
		process.stdout.write( `  ✗ ${ name }: ${ JSON.stringify( rows ) }\n` );
	}
	await database.stop();
	const failed = Object.keys( broken ).length;
	process.stdout.write( `\n${ result.asked + mailed.asked + 1 - failed } passed, ${ failed } failed\n` );
	return failed > 0 ? 1 : 0;
} );
