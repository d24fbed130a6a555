import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run screenshots`: pictures for people, on the sites of the end-to-end tests, where Storewright runs the shop. */
export default defineConfig( {
	...tests,
	use: { ...tests.use, trace: 'off', screenshot: 'off' },
	projects: [ { name: 'alone', outputDir: './artifacts/e2e/pictures', testMatch: /screenshots(-\w+)?\.ts$/ } ],
} );
