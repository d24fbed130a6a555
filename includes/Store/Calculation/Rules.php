<?php
declare(strict_types=1);

namespace Storewright\Store\Calculation;

/**
 * How a shop calculates: what its settings say, as values.
 */
final class Rules {

	/**
	 * The shipping tax class that follows what is shipped.
	 */
	public const INHERIT = 'inherit';

	/**
	 * @param bool   $taxes                 Whether taxes are calculated at all.
	 * @param bool   $prices_include_tax    Whether unit prices contain the tax of the shop's own place.
	 * @param bool   $round_at_subtotal     Whether taxes are added up exactly and rounded once an order, not once a line.
	 * @param bool   $discounts_in_sequence Whether a percentage is taken of what earlier coupons left.
	 * @param int    $decimals              Decimals of the currency.
	 * @param string $shipping_tax_class    A tax class, '' for the standard one, or INHERIT.
	 */
	public function __construct(
		public readonly bool $taxes = true,
		public readonly bool $prices_include_tax = false,
		public readonly bool $round_at_subtotal = false,
		public readonly bool $discounts_in_sequence = false,
		public readonly int $decimals = 2,
		public readonly string $shipping_tax_class = self::INHERIT
	) {}
}
