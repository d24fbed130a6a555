<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Automattic\WooCommerce\Caches\OrderCache;
use Automattic\WooCommerce\Internal\DataStores\Orders\OrdersTableDataStore;
use Automattic\WooCommerce\Utilities\OrderUtil;
use WC_Cache_Helper;

/**
 * What WooCommerce caches of orders.
 */
final class CachedOrders {

	/**
	 * Has WooCommerce read orders and refunds anew: it doesn't know that somebody else has written them.
	 *
	 * @param int ...$ids
	 */
	public static function forget( int ...$ids ): void {
		$is_in_tables = OrderUtil::custom_orders_table_usage_is_enabled();
		$cache        = wc_get_container()->get( OrderCache::class );
		foreach ( $ids as $id ) {
			if ( ! $is_in_tables ) {
				clean_post_cache( $id );
			}
			wp_cache_delete( "order-items-$id", 'orders' );
			wp_cache_delete( WC_Cache_Helper::get_cache_prefix( 'orders' ) . "refund_ids$id", 'orders' );
			$cache->remove( $id );
		}
		if ( $is_in_tables ) {
			wc_get_container()->get( OrdersTableDataStore::class )->clear_cached_data( $ids );
		}
	}
}
