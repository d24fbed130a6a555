/** `npm run budgets`: weighs the built files, prints a table, and exits with 1 when one is too heavy. */
import { join } from 'node:path';
import { isExceeded, weigh } from './lib/build-budgets.mjs';
import { ROOT } from './lib/paths.mjs';
import { main } from './lib/process.mjs';

const number = ( value, unit ) => ( unit === 'kB' ? value.toFixed( 1 ) : String( value ) );

await main( async () => {
	const budgets = await weigh( join( ROOT, 'build' ) );
	const width = Math.max( ...budgets.map( ( { name } ) => name.length ) );
	for ( const budget of budgets ) {
		const { name, value, limit, unit } = budget;
		const measured = number( value, unit ).padStart( 6 );
		process.stdout.write(
			`${ isExceeded( budget ) ? '✗' : '✓' } ${ name.padEnd( width ) } ${ measured } of ${ limit } ${ unit }\n`
		);
	}
	return budgets.some( isExceeded ) ? 1 : 0;
} );
