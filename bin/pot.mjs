/**
 * `npm run pot`: writes languages/storewright.pot, the template that translators work from, from PHP and the built scripts.
 *
 * `-- --check` writes nothing, and fails when the committed template isn't the one that would be written.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from './lib/build-stamp.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { fail, main, run, step } from './lib/process.mjs';
import { wpCli } from './lib/wordpress.mjs';

const TEMPLATE = join( 'languages', 'storewright.pot' );

/** Headers that change without any text changing are left empty. */
const HEADERS = { 'POT-Creation-Date': '', 'Report-Msgid-Bugs-To': '' };

const COMMENT = 'Translation template of Storewright. GPL-2.0-or-later.';

/**
 * The template as it is to be. References name the file alone: a template that changed with every line of code would
 * never be current.
 */
async function template() {
	await mkdir( CACHE, { recursive: true } );
	const folder = await mkdtemp( join( CACHE, 'pot-' ) );
	try {
		const file = join( folder, 'storewright.pot' );
		await run(
			'php',
			[
				...[ '-d', 'memory_limit=1G', await wpCli(), '--allow-root', 'i18n', 'make-pot', '.', file ],
				...[ '--slug=storewright', '--domain=storewright', '--include=plugin.php,includes,build' ],
				...[ `--headers=${ JSON.stringify( HEADERS ) }`, `--file-comment=${ COMMENT }` ],
			],
			{ cwd: ROOT }
		);
		return withoutLines( await readFile( file, 'utf8' ) );
	} finally {
		await rm( folder, { recursive: true, force: true } );
	}
}

/**
 * @param {string} text A template.
 * @return {string} It with each file named once a message, without line numbers.
 */
function withoutLines( text ) {
	return text.replace( /(?:^#: .+\n)+/gm, ( references ) =>
		[ ...new Set( references.replace( /:\d+$/gm, '' ).split( '\n' ) ) ].join( '\n' )
	);
}

await main( async () => {
	// Scripts of earlier texts would take the later ones out of the template, and out of every translation.
	await ensureBuild();
	if ( process.argv.includes( '--check' ) ) {
		const committed = existsSync( join( ROOT, TEMPLATE ) ) ? await readFile( join( ROOT, TEMPLATE ), 'utf8' ) : '';
		if ( committed !== ( await template() ) ) {
			fail( `${ TEMPLATE } is not current: run “npm run pot” and commit it.` );
		}
		return;
	}
	await step( `Writing ${ TEMPLATE }`, async () => {
		await mkdir( join( ROOT, 'languages' ), { recursive: true } );
		await writeFile( join( ROOT, TEMPLATE ), await template() );
	} );
} );
