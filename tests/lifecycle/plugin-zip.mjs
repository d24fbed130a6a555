/**
 * `npm run test:zip`: makes the zip that a site's administrator uploads, has it live and die on the oldest and the newest
 * WordPress, and tries the local sites.
 */
import { ROOT } from '../../bin/lib/paths.mjs';
import { main, run, step } from '../../bin/lib/process.mjs';

await main( async () => {
	await step( 'Zip', () => run( process.execPath, [ 'bin/plugin-zip.mjs' ], { cwd: ROOT } ) );
	const { code, stdout } = await run(
		process.execPath,
		[ '--test', '--test-force-exit', '--test-reporter=spec', 'tests/lifecycle/' ],
		{
			cwd: ROOT,
			show: true,
			check: false,
		}
	);
	const count = ( /** @type {string} */ name ) =>
		Number( new RegExp( `^ℹ ${ name } (\\d+)$`, 'm' ).exec( stdout )?.[ 1 ] ?? 0 );
	const failed = count( 'fail' ) + count( 'cancelled' );
	process.stdout.write( `${ count( 'pass' ) } passed, ${ failed > 0 || code === 0 ? failed : 1 } failed\n` );
	return code === 0 ? 0 : 1;
} );
