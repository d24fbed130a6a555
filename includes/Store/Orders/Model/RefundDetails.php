<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Model;

/**
 * Fields of a refund besides its amounts.
 */
final class RefundDetails {

	/**
	 * @param string $amount     What is given back, as positive decimal text.
	 * @param string $reason     What somebody wrote.
	 * @param int    $by         Account that refunded, 0 if none.
	 * @param bool   $by_gateway Whether the money went back through the gateway.
	 */
	public function __construct(
		public readonly string $amount,
		public readonly string $reason = '',
		public readonly int $by = 0,
		public readonly bool $by_gateway = false
	) {}
}
