<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

/**
 * A refund in one line.
 */
final class RefundSummary {

	/**
	 * @param int    $id
	 * @param string $reason Why, may be ''.
	 * @param string $total     Negative amount.
	 * @param string $total_tax The tax in it, negative.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $reason,
		public readonly string $total,
		public readonly string $total_tax
	) {}
}
