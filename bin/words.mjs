/** Part of `npm run lint:js`: names texts with words that docs/words.md replaces, and exits with 1 if there are any. */
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/process.mjs';
import { bannedTextsOfProject } from './lib/words.mjs';

await main( async () => {
	const found = bannedTextsOfProject( ROOT );
	process.stderr.write( found.map( ( line ) => `${ line }\n` ).join( '' ) );
	return found.length > 0 ? 1 : 0;
} );
