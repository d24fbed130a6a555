<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Database\DateColumn;
use Storewright\Kernel\Options;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Keeps storewright_order_index: which orders our own tables know, and in which version, by their times of making and of change in
 * UTC. Where an order's row is missing or has other times, somebody else has written the order, such as WooCommerce.
 *
 * @internal
 */
final class IndexedOrders implements OrderIndexer {

	/**
	 * How many of the newest orders are compared.
	 */
	private const COMPARED = 50;

	private const FORGOTTEN_AT_ONCE = 5000;

	/**
	 * Whether the order `o` differs from its row `i`.
	 */
	private const DIFFERS = 'i.order_id IS NULL OR i.updated <> o.date_updated_gmt OR i.created <> o.date_created_gmt';

	private readonly string $orders;

	private readonly string $index;

	public function __construct( private readonly Connection $database, private readonly Options $options ) {
		$this->orders = $database->table( Tables::ORDERS );
		$this->index  = $database->table( Tables::INDEX );
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		$row = null === $after ? null : self::row( $after );
		if ( null !== $before && ! $this->is_known( $before ) ) {
			// What was counted of it is not what was changed now: its months are counted anew. So that it is noticed, its row stays
			// out of step.
			( new MonthsToCount( $this->options ) )->add( array_filter( [ self::row( $before ), $row ] ) );
			IndexStatus::note_behind( $this->options );
			if ( null !== $row ) {
				( new RowWriter( $this->database ) )->add(
					Tables::INDEX,
					[ self::row( $before ) ],
					'ON DUPLICATE KEY UPDATE order_id = order_id'
				);
				return;
			}
		}
		if ( null === $row ) {
			$this->forget( [ $before->id ?? 0 ] );
		} elseif ( null === $before || self::row( $before ) !== $row ) {
			( new RowWriter( $this->database ) )->add(
				Tables::INDEX,
				[ $row ],
				'ON DUPLICATE KEY UPDATE created = VALUES( created ), updated = VALUES( updated )'
			);
		}
	}

	private function is_known( Order $order ): bool {
		$known = $this->database->row( "SELECT order_id, created, updated FROM {$this->index} WHERE order_id = %d", $order->id );
		$row   = self::row( $order );
		return null !== $known && $row['created'] === $known['created'] && $row['updated'] === $known['updated'];
	}

	/**
	 * @return array{order_id: int, created: string, updated: string}
	 */
	private static function row( Order $order ): array {
		return [
			'order_id' => $order->id,
			'created'  => DateColumn::utc( $order->created ) ?? '1970-01-01 00:00:00',
			'updated'  => DateColumn::utc( $order->modified ) ?? '1970-01-01 00:00:00',
		];
	}

	/**
	 * Whether the newest orders, those that changed last, and the newest that are known say that somebody else has written. Reads a
	 * constant number of rows along indexes.
	 */
	public function is_behind(): bool {
		return null !== $this->database->value(
			"SELECT 1 FROM ( SELECT id, date_created_gmt, date_updated_gmt FROM {$this->orders} ORDER BY id DESC LIMIT %d ) o
			LEFT JOIN {$this->index} i ON i.order_id = o.id WHERE " . self::DIFFERS . "
			UNION ALL SELECT 1 FROM ( SELECT id, date_created_gmt, date_updated_gmt FROM {$this->orders}
			ORDER BY date_updated_gmt DESC LIMIT %d ) o LEFT JOIN {$this->index} i ON i.order_id = o.id WHERE " . self::DIFFERS . "
			UNION ALL SELECT 1 FROM ( SELECT order_id FROM {$this->index} ORDER BY order_id DESC LIMIT %d ) i
			LEFT JOIN {$this->orders} o ON o.id = i.order_id WHERE o.id IS NULL LIMIT 1",
			self::COMPARED,
			self::COMPARED,
			self::COMPARED
		);
	}

	/**
	 * The next orders that others have written.
	 *
	 * @param int $after The last one that is done.
	 * @param int $limit
	 * @return array<int, array{created: string|null, updated: string|null}> By id, with the times that are known of them, oldest first.
	 */
	public function written_by_others( int $after, int $limit ): array {
		return $this->known(
			$this->database->rows(
				"SELECT o.id, i.created, i.updated FROM {$this->orders} o LEFT JOIN {$this->index} i ON i.order_id = o.id
				WHERE o.id > %d AND ( "
					. self::DIFFERS
					. ' ) ORDER BY o.id LIMIT %d',
				$after,
				$limit
			)
		);
	}

	/**
	 * The next orders that others have removed.
	 *
	 * @param int $after The last one that is done.
	 * @param int $limit
	 * @return array<int, array{created: string|null, updated: string|null}> By id, with the times that are known of them, oldest first.
	 */
	public function removed_by_others( int $after, int $limit ): array {
		return $this->known(
			$this->database->rows(
				"SELECT i.order_id AS id, i.created, i.updated FROM {$this->index} i
				LEFT JOIN {$this->orders} o ON o.id = i.order_id WHERE i.order_id > %d AND o.id IS NULL ORDER BY i.order_id LIMIT %d",
				$after,
				$limit
			)
		);
	}

	/**
	 * Stores a time of change for orders that have none, or one before they were made: lists by that time rely on it.
	 *
	 * @param array<int, array<string, string|null>> $rows Locked rows of orders, by id, with both times.
	 * @return array<int, array<string, string|null>> The rows as they are now.
	 */
	public function with_times( array $rows ): array {
		$without = array_filter( $rows, static fn( array $row ) => (string) $row['date_updated_gmt'] < (string) $row['date_created_gmt'] );
		if ( [] !== $without ) {
			$ids = array_keys( $without );
			$this->database->execute(
				"UPDATE {$this->orders} SET date_updated_gmt = date_created_gmt WHERE id IN (" . RowWriter::places( $ids ) . ')',
				...$ids
			);
		}
		foreach ( $without as $id => $row ) {
			$rows[ $id ]['date_updated_gmt'] = $row['date_created_gmt'];
		}
		return $rows;
	}

	/**
	 * Notes that orders are known as they are stored now.
	 *
	 * @param array<int, array<string, string|null>> $rows Of orders, by id, with both times.
	 */
	public function note( array $rows ): void {
		$values = [];
		foreach ( $rows as $id => $row ) {
			$times    = array_map(
				static fn( ?string $time ) => $time ?? '1970-01-01 00:00:00',
				[ $row['date_created_gmt'], $row['date_updated_gmt'] ]
			);
			$values[] = "($id, {$this->database->quoted( $times[0] )}, {$this->database->quoted( $times[1] )})";
		}
		if ( [] !== $values ) {
			$this->database->start(
				"INSERT INTO {$this->index} ( order_id, created, updated ) VALUES " . implode( ', ', $values ) . '
				ON DUPLICATE KEY UPDATE created = VALUES( created ), updated = VALUES( updated )'
			);
		}
	}

	/**
	 * Times of orders as MonthsToCount takes them.
	 *
	 * @param array<int, array<string, string|null>> $rows Of orders, by id, with both times.
	 * @return list<array{created: string|null, updated: string|null}>
	 */
	public static function times( array $rows ): array {
		return array_map(
			static fn( array $row ) => [
				'created' => $row['date_created_gmt'],
				'updated' => $row['date_updated_gmt'],
			],
			array_values( $rows )
		);
	}

	/**
	 * Forgets the next orders, so that they are indexed anew.
	 *
	 * @param int $id The last one that is forgotten.
	 * @return string|null The last one that is forgotten now, null where there were none.
	 */
	public function forget_after( int $id ): ?string {
		$last = $this->database->value(
			"SELECT MAX( order_id ) FROM ( SELECT order_id FROM {$this->index} WHERE order_id > %d ORDER BY order_id LIMIT %d ) i",
			$id,
			self::FORGOTTEN_AT_ONCE
		);
		if ( null !== $last ) {
			$this->database->execute( "DELETE FROM {$this->index} WHERE order_id > %d AND order_id <= %d", $id, (int) $last );
		}
		return $last;
	}

	/**
	 * Forgets orders.
	 *
	 * @param non-empty-list<int> $ids
	 */
	public function forget( array $ids ): void {
		$this->database->execute( "DELETE FROM {$this->index} WHERE order_id IN (" . RowWriter::places( $ids ) . ')', ...$ids );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return array<int, array{created: string|null, updated: string|null}>
	 */
	private function known( array $rows ): array {
		$times = [];
		foreach ( $rows as $row ) {
			$times[ (int) $row['id'] ] = [
				'created' => $row['created'] ?? null,
				'updated' => $row['updated'] ?? null,
			];
		}
		return $times;
	}
}
