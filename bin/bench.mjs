/**
 * `npm run bench`: measures the budgets on a fresh native site and prints a table. Exits with 1 when a budget of bytes,
 * requests or queries is broken; times and memory are printed and judged by people, since they depend on the machine.
 *
 * `--quick` measures less often: what `npm test` runs. What is measured is the zip that a site gets, made anew.
 *
 * `npm run bench -- store` measures the shop instead, on MariaDB with 1,000,000 orders; `--orders=N` for another number.
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CACHE, ROOT } from './lib/paths.mjs';
import { fail, main, run, step } from './lib/process.mjs';
import { findBrowser } from './lib/browser.mjs';
import { ensureRequirements } from './lib/requirements.mjs';
import { startNativeSite } from './lib/native-site.mjs';
import { logIn } from './lib/session.mjs';
import { frontPage, homeDocument, otherAdminPages } from '../tests/benchmarks/documents.mjs';
import { homeInBrowser } from '../tests/benchmarks/home.mjs';
import { isBroken, table } from '../tests/benchmarks/table.mjs';

const BROWSER = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * A site with the zip of the plugin and the meter in it, opcache on.
 */
async function startSite() {
	const dir = join( CACHE, 'bench' );
	await rm( dir, { recursive: true, force: true } );
	await run( process.execPath, [ join( ROOT, 'bin/plugin-zip.mjs' ) ] );
	const site = await startNativeSite( { dir, plugin: join( ROOT, 'storewright.zip' ), opcache: true, workers: 2 } );
	const mustUse = join( site.path, 'wp-content', 'mu-plugins' );
	await mkdir( mustUse, { recursive: true } );
	await cp( join( ROOT, 'tests/benchmarks/meter.php' ), join( mustUse, 'meter.php' ) );
	return site;
}

/**
 * The shop with many orders.
 */
async function store() {
	const { measureStore } = await import( '../tests/benchmarks/store.mjs' );
	const given = process.argv.find( ( argument ) => argument.startsWith( '--orders=' ) );
	const orders = Number( ( given ?? '--orders=1000000' ).slice( '--orders='.length ).replaceAll( /[_,]/g, '' ) );
	if ( ! Number.isInteger( orders ) || orders < 1000 ) {
		fail( '--orders is a whole number, at least 1000.' );
	}
	const missing = await ensureRequirements( [ 'mariadb' ] );
	if ( missing.size > 0 ) {
		fail( [ ...missing.values() ].join( ' ' ) );
	}
	const rows = await measureStore( orders );
	process.stdout.write( table( rows ) );
	return rows.some( isBroken ) ? 1 : 0;
}

main( async () => {
	const quick = process.argv.includes( '--quick' );
	if ( process.argv.includes( 'store' ) ) {
		return store();
	}
	const times = { pages: quick ? 11 : 200, others: quick ? 5 : 25, visits: quick ? 3 : 15 };
	const missing = await ensureRequirements( [ 'sqlite', 'browser' ] );
	if ( missing.size > 0 ) {
		fail( [ ...missing.values() ].join( ' ' ) );
	}
	const site = await step( 'Starting a site to measure', startSite );
	const cookies = ( await logIn( site ) ).cookie;
	const rows = [
		...( await step( 'Front page', () => frontPage( site, times.pages ) ) ),
		...( await step( 'Other admin pages', () => otherAdminPages( site, cookies, times.others ) ) ),
		...( await step( 'Home’s document', () => homeDocument( site, cookies, times.others ) ) ),
		...( await step( 'Home in the browser', async () => {
			const browser = await chromium.launch( { executablePath: findBrowser(), args: BROWSER } );
			const context = await browser.newContext();
			await context.addCookies(
				cookies.split( '; ' ).map( ( cookie ) => ( {
					name: cookie.slice( 0, cookie.indexOf( '=' ) ),
					value: cookie.slice( cookie.indexOf( '=' ) + 1 ),
					url: site.url,
				} ) )
			);
			try {
				return await homeInBrowser( context, site, times.visits );
			} finally {
				await browser.close();
			}
		} ) ),
	];
	await site.stop();
	process.stdout.write( table( rows ) );
	return rows.some( isBroken ) ? 1 : 0;
} );
