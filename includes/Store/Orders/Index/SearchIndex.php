<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\Connection;
use Storewright\Database\DateColumn;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Keeps storewright_order_search: a row for each word of an order. Refunds are not searched.
 *
 * `listed` is 0 for orders in a status that lists leave out, such as those in the trash; `created` is the order's time in UTC, so
 * that the newest are found first without looking at the orders.
 *
 * @internal
 */
final class SearchIndex implements OrderIndexer {

	/**
	 * Rows of a statement, where many orders are added: some hundred kilobytes.
	 */
	private const ROWS_A_STATEMENT = 5000;

	/**
	 * On SQLite, where each statement is taken apart in PHP.
	 */
	private const ROWS_A_STATEMENT_SQLITE = 500;

	/**
	 * Rows that are removed at once.
	 */
	private const CLEARED_AT_ONCE = 10_000;

	private readonly RowWriter $rows;

	public function __construct( private readonly Connection $database ) {
		$this->rows = new RowWriter( $database );
	}

	public function follow( ?Order $before, ?Order $after, int $customer ): void {
		$old = null === $before ? [] : self::rows( $before );
		$new = null === $after ? [] : self::rows( $after );
		if ( $old === $new ) {
			return;
		}
		// All of them, as the database may take two words for the same.
		$this->remove( $old );
		$this->rows->add( Tables::SEARCH, $new, '', 'INSERT IGNORE' );
	}

	/**
	 * Adds many orders at once, in a transaction. Words that stand beside each other in the table are written one after the other,
	 * which is several times as fast in a large one; the server writes some while PHP finds the words of the next.
	 *
	 * @param iterable<Order> $orders
	 */
	public function add( iterable $orders ): void {
		$most = $this->database->is_sqlite() ? self::ROWS_A_STATEMENT_SQLITE : self::ROWS_A_STATEMENT;
		$rows = [];
		foreach ( $orders as $order ) {
			foreach ( self::rows( $order ) as $row ) {
				$rows[] = "({$this->database->quoted( $row['token'] )},{$row['listed']},'{$row['created']}',{$row['order_id']})";
			}
			if ( count( $rows ) >= $most ) {
				$this->write( $rows );
				$rows = [];
			}
		}
		$this->write( $rows );
	}

	/**
	 * @param list<string> $rows As SQL.
	 */
	private function write( array $rows ): void {
		if ( [] !== $rows ) {
			sort( $rows, SORT_STRING );
			$this->database->start(
				"INSERT IGNORE INTO {$this->database->table( Tables::SEARCH )} (token, listed, created, order_id) VALUES " . implode( ',', $rows )
			);
		}
	}

	/**
	 * Removes the rows of all orders.
	 *
	 * @param float $until Unix seconds by which to come back.
	 * @return bool Whether all are gone.
	 */
	public function clear( float $until ): bool {
		// SQLite knows no limit here, and a shop that needs one is on another database.
		$limit = $this->database->is_sqlite() ? '' : ' LIMIT ' . self::CLEARED_AT_ONCE;
		do {
			$removed = $this->database->execute( "DELETE FROM {$this->database->table( Tables::SEARCH )}$limit" );
			$is_done = '' === $limit || $removed < self::CLEARED_AT_ONCE;
		} while ( ! $is_done && microtime( true ) < $until );
		return $is_done;
	}

	/**
	 * Removes rows of orders.
	 *
	 * @param array<int, list<array<string, string|int|null>>> $orders Their rows by order.
	 */
	public function forget( array $orders ): void {
		foreach ( $orders as $rows ) {
			$times = [];
			foreach ( $rows as $row ) {
				$times[ "{$row['listed']} {$row['created']}" ][] = $row;
			}
			array_map( $this->remove( ... ), $times );
		}
	}

	/**
	 * Removes rows of an order by their whole keys, which differ in the word only.
	 *
	 * @param list<array<string, string|int|null>> $rows
	 */
	private function remove( array $rows ): void {
		if ( [] === $rows ) {
			return;
		}
		$this->database->execute(
			"DELETE FROM {$this->database->table( Tables::SEARCH )} WHERE token IN ("
				. RowWriter::places( $rows, '%s' )
				. ') AND listed = %d AND created = %s AND order_id = %d',
			...[
				...array_map( static fn( array $row ) => (string) $row['token'], $rows ),
				(int) $rows[0]['listed'],
				(string) $rows[0]['created'],
				(int) $rows[0]['order_id'],
			]
		);
	}

	/**
	 * The rows of an order.
	 *
	 * @return list<array{token: string, listed: int, created: string, order_id: int}>
	 */
	public static function rows( Order $order ): array {
		if ( $order->is_refund() ) {
			return [];
		}
		$rows    = [];
		$listed  = in_array( $order->status, OrderStatus::UNLISTED, true ) ? 0 : 1;
		$created = (string) DateColumn::utc( $order->created );
		foreach ( SearchTokens::of( $order ) as $token ) {
			$rows[] = [
				'token'    => $token,
				'listed'   => $listed,
				'created'  => $created,
				'order_id' => $order->id,
			];
		}
		return $rows;
	}
}
