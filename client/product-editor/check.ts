import { __ } from '@wordpress/i18n';

import { compareAmounts } from '../shared/format/money';
import type { Product } from './types';

/** A decimal string. */
const DECIMAL = /^\d+(\.\d+)?$/;

/**
 * Before what was typed and is no amount: it stays as it is, and is no decimal string by accident.
 */
export const UNREAD = '?';

const isAmount = ( text: string ) => text === '' || DECIMAL.test( text );

/**
 * What is wrong with a product, by field, as far as that can be said before the server is asked.
 *
 * @param product As typed.
 */
export function checkProduct( product: Product ): Record< string, string > {
	const errors: Record< string, string > = {};
	if ( product.name.trim() === '' ) {
		errors.name = __( 'Enter a name.', 'storewright' );
	}
	for ( const field of [ 'regular_price', 'sale_price' ] as const ) {
		if ( ! isAmount( product[ field ] ) ) {
			errors[ field ] = __( 'Enter a price such as 8.90.', 'storewright' );
		}
	}
	if (
		errors.regular_price === undefined &&
		errors.sale_price === undefined &&
		product.sale_price !== '' &&
		( product.regular_price === '' || compareAmounts( product.sale_price, product.regular_price ) >= 0 )
	) {
		errors.sale_price = __( 'Enter a sale price that is lower than the regular price.', 'storewright' );
	}
	const { date_on_sale_from: from, date_on_sale_to: to } = product;
	if ( from !== null && to !== null && from > to ) {
		errors.date_on_sale_to = __( 'Choose an end after the start of the sale.', 'storewright' );
	}
	if ( ! isAmount( product.weight ) ) {
		errors.weight = __( 'Enter a number such as 1.5.', 'storewright' );
	}
	if ( ! Object.values( product.dimensions ).every( isAmount ) ) {
		errors.dimensions = __( 'Enter numbers such as 1.5.', 'storewright' );
	}
	if ( product.manage_stock && product.stock_quantity === null ) {
		errors.stock_quantity = __( 'Enter how many you have.', 'storewright' );
	}
	return errors;
}
