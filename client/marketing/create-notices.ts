import type { DataRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

import { isRecord } from '../shared/is-record';

/** What a server answers of something that it did or could not do. */
export interface Outcome {
	code?: string;
	message?: string;
	/** Sentences by what they are about. */
	errors?: unknown;
	/** More about each of the errors. */
	error_data?: unknown;
}

/**
 * Shows what came of a request: one notice for each key of the errors, its sentences joined by spaces. Without errors it is one
 * of the message: an error where there is a code, else a success.
 *
 * @param registry Where the store of notices is.
 * @param outcome  The answer.
 * @param id       Id of the notice that an error's message is, and what those of its errors begin with: `<id>/<key>`.
 */
export function createNotices(
	registry: Pick< DataRegistry, 'dispatch' >,
	{ code, message, errors, error_data: errorData }: Outcome,
	id = 'storewright-marketing'
): void {
	const { createErrorNotice, createSuccessNotice } = registry.dispatch( noticesStore );
	if ( isRecord( errors ) && isRecord( errorData ) && Object.keys( errors ).length > 0 ) {
		for ( const [ key, sentences ] of Object.entries( errors ) ) {
			void createErrorNotice( Array.isArray( sentences ) ? sentences.join( ' ' ) : String( sentences ), {
				id: `${ id }/${ key }`,
			} );
		}
	} else if ( message ) {
		void ( code ? createErrorNotice( message, { id } ) : createSuccessNotice( message, { type: 'snackbar' } ) );
	}
}
