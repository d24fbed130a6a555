/** `npm run contract -- FILE…`: makes tests/fixtures/contract/*.json of descriptions of WooCommerce's REST interface. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { merged, routesOf } from './lib/contract-reader.mjs';
import { ROOT } from './lib/paths.mjs';
import { fail, main } from './lib/process.mjs';

const FOLDER = join( ROOT, 'tests', 'fixtures', 'contract' );

const USAGE = `npm run contract -- FILE...

Each FILE is Markdown: a heading "## /namespace/route" for each route, below it its methods with their arguments, and what it
returns. Where several files describe the same, the last one holds. The descriptions in tests/fixtures/contract/*.md are read
after them. Writes a file for each namespace.
`;

/**
 * The namespace of a route: what stands before its resource.
 *
 * @param {string} route Such as `/wc/v3/orders`.
 * @return {string} Such as `wc-v3`.
 */
function namespaceOf( route ) {
	const [ , first, second ] = route.split( '/' );
	return /^v\d+$/.test( second ?? '' ) ? `${ first }-${ second }` : first;
}

await main( async () => {
	const args = process.argv.slice( 2 );
	if ( args.length === 0 || args.includes( '--help' ) ) {
		return args.length === 0 ? fail( USAGE ) : process.stdout.write( USAGE );
	}
	const kept = ( await readdir( FOLDER ) ).filter( ( name ) => name.endsWith( '.md' ) ).sort();
	const files = [ ...args, ...kept.map( ( name ) => join( FOLDER, name ) ) ];
	/** @type {Record<string, import('./lib/contract-reader.mjs').Route>} */
	const routes = {};
	for ( const file of files ) {
		for ( const [ path, route ] of Object.entries( routesOf( await readFile( file, 'utf8' ) ) ) ) {
			routes[ path ] = merged( routes[ path ], route );
		}
	}
	/** @type {Record<string, string[]>} */
	const namespaces = {};
	for ( const [ path, route ] of Object.entries( routes ) ) {
		( namespaces[ namespaceOf( path ) ] ??= [] ).push(
			`${ JSON.stringify( path ) }: ${ JSON.stringify( route ) }`
		);
	}
	for ( const [ namespace, lines ] of Object.entries( namespaces ) ) {
		await writeFile( join( FOLDER, `${ namespace }.json` ), `{\n${ lines.join( ',\n' ) }\n}\n` );
		process.stdout.write( `${ namespace }: ${ lines.length } routes\n` );
	}
} );
