import { useEffect, useState } from '@wordpress/element';

import { isAbort, request } from '../shared/data/request';

/**
 * The subject of the email that is previewed; empty while it is asked for, and where that fails.
 *
 * @param type    Kind of email.
 * @param order   Id of the order that is shown; 0 for a sample.
 * @param version Grows each time a setting has changed.
 */
export function useSubject( type: string, order: number, version: number ): string {
	const [ subject, setSubject ] = useState( '' );
	useEffect( () => {
		const asked = new AbortController();
		const query = new URLSearchParams( { type, ...( order > 0 && { order: String( order ) } ) } );
		request< { subject: string } >( {
			path: `/wc-admin-email/settings/email/preview-subject?${ query.toString() }`,
			signal: asked.signal,
		} ).then(
			( answer ) => setSubject( answer.subject ),
			( reason ) => {
				if ( ! isAbort( reason ) ) {
					setSubject( '' );
				}
			}
		);
		return () => asked.abort();
	}, [ type, order, version ] );
	return subject;
}
