/** `npm test -- --quick`: the parts of the tests that belong to what a change touches. docs/testing.md has the table. */
import { changedFiles, existing, phpFilter } from './changes.mjs';
import { checks, node, npm, PARTS, phpstan } from './test-parts.mjs';

/** Sources of the client. */
const CLIENT = /^client\/.*\.tsx?$/;

/**
 * @typedef {import('./test-parts.mjs').Part} Part
 */

/**
 * @return {Promise<{ files: string[], parts: Part[] }>} What changed, and what is to be run.
 */
export async function quickParts() {
	const files = await changedFiles();
	const touches = ( /** @type {RegExp} */ pattern ) => files.some( ( file ) => pattern.test( file ) );
	const everythingOf = {
		php: touches( /^(composer\.json|phpunit\.xml\.dist|bin\/lib\/phpunit\.mjs)$/ ),
		js: touches( /^(package-lock\.json|jest\.config\.js)$/ ),
		e2e: touches( /^(playwright\.config\.ts|tests\/e2e\/(fixtures|pages|site)\/)/ ),
	};
	const filter = everythingOf.php ? '' : await phpFilter( files );
	const phpArgs = filter ? [ '--filter', filter ] : [];
	const clientFiles = existing( files, CLIENT );
	const specs = existing( files, /^tests\/e2e\/[^/]+\.spec\.ts$/ );

	/** @type {Array<Part | null>} */
	const parts = [
		lint( files ),
		when(
			touches( /^(plugin\.php|uninstall\.php|includes|tests\/php|bin\/.*\.php|phpstan)/ ),
			'static',
			( { show } ) => checks( { args: [], show }, [ phpstan() ] )
		),
		when( touches( /^(client|tsconfig\.json|package-lock\.json)/ ), 'types', ( { show } ) =>
			checks( { args: [], show }, [ npm( 'types:client' ) ] )
		),
		when( everythingOf.js || clientFiles.length > 0, 'js', ( { show } ) =>
			part( 'js' ).run( {
				args: everythingOf.js ? [] : [ '--passWithNoTests', '--findRelatedTests', ...clientFiles ],
				show,
			} )
		),
		when( filter !== null, 'php:unit', ( { show } ) => part( 'php:unit' ).run( { args: phpArgs, show } ) ),
		when( filter !== null, 'php:sqlite', ( { show } ) => part( 'php:sqlite' ).run( { args: phpArgs, show } ) ),
		when( everythingOf.e2e || specs.length > 0, 'e2e', ( { show } ) =>
			part( 'e2e' ).run( { args: everythingOf.e2e ? [] : specs, show } )
		),
		when( touches( /^(bin\/|tests\/bin\/)/ ), 'tools', ( { show } ) => part( 'tools' ).run( { args: [], show } ) ),
	];
	const wanted = parts.filter( ( candidate ) => candidate !== null );
	const needsBuild = wanted.some( ( { name } ) => name === 'e2e' );
	return { files, parts: needsBuild ? [ part( 'build' ), ...wanted ] : wanted };
}

/**
 * @param {string} name Name of a part.
 * @return {Part}
 */
function part( name ) {
	const found = PARTS.find( ( candidate ) => candidate.name === name );
	if ( found === undefined ) {
		throw new Error( `There is no part ${ name }.` );
	}
	return found;
}

/**
 * @param {boolean}     wanted Whether the change touches it.
 * @param {string}      name   Name of a part.
 * @param {Part['run']} run    What is run of it.
 * @return {Part | null}
 */
function when( wanted, name, run ) {
	return wanted ? { ...part( name ), run } : null;
}

/**
 * @param {string[]} files What changed.
 * @return {Part | null} Their style.
 */
function lint( files ) {
	const scripts = existing( files, /\.(ts|tsx|js|mjs|cjs)$/ );
	const styles = existing( files, /^client\/.*\.scss$/ );
	const php = existing( files, /^(plugin\.php|uninstall\.php|(includes|tests\/php|bin|docs)\/.*\.php)$/ );
	const commands = [
		scripts.length > 0 &&
			node( 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored', ...scripts ),
		styles.length > 0 && node( 'node_modules/stylelint/bin/stylelint.mjs', '--max-warnings=0', ...styles ),
		styles.length > 0 && node( 'node_modules/prettier/bin/prettier.cjs', '--check', ...styles ),
		php.length > 0 && [ 'php', 'vendor/bin/phpcs', '-q', ...php ],
	].filter( ( command ) => command !== false );
	return when( commands.length > 0, 'lint', ( { show } ) => checks( { args: [], show }, commands ) );
}
