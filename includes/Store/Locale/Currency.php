<?php
declare(strict_types=1);

namespace Storewright\Store\Locale;

/**
 * A currency.
 */
final class Currency {

	/**
	 * @param string $code     ISO 4217 code.
	 * @param string $name     Translated name.
	 * @param string $symbol   Symbol as text, such as `$` or `zł`; the code where the currency has none.
	 * @param int    $decimals Decimals that amounts usually have.
	 */
	public function __construct(
		public readonly string $code,
		public readonly string $name,
		public readonly string $symbol,
		public readonly int $decimals
	) {}
}
