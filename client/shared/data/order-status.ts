import { doAction } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';

import { getPageData } from './page-data';
import { request, RequestError } from './request';

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

/** Why something is not written: somebody else has changed it meanwhile. */
export const conflict = ( message: string ) => new RequestError( { code: 'storewright_changed_meanwhile', message } );

/**
 * Gives an order another status, unless somebody else has changed it since it was read.
 *
 * @param order
 * @param from  The status that it had.
 * @param to    The new one.
 * @throws {RequestError} It was changed meanwhile, or could not be written.
 */
export async function writeOrderStatus( order: OrderRef, from: string, to: string ): Promise< void > {
	const path = `/wc/v3/orders/${ order.id }`;
	const { status } = await request< { status: string } >( { path: `${ path }?_fields=status` } );
	if ( status !== from && status !== to ) {
		throw conflict(
			sprintf(
				/* translators: %s: number of an order. */
				__(
					'Order #%s was changed by somebody else meanwhile, so it was left as it is. Reload the page to see it.',
					'storewright'
				),
				order.number
			)
		);
	}
	await request( { path, method: 'PUT', data: { status: to } } );
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
