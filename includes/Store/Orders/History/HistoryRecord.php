<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

use DateTimeImmutable;

/**
 * What one save has changed of an order.
 */
final class HistoryRecord {

	/**
	 * @param int               $order_id
	 * @param int               $user_id Who saved it, 0 where it was nobody who is logged in.
	 * @param string            $cause   A way of ChangeOrigin.
	 * @param string            $client  Name of the key or password that the request came with, '' for none.
	 * @param DateTimeImmutable $date    When, in UTC.
	 * @param list<OrderChange> $changes
	 */
	public function __construct(
		public readonly int $order_id,
		public readonly int $user_id,
		public readonly string $cause,
		public readonly string $client,
		public readonly DateTimeImmutable $date,
		public readonly array $changes
	) {}
}
