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
	 */
	public function replace( array $rows, array $customers ): void {
		if ( [] === $rows ) {
			return;
		}
		$this->days->begin();
		$known = [];
		// Only rows that are there are locked; as they are now, whatever this transaction saw before.
		foreach ( $this->stored( array_keys( $this->stored( array_keys( $rows ) ) ), ' FOR UPDATE' ) as $id => $row ) {
			$known[ $id ] = (int) $row['returning_customer'];
			$this->days->add( $row, -1 );
		}
		foreach ( $this->names() as $name => $table ) {
			$this->delete( $table, ReportRows::STATS === $name ? array_keys( $known ) : array_keys( $rows ) );
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
				}
			}
			$this->add( $table, $new );
		}
		$this->days->flush();
		foreach ( $customers as $id => $numbers ) {
			$this->returning->follow( array_diff( $numbers, [ 0 ] ), [] === ( $rows[ $id ] ?? [] ) ? 0 : $id );
		}
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
	 * Only what is there: looking for rows that are not would lock the place where other new orders go.
	 *
	 * @param list<int> $ids
	 */
	private function delete( string $table, array $ids ): void {
		$there = [] === $ids ? [] : array_map(
			intval( ... ),
			$this->database->column( "SELECT DISTINCT order_id FROM $table WHERE order_id IN (" . self::places( $ids ) . ')', ...$ids )
		);
		if ( [] !== $there ) {
			$this->database->execute( "DELETE FROM $table WHERE order_id IN (" . self::places( $there ) . ')', ...$there );
		}
	}

	/**
	 * @param list<array<string, string|int|null>> $rows
	 */
	private function add( string $table, array $rows ): void {
		foreach ( array_chunk( $rows, self::ROWS_A_STATEMENT ) as $chunk ) {
			$columns = array_keys( $chunk[0] );
			$places  = [];
			$values  = [];
			foreach ( $chunk as $row ) {
				$place = [];
				foreach ( $columns as $column ) {
					$value   = $row[ $column ];
					$place[] = null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' );
					if ( null !== $value ) {
						$values[] = $value;
					}
				}
				$places[] = '(' . implode( ', ', $place ) . ')';
			}
			$this->database->execute(
				"INSERT INTO $table (" . implode( ', ', $columns ) . ') VALUES ' . implode( ', ', $places ),
				...$values
			);
		}
	}

	/**
	 * @param list<int> $ids
	 */
	private static function places( array $ids ): string {
		return implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
	}
}
