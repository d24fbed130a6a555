/**
 * `npm run matrix`: Storewright on the versions, databases, languages and time zones that it is for. Runs the smallest set of cells found
 * that has every possible pair of them; each opens every screen and asks a report around the clock changes, and some render every
 * screen of the dashboard in a browser: each language, direction, shop and WordPress is among them. Exits with 1 where anything is
 * wrong.
 *
 *     npm run matrix                  the cells of the set
 *     npm run matrix -- --list        names them
 *     npm run matrix -- --cell=3      one of them, with every screen in a browser
 *     npm run matrix -- --all         every possible cell, likewise: takes hours; `--list`, `--cell=3` of these
 *
 * A PHP is one that is on PATH as `php8.1`, or that STOREWRIGHT_PHP_8_1 names; where there is none, its cells run on the
 * usual one, and are named by that.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { numberArgument } from './lib/arguments.mjs';
import { findBrowser, SHORT_LIVED_PAGES } from './lib/browser.mjs';
import { startMariadb } from './lib/mariadb.mjs';
import { ALL_CELLS, CELLS, FACTORS, RENDERED, siteOf } from './lib/matrix-cells.mjs';
import { checkDays, checkInBrowser, checkScreens, newNotices, startMatrixSite } from './lib/matrix-site.mjs';
import { describe, Failure, main, onEnd, run, step } from './lib/process.mjs';
import { ensureRequirements } from './lib/requirements.mjs';

/** @typedef {import('./lib/pairwise.mjs').Cell} Cell */

/** How many sites are looked at at the same time. */
const SITES = 2;

/** @typedef {{ command: string, version: string }} Php A PHP command line, and which PHP it is: such as 8.1. */

/** @param {Cell} cell */
const nameOf = ( cell ) => `${ siteOf( cell ) }: ${ cell.locale }, ${ cell.direction }, ${ cell.zone }`;

/**
 * @param {string} version Such as 8.1.
 * @return {Promise<Php>} It, or the usual one where it is not here.
 */
async function findPhp( version ) {
	const wanted = process.env[ `STOREWRIGHT_PHP_${ version.replace( '.', '_' ) }` ] ?? `php${ version }`;
	const { stdout: found } = await run( 'sh', [ '-c', 'command -v "$0" || true', wanted ] );
	const command = found.trim() === '' ? 'php' : wanted;
	const { stdout } = await run( command, [ '-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' ] );
	return { command, version: stdout.trim() };
}

await main( async () => {
	const isAll = process.argv.includes( '--all' );
	/** @type {Map<string, Php>} */
	const phps = new Map();
	for ( const version of FACTORS.php ) {
		phps.set( version, await findPhp( version ) );
	}
	const number = numberArgument( 'cell', 0, 0 );
	// Each is named by the PHP that it really runs on.
	const cells = ( isAll ? ALL_CELLS : CELLS ).map( ( cell, index ) => {
		const { command = 'php', version = '' } = phps.get( cell.php ?? '' ) ?? {};
		const isRendered = isAll || number > 0 || RENDERED.includes( cell );
		return { number: index + 1, php: command, cell: /** @type {Cell} */ ( { ...cell, php: version } ), isRendered };
	} );
	const chosen = number === 0 ? cells : cells.slice( number - 1, number );
	if ( chosen.length === 0 ) {
		throw new Failure( `There is no cell ${ number }: they end with ${ cells.length }.` );
	}
	for ( const [ wanted, { version } ] of phps ) {
		if ( wanted !== version ) {
			process.stdout.write( `  PHP ${ wanted } is not here: its cells run on PHP ${ version }.\n` );
		}
	}
	if ( process.argv.includes( '--list' ) ) {
		chosen.forEach( ( one ) => process.stdout.write( `${ one.number } ${ nameOf( one.cell ) }\n` ) );
		return 0;
	}
	await ensureRequirements( [ 'sqlite', 'mariadb', 'site', 'browser', 'woocommerce' ] );
	// Below the checkout, which is a plugin of the site, WordPress would take WooCommerce's files for ours.
	const dir = await mkdtemp( join( tmpdir(), 'storewright-matrix-' ) );
	onEnd( () => rm( dir, { recursive: true, force: true } ) );
	const server = await startMariadb( { dir: join( dir, 'mariadb' ) } );
	const executablePath = findBrowser();
	const browser = await chromium.launch( {
		args: [ '--no-sandbox', '--disable-gpu', '--disable-background-networking', SHORT_LIVED_PAGES ],
		...( executablePath ? { executablePath } : {} ),
	} );

	/** @type {Map<string, typeof chosen>} */
	const sites = new Map();
	for ( const one of chosen ) {
		sites.set( siteOf( one.cell ), [ ...( sites.get( siteOf( one.cell ) ) ?? [] ), one ] );
	}
	let failed = 0;
	const runSite = async ( /** @type {typeof chosen} */ group, /** @type {number} */ index ) => {
		const [ first ] = group;
		if ( first === undefined ) {
			return;
		}
		const name = `matrix_${ index }`;
		const folder = join( dir, name );
		await mkdir( folder );
		if ( first.cell.database === 'mariadb' ) {
			await server.createDatabase( name );
		}
		const { host, port, user, password } = server;
		const database = first.cell.database === 'sqlite' ? 'sqlite' : { host, port, user, password, name };
		const site = await startMatrixSite( first.cell, folder, first.php, database );
		for ( const { number: which, cell, isRendered } of group ) {
			try {
				await step( `${ which } ${ nameOf( cell ) }`, async ( say ) => {
					const days = await checkDays( site, cell );
					const screens = await checkScreens( site, cell );
					const seen = await checkInBrowser( site, cell, browser, isRendered ? screens.pages : null );
					say( `${ screens.count } screens, ${ seen.count } of them in a browser` );
					const wrong = [ ...days, ...screens.wrong, ...seen.wrong, ...( await newNotices( site ) ) ];
					if ( wrong.length > 0 ) {
						throw new Failure( wrong.join( '\n    ' ) );
					}
				} );
			} catch ( error ) {
				// The other cells are run all the same: one run names whatever is wrong.
				failed++;
				process.stdout.write( `    ${ describe( error ) }\n` );
			}
		}
		await site.stop();
		await rm( folder, { recursive: true, force: true } );
	};
	// The one with the most cells first.
	const waiting = [ ...[ ...sites.values() ].entries() ].sort(
		( [ , one ], [ , other ] ) => other.length - one.length
	);
	const work = async () => {
		for ( let next = waiting.shift(); next !== undefined; next = waiting.shift() ) {
			await runSite( next[ 1 ], next[ 0 ] );
		}
	};
	await Promise.all( Array.from( { length: SITES }, work ) );
	await browser.close();
	await server.stop();
	process.stdout.write( `\n${ chosen.length - failed } passed, ${ failed } failed\n` );
	return failed > 0 ? 1 : 0;
} );
