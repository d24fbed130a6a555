<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Declaration;

use Storewright\Admin\Analytics\Query\Condition;

/**
 * Attributes of variations that a request names: what the items of orders keep of them.
 */
final class AttributePairs {

	/**
	 * That an order has, or has not, an item with each of the attributes.
	 *
	 * @param mixed  $pairs    Lists of two: ids of an attribute and of its term, or an attribute's name and value.
	 * @param string $order    Column of the order's id.
	 * @param string $operator IN or NOT IN.
	 * @return Condition|null Null where no attribute is named.
	 */
	public static function condition( mixed $pairs, string $order, string $operator ): ?Condition {
		$conditions = [];
		foreach ( is_array( $pairs ) ? $pairs : [] as $pair ) {
			$stored = is_array( $pair ) ? self::stored( array_values( $pair ) ) : null;
			if ( null !== $stored ) {
				$conditions[] = new Condition(
					"$order $operator ( SELECT f.order_id FROM {products} f JOIN {item_meta} m ON m.order_item_id = f.order_item_id
						WHERE m.meta_key = %s AND m.meta_value = %s )",
					...$stored
				);
			}
		}
		return [] === $conditions ? null : Condition::all( ...$conditions );
	}

	/**
	 * @param list<mixed> $pair
	 * @return array{string, string}|null Key and value of the item's data; null where the pair names nothing.
	 */
	private static function stored( array $pair ): ?array {
		if ( 2 !== count( $pair ) || ! is_scalar( $pair[0] ) || ! is_scalar( $pair[1] ) || '' === (string) $pair[0] ) {
			return null;
		}
		if ( ! is_numeric( $pair[0] ) || ! is_numeric( $pair[1] ) ) {
			return [ sanitize_title( (string) $pair[0] ), (string) $pair[1] ];
		}
		$term = get_term( (int) $pair[1] );
		return $term instanceof \WP_Term ? [ $term->taxonomy, $term->slug ] : null;
	}
}
