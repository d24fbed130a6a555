<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\History;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Database\Connection;
use Storewright\Store\Orders\Tables;

/**
 * Reads what was changed of orders, when and by whom, and forgets it.
 */
final class HistoryQuery {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The latest saves of an order, newest first.
	 *
	 * @param int $order_id
	 * @param int $limit    At most so many.
	 * @return list<HistoryRecord>
	 */
	public function newest( int $order_id, int $limit ): array {
		return $this->records( 'order_id = %d ORDER BY id DESC LIMIT %d', $order_id, $limit );
	}

	/**
	 * All saves of some orders, oldest first.
	 *
	 * @param list<int> $order_ids
	 * @return array<int, list<HistoryRecord>> By order; those without any are missing.
	 */
	public function several( array $order_ids ): array {
		$found  = [];
		$places = implode( ', ', array_fill( 0, count( $order_ids ), '%d' ) );
		foreach ( [] === $order_ids ? [] : $this->records( "order_id IN ( $places ) ORDER BY order_id, id", ...$order_ids ) as $record ) {
			$found[ $record->order_id ][] = $record;
		}
		return $found;
	}

	/**
	 * Removes what is recorded of an order.
	 */
	public function forget( int $order_id ): void {
		$this->database->delete( Tables::HISTORY, [ 'order_id' => $order_id ] );
	}

	/**
	 * @return list<HistoryRecord>
	 */
	private function records( string $condition, int ...$values ): array {
		return array_map(
			self::of_row( ... ),
			$this->database->rows(
				"SELECT order_id, user_id, date_gmt, cause, client, changes FROM {$this->database->table( Tables::HISTORY )} WHERE $condition",
				...array_values( $values )
			)
		);
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function of_row( array $row ): HistoryRecord {
		$stored = json_decode( (string) $row['changes'], true );
		return new HistoryRecord(
			(int) $row['order_id'],
			(int) $row['user_id'],
			(string) $row['cause'],
			(string) $row['client'],
			new DateTimeImmutable( (string) $row['date_gmt'], new DateTimeZone( 'UTC' ) ),
			array_map( OrderChange::of( ... ), array_values( array_filter( is_array( $stored ) ? $stored : [], is_array( ... ) ) ) )
		);
	}
}
