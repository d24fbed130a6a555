<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;

/**
 * The stock of products and variations, `o`.
 */
final class StockItems {

	/**
	 * The option that says how many are few, where the product doesn't.
	 */
	private const FEW = 'woocommerce_notify_low_stock_amount';

	/**
	 * What follows FROM: each published product and variation, with how many are left and how many are few.
	 */
	public static function source(): Condition {
		$stored = get_option( self::FEW, '2' );
		return new Condition(
			"( SELECT i.ID AS id, CASE WHEN i.post_type = 'product_variation' THEN i.post_parent ELSE 0 END AS parent_id,
				i.post_title AS name, i.post_date AS date_created, COALESCE( k.sku, '' ) AS sku,
				COALESCE( k.stock_status, '' ) AS stock_status, COALESCE( k.stock_quantity, 0 ) AS stock_quantity,
				CASE WHEN k.stock_quantity IS NULL THEN 0 ELSE 1 END AS manage_stock,
				CASE WHEN w.meta_value <> '' THEN CAST( w.meta_value AS SIGNED )
					WHEN v.meta_value <> '' THEN CAST( v.meta_value AS SIGNED ) ELSE %d END AS low_stock_amount
				FROM {posts} i LEFT JOIN {skus} k ON k.product_id = i.ID
				LEFT JOIN {posts} a ON a.ID = i.post_parent AND i.post_type = 'product_variation'
				LEFT JOIN {post_meta} w ON w.post_id = i.ID AND w.meta_key = '_low_stock_amount'
				LEFT JOIN {post_meta} v ON v.post_id = a.ID AND v.meta_key = '_low_stock_amount'
				WHERE i.post_status = 'publish' AND ( i.post_type = 'product'
					OR ( i.post_type = 'product_variation' AND a.post_status = 'publish' ) ) ) o",
			is_numeric( $stored ) ? (int) $stored : 2
		);
	}

	/**
	 * That few are left of what is in stock.
	 */
	public const FEW_LEFT = "o.manage_stock = 1 AND o.stock_status = 'instock' AND o.stock_quantity <= o.low_stock_amount";
}
