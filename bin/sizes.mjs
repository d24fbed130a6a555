/** Part of `npm run lint:js`: names lines and files that are too long, and exits with 1 if there are any. */
import { tooLongInProject } from './lib/sizes.mjs';
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

await main( async () => {
	const found = tooLongInProject( ROOT );
	process.stderr.write( found.map( ( line ) => `${ line }\n` ).join( '' ) );
	return found.length > 0 ? 1 : 0;
} );
