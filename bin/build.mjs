/**
 * Builds the client with wp-scripts, unless the build is that of the present sources. With `--watch`, builds again on
 * every change.
 */
import { join } from 'node:path';
import { ensureBuild } from './lib/build-stamp.mjs';
import { ROOT } from './lib/paths.mjs';
import { endsByInterrupt, main, run, step } from './lib/process.mjs';

const WP_SCRIPTS = join( ROOT, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' );

await main( async () => {
	if ( process.argv.includes( '--watch' ) ) {
		endsByInterrupt();
		await run( process.execPath, [ WP_SCRIPTS, 'start' ], { cwd: ROOT, show: true } );
		return;
	}
	await step( 'Build the client', async ( note ) => {
		if ( ! ( await ensureBuild() ) ) {
			note( 'already built' );
		}
	} );
} );
