<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Brick\Math\BigDecimal;
use Storewright\Database\Meta\MetaChange;

/**
 * A refund that somebody wants to make.
 */
final class RefundRequest {

	/**
	 * @param BigDecimal|null  $amount     Money with tax; null for the sum of the items.
	 * @param string           $reason     Why, may be ''.
	 * @param list<RefundItem>   $items      What it is for; none where it is only an amount.
	 * @param bool             $restock    Whether pieces that come back return to stock.
	 * @param bool             $by_gateway Whether the payment provider is to give the money back.
	 * @param int              $user_id    Who makes it, 0 for nobody.
	 * @param list<MetaChange> $meta       What is kept with it.
	 */
	public function __construct(
		public readonly ?BigDecimal $amount,
		public readonly string $reason = '',
		public readonly array $items = [],
		public readonly bool $restock = true,
		public readonly bool $by_gateway = false,
		public readonly int $user_id = 0,
		public readonly array $meta = []
	) {}
}
