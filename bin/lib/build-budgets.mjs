/** Size budgets of the built files. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure } from './process.mjs';

/** @typedef {{ name: string, value: number, limit: number, unit: 'kB' | 'files' }} Budget */

const withoutQuery = ( file ) => file.split( '?' )[ 0 ];

/**
 * @param {string}   folder The build.
 * @param {string[]} files  Names in it.
 * @return {Promise<number>} Their size as they travel, in kilobytes of 1000 bytes.
 */
async function gzipped( folder, files ) {
	const sizes = files.map(
		async ( file ) => gzipSync( await readFile( join( folder, file ) ), { level: 9 } ).length
	);
	return ( await Promise.all( sizes ) ).reduce( ( sum, size ) => sum + size, 0 ) / 1000;
}

/**
 * @param {string} folder The build.
 * @return {Promise<Record<string, string[]>>} The files of each lazy part.
 */
async function lazyParts( folder ) {
	let json;
	try {
		json = await readFile( join( folder, 'chunks.json' ), 'utf8' );
	} catch ( error ) {
		if ( error.code === 'ENOENT' ) {
			throw new Failure( 'There is nothing built to weigh: run “npm run build” first.' );
		}
		throw error;
	}
	return Object.fromEntries(
		Object.entries( JSON.parse( json ) ).map( ( [ name, { js, css } ] ) => [
			name,
			[ ...js, ...css ].map( withoutQuery ),
		] )
	);
}

/**
 * Weighs a build.
 *
 * @param {string} folder Its absolute path.
 * @return {Promise<Budget[]>}
 */
export async function weigh( folder ) {
	const parts = await lazyParts( folder );
	const built = await readdir( folder );
	const entry = ( name ) => [ `${ name }.js`, `${ name }.css` ].filter( ( file ) => built.includes( file ) );
	const home = [ ...new Set( [ ...entry( 'app' ), ...( parts.home ?? [] ) ] ) ];
	const ending = ( suffix ) => home.filter( ( file ) => file.endsWith( suffix ) );
	const flows = Object.entries( parts ).filter( ( [ name ] ) => /^task-|-import$/.test( name ) );

	return [
		{ name: 'Home: our JavaScript', value: await gzipped( folder, ending( '.js' ) ), limit: 60, unit: 'kB' },
		{ name: 'Home: our CSS', value: await gzipped( folder, ending( '.css' ) ), limit: 12, unit: 'kB' },
		{ name: 'Home: our files', value: home.length, limit: 12, unit: 'files' },
		{ name: 'Other pages: reminder', value: await gzipped( folder, entry( 'reminder' ) ), limit: 6, unit: 'kB' },
		{
			name: 'Lazy: product editor',
			value: await gzipped( folder, parts[ 'product-editor' ] ?? [] ),
			limit: 150,
			unit: 'kB',
		},
		{ name: 'Lazy: reports', value: await gzipped( folder, parts.report ?? [] ), limit: 90, unit: 'kB' },
		...( await Promise.all(
			flows.map( async ( [ name, files ] ) => ( {
				name: `Lazy: ${ name }`,
				value: await gzipped( folder, files ),
				limit: 40,
				unit: 'kB',
			} ) )
		) ),
	];
}

/**
 * @param {Budget} budget
 * @return {boolean} Whether it's broken.
 */
export const isExceeded = ( { value, limit } ) => value > limit;
