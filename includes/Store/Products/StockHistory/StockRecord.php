<?php
declare(strict_types=1);

namespace Storewright\Store\Products\StockHistory;

use DateTimeImmutable;

/**
 * One recorded change of a product's stock.
 */
final class StockRecord {

	/**
	 * @param int               $id
	 * @param string            $cause    `order`, `refund`, or a way of ChangeOrigin.
	 * @param int               $order_id The order, 0 where none took or gave back anything.
	 * @param int               $user_id  Who, 0 where it was nobody who is logged in.
	 * @param string            $client   Name of the key or password that the request came with, '' for none.
	 * @param DateTimeImmutable $date     When, in UTC.
	 * @param string|null       $old      How many there were, a decimal text; null where none were counted.
	 * @param string|null       $new      How many there are, likewise.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $cause,
		public readonly int $order_id,
		public readonly int $user_id,
		public readonly string $client,
		public readonly DateTimeImmutable $date,
		public readonly ?string $old,
		public readonly ?string $new
	) {}
}
