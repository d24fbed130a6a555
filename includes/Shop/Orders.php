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

	/**
	 * What reports tell of orders that is not in their tables.
	 *
	 * @param list<int> $ids
	 * @return array<int, ReportedOrder> By id, all of them.
	 */
	public function reported( array $ids ): array;

	/**
	 * The statuses that orders can have here, those of plugins included.
	 *
	 * @return array<string, string> Status without prefix => translated name.
	 */
	public function status_names(): array;
}
