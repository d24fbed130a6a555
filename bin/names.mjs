/** Part of `npm run lint:js`: names what is called by a word that the field does not use, and exits with 1 if anything is. */
import { oddNamesOfProject } from './lib/names.mjs';
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

await main( async () => {
	const found = oddNamesOfProject( ROOT );
	process.stderr.write( found.map( ( line ) => `${ line }\n` ).join( '' ) );
	return found.length > 0 ? 1 : 0;
} );
