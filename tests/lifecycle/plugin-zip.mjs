/**
 * `npm run test:zip`: makes the zip that a site's administrator uploads, and has it live and die on the oldest and the
 * newest WordPress.
 */
import { join } from 'node:path';
import { ROOT } from '../../bin/lib/paths.mjs';
import { main, run, step } from '../../bin/lib/process.mjs';

await main( async () => {
	await step( 'Zip', () => run( process.execPath, [ 'bin/plugin-zip.mjs' ], { cwd: ROOT } ) );
	const tests = join( ROOT, 'tests/lifecycle/plugin-zip.test.mjs' );
	const { code, stdout } = await run( process.execPath, [ '--test', '--test-reporter=spec', tests ], {
		cwd: ROOT,
		show: true,
		check: false,
	} );
	const count = ( /** @type {string} */ name ) =>
		Number( new RegExp( `^ℹ ${ name } (\\d+)$`, 'm' ).exec( stdout )?.[ 1 ] ?? 0 );
	const failed = count( 'fail' ) + count( 'cancelled' );
	process.stdout.write( `${ count( 'pass' ) } passed, ${ failed > 0 || code === 0 ? failed : 1 } failed\n` );
	return code === 0 ? 0 : 1;
} );
