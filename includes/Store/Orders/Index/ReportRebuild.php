<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Storewright\Database\DeadlockRetry;
use Storewright\Database\StaleRead;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\OrderFacts;
use Storewright\Shop\Reports\OrderFamily;
use Storewright\Shop\Reports\RowStore;
use Storewright\Shop\Reports\SiteDay;
use Storewright\Shop\ReportWriter;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Tables;

/**
 * Writes what ReportLookups keeps anew, many orders at once.
 *
 * @internal
 */
final class ReportRebuild implements ReportWriter {

	private const AT_ONCE = 500;

	/**
	 * How many orders are read with one query, while PHP makes the rows of those before.
	 */
	private const READ_AT_ONCE = 125;

	/**
	 * The same on SQLite, where statements are taken apart in PHP.
	 */
	private const AT_ONCE_SQLITE = 200;

	private readonly string $orders;

	private readonly string $stats;

	private readonly RowStore $store;

	private readonly ReportReader $reader;

	public function __construct( private readonly Context $context, private readonly ReportCustomerIds $customer_ids ) {
		$tables       = $context->shop()->report_tables();
		$this->orders = $context->database->table( Tables::ORDERS );
		$this->stats  = $tables->order_stats;
		$this->reader = new ReportReader( $context->database );
		$this->store  = new RowStore( $context->database, $context->options, $tables );
	}

	public function at_once(): int {
		return $this->context->database->is_sqlite() ? self::AT_ONCE_SQLITE : self::AT_ONCE;
	}

	public function count( bool $missing_only = false, ?string $since = null ): int {
		[ $sql, $args ] = $this->meant( $missing_only, $since );
		return (int) $this->context->database->value(
			"SELECT COUNT(*) FROM {$this->orders} o WHERE o.type = %s $sql",
			Order::TYPE,
			...$args
		);
	}

	public function next( int $after, int $limit, bool $missing_only, ?string $since = null ): array {
		[ $sql, $args ] = $this->meant( $missing_only, $since );
		// The index of statuses, which the database would choose, has them all read and sorted each time.
		$index = $this->context->database->is_sqlite() ? '' : 'FORCE INDEX ( PRIMARY )';
		return array_map(
			intval( ... ),
			$this->context->database->column(
				"SELECT o.id FROM {$this->orders} o $index WHERE o.id > %d AND o.type = %s AND o.status NOT IN ( %s, %s ) $sql ORDER BY o.id LIMIT %d",
				$after,
				Order::TYPE,
				OrderStatus::stored( OrderStatus::AUTO_DRAFT ),
				OrderStatus::stored( OrderStatus::CHECKOUT_DRAFT ),
				...[ ...$args, $limit ]
			)
		);
	}

	/**
	 * @return array{string, list<string>} A condition for orders, `o`, and its values.
	 */
	private function meant( bool $missing_only, ?string $since ): array {
		$missing = "AND NOT EXISTS ( SELECT 1 FROM {$this->stats} s WHERE s.order_id = o.id )";
		$dated   = null === $since ? '' : 'AND o.date_created_gmt >= %s';
		return [ ( $missing_only ? "$missing " : '' ) . $dated, null === $since ? [] : [ $since ] ];
	}

	public function rewrite( array $ids ): void {
		if ( [] === $ids ) {
			return;
		}
		// Orders that are saved meanwhile lock their customer first.
		DeadlockRetry::run(
			function () use ( $ids ): void {
				// Asked before the transaction, since it may take a lock.
				$stored  = $this->stored_numbers( $ids );
				$missing = array_values( array_diff( $ids, array_keys( $stored ) ) );
				$numbers = $stored + $this->customer_ids->of_several( $this->reader->people( $missing ) );
				$this->context->database->transaction( fn() => $this->write( $ids, $numbers, array_diff_key( $numbers, $stored ) ) );
			}
		);
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @param array<int, int>     $numbers Order => number of the customer.
	 * @param array<int, int>     $new     Those of orders of which reports know nothing.
	 * @throws StaleRead If an order was given to a customer meanwhile whose other orders do not wait.
	 */
	private function write( array $ids, array $numbers, array $new ): void {
		$database = $this->context->database;
		// Whoever changes one of them, or refunds it, or another one of these customers waits. Nothing is read before.
		$this->customer_ids->hold_new( array_values( $numbers ), array_values( $new ) );
		$database->start( "SELECT id FROM {$this->orders} WHERE id IN ( " . implode( ', ', $ids ) . ' ) ORDER BY id FOR UPDATE' );
		$refunds = $this->refunds( $ids, ' FOR UPDATE' );
		$there   = $this->store->ask(
			[ ...$ids, ...array_keys( $refunds ) ],
			count( $new ) === count( $numbers ) ? array_values( array_unique( $numbers ) ) : null
		);
		// As they are by now: somebody may have given an order to another customer before it was locked, whose other orders do not wait.
		$held    = $numbers;
		$stored  = array_intersect_key( $there->stats(), array_flip( $ids ) );
		$numbers = array_map( static fn( array $row ): int => (int) $row['customer_id'], $stored ) + $numbers;
		if ( [] !== array_diff( $numbers, $held, [ 0 ] ) ) {
			throw new StaleRead();
		}
		$rows = [];
		foreach ( $this->reader->each( self::together( $ids, $refunds ) ) as $some ) {
			$of = self::by_order( $some );
			foreach ( array_intersect_key( $numbers, $some ) as $id => $number ) {
				$rows += OrderFamily::rows( $some[ $id ], $of[ $id ] ?? [], $number );
			}
		}
		// In another time zone another order may be a customer's first one: where the clock goes back between two.
		$customers = array_map( static fn( int $number ) => [ $number ], array_intersect_key( $numbers, $rows ) );
		$this->store->replace( $rows, $customers, asked: $there );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @param array<int, int>     $refunds As refunds().
	 * @return list<non-empty-list<int>> Some orders with their refunds, then others.
	 */
	private static function together( array $ids, array $refunds ): array {
		$together = array_chunk( $ids, self::READ_AT_ONCE );
		$places   = array_flip( $ids );
		foreach ( $refunds as $refund => $order ) {
			$together[ intdiv( $places[ $order ], self::READ_AT_ONCE ) ][] = $refund;
		}
		return $together;
	}

	/**
	 * @param array<int, OrderFacts> $facts
	 * @return array<int, list<OrderFacts>> Those of refunds by order.
	 */
	private static function by_order( array $facts ): array {
		$refunds = [];
		foreach ( $facts as $fact ) {
			if ( $fact->is_refund ) {
				$refunds[ $fact->parent_id ][] = $fact;
			}
		}
		return $refunds;
	}

	public function of_day( string $day, int $after, int $limit ): array {
		[ $from, $until ] = SiteDay::in_utc( $day );

		$rows = implode(
			' UNION ',
			array_map(
				fn( string $column ) => "SELECT CASE WHEN parent_id > 0 THEN parent_id ELSE order_id END FROM {$this->stats} WHERE $column >= %s AND $column <= %s",
				DayTotals::DATES
			)
		);
		return array_map(
			intval( ... ),
			$this->context->database->column(
				"SELECT d.id FROM (
					SELECT CASE WHEN type = %s THEN parent_order_id ELSE id END AS id FROM {$this->orders}
					WHERE date_created_gmt >= %s AND date_created_gmt < %s AND type IN ( %s, %s ) UNION $rows
				) d WHERE d.id > %d ORDER BY d.id LIMIT %d",
				...[ Order::REFUND, $from, $until, Order::TYPE, Order::REFUND ],
				...array_merge( ...array_fill( 0, count( DayTotals::DATES ), [ "$day 00:00:00", "$day 23:59:59" ] ) ),
				...[ $after, $limit ]
			)
		);
	}

	/**
	 * A refund without an order, or of a draft, has the rows that it was written with: nothing says what they are to be.
	 */
	public function expected( array $ids ): array {
		if ( [] === $ids ) {
			return [];
		}
		$numbers = $this->stored_numbers( $ids );
		$facts   = $this->reader->facts( [ ...$ids, ...array_keys( $this->refunds( $ids ) ) ] );
		$of      = self::by_order( $facts );

		$rows = [];
		foreach ( $ids as $id ) {
			$order = $facts[ $id ] ?? null;
			if ( null !== $order && ! in_array( $order->status, [ OrderStatus::AUTO_DRAFT, OrderStatus::CHECKOUT_DRAFT ], true ) ) {
				$rows[ $id ] = $order->is_refund ? null : OrderFamily::rows( $order, $of[ $id ] ?? [], $numbers[ $id ] ?? 0 );
			} elseif ( ! isset( $of[ $id ] ) ) {
				$rows[ $id ] = [];
			}
		}
		return array_filter( $rows, is_array( ... ) );
	}

	/**
	 * The refunds of orders. What else has them as its parent is told from these here: by the index of types the database would look
	 * at, and lock, all refunds that there are.
	 *
	 * @param non-empty-list<int> $ids  Of orders.
	 * @param string              $lock SQL that follows.
	 * @return array<int, int> Refund => order, the lowest first.
	 */
	private function refunds( array $ids, string $lock = '' ): array {
		$children = $this->context->database->rows(
			"SELECT id, type, parent_order_id FROM {$this->orders} WHERE parent_order_id IN ( " . implode( ', ', $ids ) . " ) ORDER BY id$lock"
		);
		$refunds  = [];
		foreach ( $children as $child ) {
			if ( Order::REFUND === $child['type'] ) {
				$refunds[ (int) $child['id'] ] = (int) $child['parent_order_id'];
			}
		}
		return $refunds;
	}

	public function remove_gone( int $limit ): int {
		$database = $this->context->database;
		$gone     = array_map(
			intval( ... ),
			$database->column(
				"SELECT s.order_id FROM {$this->stats} s LEFT JOIN {$this->orders} o ON o.id = s.order_id WHERE o.id IS NULL LIMIT %d",
				$limit
			)
		);
		$database->transaction( fn() => $this->store->replace( array_fill_keys( $gone, [] ), [] ) );
		return count( $gone );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return array<int, int> Order => number of the customer.
	 */
	private function stored_numbers( array $ids ): array {
		$numbers = [];
		foreach ( $this->context->database->rows(
			"SELECT order_id, customer_id FROM {$this->stats} WHERE order_id IN ( " . implode( ', ', $ids ) . ' )'
		) as $row ) {
			$numbers[ (int) $row['order_id'] ] = (int) $row['customer_id'];
		}
		return $numbers;
	}
}
