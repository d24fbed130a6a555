<?php
declare(strict_types=1);

namespace Storewright\Store\Seed;

/**
 * Money that went back: for pieces of one line, or an amount without saying for what. Amounts are in cents, positive.
 */
final class SeedRefund {

	/**
	 * @param int             $moment   When, in Unix seconds.
	 * @param int             $amount   All that went back.
	 * @param string          $reason   Why.
	 * @param int|null        $line     Which line came back, null where no item is named.
	 * @param int             $quantity How many pieces of it.
	 * @param int             $net      What they had cost without tax.
	 * @param array<int, int> $taxes    SeedTaxRate => tax of it.
	 */
	public function __construct(
		public readonly int $moment,
		public readonly int $amount,
		public readonly string $reason,
		public readonly ?int $line = null,
		public readonly int $quantity = 0,
		public readonly int $net = 0,
		public readonly array $taxes = []
	) {}
}
