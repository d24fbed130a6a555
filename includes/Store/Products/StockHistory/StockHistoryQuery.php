<?php
declare(strict_types=1);

namespace Storewright\Store\Products\StockHistory;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Database\Connection;
use Storewright\Store\Products\Tables;

/**
 * Reads the recorded changes of a product's stock. A page begins at a record and not at a number: what is recorded meanwhile moves
 * nothing, and nothing is counted.
 */
final class StockHistoryQuery {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The newest changes, newest first.
	 *
	 * @param int $product A product or a variation.
	 * @param int $limit   At most so many.
	 * @param int $before  Only those older than this record, 0 for all.
	 * @return list<StockRecord>
	 */
	public function newest( int $product, int $limit, int $before = 0 ): array {
		return $this->records( $product, 0 === $before ? '' : 'AND id < %d', 'DESC', [ ...( 0 === $before ? [] : [ $before ] ), $limit ] );
	}

	/**
	 * The changes that came next after a record, newest first.
	 *
	 * @param int $product A product or a variation.
	 * @param int $limit   At most so many.
	 * @param int $after   The record.
	 * @return list<StockRecord>
	 */
	public function next( int $product, int $limit, int $after ): array {
		return array_reverse( $this->records( $product, 'AND id > %d', 'ASC', [ $after, $limit ] ) );
	}

	/**
	 * @param string    $condition
	 * @param string    $direction
	 * @param list<int> $values
	 * @return list<StockRecord>
	 */
	private function records( int $product, string $condition, string $direction, array $values ): array {
		return array_map(
			self::of_row( ... ),
			$this->database->rows(
				"SELECT id, cause, order_id, user_id, client, date_gmt, old_value, new_value
				FROM {$this->database->table( Tables::STOCK_HISTORY )} WHERE product_id = %d $condition ORDER BY id $direction LIMIT %d",
				$product,
				...$values
			)
		);
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function of_row( array $row ): StockRecord {
		return new StockRecord(
			(int) $row['id'],
			(string) $row['cause'],
			(int) $row['order_id'],
			(int) $row['user_id'],
			(string) $row['client'],
			new DateTimeImmutable( (string) $row['date_gmt'], new DateTimeZone( 'UTC' ) ),
			$row['old_value'],
			$row['new_value']
		);
	}
}
