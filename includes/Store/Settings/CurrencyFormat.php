<?php
declare(strict_types=1);

namespace Storewright\Store\Settings;

/**
 * How the shop shows money.
 */
final class CurrencyFormat {

	/**
	 * @param string $code                Currency code.
	 * @param string $symbol              Its symbol.
	 * @param string $position            'left', 'right', 'left_space' or 'right_space'.
	 * @param string $thousand_separator  Between groups of three digits, may be ''.
	 * @param string $decimal_separator   Between units and fractions.
	 * @param int    $decimals            Digits after it.
	 */
	public function __construct(
		public readonly string $code,
		public readonly string $symbol,
		public readonly string $position,
		public readonly string $thousand_separator,
		public readonly string $decimal_separator,
		public readonly int $decimals
	) {}
}
