import { __ } from '@wordpress/i18n';

/**
 * That an extension could not be activated, and why.
 *
 * @param reason As the server says it, which may be the same sentence.
 */
export function activationFailed( reason: string ): string {
	const what = __( 'There was an error trying to activate the extension.', 'storewright' );
	return reason === what ? what : `${ what } ${ reason }`;
}
