import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run screenshots`: pictures for people, on the sites of the end-to-end tests. */
export default defineConfig( tests, { testMatch: 'screenshots.ts', use: { trace: 'off', screenshot: 'off' } } );
