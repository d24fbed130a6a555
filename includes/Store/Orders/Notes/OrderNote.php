<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Notes;

use DateTimeImmutable;

/**
 * A note at an order.
 */
final class OrderNote {

	/**
	 * @param int                    $id
	 * @param int                    $order_id     The order that it is pinned to.
	 * @param string                 $author       Name of who wrote it, '' where the system did.
	 * @param string                 $text
	 * @param bool                   $for_customer Whether the customer is to read it.
	 * @param DateTimeImmutable|null $date_created UTC.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $order_id,
		public readonly string $author,
		public readonly string $text,
		public readonly bool $for_customer,
		public readonly ?DateTimeImmutable $date_created
	) {}
}
