<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\Connection;
use Storewright\Database\DeadlockRetry;
use Storewright\Database\SentQuery;

/**
 * Whether whoever ordered had ordered before: true of every order but the first of those that count in reports.
 *
 * @internal
 */
final class ReturningCustomers {

	private const CUSTOMERS_AT_ONCE = 500;

	/** How many customers have their notes corrected in one transaction. */
	private const CORRECTED_AT_ONCE = 100;

	/**
	 * @param Connection $database
	 * @param string     $table    Full name of ReportTables::$order_stats.
	 * @param DayTotals  $days     Follow what is noted.
	 */
	public function __construct(
		private readonly Connection $database,
		private readonly string $table,
		private readonly DayTotals $days
	) {}

	/**
	 * Returns the value that is stored for an order, for its refund to have the same. Whoever is about to change it waits until the refund
	 * is there to follow.
	 */
	public function as_in( int $order_id ): int {
		return (int) $this->database->value( "SELECT returning_customer FROM {$this->table} WHERE order_id = %d FOR UPDATE", $order_id );
	}

	/**
	 * The first order that counts of a customer, but the one that is about to be written.
	 *
	 * @param array<string, string|int|null> $row That one's row of order_stats.
	 * @return array<string, string|null>|null Null where there is none.
	 */
	public function first_but( array $row ): ?array {
		return $this->first_of( (int) $row['customer_id'], (int) $row['order_id'] );
	}

	/**
	 * What is to be stored with an order that is about to be written: 1 for a customer who had ordered before, else 0.
	 *
	 * @param array<string, string|int|null>  $row   Its row of order_stats.
	 * @param array<string, string|null>|null $other What first_but() says.
	 */
	public function returns( array $row, ?array $other ): int {
		return null !== $other && ! $this->precedes( $row, $other ) && (string) $other['date_created'] <= (string) $row['date_created'] ? 1 : 0;
	}

	/**
	 * Brings the note of the customer's other order up to date once an order is written. The sums are left to the caller to flush.
	 *
	 * @param array<string, string|int|null>  $row   The written order's row of order_stats.
	 * @param array<string, string|null>|null $other What first_but() has said.
	 */
	public function note_other( array $row, ?array $other ): void {
		$this->note( $other, null !== $other && $this->precedes( $row, $other ) ? 1 : 0 );
	}

	/**
	 * Whether an order counts and is older than another one.
	 *
	 * @param array<string, string|int|null> $row
	 * @param array<string, string|null>     $other
	 */
	private function precedes( array $row, array $other ): bool {
		return ! in_array( $row['status'], CountedStatuses::not_counted(), true )
			&& self::place( $row ) < self::place( $other );
	}

	/**
	 * What is to be stored with orders that are about to be written together; their former rows are gone by now.
	 *
	 * @param list<array<string, string|int|null>> $rows  Their rows of order_stats, each of a customer.
	 * @param SentQuery|null                       $asked What ask() has asked of these customers, where no former rows had to go.
	 * @return array{array<int, int>, list<int>} 1 or 0 by order, as returns(); and customers of whom another order than these has to be
	 *   noted, for follow() once they are written.
	 */
	public function of_several( array $rows, ?SentQuery $asked = null ): array {
		$excluded = CountedStatuses::not_counted();
		$there    = null === $asked
			? $this->firsts( array_values( array_unique( array_column( $rows, 'customer_id' ) ) ), $excluded )
			: self::by_customer( $asked );
		$first    = $there;
		foreach ( $rows as $row ) {
			$before = $first[ $row['customer_id'] ] ?? null;
			if ( ! in_array( $row['status'], $excluded, true ) && ( null === $before || self::place( $row ) < self::place( $before ) ) ) {
				$first[ $row['customer_id'] ] = $row;
			}
		}
		$notes = [];
		foreach ( $rows as $row ) {
			$other = $first[ $row['customer_id'] ] ?? null;

			$notes[ (int) $row['order_id'] ] = null !== $other && (int) $other['order_id'] !== $row['order_id']
				&& (string) $other['date_created'] <= (string) $row['date_created'] ? 1 : 0;
		}
		$wrong = [];
		foreach ( $there as $customer => $was ) {
			if ( ( 1 === (int) $was['returning_customer'] ) === ( $was === $first[ $customer ] ) ) {
				$wrong[] = $customer;
			}
		}
		return [ $notes, $wrong ];
	}

	/**
	 * Where an order stands among those of its customer.
	 *
	 * @param array<string, string|int|null> $row
	 * @return array{string, int}
	 */
	private static function place( array $row ): array {
		return [ (string) $row['date_created'], (int) $row['order_id'] ];
	}

	/**
	 * Asks for the first orders that count of some customers, in a transaction while PHP goes on: for of_several().
	 *
	 * @param list<int> $customers
	 */
	public function ask( array $customers ): SentQuery {
		return $this->database->send( $this->firsts_of( $customers, CountedStatuses::not_counted() ) );
	}

	/**
	 * The first orders that count of many customers.
	 *
	 * @param list<int|string|null> $customers
	 * @param list<string>          $excluded
	 * @return array<int, array<string, string|null>> By customer; those who have none are missing.
	 */
	private function firsts( array $customers, array $excluded ): array {
		$firsts = [];
		foreach ( array_chunk( array_map( intval( ... ), $customers ), self::CUSTOMERS_AT_ONCE ) as $some ) {
			$firsts += self::by_customer( $this->database->send( $this->firsts_of( $some, $excluded ) ) );
		}
		return $firsts;
	}

	/**
	 * @return array<int, array<string, string|null>>
	 */
	private static function by_customer( SentQuery $firsts ): array {
		$rows = $firsts->rows();
		return array_combine( array_map( intval( ... ), array_column( $rows, 'customer_id' ) ), $rows );
	}

	/**
	 * A query of them, which stops at each customer's first one: a customer may have as many orders as the shop.
	 *
	 * @param list<int>    $customers
	 * @param list<string> $excluded
	 */
	private function firsts_of( array $customers, array $excluded ): string {
		// Orders of 0 are of nobody who is known.
		$known    = array_diff( $customers, [ 0 ] );
		$ids      = [] === $known ? 'NULL' : implode( ', ', $known );
		$statuses = implode( ', ', array_map( $this->database->quoted( ... ), $excluded ) );
		return "SELECT s.customer_id, s.order_id, s.date_created, s.returning_customer FROM (
				SELECT ( SELECT t.order_id FROM {$this->table} t WHERE t.customer_id = c.customer_id AND t.parent_id = 0
				AND t.status NOT IN ( $statuses ) ORDER BY t.date_created, t.order_id LIMIT 1 ) AS first
				FROM (
					SELECT customer_id, MIN( date_created ) AS earliest FROM {$this->table}
					WHERE customer_id IN ( $ids ) GROUP BY customer_id
				) c
			) f JOIN {$this->table} s ON s.order_id = f.first";
	}

	/**
	 * Brings the notes of some customers up to date, in the transaction of whoever calls: of all of their orders that count, since two that
	 * changed at the same moment did not see each other, and of the one that changed.
	 *
	 * @param array<int> $customers Their numbers.
	 * @param int        $order_id  The order that changed, 0 if it is gone.
	 */
	public function follow( array $customers, int $order_id ): void {
		$this->days->begin();
		$excluded = CountedStatuses::not_counted();
		$places   = implode( ', ', array_fill( 0, count( $excluded ), '%s' ) );
		foreach ( $customers as $customer ) {
			$first = $this->first_of( $customer, 0 );
			$id    = (int) ( $first['order_id'] ?? 0 );
			foreach ( $this->database->rows(
				"SELECT * FROM {$this->table} WHERE customer_id = %d AND parent_id = 0 AND ( order_id = %d
				OR ( status NOT IN ( $places ) AND returning_customer <> CASE WHEN order_id = %d THEN 0 ELSE 1 END ) ) ORDER BY order_id",
				$customer,
				$order_id,
				...$excluded,
				...[ $id ]
			) as $row ) {
				$is_first = (int) $row['order_id'] === $id;
				$this->note( $row, null !== $first && ! $is_first && (string) $first['date_created'] <= (string) $row['date_created'] ? 1 : 0 );
			}
		}
		$this->days->flush();
	}

	/**
	 * Writes only what differs: a customer's first order would else be locked by each further one. Refunds have what their order has.
	 *
	 * @param array<string, string|null>|null $row Id and note of an order.
	 */
	private function note( ?array $row, int $returning ): void {
		if ( null === $row || $returning === (int) $row['returning_customer'] ) {
			return;
		}
		// As it is now, whatever this transaction saw before: its own change may have come in between.
		$id  = (int) $row['order_id'];
		$now = $this->database->row( "SELECT * FROM {$this->table} WHERE order_id = %d FOR UPDATE", $id );
		if ( null === $now || $returning === (int) $now['returning_customer'] ) {
			return;
		}
		foreach ( [ $now, ...$this->database->rows( "SELECT * FROM {$this->table} WHERE parent_id = %d FOR UPDATE", $id ) ] as $one ) {
			if ( $returning !== (int) $one['returning_customer'] ) {
				$this->days->add( $one, -1 );
				$this->days->add( [ 'returning_customer' => $returning ] + $one, 1 );
			}
		}
		$this->database->execute(
			"UPDATE {$this->table} SET returning_customer = %d WHERE order_id = %d OR parent_id = %d",
			$returning,
			$id,
			$id
		);
	}

	/**
	 * The customer's first order that counts, but one.
	 *
	 * @return array<string, string|null>|null Null where there is none.
	 */
	private function first_of( int $customer, int $but ): ?array {
		$excluded = CountedStatuses::not_counted();
		return $this->database->row(
			"SELECT * FROM {$this->table} WHERE customer_id = %d AND parent_id = 0
			AND order_id <> %d AND status NOT IN ("
				. implode( ', ', array_fill( 0, count( $excluded ), '%s' ) )
				. ') ORDER BY date_created, order_id LIMIT 1',
			$customer,
			$but,
			...$excluded
		);
	}

	/**
	 * Brings the notes of many customers up to date, those that are wrong alone, in transactions of its own: other statuses count now, or
	 * others have written.
	 *
	 * @param list<int> $customers Their numbers.
	 */
	public function correct( array $customers ): void {
		foreach ( array_chunk( $this->noted_wrongly( $customers ), self::CORRECTED_AT_ONCE ) as $some ) {
			DeadlockRetry::run( fn() => $this->database->transaction( fn() => $this->follow( $some, 0 ) ) );
		}
	}

	/**
	 * Of whose orders that count another one than the first is noted as such, or several are, or none.
	 *
	 * @param list<int> $customers
	 * @return list<int>
	 */
	private function noted_wrongly( array $customers ): array {
		if ( [] === $customers ) {
			return [];
		}
		$excluded = CountedStatuses::not_counted();
		$firsts   = $this->firsts( $customers, $excluded );
		$wrong    = array_filter( $firsts, static fn( array $first ): bool => '0' !== (string) $first['returning_customer'] );
		$several  = $this->database->column(
			"SELECT customer_id FROM {$this->table} WHERE customer_id IN (" . implode( ', ', $customers ) . ') AND parent_id = 0
			AND status NOT IN (' . implode( ', ', array_fill( 0, count( $excluded ), '%s' ) ) . ')
			GROUP BY customer_id HAVING SUM( CASE WHEN returning_customer = 0 THEN 1 ELSE 0 END ) <> 1',
			...$excluded
		);
		return array_values( array_unique( [ ...array_keys( $wrong ), ...array_map( intval( ... ), $several ) ] ) );
	}
}
