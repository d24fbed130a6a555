<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * A way of shipping that was chosen; its name is the title that the customer saw.
 */
final class ShippingItem extends Item {

	public const TYPE = 'shipping';

	/**
	 * Such as `flat_rate`.
	 */
	public string $method_id = '';

	/**
	 * Id of the method in its zone, '' where it has none.
	 */
	public string $instance_id = '';

	/**
	 * Without tax.
	 */
	public string $total = '0';

	public string $total_tax = '0';

	/**
	 * `taxable` or `none`.
	 */
	public string $tax_status = 'taxable';

	/**
	 * Id of the tax rate => tax of the total.
	 *
	 * @var array<int, string>
	 */
	public array $taxes = [];

	/**
	 * In a refund: the row of the order that this one refunds, else 0.
	 */
	public int $refunded_item_id = 0;

	public function type(): string {
		return self::TYPE;
	}
}
