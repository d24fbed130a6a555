<?php
declare(strict_types=1);

namespace Storewright\Shop;

use Storewright\Kernel\Mode;

/**
 * Addresses of the pages of orders: Storewright's own, or WooCommerce's where it runs the shop. `client/shared/data/order-url.ts` makes
 * the same ones.
 */
final class OrderUrl {

	/**
	 * Slug of the page, which WooCommerce's has as well, so that links made for it keep working.
	 */
	public const SLUG = 'wc-orders';

	/**
	 * What one needs to open the pages of orders: of Storewright's what `GET wc/v3/orders` asks for, of WooCommerce's what it asks for.
	 */
	public static function capability( Mode $mode ): string {
		return Mode::Companion === $mode ? 'edit_shop_orders' : 'read_private_shop_orders';
	}

	/**
	 * Whether the user may open the pages of orders, so that links lead there.
	 */
	public static function may_open( Mode $mode ): bool {
		return current_user_can( self::capability( $mode ) );
	}

	/**
	 * The list of orders.
	 *
	 * @param Mode                  $mode
	 * @param array<string, string> $query More of the address, alone only.
	 */
	public static function of_list( Mode $mode, array $query = [] ): string {
		return admin_url(
			Mode::Companion === $mode
				? 'edit.php?post_type=shop_order'
				: 'admin.php?' . http_build_query( [ 'page' => self::SLUG ] + $query )
		);
	}

	/**
	 * The page of an order.
	 *
	 * @param Mode $mode
	 * @param int  $id   Id of the order.
	 */
	public static function of( Mode $mode, int $id ): string {
		return admin_url(
			Mode::Companion === $mode ? "post.php?post=$id&action=edit" : 'admin.php?page=' . self::SLUG . "&action=edit&id=$id"
		);
	}
}
