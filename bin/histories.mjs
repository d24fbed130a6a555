/**
 * `npm run histories`: orders, refunds, edits, deletions and new time zones at random, by three writers at once, some of them killed
 * (-9) in between; after each history the rows and sums that reports read are compared with the orders (tests/histories/Check.php).
 * Exits with 1 where anything differs.
 *
 *     npm run histories                                500 histories of 200 steps on MariaDB and on SQLite in turn, 50 kills
 *     npm run histories -- --count=20 --db=sqlite      fewer, on one database
 *     npm run histories -- --seconds=600               none begins any more after 10 minutes
 *     npm run histories -- --seed=7 --count=1          one of them again: history n of a run has the seed of the run plus n
 *
 * Everything is on 127.0.0.1, in folders that are gone afterwards, and ends by itself.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { worker } from '../tests/histories/worker.mjs';
import { pick, random } from '../tests/chaos/random.mjs';
import { numberArgument, textArgument } from './lib/arguments.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { startNativeSite } from './lib/native-site.mjs';
import { CACHE } from './lib/paths.mjs';
import { fail, main, onEnd, step } from './lib/process.mjs';
import { ensureRequirements } from './lib/requirements.mjs';

const COUNT = 500;
const STEPS = 200;
const KILLS = 50;
const WRITERS = 3;

/** After how many histories it is said how far they are. */
const PROGRESS = 50;

/** Steps that a writer makes until the next one's turn, on SQLite. */
const TURN = 10;

/** Time zones that histories begin in. */
const ZONES = [ 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland', 'Asia/Kolkata' ];

/** What a server may answer in a history: everything but its own failures. */
const FAILURE = /^5/;

/**
 * Log entries that are errors; that the database gave up one of two transactions that waited for each other is none, as that one is
 * made again.
 */
const FORBIDDEN =
	/PHP (Fatal|Warning|Notice|Deprecated)|Sums of reports differed|background job \S+ failed|refused a query: (?!Deadlock)/;

/**
 * @typedef {import('../tests/histories/worker.mjs').Worker} Worker
 *
 * @typedef {Object} Shop
 * @property {string}   name    Of the database.
 * @property {Worker[]} writers
 * @property {Worker}   checker
 * @property {string}   log     File of WordPress's log.
 *
 * @typedef {Object} Found
 * @property {Map<string, number>} answers  How often there was which answer to which step.
 * @property {Map<string, number>} histories How many on which database.
 * @property {string[]}            broken   What differed.
 * @property {number}              kills
 * @property {number}              orders
 * @property {number}              compared Rows, sums and figures.
 */

/**
 * @param {'mariadb'|'sqlite'} name
 * @param {string}             dir
 * @return {Promise<Shop>}
 */
async function openShop( name, dir ) {
	const database =
		name === 'sqlite' ? name : { ...( await startMariadb( { dir: join( dir, 'mariadb' ) } ) ), name: 'histories' };
	const site = await startNativeSite( { dir: join( dir, name ), database, workers: 1 } );
	await site.stop();
	const start = () => worker( site.path );
	const [ checker, ...writers ] = await Promise.all( Array.from( { length: WRITERS + 1 }, start ) );
	return { name, writers, checker, log: site.logFile };
}

/**
 * Makes one history and compares.
 *
 * @param {Shop}    shop
 * @param {Object}  options
 * @param {number}  options.seed
 * @param {number}  options.steps
 * @param {boolean} options.kill  Whether one of the writers is killed.
 * @param {Found}   found
 */
async function history( { name, writers, checker }, { seed, steps, kill }, found ) {
	const next = random( seed );
	const zones = seed % 2 === 1;
	await checker.ask( { do: 'begin', zone: pick( next, ZONES ) } );
	const share = Math.ceil( steps / writers.length );
	const victim = writers[ Math.floor( next() * writers.length ) ];
	const fatal = 1 + Math.floor( next() * ( share - 2 ) );
	/**
	 * @param {Worker} writer
	 * @param {number} from
	 * @param {number} until
	 * @return {Promise<number>} The step to go on with.
	 */
	const work = async ( writer, from, until ) => {
		const task = { do: 'steps', seed, writer: writers.indexOf( writer ), from, until, zones };
		await writer.ask( task, async ( answer ) => {
			count( found.answers, `${ answer.did } ${ answer.status }` );
			from = answer.step + 1;
			if ( kill && writer === victim && answer.step === fatal - 1 ) {
				// Somewhere in the next step, which may be anywhere in its work.
				await new Promise( ( resolve ) => setTimeout( resolve, next() * 30 ) );
				await writer.kill();
				found.kills += 1;
				from = fatal + 1;
			}
		} );
		return from;
	};
	if ( name === 'sqlite' ) {
		// One writes, the others wait for the file: they take turns, some steps each.
		for ( let from = 0; from < share; from += TURN ) {
			for ( const writer of writers ) {
				for ( let at = from; at < Math.min( share, from + TURN ); ) {
					at = await work( writer, at, Math.min( share, from + TURN ) );
				}
			}
		}
	} else {
		await Promise.all(
			writers.map( async ( writer ) => {
				for ( let at = 0; at < share; ) {
					at = await work( writer, at, share );
				}
			} )
		);
	}
	const { check } = await checker.ask( { do: 'check' } );
	found.orders += check.orders;
	found.compared += check.compared;
	for ( const [ what, lines ] of Object.entries( check.broken ) ) {
		const line = `${ name }, seed ${ seed }, ${ what }: ${ lines.join( '\n      ' ) }`;
		found.broken.push( line );
		process.stdout.write( `  ✗ ${ line }\n` );
	}
	count( found.histories, name );
	const made = [ ...found.histories.values() ].reduce( ( sum, times ) => sum + times, 0 );
	if ( made % PROGRESS === 0 ) {
		process.stdout.write( `    ${ made } histories, ${ found.broken.length } differences\n` );
	}
}

/**
 * @param {Map<string, number>} times
 * @param {string}              what
 */
function count( times, what ) {
	times.set( what, ( times.get( what ) ?? 0 ) + 1 );
}

main( async () => {
	const total = numberArgument( 'count', COUNT );
	const steps = numberArgument( 'steps', STEPS, 9 );
	const kills = numberArgument( 'kills', Math.min( KILLS, total ), 0 );
	const seed = numberArgument( 'seed', Date.now() % 1000000 );
	const seconds = numberArgument( 'seconds', 24 * 60 * 60 );
	const asked = textArgument( 'db', [ 'mariadb', 'sqlite' ] );
	const missing = await ensureRequirements( [ 'mariadb', 'sqlite', 'site' ] );
	if ( missing.size > 0 ) {
		fail( [ ...missing.values() ].join( ' ' ) );
	}
	await mkdir( CACHE, { recursive: true } );
	const dir = await mkdtemp( join( CACHE, 'histories-' ) );
	onEnd( () => rm( dir, { recursive: true, force: true } ) );

	/** @type {Found} */
	const found = { answers: new Map(), histories: new Map(), broken: [], kills: 0, orders: 0, compared: 0 };
	const names = asked === null ? /** @type {const} */ ( [ 'mariadb', 'sqlite' ] ) : [ asked ];
	const shops = await step( 'Shops', () => Promise.all( names.map( ( name ) => openShop( name, dir ) ) ) );
	await step( `${ total } histories of ${ steps } steps, seed ${ seed }`, async ( note ) => {
		let begun = 0;
		const end = performance.now() + seconds * 1000;
		await Promise.all(
			shops.map( async ( shop ) => {
				// Whichever database is faster makes more of them.
				while ( begun < total && performance.now() < end ) {
					const place = begun++;
					await history( shop, { seed: seed + place, steps, kill: place < kills }, found );
				}
			} )
		);
		const made = [ ...found.histories ].map( ( [ name, times ] ) => `${ times } on ${ name }` ).join( ', ' );
		note(
			`${ made }; ${ found.orders } orders and refunds, ${ found.compared } rows, sums and figures, ${ found.kills } kills`
		);
	} );
	for ( const [ answer, times ] of [ ...found.answers ].sort() ) {
		process.stdout.write( `    ${ answer } × ${ times }\n` );
	}
	const failures = [ ...found.answers.keys() ].filter( ( answer ) => FAILURE.test( answer.split( ' ' )[ 1 ] ) );
	const lines = [ ...found.broken, ...failures.map( ( answer ) => `answered: ${ answer }` ) ];
	for ( const shop of shops ) {
		const errors = ( await readFile( shop.log, 'utf8' ) )
			.split( '\n' )
			.filter( ( line ) => FORBIDDEN.test( line ) );
		lines.push( ...errors.slice( 0, 10 ).map( ( line ) => `the log on ${ shop.name }: ${ line }` ) );
	}
	for ( const line of lines.slice( found.broken.length ) ) {
		process.stdout.write( `  ✗ ${ line }\n` );
	}
	const made = [ ...found.histories.values() ].reduce( ( sum, times ) => sum + times, 0 );
	await Promise.all(
		shops.flatMap( ( { writers, checker } ) => [ ...writers, checker ].map( ( one ) => one.stop() ) )
	);
	process.stdout.write( `\n${ Math.max( 0, made - lines.length ) } passed, ${ lines.length } failed\n` );
	return lines.length > 0 ? 1 : 0;
} );
