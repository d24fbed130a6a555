/** Part of `npm run lint:js`: names the circles in which files of the client import each other, and exits with 1 if there are any. */
import { join } from 'node:path';
import { importCircles } from './lib/import-circles.mjs';
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

await main( async () => {
	const circles = await importCircles( join( ROOT, 'client' ) );
	for ( const circle of circles ) {
		process.stderr.write( `Files import each other: ${ circle.join( ' → ' ) }\n` );
	}
	return circles.length > 0 ? 1 : 0;
} );
