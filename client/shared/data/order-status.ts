import { doAction } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';

import { isRecord } from '../is-record';
import { getPageData } from './page-data';
import { request, RequestError, toRequestError } from './request';

/** An order as far as its status is concerned. */
export interface OrderRef {
	id: number;
	/** As people read it. */
	number: string;
}

/** The name of a status; one that nothing registers any more keeps its slug. */
export const statusName = ( status: string ): string => getPageData().orderStatuses[ status ] ?? status;

/** Called once an order has another status, by whatever is not a part of the list that shows it. */
export const ORDER_CHANGED = 'storewright.order_changed';

const CHANGED_MEANWHILE = 'storewright_changed_meanwhile';

/** Why something is not written: somebody else has changed it meanwhile. */
export const conflict = ( message: string ) => new RequestError( { code: CHANGED_MEANWHILE, message } );

/** Whether that is why: the same would be refused again. */
export const isConflict = ( { code }: RequestError ): boolean => code === CHANGED_MEANWHILE;

/**
 * The status that somebody else has given something meanwhile; undefined where that is not why it was refused.
 *
 * @param reason Why it was refused.
 * @param code   The code of such a refusal.
 */
export function statusByNow( reason: unknown, code: string ): string | undefined {
	const error = toRequestError( reason );
	const conflicts = isRecord( error.data ) && isRecord( error.data.conflicts ) ? error.data.conflicts : {};
	return error.code === code && typeof conflicts.status === 'string' ? conflicts.status : undefined;
}

/**
 * Gives an order another status, unless somebody else has changed it since it was read.
 *
 * @param order
 * @param from  The status that it had.
 * @param to    The new one.
 * @throws {RequestError} It was changed meanwhile, or could not be written.
 */
export async function writeOrderStatus( order: OrderRef, from: string, to: string ): Promise< void > {
	try {
		await request( {
			path: `/wc/v3/orders/${ order.id }`,
			method: 'PUT',
			// WooCommerce's orders know no such check, and take more than is in stock.
			data: {
				status: to,
				expected: { status: from },
				...( ! getPageData().isCompanion && { check_stock: true } ),
			},
		} );
	} catch ( reason ) {
		const now = statusByNow( reason, 'storewright_rest_order_conflict' );
		throw now === undefined
			? reason
			: conflict(
					sprintf(
						/* translators: 1: number of an order, 2: name of a status. */
						__(
							'Order #%1$s was changed by somebody else meanwhile: it is “%2$s” now, so it was left as it is. Reload the page to see it.',
							'storewright'
						),
						order.number,
						statusName( now )
					)
				);
	}
}

/**
 * Does the same, and tells whoever shows orders.
 *
 * @param order
 * @param from  The status that it had.
 * @param to    The new one.
 * @throws {RequestError} It was changed meanwhile, or could not be written.
 */
export async function changeOrderStatus( order: OrderRef, from: string, to: string ): Promise< void > {
	await writeOrderStatus( order, from, to );
	doAction( ORDER_CHANGED );
}
