/** Runs parts of the tests on all processors, and tells how they went. */
import { availableParallelism } from 'node:os';
import { ensureRequirements } from './requirements.mjs';
import { describe, Failure, step } from './process.mjs';
import { slowest } from './test-reports.mjs';

/** How many parts run at once: one per processor, but few enough for the memory of a small machine. */
const LANES = Math.max( 2, Math.min( 4, availableParallelism() ) );

/**
 * @typedef {import('./test-parts.mjs').Part} Part
 *
 * @typedef {Object} Row
 * @property {string} title
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string} [skipped] Why the part was not run, and how to make it run.
 * @property {import('./test-reports.mjs').Timing[]} [slowest] Its slowest tests.
 * @property {string[]} [flaky] Those of its tests that passed only when repeated.
 */

/**
 * Runs the parts and prints a step line for each, and the whole output of those that fail.
 *
 * @param {Part[]}   parts Which.
 * @param {string[]} args  Arguments for the runner of a single part.
 * @param {number}   lanes How many may run at once.
 * @return {Promise<Row[]>} In the order of the parts.
 */
export async function runParts( parts, args, lanes = LANES ) {
	const missing = await ensureRequirements( [ ...new Set( parts.flatMap( ( part ) => part.needs ?? [] ) ) ] );
	/** @type {Map<Part, Row>} */
	const rows = new Map();
	/** @type {Map<Part, Promise<void>>} */
	const running = new Map();
	const waiting = byUrgency( parts );
	const lacksOf = ( /** @type {Part} */ { needs = [] } ) => needs.flatMap( ( need ) => missing.get( need ) ?? [] );
	const names = parts.filter( ( part ) => lacksOf( part ).length === 0 ).map( ( { name } ) => name );
	const isReady = ( /** @type {Part} */ part ) =>
		parts.every( ( other ) => ! part.after?.includes( other.name ) || rows.has( other ) );
	while ( waiting.length > 0 || running.size > 0 ) {
		const next = running.size < lanes ? waiting.findIndex( isReady ) : -1;
		const [ part ] = next === -1 ? [] : waiting.splice( next, 1 );
		if ( part === undefined ) {
			if ( running.size === 0 ) {
				throw new Error(
					`These parts wait for each other: ${ waiting.map( ( { name } ) => name ).join( ', ' ) }.`
				);
			}
			await Promise.race( running.values() );
			continue;
		}
		const lacks = lacksOf( part );
		if ( lacks.length > 0 ) {
			rows.set( part, skip( part, lacks ) );
			continue;
		}
		running.set(
			part,
			runPart( part, { args, show: parts.length === 1, names } ).then( ( row ) => {
				rows.set( part, row );
				running.delete( part );
			} )
		);
	}
	return parts.flatMap( ( part ) => rows.get( part ) ?? [] );
}

/**
 * The longest chain first: a part counts as long as it takes and as long as what waits for it takes. So no long part is left
 * over at the end, with the other processors idle.
 *
 * @param {Part[]} parts
 * @return {Part[]}
 */
function byUrgency( parts ) {
	/** @type {( part: Part ) => number} */
	const urgency = ( part ) =>
		( part.seconds ?? 0 ) +
		Math.max( 0, ...parts.filter( ( { after } ) => after?.includes( part.name ) ).map( urgency ) );
	return [ ...parts ].sort( ( left, right ) => urgency( right ) - urgency( left ) );
}

/**
 * The tables that close a run: what each part did, and which tests took longest.
 *
 * @param {Row[]}   rows   The parts.
 * @param {boolean} strict Whether a skipped part counts as a failed one.
 * @return {{ text: string, passed: number, failed: number }}
 */
export function summary( rows, strict ) {
	const width = Math.max( ...rows.map( ( row ) => row.title.length ) );
	const lines = rows.map( ( { title, passed, failed, seconds, skipped } ) => {
		const name = title.padEnd( width );
		if ( skipped ) {
			return `  – ${ name }  skipped: ${ skipped }`;
		}
		const counts = `${ String( passed ).padStart( 5 ) } passed ${ String( failed ).padStart( 4 ) } failed ${ seconds.toFixed( 1 ).padStart( 7 ) } s`;
		return `  ${ failed > 0 ? '✗' : '✓' } ${ name }  ${ counts }`;
	} );
	const slow = slowest( rows.flatMap( ( row ) => row.slowest ?? [] ) ).filter( ( { seconds } ) => seconds >= 0.1 );
	if ( slow.length > 0 ) {
		lines.push( '', '  The slowest tests:' );
		lines.push( ...slow.map( ( { name, seconds } ) => `  ${ seconds.toFixed( 1 ).padStart( 7 ) } s  ${ name }` ) );
	}
	const flaky = rows.flatMap( ( row ) => row.flaky ?? [] );
	if ( flaky.length > 0 ) {
		lines.push( '', '  Passed only when repeated:', ...flaky.map( ( name ) => `  ${ name }` ) );
	}
	const skips = strict ? rows.filter( ( row ) => row.skipped ).length : 0;
	const total = ( /** @type {'passed'|'failed'} */ what ) => rows.reduce( ( sum, row ) => sum + row[ what ], 0 );
	return { text: lines.join( '\n' ), passed: total( 'passed' ), failed: total( 'failed' ) + skips };
}

/**
 * @param {Part}                                         part
 * @param {import('./test-parts.mjs').Options} options
 * @return {Promise<Row>}
 */
async function runPart( part, options ) {
	const since = performance.now();
	/** @type {import('./test-parts.mjs').Result} */
	let result = { passed: 0, failed: 1, output: '' };
	await step( part.title, async ( note ) => {
		result = await attempt( part, options );
		note( `${ result.passed } passed${ result.failed > 0 ? `, ${ result.failed } failed` : '' }` );
		if ( result.failed > 0 ) {
			throw new Failure( `${ part.title } failed.` );
		}
	} ).catch( ignoreFailure );
	if ( result.failed > 0 && ! options.show ) {
		process.stdout.write(
			`\n--- ${ part.title } ---\n${ result.output.trimEnd() }\n--- end of ${ part.title } ---\n\n`
		);
	}
	return {
		title: part.title,
		passed: result.passed,
		failed: result.failed,
		slowest: result.slowest,
		flaky: result.flaky,
		seconds: ( performance.now() - since ) / 1000,
	};
}

/**
 * @param {Part}                                         part
 * @param {import('./test-parts.mjs').Options} options
 * @return {Promise<import('./test-parts.mjs').Result>} Its result; that of a part that broke is a failure.
 */
async function attempt( part, options ) {
	try {
		return await part.run( options );
	} catch ( error ) {
		return { passed: 0, failed: 1, output: describe( error ) };
	}
}

/**
 * A failed part is in its row, and the others go on: only what is no failure of a part is thrown further.
 *
 * @param {unknown} error What the step threw.
 */
function ignoreFailure( error ) {
	if ( ! ( error instanceof Failure ) ) {
		throw error;
	}
}

/**
 * @param {Part}     part
 * @param {string[]} lacks What is missing and how to get it.
 * @return {Row}
 */
function skip( part, lacks ) {
	return { title: part.title, passed: 0, failed: 0, seconds: 0, skipped: lacks.join( '; ' ) };
}
