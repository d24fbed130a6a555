<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

/**
 * A stretch of time and how many of the orders that were asked for are in it, by status.
 *
 * @internal
 */
final class MonthlyCount {

	/**
	 * @param string             $from   First second, `Y-m-d H:i:s` in UTC.
	 * @param string             $until  The second after the last.
	 * @param array<string, int> $counts Status as stored => orders.
	 */
	public function __construct( public readonly string $from, public readonly string $until, public readonly array $counts ) {}

	/**
	 * How many orders in all.
	 */
	public function total(): int {
		return array_sum( $this->counts );
	}
}
