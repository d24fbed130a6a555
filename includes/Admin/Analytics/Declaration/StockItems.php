<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Kernel\Context;

/**
 * The stock of products and variations, `o`.
 */
final class StockItems {

	/**
	 * The option that says how many are few, where the product doesn't.
	 */
	private const FEW = 'woocommerce_notify_low_stock_amount';

	/**
	 * What follows FROM: each published product and variation, with how many are left.
	 */
	public static function source(): Condition {
		return new Condition(
			"( SELECT i.ID AS id, CASE WHEN i.post_type = 'product_variation' THEN i.post_parent ELSE 0 END AS parent_id,
				i.post_title AS name, i.post_date AS date_created, COALESCE( k.sku, '' ) AS sku,
				COALESCE( k.stock_status, '' ) AS stock_status, COALESCE( k.stock_quantity, 0 ) AS stock_quantity,
				CASE WHEN k.stock_quantity IS NULL THEN 0 ELSE 1 END AS manage_stock
				FROM {posts} i LEFT JOIN {skus} k ON k.product_id = i.ID
				WHERE i.post_status = 'publish' AND ( i.post_type = 'product' OR ( i.post_type = 'product_variation'
					AND i.post_parent IN ( SELECT a.ID FROM {posts} a WHERE a.post_type = 'product' AND a.post_status = 'publish' ) ) ) ) o"
		);
	}

	/**
	 * How many are few, where the product doesn't say.
	 */
	private static function usual(): int {
		$stored = get_option( self::FEW, '2' );
		return is_numeric( $stored ) ? (int) $stored : 2;
	}

	/**
	 * How many are few of some products and variations: as they say, or a variation's product.
	 *
	 * @param Context                                 $context
	 * @param list<array{id: int, parent_id: int}> $items
	 * @return list<int>
	 */
	public static function few_of( Context $context, array $items ): array {
		$ids = array_values( array_unique( [ ...array_column( $items, 'id' ), ...array_column( $items, 'parent_id' ) ] ) );
		$say = [];
		if ( [] !== $ids ) {
			$in = Condition::in( 'post_id', $ids );
			foreach ( $context->database->rows(
				"SELECT post_id, meta_value FROM {$context->database->table( 'postmeta' )}
				WHERE {$in->sql} AND meta_key = '_low_stock_amount' AND meta_value <> '' ORDER BY meta_id DESC",
				...$in->args
			) as $row ) {
				$say[ (int) $row['post_id'] ] = (int) $row['meta_value'];
			}
		}
		return array_map( static fn( array $one ) => $say[ $one['id'] ] ?? $say[ $one['parent_id'] ] ?? self::usual(), $items );
	}

	/**
	 * An expression for how many are few.
	 */
	private static function few(): string {
		$of = static fn( string $id ): string => "( SELECT CAST( w.meta_value AS SIGNED ) FROM {post_meta} w
			WHERE w.post_id = $id AND w.meta_key = '_low_stock_amount' AND w.meta_value <> '' LIMIT 1 )";
		return "COALESCE( {$of( 'o.id' )}, {$of( 'o.parent_id' )}, " . self::usual() . ' )';
	}

	/**
	 * That few are left of what is in stock.
	 */
	public static function few_left(): string {
		return "o.manage_stock = 1 AND o.stock_status = 'instock' AND o.stock_quantity <= " . self::few();
	}
}
