/** A PHP process that works on histories (worker.php), told what to do line by line; it can be killed and goes on as a new one. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compiledOnce } from '../../bin/lib/opcache.mjs';
import { CACHE, ROOT } from '../../bin/lib/paths.mjs';
import { onEnd } from '../../bin/lib/process.mjs';
import { wpCli } from '../../bin/lib/wordpress.mjs';

/**
 * @typedef {Object} Worker
 * @property {( task: object, each?: ( answer: any ) => Promise<void> ) => Promise<any>} ask Has a task done: `each` is called for each of
 *   its steps. Answers the last line before the end; ends as well where the process is killed.
 * @property {() => Promise<void>} kill With -9, at once; the next task starts another one.
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} path The site.
 * @return {Promise<Worker>}
 */
export async function worker( path ) {
	const cli = await wpCli();
	const compiled = await compiledOnce();
	const start = () => {
		const child = spawn(
			'php',
			[
				...[ '-d', 'memory_limit=1G', ...compiled, cli, `--path=${ path }`, '--allow-root', '--no-color' ],
				...[ 'eval-file', join( ROOT, 'tests/histories/worker.php' ) ],
			],
			{
				stdio: [ 'pipe', 'pipe', 'inherit' ],
				env: {
					...process.env,
					WP_CLI_DISABLE_AUTO_CHECK_UPDATE: '1',
					WP_CLI_PACKAGES_DIR: join( CACHE, 'wp-cli-packages' ),
					WP_CLI_CONFIG_PATH: '',
				},
			}
		);
		const gone = new Promise( ( resolve ) => child.once( 'close', resolve ) );
		const lines = createInterface( { input: child.stdout } )[ Symbol.asyncIterator ]();
		return { child, gone, lines };
	};
	let now = start();
	let isKilled = false;
	await now.lines.next();
	const end = async () => {
		now.child.kill( 'SIGKILL' );
		await now.gone;
	};
	const forget = onEnd( end );
	return {
		ask: async ( task, each ) => {
			if ( isKilled ) {
				isKilled = false;
				now = start();
				await now.lines.next();
			}
			now.child.stdin.write( `${ JSON.stringify( task ) }\n` );
			let last = {};
			for (;;) {
				const { value, done } = await now.lines.next();
				if ( isKilled ) {
					return last;
				}
				if ( done ) {
					throw new Error( `The process ended in ${ JSON.stringify( task ) }.` );
				}
				const answer = parse( value );
				if ( answer.done ) {
					return last;
				}
				last = answer;
				if ( answer.step !== undefined ) {
					await each?.( answer );
					if ( isKilled ) {
						return last;
					}
				}
			}
		},
		kill: async () => {
			isKilled = true;
			await end();
		},
		stop: async () => {
			forget();
			await end();
		},
	};
}

/**
 * @param {string} line What the process printed.
 */
function parse( line ) {
	try {
		return JSON.parse( line );
	} catch {
		throw new Error( `The process printed “${ line }”.` );
	}
}
