import Big from 'big.js';
import { __ } from '@wordpress/i18n';

import { roundAmount } from '../../shared/format/money';
import type { Variation } from '../types';

/** What can be done with many variations at once. */
export type BulkAction =
	| 'regular'
	| 'raise-amount'
	| 'lower-amount'
	| 'raise-percent'
	| 'lower-percent'
	| 'sale'
	| 'end-sale'
	| 'quantity'
	| 'untrack'
	| 'enable'
	| 'disable';

/** What has to be typed for an action. */
export const asksFor = ( action: BulkAction ): 'money' | 'percent' | 'whole' | null => {
	switch ( action ) {
		case 'regular':
		case 'raise-amount':
		case 'lower-amount':
		case 'sale':
			return 'money';
		case 'raise-percent':
		case 'lower-percent':
			return 'percent';
		case 'quantity':
			return 'whole';
		default:
			return null;
	}
};

/** The names of the actions. */
export const actionNames = (): Readonly< Record< BulkAction, string > > => ( {
	regular: __( 'Set regular price', 'storewright' ),
	'raise-amount': __( 'Increase regular price by amount', 'storewright' ),
	'lower-amount': __( 'Decrease regular price by amount', 'storewright' ),
	'raise-percent': __( 'Increase regular price by percent', 'storewright' ),
	'lower-percent': __( 'Decrease regular price by percent', 'storewright' ),
	sale: __( 'Set sale price', 'storewright' ),
	'end-sale': __( 'Remove sale price', 'storewright' ),
	quantity: __( 'Track stock and set quantity', 'storewright' ),
	untrack: __( 'Stop tracking stock', 'storewright' ),
	enable: __( 'Enable', 'storewright' ),
	disable: __( 'Disable', 'storewright' ),
} );

const DECIMAL = /^\d+(\.\d+)?$/;

/** A price after a change; null where there is none to change. Prices do not go below 0. */
function changed( price: string, change: ( amount: Big ) => Big ): Partial< Variation > | null {
	if ( ! DECIMAL.test( price ) ) {
		return null;
	}
	const next = change( new Big( price ) );
	return { regular_price: roundAmount( ( next.lt( 0 ) ? new Big( 0 ) : next ).toFixed() ) };
}

/**
 * What an action changes of a variation; null for nothing.
 *
 * @param action    What is done.
 * @param amount    What was typed for it, a decimal string.
 * @param variation As it stands in the table.
 */
export function changeOf( action: BulkAction, amount: string, variation: Variation ): Partial< Variation > | null {
	const price = variation.regular_price;
	const factor = ( sign: 1 | -1 ) => ( old: Big ) =>
		old.times( new Big( 100 ).plus( new Big( amount ).times( sign ) ) ).div( 100 );
	switch ( action ) {
		case 'regular':
			return { regular_price: amount };
		case 'raise-amount':
			return changed( price, ( old ) => old.plus( amount ) );
		case 'lower-amount':
			return changed( price, ( old ) => old.minus( amount ) );
		case 'raise-percent':
			return changed( price, factor( 1 ) );
		case 'lower-percent':
			return changed( price, factor( -1 ) );
		case 'sale':
			return { sale_price: amount };
		case 'end-sale':
			return { sale_price: '' };
		case 'quantity':
			return { manage_stock: true, stock_quantity: Math.trunc( Number( amount ) ) };
		case 'untrack':
			return { manage_stock: false };
		case 'enable':
			return { status: 'publish' };
		case 'disable':
			return { status: 'private' };
	}
}
