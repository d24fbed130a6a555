/** Where things are, as absolute paths without a slash at the end. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The checkout. */
export const ROOT = fileURLToPath( new URL( '../..', import.meta.url ) ).replace( /\/$/, '' );

/** Files that commands keep between runs; can be deleted at any time. */
export const CACHE = join( ROOT, '.cache' );
