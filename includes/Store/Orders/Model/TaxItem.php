<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * Total of one tax rate in the whole order; its name is the rate's code, such as `US-NY-STATE TAX-1`.
 */
final class TaxItem extends Item {

	public const TYPE = 'tax';

	public int $rate_id = 0;

	/**
	 * Text that customers see.
	 */
	public string $label = '';

	public bool $compound = false;

	/**
	 * Of products and fees.
	 */
	public string $tax_total = '0';

	public string $shipping_tax_total = '0';

	/**
	 * Percent as decimal text, '' where it is not known.
	 */
	public string $rate_percent = '';

	public function type(): string {
		return self::TYPE;
	}
}
