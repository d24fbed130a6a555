import { _n, sprintf } from '@wordpress/i18n';

/**
 * Returns the message for added rates.
 *
 * @param added How many.
 */
export const addedText = ( added: number ): string =>
	/* translators: %s: number of tax rates. */
	sprintf( _n( '%s tax rate added.', '%s tax rates added.', added, 'storewright' ), String( added ) );
