<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * How prices and measures are written in a country.
 */
final class LocaleInfo {

	/**
	 * @param string                                   $currency           ISO 4217 code.
	 * @param 'left'|'right'|'left_space'|'right_space' $position          Where the symbol stands.
	 * @param string                                   $thousand_separator Between groups of three digits.
	 * @param string                                   $decimal_separator  Before the decimals.
	 * @param int                                      $decimals           Number of decimals in prices.
	 * @param string                                   $weight_unit        Unit of weights: kg or lbs.
	 * @param string                                   $dimension_unit     Unit of lengths: cm or in.
	 */
	public function __construct(
		public readonly string $currency,
		public readonly string $position,
		public readonly string $thousand_separator,
		public readonly string $decimal_separator,
		public readonly int $decimals,
		public readonly string $weight_unit,
		public readonly string $dimension_unit
	) {}
}
