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
	/** @type {Map<string, Promise<Row>>} */
	const started = new Map();
	const lane = limiter( parts.length === 1 ? 1 : LANES );
	for ( const part of byDependency( parts ) ) {
		const before = ( part.after ?? [] ).flatMap( ( name ) => started.get( name ) ?? [] );
		const lacks = ( part.needs ?? [] ).flatMap( ( need ) => missing.get( need ) ?? [] );
		started.set(
			part.name,
			Promise.all( before ).then( () =>
				lacks.length > 0 ? skip( part, lacks ) : lane( () => runPart( part, args, parts.length === 1 ) )
			)
		);
	}
	const rows = await Promise.all( started.values() );
	return rows;
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
		result = await part
			.run( { args, show } )
			.catch( ( error ) => ( { passed: 0, failed: 1, output: describe( error ) } ) );
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
 * @param {Part[]} parts
 * @return {Part[]} The same, each behind those that it comes after.
 */
function byDependency( parts ) {
	return [ ...parts ].sort(
		( left, right ) => Number( right.name === left.after?.[ 0 ] ) - Number( left.name === right.after?.[ 0 ] )
	);
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
