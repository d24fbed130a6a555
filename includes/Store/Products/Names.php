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
}
