/** Finds lines and PHP files that are longer than the project's limits. ESLint watches the files of JavaScript. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MAX_COLUMNS = 140;

export const MAX_LINES = 400;

const TAB = '    ';

/** Generated files: data of CLDR, and types of REST answers. */
const GENERATED = /^(?:includes\/Store\/Locale\/data|client\/generated)\//;

/** Texts, addresses and patterns can't be broken; a template literal may go on on the next line. */
const LITERALS = [
	/'(?:\\.|[^'\\])*'/g,
	/"(?:\\.|[^"\\])*"/g,
	/`(?:\\.|[^`\\])*`?/g,
	/(?<=[(,=:]\s*|^\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*/g,
];

/** Comments that tools only read on the line that they are for, and those for translators. */
const DIRECTIVE = /\s*(?:\/\/|\/\*+|\{\s*\/\*)\s*(?:phpcs:|@phpstan-ignore|eslint-disable|translators:).*$/;

/**
 * @param {string} line A line of code.
 * @return {number} Its columns, without literals and directives.
 */
export function columnsOf( line ) {
	const code = LITERALS.reduce( ( text, literal ) => text.replace( literal, "''" ), line.replace( DIRECTIVE, '' ) );
	return Math.min( code.replaceAll( '\t', TAB ).length, line.replaceAll( '\t', TAB ).length );
}

/**
 * @param {string} path From the project's folder.
 * @param {string} text Its content.
 * @return {string[]} One line for each problem, with its place.
 */
export function tooLong( path, text ) {
	if ( GENERATED.test( path ) ) {
		return [];
	}
	const lines = text.split( '\n' );
	const problems = lines.flatMap( ( line, index ) =>
		line.length > MAX_COLUMNS / TAB.length && columnsOf( line ) > MAX_COLUMNS
			? [ `${ path }:${ index + 1 }: more than ${ MAX_COLUMNS } columns` ]
			: []
	);
	const count = lines.length - ( text.endsWith( '\n' ) ? 1 : 0 );
	return path.endsWith( '.php' ) && count > MAX_LINES
		? [ `${ path }: ${ count } lines, more than ${ MAX_LINES }`, ...problems ]
		: problems;
}

/**
 * @param {string} root The project.
 * @return {string[]} One line for each problem, with its place.
 */
export function tooLongInProject( root ) {
	const paths = execFileSync( 'git', [ 'ls-files', '--cached', '--others', '--exclude-standard' ], {
		cwd: root,
		encoding: 'utf8',
	} );
	return [ ...new Set( paths.split( '\n' ) ) ]
		.filter( ( path ) => /\.(php|tsx?|mjs|js|cjs|scss)$/.test( path ) )
		.flatMap( ( path ) => tooLong( path, readFileSync( join( root, path ), 'utf8' ) ) );
}
