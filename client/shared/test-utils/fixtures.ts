import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( process.cwd(), 'tests', 'fixtures', 'rest' );

/**
 * An answer that the server really gave, as the contract tests wrote it down.
 *
 * @param name The file's name without extension.
 */
export function fixture< Body >( name: string ): Body {
	return JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) ) as Body;
}
