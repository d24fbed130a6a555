/**
 * `npm run bench`: measures the budgets on a fresh native site and prints a table. Exits with 1 when a budget of bytes,
 * requests or queries is broken; times are printed and judged by people.
 *
 * `--quick` measures less often: what `npm test` runs.
 */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { launchChromium } from './lib/chromium.mjs';
import { startNativeSite } from './lib/native-site.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { step } from './lib/process.mjs';
import { frontPage, homeDocument, otherAdminPages } from '../tests/benchmarks/documents.mjs';
import { homeInBrowser } from '../tests/benchmarks/home.mjs';
import { logIn } from '../tests/benchmarks/page.mjs';
