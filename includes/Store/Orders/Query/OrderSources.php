<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

use Storewright\Database\Connection;
use Storewright\Shop\ReportedOrder;
use Storewright\Store\Orders\Tables;

/**
 * Reads how the customers of orders came.
 */
final class OrderSources {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Returns the rows of meta data that say so: order_id, name, value.
	 *
	 * @param list<int> $ids Of orders.
	 * @return list<array<string, string|null>>
	 */
	public function rows( array $ids ): array {
		// Exports ask about hundreds, whom placeholders take longer than the database does.
		$places = implode( ', ', $ids );
		return [] === $ids ? [] : $this->database->rows(
			"SELECT order_id, meta_key AS name, meta_value AS value FROM {$this->database->table( Tables::META )}
			WHERE order_id IN ( $places ) AND meta_key IN ( %s, %s ) ORDER BY id DESC",
			...ReportedOrder::META
		);
	}
}
