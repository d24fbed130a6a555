import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from '../data/page-data';
import { readNumber } from './typed-number';

/**
 * A whole number that somebody typed, such as a stock quantity.
 *
 * @param text As it was typed.
 * @return Digits, at most nine; null where it is none.
 */
export function parseWhole( text: string ): string | null {
	const reading = readNumber( text, { shop: getPageData().currency, decimals: 0 } );
	return reading.kind === 'number' && /^\d{1,9}$/.test( reading.value ) ? reading.value : null;
}

/**
 * The error of an amount with two meanings, between which the field lets choose.
 *
 * @param text As it was typed.
 */
export const ambiguousText = ( text: string ): string =>
	/* translators: %s: an amount as it was typed, such as 1,234. */
	sprintf( __( '“%s” could be two amounts. Choose one.', 'storewright' ), text.trim() );
