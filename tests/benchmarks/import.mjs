/** How long a file of products takes to be checked and imported, over HTTP as the dashboard sends it, on a quiet site. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { startNativeSite } from '../../bin/lib/native-site.mjs';
import { CACHE } from '../../bin/lib/paths.mjs';
import { Failure, step } from '../../bin/lib/process.mjs';
import { logIn } from '../../bin/lib/session.mjs';

/** Rows of one request: what the dashboard sends on a machine that keeps up. */
const BATCH = 200;

/** Seconds for 2,000 rows. */
const LIMITS = { check: 3, import: 20 };

/** More rows are measured on MariaDB alone: a file of that size on SQLite only takes longer. */
const MOST_ON_SQLITE = 2000;

/** @typedef {import('./table.mjs').Row} Row */

/**
 * Measures.
 *
 * @param {number} count How many rows the file has.
 * @return {Promise<Row[]>} What was measured, per database.
 */
export async function measureImport( count ) {
	const dir = join( CACHE, 'bench-import' );
	await rm( dir, { recursive: true, force: true } );
	const server = await step( 'MariaDB', () => startMariadb( { dir: join( dir, 'mariadb' ) } ) );
	try {
		return [
			...( await measureOn( 'MariaDB', join( dir, 'on-mariadb' ), { ...server, name: 'shop' }, count ) ),
			...( count > MOST_ON_SQLITE ? [] : await measureOn( 'SQLite', join( dir, 'on-sqlite' ), 'sqlite', count ) ),
		];
	} finally {
		await server.stop();
	}
}

/**
 * @param {string}                                                                     name     What the rows of the table are called.
 * @param {string}                                                                     dir      What the site keeps.
 * @param {NonNullable<Parameters<typeof startNativeSite>[0]['database']>}             database Where the data is.
 * @param {number}                                                                     count    How many rows.
 * @return {Promise<Row[]>} Checking and importing.
 */
async function measureOn( name, dir, database, count ) {
	const site = await step( `A site on ${ name }`, () => startNativeSite( { dir, database, workers: 2 } ) );
	try {
		const session = await logIn( site );
		const nonce = await ( await session.get( 'wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
		const send = ( /** @type {boolean} */ isTrial ) => sendAll( session, nonce, count, isTrial );
		const limit = ( /** @type {number} */ seconds ) => ( seconds * count ) / 2000;
		const isBudget = name === 'MariaDB' ? {} : { informs: true };
		const checked = await step( `Checking ${ count } rows`, () => send( true ) );
		const imported = await step( `Importing ${ count } rows`, () => send( false ) );
		return [
			{
				name: `${ name }: checking ${ count } rows`,
				value: checked,
				limit: limit( LIMITS.check ),
				unit: 's',
				...isBudget,
			},
			{
				name: `${ name }: importing ${ count } rows`,
				value: imported,
				limit: limit( LIMITS.import ),
				unit: 's',
				...isBudget,
			},
		];
	} finally {
		await site.stop();
	}
}

/**
 * @param {Awaited<ReturnType<typeof logIn>>} session Who sends.
 * @param {string}                            nonce   Of that session.
 * @param {number}                            count   How many rows.
 * @param {boolean}                           isTrial Whether they are only checked.
 * @return {Promise<number>} Seconds until all were answered.
 */
async function sendAll( session, nonce, count, isTrial ) {
	const start = performance.now();
	for ( let first = 2; first < count + 2; first += BATCH ) {
		const rows = Array.from( { length: Math.min( BATCH, count + 2 - first ) }, ( _, index ) =>
			rowOf( first + index )
		);
		const response = await session.get( 'wp-json/wc/v3/products/import', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce },
			body: JSON.stringify( { import: 'csv-benchmark', existing: 'skip', dry_run: isTrial, rows } ),
		} );
		const text = await response.text();
		const answered = response.ok ? JSON.parse( text ).rows : [];
		if ( answered.length !== rows.length || answered.some( ( { outcome } ) => outcome !== 'created' ) ) {
			throw new Failure(
				`Rows from ${ first } on were not taken (${ response.status }): ${ text.slice( 0, 500 ) }`
			);
		}
	}
	return ( performance.now() - start ) / 1000;
}

/**
 * @param {number} row Its place in the file.
 * @return {{ row: number, fields: Record<string, unknown> }} A product such as shops export them.
 */
const rowOf = ( row ) => ( {
	row,
	fields: {
		name: `Becher „Möwe“ ${ row }`,
		sku: `BENCH-${ row }`,
		status: 'publish',
		regular_price: `${ 5 + ( row % 90 ) }.90`,
		...( row % 7 === 0 && { sale_price: '4.50' } ),
		manage_stock: true,
		stock_quantity: row % 50,
		weight: '0.35',
		short_description: 'Handgemachtes Steingut.',
		description: `Ein Becher mit Henkel, Nummer ${ row }, spülmaschinenfest und stapelbar. Aus unserer Werkstatt in Berlin.`,
		categories: [ [ 'Küche', `Becher ${ row % 12 }` ] ],
		tags: [ 'handgemacht', `farbe-${ row % 20 }` ],
	},
} );
