<?php
declare(strict_types=1);

namespace Storewright\Store\Shipping;

use WP_Term;

/**
 * Shipping classes of products, such as bulky goods: terms, of which methods have costs of their own.
 */
final class ShippingClasses {

	private const TAXONOMY = 'product_shipping_class';

	/**
	 * Every shipping class. One query, which WordPress caches.
	 *
	 * @return array<int, string> Term id => name.
	 */
	public static function names(): array {
		$terms = taxonomy_exists( self::TAXONOMY ) ? get_terms(
			[
				'taxonomy'   => self::TAXONOMY,
				'hide_empty' => false,
				'orderby'    => 'name',
			]
		) : [];
		$names = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$names[ $term->term_id ] = $term->name;
			}
		}
		return $names;
	}
}
