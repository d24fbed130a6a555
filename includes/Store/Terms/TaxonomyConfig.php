<?php
declare(strict_types=1);

namespace Storewright\Store\Terms;

/**
 * The fields of a taxonomy's terms besides name, slug and description.
 */
final class TaxonomyConfig {

	/**
	 * @param non-empty-string $taxonomy    Name of the taxonomy, such as `product_cat`.
	 * @param bool             $nested      Whether terms can lie below another.
	 * @param bool             $ordered     Whether the owner puts them in an order.
	 * @param bool             $illustrated Whether they have an image and a way of being displayed.
	 */
	public function __construct(
		public readonly string $taxonomy,
		public readonly bool $nested = false,
		public readonly bool $ordered = false,
		public readonly bool $illustrated = false
	) {}
}
