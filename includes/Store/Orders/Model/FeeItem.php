<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * Something else that is charged, such as wrapping; a negative one takes off.
 */
final class FeeItem extends Item {

	public const TYPE = 'fee';

	/**
	 * Slug of the tax class, '' for the standard rate.
	 */
	public string $tax_class = '';

	/**
	 * `taxable` or `none`.
	 */
	public string $tax_status = 'taxable';

	/**
	 * As it was set, before anything was apportioned.
	 */
	public string $amount = '0';

	/**
	 * Without tax.
	 */
	public string $total = '0';

	public string $total_tax = '0';

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
