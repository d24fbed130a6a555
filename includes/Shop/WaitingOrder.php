<?php
declare(strict_types=1);

namespace Storewright\Shop;

use DateTimeImmutable;

/**
 * What a list of orders that wait says of one.
 */
final class WaitingOrder {

	/**
	 * @param int                    $id
	 * @param string                 $number   As customers know it.
	 * @param string                 $customer Name of who pays; '' where none is known.
	 * @param string                 $total    Decimal string.
	 * @param string                 $currency ISO 4217.
	 * @param string                 $status   Without prefix, such as `processing`.
	 * @param DateTimeImmutable|null $created  UTC; null where it is not known.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $number,
		public readonly string $customer,
		public readonly string $total,
		public readonly string $currency,
		public readonly string $status,
		public readonly ?DateTimeImmutable $created
	) {}
}
