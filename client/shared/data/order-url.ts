import { getPageData, userCan } from './page-data';

/** The address of an order's page: Storewright's own, or WooCommerce's where it runs the shop. PHP makes the same: Shop\OrderUrl. */
export function orderUrl( id: number | string ): string {
	const { isCompanion, adminUrl } = getPageData();
	return isCompanion
		? `${ adminUrl }post.php?post=${ id }&action=edit`
		: `${ adminUrl }admin.php?page=wc-orders&action=edit&id=${ id }`;
}

/** Whether the user may open the pages of orders: Storewright's ask for what REST asks for, WooCommerce's for less. */
export const mayOpenOrders = (): boolean =>
	userCan( getPageData().isCompanion ? 'edit_shop_orders' : 'read_private_shop_orders' );

/** The address of the list of orders. */
export function ordersUrl(): string {
	const { isCompanion, adminUrl } = getPageData();
	return `${ adminUrl }${ isCompanion ? 'edit.php?post_type=shop_order' : 'admin.php?page=wc-orders' }`;
}
