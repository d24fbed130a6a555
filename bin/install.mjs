/** Installs the npm packages of the checkout where they are not the locked ones: first of all where a command needs them to begin with. */
import { ensureNpm } from './lib/dependencies.mjs';
import { main } from './lib/process.mjs';

await main( async () => {
	await ensureNpm();
} );
