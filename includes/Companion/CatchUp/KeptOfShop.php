<?php
declare(strict_types=1);

namespace Storewright\Companion\CatchUp;

use Automattic\WooCommerce\Caches\OrderCountCache;
use Automattic\WooCommerce\Caches\ProductCountCache;
use Storewright\Database\Connection;
use WC_Cache_Helper;
use WC_Comments;

/**
 * Has WooCommerce forget what it keeps of the shop in a persistent object cache. Other plugins, and other sites, keep what is theirs:
 * emptying the whole cache would take it from them.
 */
final class KeptOfShop {

	/**
	 * Groups in which WooCommerce's keys begin with a word of this site's: another word, and none of them is found any more.
	 */
	private const PREFIXED = [
		'orders',
		'orders_data',
		'orders_meta',
		'order_objects',
		'products',
		'coupons',
		'webhooks',
		'filter_data',
		'filter_clauses',
	];

	/**
	 * Other keys, by group, that are the same for all orders and products.
	 */
	private const KEYS = [
		''                      => [ 'woocommerce_onboarding_task_tax_rates_exist' ],
		'woocommerce'           => [ 'woocommerce_has_downloadable_products' ],
		'woocommerce_analytics' => [ 'woocommerce_analytics_orders_statuses_all' ],
		'wc_products'           => [ 'last_modified' ],
		'wc_comment_counts'     => [ 'woocommerce_product_reviews_pending_count' ],
		'counts'                => [ 'woocommerce_hpos_pending_sync_count', 'woocommerce_hpos_has_orders_pending_sync' ],
	];

	/**
	 * Groups with a key for each order or its items, which no word of the site's begins.
	 */
	private const OF_ORDERS = [ 'order-items', 'order_item_meta' ];

	/**
	 * Forgets what one step can: counts, what begins with a word of the site's, and, where the cache can empty a group and no other site
	 * shares it, what is kept of each order's items.
	 */
	public static function forget_at_once( Connection $database ): void {
		foreach ( self::PREFIXED as $group ) {
			WC_Cache_Helper::invalidate_cache_group( $group );
		}
		foreach ( self::KEYS as $group => $keys ) {
			wp_cache_delete_multiple( $keys, $group );
		}
		WC_Comments::delete_comments_count_cache();
		foreach ( [ 'shop_order', 'shop_order_refund' ] as $type ) {
			( new OrderCountCache() )->flush( $type );
		}
		if ( class_exists( ProductCountCache::class ) ) {
			foreach ( [ 'product', 'product_variation' ] as $type ) {
				( new ProductCountCache() )->flush( $type );
			}
		}
		if ( ! is_multisite() && wp_cache_supports( 'flush_group' ) ) {
			foreach ( self::OF_ORDERS as $group ) {
				wp_cache_flush_group( $group );
			}
		}
		$categories = self::ids(
			$database->column( "SELECT term_id FROM {$database->table( 'term_taxonomy' )} WHERE taxonomy = 'product_cat'" )
		);
		wp_cache_delete_multiple(
			array_map( static fn( int $id ): string => "product-category-hierarchy-$id", [ 0, ...$categories ] ),
			'product_cat'
		);
		wp_cache_delete_multiple( self::ids( $database->column( "SELECT webhook_id FROM {$database->table( 'wc_webhooks' )}" ) ), 'webhooks' );
	}

	/**
	 * Forgets the next orders and their items.
	 *
	 * @param Connection $database
	 * @param int        $after Id of the last one that is done.
	 * @param int        $limit At most so many.
	 * @return int|null The last one that is done now, null where there were none.
	 */
	public static function forget_orders( Connection $database, int $after, int $limit ): ?int {
		$orders = self::ids(
			$database->column( "SELECT id FROM {$database->table( 'wc_orders' )} WHERE id > %d ORDER BY id LIMIT %d", $after, $limit )
		);
		if ( [] === $orders ) {
			return null;
		}
		$items = self::ids(
			$database->column(
				"SELECT order_item_id FROM {$database->table( 'woocommerce_order_items' )}
				WHERE order_id IN ( " . implode( ', ', array_fill( 0, count( $orders ), '%d' ) ) . ' )',
				...$orders
			)
		);
		foreach ( [ 'order-items-', 'order-needs-processing-' ] as $key ) {
			wp_cache_delete_multiple( array_map( static fn( int $id ): string => $key . $id, $orders ), 'orders' );
		}
		wp_cache_delete_multiple( array_map( static fn( int $id ): string => "item-$id", $items ), 'order-items' );
		wp_cache_delete_multiple( $items, 'order_item_meta' );
		return $orders[ count( $orders ) - 1 ];
	}

	/**
	 * Forgets the next products and variations: each has groups of its own.
	 *
	 * @param Connection $database
	 * @param int        $after Id of the last one that is done.
	 * @param int        $limit At most so many.
	 * @return int|null The last one that is done now, null where there were none.
	 */
	public static function forget_products( Connection $database, int $after, int $limit ): ?int {
		$products = self::ids(
			$database->column(
				"SELECT ID FROM {$database->table( 'posts' )}
				WHERE post_type IN ( 'product', 'product_variation' ) AND ID > %d ORDER BY ID LIMIT %d",
				$after,
				$limit
			)
		);
		foreach ( $products as $id ) {
			WC_Cache_Helper::invalidate_cache_group( "product_$id" );
			wp_cache_delete( 'lookup_table', "object_$id" );
		}
		return [] === $products ? null : $products[ count( $products ) - 1 ];
	}

	/**
	 * @param list<string> $column
	 * @return list<int>
	 */
	private static function ids( array $column ): array {
		return array_map( intval( ... ), $column );
	}
}
