/** `npm run plugin-zip`: storewright.zip, as a site's administrator uploads it. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composer, ensureComposer, ensureNpm } from './lib/dependencies.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { Failure, main, onEnd, run, step } from './lib/process.mjs';

const TARGET = join( ROOT, 'storewright.zip' );

/** Files that are packed besides the libraries; nothing of it may be missing. */
const CONTENT = [ 'plugin.php', 'uninstall.php', 'includes', 'build', 'languages', 'LICENSE', 'readme.txt' ];

/** Files that a site does not need. */
const UNWANTED =
	/\.map$|\/includes\/(?:.*\/)?README\.md$|\/\.[^/]+$|\/vendor-prefixed\/[^/]+\/[^/]+\/(?!LICENSE)[^/]+\.(md|xml|neon|dist|json)$|\/languages\/[^/]+\.(?:pot|po|mo)$|\/vendor\/composer\/autoload_(?:classmap|namespaces|psr4)\.php$/;

/** The most that the zip may weigh, in bytes. */
const LIMIT = 3.75 * 1024 * 1024;

/**
 * Copies what is packed, and installs the libraries that run on a site next to it, in the plugin's own namespace.
 *
 * @param {string} folder The new folder.
 */
async function assemble( folder ) {
	const missing = CONTENT.filter( ( name ) => ! existsSync( join( ROOT, name ) ) );
	if ( missing.length > 0 || ! existsSync( join( ROOT, 'languages/storewright.pot' ) ) ) {
		throw new Failure(
			`The zip needs ${ [ ...missing, 'languages/storewright.pot' ].join( ', ' ) }: “npm run build” and “npm run pot” make what is made.`
		);
	}
	await mkdir( folder );
	for ( const name of CONTENT ) {
		await cp( join( ROOT, name ), join( folder, name ), { recursive: true } );
	}
	await cp( join( ROOT, 'composer.json' ), join( folder, 'composer.json' ) );
	await composer( [ 'install', '--no-dev', '--prefer-dist' ], folder );
	await run( 'php', [ join( ROOT, 'bin/prefix-libraries.php' ), folder ] );
	// The composer.json stays: wordpress.org asks for it where there is a vendor folder.
	await composer( [ 'install', '--no-dev', '--optimize-autoloader' ], folder );
	// After the class map, which is to name each class's own file.
	await run( 'php', [ join( ROOT, 'bin/sale-file.php' ), folder ] );
	await rm( join( folder, 'composer.lock' ), { force: true } );
}

await main( async () => {
	await ensureNpm();
	await ensureComposer();
	const { ensureBuild } = await import( './lib/build-stamp.mjs' );
	const { packFolder } = await import( './lib/zip.mjs' );
	await step( 'Client', async ( note ) => note( ( await ensureBuild() ) ? 'built' : 'unchanged' ) );
	await mkdir( CACHE, { recursive: true } );
	const work = await mkdtemp( join( CACHE, 'zip-' ) );
	onEnd( () => rm( work, { recursive: true, force: true } ) );
	const folder = join( work, 'storewright' );
	await step( 'Production copy', () => assemble( folder ) );
	const { bytes, names } = await step( 'Zip', () => packFolder( folder, 'storewright', TARGET, UNWANTED ) );
	if ( bytes > LIMIT ) {
		await rm( TARGET );
		throw new Failure( `The zip would weigh ${ bytes } bytes; ${ LIMIT } are allowed.` );
	}
	process.stdout.write(
		`\n${ TARGET }: ${ names.length } files, ${ ( bytes / 1024 ).toFixed( 0 ) } kB of ${ LIMIT / 1024 } kB\n`
	);
} );
