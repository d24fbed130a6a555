<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

/**
 * The family's names of post types and taxonomies.
 */
final class Names {

	public const PRODUCT = 'product';

	public const VARIATION = 'product_variation';

	public const TYPE = 'product_type';

	public const VISIBILITY = 'product_visibility';

	public const CATEGORY = 'product_cat';

	public const TAG = 'product_tag';

	public const BRAND = 'product_brand';

	public const SHIPPING_CLASS = 'product_shipping_class';

	/**
	 * What the taxonomy of a global attribute begins with.
	 */
	public const ATTRIBUTE_PREFIX = 'pa_';

	/**
	 * The terms that every shop has, by taxonomy.
	 */
	public const TERMS = [
		self::TYPE       => [ 'simple', 'grouped', 'variable', 'external' ],
		self::VISIBILITY => [ 'exclude-from-search', 'exclude-from-catalog', 'featured', 'outofstock', 'rated-1', 'rated-2', 'rated-3', 'rated-4', 'rated-5' ],
	];
}
