<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\Connection;
use Storewright\Kernel\Options;
use Storewright\Shop\ReportTables;

/**
 * Puts rows of orders in the place of those that are there, in the transaction of whoever calls.
 *
 * @internal
 */
final class RowStore {

	private const ROWS_A_STATEMENT = 200;

	private readonly ReturningCustomers $returning;

	private readonly DayTotals $days;

	public function __construct( private readonly Connection $database, Options $options, private readonly ReportTables $tables ) {
		$this->days      = new DayTotals( $database );
		$this->returning = new ReturningCustomers( $database, $options, $tables->order_stats, $this->days );
	}

	/**
	 * Replaces all rows of some orders and refunds.
	 *
	 * @param array<int, array<string, list<array<string, string|int|null>>>> $rows      As OrderFamily::rows(); [] for what is gone.
	 * @param array<int, list<int>>                                            $customers Order => numbers of the customers of whom it
	 *   is found out anew which order is the first.
	 * @param array<string, list<int>>|null                                    $there     Which of them each table has, by its name in
	 *   ReportRows, where the caller has looked.
	 * @throws RowsAreThere If somebody has added some since.
	 */
	public function replace( array $rows, array $customers, ?array $there = null ): void {
		if ( [] === $rows ) {
			return;
		}
		$this->days->begin();
		// Only rows that are there are locked; as they are now, whatever this transaction saw before.
		$ids    = $there[ ReportRows::STATS ] ?? array_keys( $this->stored( array_keys( $rows ) ) );
		$stored = $this->stored( $ids, ' FOR UPDATE' );
		$known  = array_map( static fn( array $row ) => (int) $row['returning_customer'], $stored );
		$kept   = array_filter( $rows, static fn( array $of ) => [] !== $of );
		$old    = $there ?? [];
		if ( null === $there ) {
			[ $rows, $old ] = $this->changed( $rows, $stored );
			$stored         = array_intersect_key( $stored, $rows );
		}
		$items = [] === $stored ? [] : ItemSums::stored( $this->database, $this->names(), $old );
		foreach ( $stored as $id => $row ) {
			$this->days->add( $row, -1 );
			ItemSums::add( $this->days, $row, $items[ $id ] ?? [], -1 );
		}
		$this->delete( [ ReportRows::STATS => array_keys( $stored ) ] + $old );
		$sole  = self::sole( $rows, $customers );
		$other = null === $sole ? null : $this->returning->first_but( $sole );
		if ( null !== $sole ) {
			$known[ (int) $sole['order_id'] ] = $this->returning->returns( $sole, $other );
		}
		foreach ( $this->names() as $name => $table ) {
			$new = array_merge( ...array_column( $rows, $name ) );
			if ( ReportRows::STATS === $name ) {
				$new = array_map(
					static fn( array $row ) => $row + [
						'returning_customer' => $known[ (int) ( 0 === $row['parent_id'] ? $row['order_id'] : $row['parent_id'] ) ] ?? 0,
					],
					$new
				);
				foreach ( $new as $row ) {
					$this->days->add( $row, 1 );
					ItemSums::add( $this->days, $row, $rows[ (int) $row['order_id'] ], 1 );
				}
			}
			// Not as a refusal, which would be logged.
			$added = $this->add( $table, $new, null !== $there && ReportRows::STATS === $name );
			if ( $added < count( $new ) ) {
				throw new RowsAreThere( 'Rows of the order are there already.' );
			}
		}
		if ( null !== $sole ) {
			$this->returning->note_other( $sole, $other );
		}
		$this->days->flush();
		foreach ( $customers as $id => $numbers ) {
			$numbers = array_diff( $numbers, [ 0, (int) ( $sole['customer_id'] ?? 0 ) ] );
			if ( [] !== $numbers ) {
				$this->returning->follow( $numbers, isset( $kept[ $id ] ) ? $id : 0 );
			}
		}
	}

	/**
	 * Leaves out orders and refunds whose rows are there already, as they are to be: a run over all orders finds most of them so.
	 *
	 * @param array<int, array<string, list<array<string, string|int|null>>>> $rows
	 * @param array<int, array<string, string|null>>                           $stored Rows of order_stats by id.
	 * @return array{array<int, array<string, list<array<string, string|int|null>>>>, array<string, list<int>>} The others, and which
	 *   of these each lookup has.
	 */
	private function changed( array $rows, array $stored ): array {
		$there = array_map( static fn( array $row ) => [ ReportRows::STATS => [ $row ] ], $stored );
		$ids   = array_keys( $rows );
		foreach ( array_diff_key( $this->names(), [ ReportRows::STATS => '' ] ) as $name => $table ) {
			foreach ( $this->database->rows( "SELECT * FROM $table WHERE order_id IN (" . self::places( $ids ) . ')', ...$ids ) as $row ) {
				$there[ (int) $row['order_id'] ][ $name ][] = $row;
			}
		}
		$is_equal = function ( int $id ) use ( $rows, $there, $stored ): bool {
			foreach ( isset( $stored[ $id ] ) ? array_keys( $this->names() ) : [] as $name ) {
				if ( ! StoredRows::are( $rows[ $id ][ $name ] ?? [], $there[ $id ][ $name ] ?? [] ) ) {
					return false;
				}
			}
			$order = (int) ( $rows[ $id ][ ReportRows::STATS ][0]['parent_id'] ?? 0 );
			// A refund has what its order has.
			return isset( $stored[ $id ] )
				&& ( 0 === $order || ( $stored[ $order ]['returning_customer'] ?? null ) === $stored[ $id ]['returning_customer'] );
		};

		$changed = array_filter( $rows, static fn( int $id ) => ! $is_equal( $id ), ARRAY_FILTER_USE_KEY );
		$lookups = [];
		foreach ( array_intersect_key( $there, $changed ) as $id => $of ) {
			foreach ( array_keys( array_diff_key( $of, [ ReportRows::STATS => '' ] ) ) as $name ) {
				$lookups[ $name ][] = $id;
			}
		}
		return [ $changed, $lookups ];
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
	 * Rows of order_stats.
	 *
	 * @param list<int> $ids  Orders and refunds.
	 * @param string    $lock SQL that follows.
	 * @return array<int, array<string, string|null>> By id.
	 */
	private function stored( array $ids, string $lock = '' ): array {
		$rows = [] === $ids ? [] : $this->database->rows(
			"SELECT * FROM {$this->tables->order_stats} WHERE order_id IN (" . self::places( $ids ) . ")$lock",
			...$ids
		);
		return array_combine( array_map( intval( ... ), array_column( $rows, 'order_id' ) ), $rows );
	}

	/**
	 * @return array<string, string> Names in ReportRows => tables.
	 */
	private function names(): array {
		return [
			ReportRows::STATS    => $this->tables->order_stats,
			ReportRows::PRODUCTS => $this->tables->product_lookup,
			ReportRows::TAXES    => $this->tables->tax_lookup,
			ReportRows::COUPONS  => $this->tables->coupon_lookup,
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
		$tables = array_diff_key( $this->names(), [ ReportRows::STATS => '' ] );
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
		$tables = $this->names();
		foreach ( $there as $name => $ids ) {
			if ( [] !== $ids ) {
				$this->database->execute( "DELETE FROM {$tables[ $name ]} WHERE order_id IN (" . self::places( $ids ) . ')', ...$ids );
			}
		}
	}

	/**
	 * @param string                               $table
	 * @param list<array<string, string|int|null>> $rows
	 * @param bool                                 $is_choosy Whether those that are there already are left out.
	 * @return int How many were added.
	 */
	private function add( string $table, array $rows, bool $is_choosy ): int {
		$added = 0;
		foreach ( array_chunk( $rows, self::ROWS_A_STATEMENT ) as $chunk ) {
			$columns = array_keys( $chunk[0] );
			$values  = [];
			foreach ( $chunk as $row ) {
				$value = [];
				foreach ( $columns as $column ) {
					$value[] = match ( true ) {
						null === $row[ $column ]  => 'NULL',
						is_int( $row[ $column ] ) => $row[ $column ],
						default                   => $this->database->quoted( $row[ $column ] ),
					};
				}
				$values[] = '(' . implode( ', ', $value ) . ')';
			}
			$added += $this->database->execute(
				( $is_choosy ? 'INSERT IGNORE' : 'INSERT' ) . " INTO $table (" . implode( ', ', $columns ) . ') VALUES ' . implode( ', ', $values )
			);
		}
		return $added;
	}

	/**
	 * @param list<int> $ids
	 */
	private static function places( array $ids ): string {
		return implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
	}
}
