<?php
declare(strict_types=1);

namespace Storewright\Shop;

/**
 * Writes the rows that reports read anew, from the orders. Orders may be made and changed meanwhile. For background jobs: Shop\Reports.
 */
interface ReportWriter {

	/**
	 * How many orders are to be written at once: some tenths of a second, and a few megabytes.
	 */
	public function at_once(): int;

	/**
	 * How many orders there are; refunds are not counted.
	 *
	 * @param bool        $missing_only Whether only those are meant of which reports know nothing.
	 * @param string|null $since        Only those made at this time (UTC, `Y-m-d H:i:s`) or later; null for all.
	 */
	public function count( bool $missing_only = false, ?string $since = null ): int;

	/**
	 * The next orders by id; refunds go with theirs.
	 *
	 * @param int         $after        The last one that is done.
	 * @param int         $limit        At most so many.
	 * @param bool        $missing_only Whether only those are meant of which reports know nothing.
	 * @param string|null $since        Only those made at this time (UTC, `Y-m-d H:i:s`) or later; null for all.
	 * @return list<int> Ids, the lowest first.
	 */
	public function next( int $after, int $limit, bool $missing_only, ?string $since = null ): array;

	/**
	 * Writes the rows of some orders and of their refunds anew.
	 *
	 * @param list<int> $ids
	 */
	public function rewrite( array $ids ): void;

	/**
	 * The next orders by id of a day: those that were made then, and those of which the rows say that they were made, paid or completed
	 * then. The same of refunds stands for their orders.
	 *
	 * @param string $day   Such as `2026-11-01`, in site time.
	 * @param int    $after The last one that is done.
	 * @param int    $limit At most so many.
	 * @return list<int> Ids, the lowest first. Orders that are gone may be among them.
	 */
	public function of_day( string $day, int $after, int $limit ): array;

	/**
	 * What the rows of some orders and of their refunds are to be, as the orders say, whatever is stored. Whose orders they are is taken
	 * from the rows that are there.
	 *
	 * @param list<int> $ids
	 * @return array<int, array<int, array<string, list<array<string, string|int|null>>>>> By order: as Reports\OrderFamily::rows(), [] for
	 *   what is to have none. Orders of which this can't be said now are missing.
	 */
	public function expected( array $ids ): array;

	/**
	 * Removes the rows of orders and refunds that are gone.
	 *
	 * @param int $limit At most so many.
	 * @return int How many were removed.
	 */
	public function remove_gone( int $limit ): int;
}
