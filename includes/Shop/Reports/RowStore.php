<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\AnothersTransaction;
use Storewright\Database\Connection;
use Storewright\Database\OneStatement;
use Storewright\Kernel\Options;
use Storewright\Shop\ReportTables;

/**
 * Puts rows of orders in the place of those that are there, in the transaction of whoever calls.
 *
 * @internal
 */
final class RowStore {

	private readonly ReturningCustomers $returning;

	private readonly DayTotals $days;

	private readonly CustomerSums $customers;

	public function __construct(
		private readonly Connection $database,
		private readonly Options $options,
		private readonly ReportTables $tables
	) {
		$this->days      = new DayTotals( $database );
		$this->customers = new CustomerSums( $database, $tables->customer_lookup, $tables->order_stats );
		$this->returning = new ReturningCustomers( $database, $tables->order_stats, $this->days );
	}

	/**
	 * Has other orders of a customer wait: see CustomerSums::hold(). For replace() in the same transaction.
	 *
	 * @param int                   $customer 0 for nobody who is known.
	 * @param array<string, string> $news     What is known of them otherwise by now.
	 * @param list<int>             $others   Numbers of customers whose orders are to wait as well.
	 */
	public function hold( int $customer, array $news, array $others = [] ): ?HeldCustomer {
		return 0 === $customer && [] === $others ? null : $this->customers->hold( $customer, $news, $others );
	}

	/**
	 * Asks what replace() will have to know, in the same transaction: the server finds it while PHP makes the rows.
	 *
	 * @param non-empty-list<int> $ids       Orders and refunds.
	 * @param list<int>|null      $customers Whose first orders will have to be known, where none of these is there; null where one is.
	 */
	public function ask( array $ids, ?array $customers ): RowsThere {
		$there = RowsThere::ask( $this->database, $this->tables, $ids );
		return null === $customers ? $there : $there->with( $this->returning->ask( $customers ) );
	}

	/**
	 * Replaces all rows of some orders and refunds.
	 *
	 * @param array<int, array<string, list<array<string, string|int|null>>>> $rows      As OrderFamily::rows(); [] for what is gone.
	 * @param array<int, list<int>>                                            $customers Order => numbers of the customers of whom it
	 *   is found out anew which order is the first.
	 * @param array<string, list<int>>|null                                    $there     Which of them each table has, by its name in
	 *   ReportRows, where the caller has looked.
	 * @param HeldCustomer|null                                                $held      What hold() has said.
	 * @param RowsThere|null                                                   $asked     What ask() has said of all of these.
	 * @throws RowsAreThere If somebody has added some since.
	 */
	public function replace(
		array $rows,
		array $customers,
		?array $there = null,
		?HeldCustomer $held = null,
		?RowsThere $asked = null
	): void {
		if ( [] === $rows ) {
			return;
		}
		$this->days->begin( null === $there );
		$this->customers->begin( $held );
		$asked ??= null === $there ? $this->ask( array_keys( $rows ), null ) : null;
		// Only rows that are there are locked; as they are now, whatever this transaction saw before.
		$ids    = $there[ ReportRows::STATS ] ?? array_keys( $asked?->stats() ?? [] );
		$stored = $this->stored( $ids, ' FOR UPDATE' );
		$known  = array_map( static fn( array $row ) => (int) $row['returning_customer'], $stored );
		$kept   = array_filter( $rows, static fn( array $of ) => [] !== $of );
		$old    = $there ?? [];
		if ( null !== $asked ) {
			[ $rows, $old ] = $asked->changed( $rows, $stored );
			$stored         = array_intersect_key( $stored, $rows );
		}
		$items = [] === $stored ? [] : ItemSums::stored( $this->database, self::names( $this->tables ), $old );
		foreach ( $stored as $id => $row ) {
			$this->days->add( $row, -1 );
			$this->customers->add( $row, -1 );
			ItemSums::add( $this->days, $row, $items[ $id ] ?? [], -1 );
		}
		$this->delete( [ ReportRows::STATS => array_keys( $stored ) ] + $old );
		$sole = null === $there ? null : self::sole( $rows, $customers );
		// The sums without the order know it where there is no row of it yet: then nothing else is to be looked for.
		$came   = null !== $sole && null !== $held && [] === $ids && $this->came_before( $sole, $held );
		$other  = null === $sole || $came ? null : $this->returning->first_but( $sole );
		$others = [];
		if ( null !== $sole ) {
			$known[ (int) $sole['order_id'] ] = $came ? 1 : $this->returning->returns( $sole, $other );
		} elseif ( null === $there ) {
			$firsts             = [] === $stored ? $asked?->firsts : null;
			[ $notes, $others ] = $this->returning->of_several( self::of_customers( $rows, $customers ), $firsts );
			$known              = $notes + $known;
		}
		$this->write( $rows, $known, null === $there );
		if ( null !== $sole ) {
			$this->returning->note_other( $sole, $other );
		}
		$this->days->flush();
		$this->customers->flush();
		if ( null === $there ) {
			$this->returning->follow( $others, 0 );
			// Of those that are written all is known by now.
			$customers = array_diff_key( $customers, $kept );
		}
		foreach ( $customers as $id => $numbers ) {
			$numbers = array_diff( $numbers, [ 0, (int) ( $sole['customer_id'] ?? 0 ) ] );
			if ( [] !== $numbers ) {
				$this->returning->follow( $numbers, isset( $kept[ $id ] ) ? $id : 0 );
			}
		}
	}

	/**
	 * Adds the rows of an order of which there are none, as one statement, where the server knows that, and where what was read of the
	 * customer says whether they had ordered before. Nothing is locked beforehand: the statement looks whether that is still so.
	 *
	 * @param array<int, array<string, list<array<string, string|int|null>>>> $rows As OrderFamily::rows().
	 * @param HeldCustomer|null                                                $read Who ordered; null for nobody who is known.
	 * @return bool Whether it was done; else nothing was, and replace() does it.
	 * @throws AnothersTransaction If a transaction of another plugin's is open.
	 */
	public function add_at_once( array $rows, ?HeldCustomer $read ): bool {
		$id    = (int) array_key_first( $rows );
		$stats = $rows[ $id ][ ReportRows::STATS ][0] ?? null;
		if ( 1 !== count( $rows ) || null === $stats || ( $read->number ?? 0 ) !== (int) $stats['customer_id'] ) {
			return false;
		}
		$date      = (string) $stats['date_created'];
		$is_latest = null === $read || 0 === $read->orders || $date > $read->last_order;
		if ( ! $is_latest || ( null !== $read && ! CustomerCheck::are_complete( $this->options, $this->tables->customer_lookup ) ) ) {
			return false;
		}
		$this->days->begin();
		$this->customers->begin( $read );
		$known      = [ $id => null !== $read && $read->orders > 0 ? 1 : 0 ];
		$statements = OneStatement::collected(
			function () use ( $rows, $known ): void {
				$this->write( $rows, $known, true );
				$this->days->flush();
				$this->customers->flush();
			}
		);
		return OneStatement::run( $statements, $read?->unchanged( $this->tables->customer_lookup ) ?? '' );
	}

	/**
	 * @param array<int, array<string, list<array<string, string|int|null>>>> $rows
	 * @param array<int, int>                                                  $known Order => whether the customer had ordered before.
	 * @param bool                                                             $many
	 * @throws RowsAreThere If somebody has added some since the caller has looked.
	 */
	private function write( array $rows, array $known, bool $many ): void {
		$stats = array_merge( ...array_column( $rows, ReportRows::STATS ) );
		foreach ( $stats as $index => $row ) {
			$stats[ $index ]['returning_customer'] = $known[ (int) ( 0 === $row['parent_id'] ? $row['order_id'] : $row['parent_id'] ) ] ?? 0;
		}
		foreach ( self::names( $this->tables ) as $name => $table ) {
			$new = ReportRows::STATS === $name ? $stats : array_merge( ...array_column( $rows, $name ) );
			if ( $many || ReportRows::STATS !== $name ) {
				$this->start( $table, $new );
			} elseif ( $this->add_missing( $table, $new ) < count( $new ) ) {
				throw new RowsAreThere( 'Rows of the order are there already.' );
			}
		}
		// While the server adds rows.
		foreach ( $stats as $row ) {
			$this->days->add( $row, 1 );
			$this->customers->add( $row, 1 );
			ItemSums::add( $this->days, $row, $rows[ (int) $row['order_id'] ], 1 );
			$this->database->go_on();
		}
	}

	/**
	 * Whether all orders of a customer, of which there are some, are older than one that is about to be added, as the sums say.
	 *
	 * @param array<string, string|int|null> $row  That one's row of order_stats.
	 * @param HeldCustomer                   $held Its customer.
	 */
	private function came_before( array $row, HeldCustomer $held ): bool {
		return $held->number === $row['customer_id'] && $held->orders > 0 && $held->last_order < (string) $row['date_created']
			&& CustomerCheck::are_complete( $this->options, $this->tables->customer_lookup );
	}

	/**
	 * The row of the order that is written alone, with its refunds and its customer: whether the customer had ordered before is found out
	 * beforehand, so that nothing is written twice. Of several orders one may be the first of another one's customer.
	 *
	 * @param array<int, array<string, list<array<string, string|int|null>>>> $rows
	 * @param array<int, list<int>>                                            $customers
	 * @return array<string, string|int|null>|null Null where there are several, or none is known.
	 */
	private static function sole( array $rows, array $customers ): ?array {
		$stats  = array_map( static fn( array $of ) => $of[ ReportRows::STATS ][0] ?? null, $rows );
		$orders = array_filter( $stats, static fn( ?array $row ) => 0 === ( $row['parent_id'] ?? null ) );
		$id     = (int) array_key_first( $customers );
		$row    = 1 === count( $orders ) && 1 === count( $customers ) ? $stats[ $id ] ?? null : null;
		return null !== $row && 0 !== $row['customer_id'] && in_array( $row['customer_id'], $customers[ $id ], true ) ? $row : null;
	}

	/**
	 * The rows of orders, not refunds, of customers.
	 *
	 * @param array<int, array<string, list<array<string, string|int|null>>>> $rows
	 * @param array<int, list<int>>                                            $customers
	 * @return list<array<string, string|int|null>>
	 */
	private static function of_customers( array $rows, array $customers ): array {
		$asked = array_flip( array_merge( ...$customers ) );
		$found = [];
		foreach ( $rows as $of ) {
			$row = $of[ ReportRows::STATS ][0] ?? null;
			if ( null !== $row && 0 === $row['parent_id'] && 0 !== $row['customer_id'] && isset( $asked[ $row['customer_id'] ] ) ) {
				$found[] = $row;
			}
		}
		return $found;
	}

	/**
	 * Rows of order_stats.
	 *
	 * @param list<int> $ids  Orders and refunds.
	 * @param string    $lock SQL that follows.
	 * @return array<int, array<string, string|null>> By id.
	 */
	private function stored( array $ids, string $lock ): array {
		$rows = [] === $ids ? [] : $this->database->rows(
			"SELECT * FROM {$this->tables->order_stats} WHERE order_id IN ( " . implode( ', ', $ids ) . " )$lock"
		);
		return array_combine( array_map( intval( ... ), array_column( $rows, 'order_id' ) ), $rows );
	}

	/**
	 * The tables that have rows of orders.
	 *
	 * @return array<string, string> Names in ReportRows => full names.
	 */
	public static function names( ReportTables $tables ): array {
		return [
			ReportRows::STATS    => $tables->order_stats,
			ReportRows::PRODUCTS => $tables->product_lookup,
			ReportRows::TAXES    => $tables->tax_lookup,
			ReportRows::COUPONS  => $tables->coupon_lookup,
		];
	}

	/**
	 * What the tables have of an order and its refunds.
	 *
	 * @param int       $order
	 * @param list<int> $ids   The order and those refunds that there are.
	 * @return array{array<string, list<int>>, list<int>} Ids by table, for replace(); and the numbers of the customers.
	 */
	public function of( int $order, array $ids ): array {
		$stats     = $this->tables->order_stats;
		$there     = [ ReportRows::STATS => [] ];
		$customers = [];
		foreach ( $this->database->rows(
			"SELECT '" . ReportRows::STATS . "' AS name, order_id, customer_id FROM $stats WHERE order_id = %d
			UNION SELECT '" . ReportRows::STATS . "', order_id, customer_id FROM $stats WHERE parent_id = %d
			UNION " . $this->of_lookups( $ids ),
			$order,
			$order,
			...$ids,
			...$ids,
			...$ids
		) as $row ) {
			$there[ (string) $row['name'] ][] = (int) $row['order_id'];
			$customers[]                      = (int) $row['customer_id'];
		}
		$gone = array_values( array_diff( $there[ ReportRows::STATS ], $ids ) );
		foreach ( [] === $gone ? [] : $this->in_lookups( $gone ) as $name => $of ) {
			$there[ $name ] = [ ...( $there[ $name ] ?? [] ), ...$of ];
		}
		return [ $there, array_values( array_unique( array_diff( $customers, [ 0 ] ) ) ) ];
	}

	/**
	 * Which of some orders and refunds each lookup has.
	 *
	 * @param list<int> $ids
	 * @return array<string, list<int>> By the table's name in ReportRows.
	 */
	private function in_lookups( array $ids ): array {
		$there = [];
		foreach ( $this->database->rows( $this->of_lookups( $ids ), ...$ids, ...$ids, ...$ids ) as $row ) {
			$there[ (string) $row['name'] ][] = (int) $row['order_id'];
		}
		return $there;
	}

	/**
	 * @param list<int> $ids
	 * @return string A query of `name`, `order_id` and `customer_id`, which is 0; its values are the ids three times.
	 */
	private function of_lookups( array $ids ): string {
		$places = self::places( $ids );
		$tables = array_diff_key( self::names( $this->tables ), [ ReportRows::STATS => '' ] );
		return implode(
			' UNION ',
			array_map(
				static fn( string $name, string $table ) => "SELECT '$name' AS name, order_id, 0 AS customer_id FROM $table WHERE order_id IN ($places)",
				array_keys( $tables ),
				$tables
			)
		);
	}

	/**
	 * Only what is there: looking for rows that are not would lock the place where other new orders go.
	 *
	 * @param array<string, list<int>> $there Orders and refunds by table.
	 */
	private function delete( array $there ): void {
		$tables = self::names( $this->tables );
		foreach ( $there as $name => $ids ) {
			if ( [] !== $ids ) {
				$this->database->execute( "DELETE FROM {$tables[ $name ]} WHERE order_id IN ( " . implode( ', ', $ids ) . ' )' );
			}
		}
	}

	/**
	 * Adds rows but those that are there already. Not as a refusal, which would be logged.
	 *
	 * @param string                               $table
	 * @param list<array<string, string|int|null>> $rows
	 * @return int How many were added.
	 */
	private function add_missing( string $table, array $rows ): int {
		$added = 0;
		foreach ( RowInsertion::statements( $this->database, 'INSERT IGNORE', $table, $rows ) as $sql ) {
			$added += $this->database->execute( $sql );
		}
		return $added;
	}

	/**
	 * Adds rows while PHP goes on with the next ones.
	 *
	 * @param string                               $table
	 * @param list<array<string, string|int|null>> $rows
	 */
	private function start( string $table, array $rows ): void {
		array_map( $this->database->start( ... ), RowInsertion::statements( $this->database, 'INSERT', $table, $rows ) );
	}

	/**
	 * @param list<int> $ids
	 */
	private static function places( array $ids ): string {
		return implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
	}
}
