/** Finds files that import each other. ESLint's import/no-cycle overlooks circles that are closed by an imported type. */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** How a relative import may be completed to the path of a file. */
const ENDINGS = [ '.ts', '.tsx', '/index.ts', '/index.tsx' ];

/**
 * @param {string} root Folder to search, below it too.
 * @return {Promise<string[][]>} Paths from the root on, each circle beginning and ending with the same file.
 */
export async function importCircles( root ) {
	const names = await readdir( root, { recursive: true } );
	const files = names.filter( ( name ) => /\.tsx?$/.test( name ) && ! name.endsWith( '.d.ts' ) ).sort();
	const imports = new Map();
	for ( const file of files ) {
		const { importedFiles } = ts.preProcessFile( await readFile( join( root, file ), 'utf8' ), true, true );
		const targets = importedFiles
			.filter( ( { fileName } ) => fileName.startsWith( '.' ) )
			.map( ( { fileName } ) => relative( root, join( root, dirname( file ), fileName ) ) )
			.flatMap( ( path ) =>
				ENDINGS.map( ( ending ) => path + ending ).filter( ( name ) => files.includes( name ) )
			);
		imports.set( file, targets );
	}
	return circlesOf( imports );
}

/**
 * @param {Map<string, string[]>} imports What each file imports.
 * @return {string[][]} At least one circle of every group of files that import each other.
 */
function circlesOf( imports ) {
	const circles = [];
	const done = new Set();
	const visit = ( file, path ) => {
		if ( path.includes( file ) ) {
			circles.push( [ ...path.slice( path.indexOf( file ) ), file ] );
			return;
		}
		if ( ! done.has( file ) ) {
			imports.get( file ).forEach( ( target ) => visit( target, [ ...path, file ] ) );
			done.add( file );
		}
	};
	[ ...imports.keys() ].forEach( ( file ) => visit( file, [] ) );
	return circles;
}
