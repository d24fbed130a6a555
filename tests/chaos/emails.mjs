/**
 * The emails of the chaos run: orders change their statuses while whoever sends their emails is killed (-9) before, while and after an
 * email is handed over. None may be lost, none sent twice, and what nobody can know has to be said, with a button that sends it again.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../bin/lib/paths.mjs';
import { ask, nothing } from './client.mjs';
import { mailServer } from './mail-server.mjs';
import { OrderPage } from './order-page.mjs';
import { pick } from './random.mjs';

/** How many orders are made by one request. */
const BATCH = 50;

/** Of so many changes one has its worker killed at a moment of an email, one at any moment, one is asked for by two at once. */
const MAIL_KILLS = 3;
const OTHER_KILLS = 8;
const RACES = 3;

/** Of so many kills at an email one is the database's. */
const DATABASE_KILLS = 8;

/** Within so many milliseconds a worker is killed that is killed at any moment: longer than a change takes. */
const ANY_MOMENT = 300;

/**
 * @typedef {import('./servers.mjs').Server} Server
 *
 * @typedef {Object} Site
 * @property {string}                                 path
 * @property {( ...args: string[] ) => Promise<string>} wp
 */

/**
 * Makes orders, has their statuses changed while servers are killed, and asks what became of the emails.
 *
 * @param {Object}                                            given
 * @param {Server[]}                                          given.workers
 * @param {Server}                                            given.database
 * @param {Site}                                              given.site
 * @param {{ products: Record<string, number>[] }}            given.shop
 * @param {number}                                            given.changes How many changes of statuses.
 * @param {() => number}                                      given.next    Random numbers.
 * @param {( text: string ) => void}                          given.say     What there was.
 * @return {Promise<{ asked: number, broken: Record<string, unknown[]> }>} How much was asked, and what is wrong with which examples.
 */
export async function emails( { workers, database, site, shop, changes, next, say } ) {
	const targets = new Targets( workers, database, next );
	const mails = await mailServer( targets.at );
	await writeFile( join( site.path, 'wp-content/chaos-mail.txt' ), String( mails.port ) );
	const known = nothing();
	try {
		const orders = await makeOrders( ask( workers[ 0 ]?.url ?? '', known ), shop, Math.ceil( changes / 2 ) );
		const left = [ ...orders ];
		await Promise.all(
			workers.map( async ( worker ) => {
				for ( let id = left.pop(); id !== undefined; id = left.pop() ) {
					for ( const status of [ 'processing', 'completed' ] ) {
						await change( { id, status, worker, workers, targets, next, known } );
					}
				}
			} )
		);
		await targets.rest();
		const file = join( ROOT, 'tests/chaos/check-emails.php' );
		const checked = JSON.parse( await site.wp( 'eval-file', file, orders.join( ',' ) ) );
		const claims = claimsOf( mails.arrived, targets.cut, checked );
		const [ again ] = checked.unconfirmed.filter( ( /** @type {number[]} */ [ id ] ) =>
			targets.cut.has( id ?? 0 )
		);
		if ( again !== undefined ) {
			claims[ 'Resend sends an unconfirmed email, once' ] = await resend(
				workers[ 0 ]?.url ?? '',
				again,
				mails.arrived
			);
		}
		say(
			`${ orders.length * 2 } changes, ${ targets.kills } kills, ${ checked.sent.length } emails sent, ` +
				`${ checked.unconfirmed.length } unconfirmed`
		);
		const broken = Object.fromEntries(
			Object.entries( claims ).filter( ( [ , examples ] ) => examples.length > 0 )
		);
		return { asked: checked.asked + Object.keys( claims ).length, broken: { ...checked.broken, ...broken } };
	} finally {
		await mails.stop();
	}
}

/**
 * Says of the mail server's emails what has to hold.
 *
 * @param {Map<number, number>}                                    arrived How often each message arrived.
 * @param {Set<number>}                                            cut     Whose worker was killed when they had arrived.
 * @param {{ every: number[], sent: number[], unconfirmed: [ number, number ][] }} checked What the outbox says: which messages there
 *   are, and what became of those of this run's orders.
 * @return {Record<string, unknown[]>} What should hold, and examples of what does not.
 */
function claimsOf( arrived, cut, { every, sent, unconfirmed } ) {
	const doubtful = new Set( unconfirmed.map( ( [ id ] ) => id ) );
	const known = new Set( every );
	return {
		'an email that was sent has arrived, once': sent.filter( ( id ) => arrived.get( id ) !== 1 ),
		'no email arrives twice': [ ...arrived ].filter( ( [ , times ] ) => times > 1 ),
		'what arrived is in the outbox': [ ...arrived.keys() ].filter( ( id ) => ! known.has( id ) ),
		'one whose worker was killed before it could note it is unconfirmed': [ ...cut ].filter(
			( id ) => ! doubtful.has( id )
		),
		'workers were killed between sending and noting it': cut.size > 0 ? [] : [ 'none' ],
	};
}

/**
 * Presses Resend on the page of an order.
 *
 * @param {string}              url
 * @param {[ number, number ]}  unconfirmed Ids of the message and of its order.
 * @param {Map<number, number>} arrived
 * @return {Promise<unknown[]>} What was wrong.
 */
async function resend( url, [ id, order ], arrived ) {
	const page = await OrderPage.open( url, order );
	const before = await page.email( id );
	await page.resend( id );
	const after = await page.email( id );
	const seen = { before, after, arrived: arrived.get( id ) };
	const right =
		before?.status === 'unconfirmed' &&
		before.text.includes( 'Unconfirmed' ) &&
		before.text.includes( 'Resend' ) &&
		after?.status === 'sent' &&
		arrived.get( id ) === 2;
	return right ? [] : [ seen ];
}

/**
 * @param {ReturnType<typeof ask>}                 send
 * @param {{ products: Record<string, number>[] }} shop
 * @param {number}                                 count
 * @return {Promise<number[]>} Their ids.
 */
async function makeOrders( send, shop, count ) {
	/** @type {number[]} */
	const ids = [];
	while ( ids.length < count ) {
		const create = Array.from( { length: Math.min( BATCH, count - ids.length ) }, ( _, place ) => ( {
			status: 'pending',
			billing: {
				first_name: 'Ann',
				email: `buyer${ ids.length + place }@example.test`,
				country: 'US',
				state: 'NY',
			},
			line_items: [ { ...shop.products[ 0 ], quantity: 1 } ],
		} ) );
		const answer = await send( 'POST', 'orders/batch', { create } );
		ids.push( ...answer.create.map( ( /** @type {{ id: number }} */ order ) => order.id ) );
	}
	return ids;
}

/**
 * Asks for a change until it is made: whoever gets no answer looks, and asks again.
 *
 * @param {Object}                         given
 * @param {number}                         given.id
 * @param {string}                         given.status
 * @param {Server}                         given.worker  Whom to ask.
 * @param {Server[]}                       given.workers
 * @param {Targets}                        given.targets
 * @param {() => number}                   given.next
 * @param {import('./client.mjs').Known}   given.known
 */
async function change( { id, status, worker, workers, targets, next, known } ) {
	if ( next() < 1 / MAIL_KILLS || targets.isUnused() ) {
		targets.aim( worker );
	}
	const asked = [ worker, ...( next() < 1 / RACES ? [ pick( next, workers ) ] : [] ) ];
	let stored = null;
	do {
		const hit = next() < 1 / OTHER_KILLS ? targets.killSoon( worker ) : undefined;
		await Promise.all( asked.map( ( { url } ) => ask( url, known )( 'PUT', `orders/${ id }`, { status } ) ) );
		await hit;
		stored = await ask( worker.url, known )( 'GET', `orders/${ id }` );
	} while ( stored?.status !== status );
}

/** Who is killed, and when. */
class Targets {
	/** How many were killed. */
	kills = 0;

	/**
	 * Messages that had arrived when their worker was killed, before it was told.
	 *
	 * @type {Set<number>}
	 */
	cut = new Set();

	/** @type {Map<string, { moment: import('./mail-server.mjs').Moment, skip: number, victim: Server }>} By the worker's name. */
	#aims = new Map();

	#aimed = 0;

	/** @type {Map<Server, Promise<unknown>>} Who is being killed and started anew. */
	#running = new Map();

	/** @type {() => number} */
	#next;

	/** @type {Server} */
	#database;

	/** @type {Map<string, Server>} */
	#byName;

	/**
	 * @param {Server[]}     workers
	 * @param {Server}       database
	 * @param {() => number} next
	 */
	constructor( workers, database, next ) {
		this.#next = next;
		this.#database = database;
		this.#byName = new Map( workers.map( ( worker ) => [ `worker-${ new URL( worker.url ).port }`, worker ] ) );
	}

	/** Whether nobody was aimed at yet. */
	isUnused() {
		return this.#aimed === 0;
	}

	/**
	 * Has a worker, or the database, killed at a moment of one of the next emails of that worker.
	 *
	 * @param {Server} worker
	 */
	aim( worker ) {
		const moments = /** @type {const} */ ( [ 'begun', 'arrived', 'arrived', 'told' ] );
		// The first one is what all of this is about, however few there are.
		const isFirst = this.#aimed++ === 0;
		this.#aims.set( `worker-${ new URL( worker.url ).port }`, {
			moment: isFirst ? 'arrived' : pick( this.#next, [ ...moments ] ),
			skip: ! isFirst && this.#next() < 0.5 ? 1 : 0,
			victim: ! isFirst && this.#next() < 1 / DATABASE_KILLS ? this.#database : worker,
		} );
	}

	/**
	 * Kills a worker within a moment.
	 *
	 * @param {Server} worker
	 */
	async killSoon( worker ) {
		const delay = this.#next() * ANY_MOMENT;
		await new Promise( ( resolve ) => setTimeout( resolve, delay ) );
		await this.#kill( worker );
	}

	/**
	 * What the mail server asks.
	 *
	 * @type {Parameters<typeof mailServer>[ 0 ]}
	 */
	at = async ( moment, name, message ) => {
		const aim = this.#aims.get( name );
		if ( aim === undefined || aim.moment !== moment ) {
			return true;
		}
		if ( aim.skip > 0 ) {
			aim.skip--;
			return true;
		}
		this.#aims.delete( name );
		const isWorker = aim.victim === this.#byName.get( name );
		if ( moment === 'arrived' && isWorker ) {
			this.cut.add( message );
		}
		await this.#kill( aim.victim );
		return ! isWorker;
	};

	/** Resolves when nobody is being killed any more. From then on nobody is. */
	async rest() {
		this.#aims.clear();
		await Promise.all( this.#running.values() );
	}

	/**
	 * Kills one, unless that is being done.
	 *
	 * @param {Server} victim
	 */
	async #kill( victim ) {
		const running = this.#running.get( victim );
		if ( running !== undefined ) {
			await running;
			return;
		}
		this.kills++;
		const kill = victim.kill().finally( () => this.#running.delete( victim ) );
		this.#running.set( victim, kill );
		await kill;
	}
}
