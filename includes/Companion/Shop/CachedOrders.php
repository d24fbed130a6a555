<?php
declare(strict_types=1);

namespace Storewright\Companion\Shop;

use Automattic\WooCommerce\Caches\OrderCache;
use Automattic\WooCommerce\Internal\DataStores\Orders\OrdersTableDataStore;
use Automattic\WooCommerce\Utilities\OrderUtil;
use WC_Cache_Helper;
use WC_Data;

/**
 * What WooCommerce caches of orders.
 */
final class CachedOrders {

	/**
	 * Has WooCommerce read orders and refunds anew, with their items: it doesn't know that somebody else has written them.
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
			self::forget_items( $id );
			wp_cache_delete( WC_Data::generate_meta_cache_key( $id, 'orders' ), 'orders' );
			wp_cache_delete( WC_Cache_Helper::get_cache_prefix( 'orders' ) . "refund_ids$id", 'orders' );
			$cache->remove( $id );
		}
		if ( $is_in_tables ) {
			wc_get_container()->get( OrdersTableDataStore::class )->clear_cached_data( $ids );
		}
	}

	/**
	 * Those of an order that are cached are in the list of them.
	 */
	private static function forget_items( int $order ): void {
		$items = wp_cache_get( "order-items-$order", 'orders' );
		foreach ( is_array( $items ) ? $items : [] as $item ) {
			$id = is_object( $item ) && is_numeric( $item->order_item_id ?? null ) ? (int) $item->order_item_id : 0;
			wp_cache_delete( "item-$id", 'order-items' );
			wp_cache_delete( WC_Data::generate_meta_cache_key( $id, 'order-items' ), 'order-items' );
			wp_cache_delete( $id, 'order_item_meta' );
		}
		wp_cache_delete( "order-items-$order", 'orders' );
	}
}
