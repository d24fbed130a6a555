<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

use Storewright\Database\Meta\MetaEntry;

/**
 * A row of an order.
 *
 * Amounts are decimal text in the order's currency, such as `12.50`; '' where nothing is known.
 */
abstract class Item {

	/**
	 * Id of the row, 0 until the order is saved.
	 */
	public int $id = 0;

	/**
	 * Name of the item: the product's name, the title of the method, the code of the coupon or of the tax rate.
	 */
	public string $name = '';

	/**
	 * Meta data of extensions and clients. An entry with the id 0 is new.
	 *
	 * @var list<MetaEntry>
	 */
	public array $meta = [];

	/**
	 * WooCommerce's name of the kind: `line_item`, `shipping`, `fee`, `coupon` or `tax`.
	 */
	abstract public function type(): string;
}
