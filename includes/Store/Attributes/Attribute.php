<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes;

/**
 * A property that products share, such as color, whose values are terms of a taxonomy.
 */
final class Attribute {

	/**
	 * Prefix of the taxonomies of attributes.
	 */
	public const PREFIX = 'pa_';

	/**
	 * Sort orders of an attribute's terms.
	 */
	public const ORDERS = [ 'menu_order', 'name', 'name_num', 'id' ];

	/**
	 * The name of its taxonomy, such as `pa_colour`; clients know it as the slug.
	 *
	 * @var non-empty-string
	 */
	public readonly string $taxonomy;

	/**
	 * @param int    $id           Id.
	 * @param string $name         Name inside the shop, such as `color`.
	 * @param string $label        Name that people read.
	 * @param string $type         How a value is chosen: `select`, or what an extension added.
	 * @param string $order_by     One of ORDERS.
	 * @param bool   $has_archives Whether each of its values has a page on the site.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly string $label,
		public readonly string $type = 'select',
		public readonly string $order_by = 'menu_order',
		public readonly bool $has_archives = false
	) {
		$this->taxonomy = self::PREFIX . $name;
	}
}
