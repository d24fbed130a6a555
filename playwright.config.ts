import { defineConfig } from '@playwright/test';
import { findBrowser, SHORT_LIVED_PAGES } from './bin/lib/browser.mjs';
import {
	BESIDE_WOOCOMMERCE,
	LEFT_OUT,
	ONLY_BESIDE_WOOCOMMERCE,
	SAME_BESIDE_WOOCOMMERCE,
	SAME_TESTS_BESIDE_WOOCOMMERCE,
} from './tests/e2e/beside-woocommerce';
import type { WorkerFixtures } from './tests/e2e/fixtures';
import { COMMON_OPTIONS } from './tests/e2e/fixtures/profile';

/** Keep Chromium from asking anybody anything: what a test sees is the site and nothing else. */
const QUIET = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	// A process for every page of a test costs a seventh more.
	'--renderer-process-limit=1',
	SHORT_LIVED_PAGES,
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const executablePath = findBrowser();

const escaped = ( text: string ) => text.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' );

const leftOut = Object.keys( LEFT_OUT ).map( escaped );

const sameTests = Object.entries( SAME_TESTS_BESIDE_WOOCOMMERCE ).map(
	( [ file, titles ] ) => `${ file }\\.spec\\.ts (?=.*(?:${ titles.map( escaped ).join( '|' ) }))`
);

/** What a run of both projects runs beside WooCommerce only. Playwright looks for it in a test's file and titles. */
const runsBeside = new RegExp(
	`(?:^|[ /])(?:${ [ `(?:${ SAME_BESIDE_WOOCOMMERCE.join( '|' ) })\\.spec\\.ts `, ...sameTests ].join( '|' ) })` +
		`(?!.*(?:${ leftOut.join( '|' ) }))`
);

export default defineConfig< object, WorkerFixtures >( {
	testDir: './tests/e2e',
	workers: 2,
	forbidOnly: Boolean( process.env.CI ),
	// Generous: a busy machine is no failure. What is checked waits for what the user sees.
	timeout: 240_000,
	expect: { timeout: 20_000 },
	// A run of everything is not lost to one hiccup of a machine; its summary names what passed only when repeated.
	retries: process.env.CI ? 1 : 0,
	reporter: [ [ 'list' ] ],
	projects: [
		// Each empties its own folder when it starts: the two may run at once.
		{
			name: 'alone',
			outputDir: './artifacts/e2e/alone',
			testIgnore: ONLY_BESIDE_WOOCOMMERCE.map( ( name ) => `**/${ name }.spec.ts` ),
			...( process.env.STOREWRIGHT_SAME_TESTS_ONCE ? { grepInvert: runsBeside } : {} ),
		},
		{
			name: 'woocommerce',
			outputDir: './artifacts/e2e/woocommerce',
			testMatch: BESIDE_WOOCOMMERCE.map( ( name ) => `**/${ name }.spec.ts` ),
			grepInvert: leftOut.map( ( title ) => new RegExp( title ) ),
			use: { woocommerce: true },
		},
	],
	use: {
		browserName: 'chromium',
		...COMMON_OPTIONS,
		// Recording doubles the time of a run: what is repeated is recorded, or what is run with --trace=on.
		trace: { mode: 'on-first-retry', screenshots: false },
		screenshot: 'only-on-failure',
		launchOptions: {
			args: QUIET,
			...( executablePath ? { executablePath } : {} ),
		},
	},
} );
