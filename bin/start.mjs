/** `npm start`: from a fresh clone to a running shop that can be tried out. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from './lib/build-stamp.mjs';
import { ensureComposer, ensureNpm, requireNode } from './lib/dependencies.mjs';
import { exclusively } from './lib/lock.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { endsByInterrupt, fail, main, step } from './lib/process.mjs';
import { requireAnswer } from './lib/session.mjs';
import { LATEST, obtainWordPress } from './lib/wordpress.mjs';

const PORT = 8890;

const USAGE = `npm start -- [options]

  --port=N        the port on 127.0.0.1 (${ PORT })
  --reset         begin anew: forget the site's data
  --demo          fill the shop: settings, shipping zones, products, customers and three years of orders
  --native        use this machine's PHP instead of PHP in WebAssembly: 20 times faster
  --db=mariadb    with --native: a private MariaDB instead of SQLite
  --with-woocommerce  WooCommerce runs a demo shop, Storewright is its dashboard; the same as --native --demo with it
  --help          this text
`;

/**
 * @return {{ port: number, reset: boolean, demo: boolean, native: boolean, db: string,
 *   'with-woocommerce': boolean, help: boolean }} Its options.
 */
function readOptions() {
	try {
		const { values } = parseArgs( {
			options: {
				port: { type: 'string', default: String( PORT ) },
				reset: { type: 'boolean', default: false },
				demo: { type: 'boolean', default: false },
				native: { type: 'boolean', default: false },
				db: { type: 'string', default: 'sqlite' },
				'with-woocommerce': { type: 'boolean', default: false },
				help: { type: 'boolean', default: false },
			},
		} );
		if ( ! [ 'sqlite', 'mariadb' ].includes( values.db ) ) {
			return fail( `--db is “sqlite” or “mariadb”, not “${ values.db }”.` );
		}
		if ( values.db === 'mariadb' && ! values.native && ! values[ 'with-woocommerce' ] ) {
			return fail( '--db=mariadb needs --native: PHP in WebAssembly runs on SQLite only.' );
		}
		if ( ! /^\d+$/.test( values.port ) ) {
			return fail( `--port is a number, not “${ values.port }”.` );
		}
		// PHP in WebAssembly would take minutes to start WooCommerce, and a store without orders shows nothing.
		const isBeside = values[ 'with-woocommerce' ];
		return {
			...values,
			native: values.native || isBeside,
			demo: values.demo || isBeside,
			port: Number( values.port ),
		};
	} catch ( error ) {
		if ( error instanceof TypeError ) {
			return fail( `${ error.message.split( '. ' )[ 0 ] }.\n\n${ USAGE }` );
		}
		throw error;
	}
}

/**
 * Starts WordPress in Playground.
 *
 * @param {string}                                               dir     What the site keeps.
 * @param {{ port: number, reset: boolean, demo: boolean }} options What was asked for.
 */
async function startPlayground( dir, { port, reset, demo } ) {
	const { startPlaygroundSite } = await import( './lib/playground-site.mjs' );
	return startPlaygroundSite( { dir, port, fresh: reset, scripts: demo ? [ 'demo.php' ] : [] } );
}

/**
 * Starts WordPress on this machine's PHP.
 *
 * @param {string}                                                           dir     What the site keeps.
 * @param {{ port: number, reset: boolean, demo: boolean, db: string, 'with-woocommerce': boolean }} options What was asked for.
 */
async function startNative( dir, { port, reset, demo, db, 'with-woocommerce': woocommerce } ) {
	const { startNativeSite } = await import( './lib/native-site.mjs' );
	const { startMariadb } = await import( './lib/mariadb.mjs' );
	const database =
		db === 'sqlite'
			? /** @type {const} */ ( 'sqlite' )
			: { ...( await startMariadb( { dir: join( dir, 'mariadb' ) } ) ), name: 'storewright' };
	const site = await startNativeSite( { dir, port, database, fresh: reset, cron: true, woocommerce } );
	if ( demo ) {
		const script = woocommerce ? 'bin/demo-woocommerce.php' : 'bin/demo.php';
		await site.wp( 'eval', `require '${ join( ROOT, script ) }';`, '--user=admin' );
	}
	return site;
}

await main( async () => {
	const options = readOptions();
	if ( options.help ) {
		process.stdout.write( USAGE );
		return 0;
	}
	endsByInterrupt();
	await requireNode();
	await requireFreePort( options.port );
	await step( 'npm packages', async ( note ) => note( ( await ensureNpm() ) ? 'installed' : 'present' ) );
	await step( 'Composer packages', async ( note ) => note( ( await ensureComposer() ) ? 'installed' : 'present' ) );
	await step( 'Client', async ( note ) => note( ( await ensureBuild() ) ? 'built' : 'unchanged' ) );
	await step( `WordPress ${ LATEST }`, () => obtainWordPress( LATEST ) );

	const beside = options[ 'with-woocommerce' ] ? '-woocommerce' : '';
	const name = options.native ? `site-native-${ options.db }${ beside }` : 'site';
	// Below the checkout, which is a plugin of the site, WordPress would take WooCommerce's files for ours.
	const dir = beside ? join( tmpdir(), `storewright-${ name }` ) : join( CACHE, name );
	await exclusively(
		// The folder is what nobody else may use: it is another one where TMPDIR is.
		dir.replaceAll( /[^\w.-]+/g, '-' ),
		async () => {
			const again = [
				options.native && '--native',
				options.db !== 'sqlite' && `--db=${ options.db }`,
				options[ 'with-woocommerce' ] && '--with-woocommerce',
				'--reset',
			];
			const site = await step( 'Site', () =>
				options.native ? startNative( dir, options ) : startPlayground( dir, options )
			);
			await step( 'Storewright answers', () => requireAnswer( site, beside ? 'storewright/admin' : 'wc-admin' ) );
			process.stdout.write( `
  Storewright is running.

    Address   ${ site.url }wp-admin/admin.php?page=${ beside ? 'storewright' : 'wc-admin' }
    User      ${ site.user }
    Password  ${ site.password }

  Its data stays in ${ dir }; “npm start -- ${ again.filter( Boolean ).join( ' ' ) }” begins anew.
  Ctrl-C ends it.
` );
			const code = await site.exited;
			fail( `The site ended by itself (${ code }); ${ site.serverLog } says why.` );
		},
		1,
		'This site is already running: end the other “npm start” first.'
	);
	return 1;
} );
