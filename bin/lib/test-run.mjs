/** Runs parts of the tests, two at a time, and tells how they went. */
import { ensureRequirements } from './requirements.mjs';
import { describe, Failure, step } from './process.mjs';

/** As many as the smallest machine has processors. */
const LANES = 2;

/**
 * @typedef {import('./test-parts.mjs').Part} Part
 *
 * @typedef {Object} Row
 * @property {string} title
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string} [skipped] Why the part was not run, and how to make it run.
 */

/**
 * Runs the parts and prints a step line for each, and the whole output of those that fail.
 *
 * @param {Part[]}   parts Which.
 * @param {string[]} args  Arguments for the runner of a single part.
 * @return {Promise<Row[]>}
 */
export async function runParts( parts, args ) {
	const missing = await ensureRequirements( [ ...new Set( parts.flatMap( ( part ) => part.needs ?? [] ) ) ] );
	const lane = limiter( parts.length === 1 ? 1 : LANES );
	/** @type {Map<Part, Promise<Row>>} */
	const rows = new Map();
	const start = async ( /** @type {Part} */ part ) => {
		await Promise.all( parts.filter( ( { name } ) => part.after?.includes( name ) ).map( row ) );
		const lacks = ( part.needs ?? [] ).flatMap( ( need ) => missing.get( need ) ?? [] );
		return lacks.length > 0 ? skip( part, lacks ) : lane( () => runPart( part, args, parts.length === 1 ) );
	};
	/** @type {( part: Part ) => Promise<Row>} */
	const row = ( part ) => {
		const running = rows.get( part ) ?? start( part );
		rows.set( part, running );
		return running;
	};
	return Promise.all( parts.map( row ) );
}

/**
 * The table that closes a run.
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
	const skips = strict ? rows.filter( ( row ) => row.skipped ).length : 0;
	const total = ( /** @type {'passed'|'failed'} */ what ) => rows.reduce( ( sum, row ) => sum + row[ what ], 0 );
	return { text: lines.join( '\n' ), passed: total( 'passed' ), failed: total( 'failed' ) + skips };
}

/**
 * @param {Part}     part
 * @param {string[]} args
 * @param {boolean}  show Whether its output goes to the terminal as it comes.
 * @return {Promise<Row>}
 */
async function runPart( part, args, show ) {
	const since = performance.now();
	/** @type {import('./test-parts.mjs').Result} */
	let result = { passed: 0, failed: 1, output: '' };
	await step( part.title, async ( note ) => {
		result = await attempt( part, { args, show } );
		note( `${ result.passed } passed${ result.failed > 0 ? `, ${ result.failed } failed` : '' }` );
		if ( result.failed > 0 ) {
			throw new Failure( `${ part.title } failed.` );
		}
	} ).catch( ignoreFailure );
	if ( result.failed > 0 && ! show ) {
		process.stdout.write(
			`\n--- ${ part.title } ---\n${ result.output.trimEnd() }\n--- end of ${ part.title } ---\n\n`
		);
	}
	return {
		title: part.title,
		passed: result.passed,
		failed: result.failed,
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

/**
 * @param {number} lanes How many may run at once.
 * @return {<T>( work: () => Promise<T> ) => Promise<T>}
 */
function limiter( lanes ) {
	let free = lanes;
	/** @type {Array<() => void>} */
	const waiting = [];
	return async ( work ) => {
		if ( free === 0 ) {
			await new Promise( ( resolve ) => waiting.push( () => resolve( undefined ) ) );
		} else {
			free--;
		}
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if ( next ) {
				next();
			} else {
				free++;
			}
		}
	};
}
