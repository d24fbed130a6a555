<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Orders, wherever the shop keeps them.
 */
interface Orders {

	/**
	 * How many orders there are in each status.
	 *
	 * @return array<string, int> By status without prefix, such as `processing`; those without orders are missing.
	 */
	public function count_by_status(): array;

	/**
	 * Whether there is an order, in whatever status.
	 */
	public function any(): bool;

	/**
	 * How many orders are in one of some statuses.
	 *
	 * @param list<string> $statuses Without prefix.
	 */
	public function count_in( array $statuses ): int;

	/**
	 * The oldest orders in one of some statuses.
	 *
	 * @param list<string> $statuses Without prefix.
	 * @param int          $limit    At most so many.
	 * @return list<WaitingOrder> The oldest first.
	 */
	public function oldest_in( array $statuses, int $limit ): array;
}
