import { defineConfig } from '@playwright/test';
import { findBrowser } from './bin/lib/browser.mjs';

/** Keep Chromium from asking anybody anything: what a test sees is the site and nothing else. */
const QUIET = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

const executablePath = findBrowser();

export default defineConfig( {
	testDir: './tests/e2e',
	outputDir: './artifacts/e2e',
	workers: 2,
	forbidOnly: Boolean( process.env.CI ),
	// Generous: a busy machine is no failure. What is checked waits for what the user sees.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: [ [ 'list' ] ],
	use: {
		browserName: 'chromium',
		viewport: { width: 1400, height: 900 },
		locale: 'en-US',
		timezoneId: 'UTC',
		reducedMotion: 'reduce',
		trace: { mode: 'retain-on-failure', screenshots: false },
		screenshot: 'only-on-failure',
		launchOptions: {
			args: QUIET,
			...( executablePath ? { executablePath } : {} ),
		},
	},
} );
