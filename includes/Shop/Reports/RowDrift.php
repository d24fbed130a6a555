<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\DeadlockRetry;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Shop\ReportTables;
use Storewright\Shop\ReportWriter;
use Throwable;

/**
 * How far the rows of orders are from what the orders themselves say: not at all, unless others have written.
 *
 * @internal
 */
final class RowDrift {

	private readonly ReportTables $tables;

	private readonly ReportWriter $writer;

	private readonly DayTotals $totals;

	private readonly ReturningCustomers $returning;

	public function __construct( private readonly Context $context ) {
		$this->tables    = $context->shop()->report_tables();
		$this->writer    = $context->shop()->report_writer();
		$this->totals    = new DayTotals( $context->database );
		$this->returning = new ReturningCustomers( $context->database, $this->tables->order_stats, $this->totals );
	}

	/**
	 * Which of some orders have rows that differ, or refunds with such rows.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function of( array $ids ): array {
		$differing = $this->differing( $ids );
		// Who has changed an order between both looks at it has changed its rows as well.
		return [] === $differing ? [] : $this->differing( $differing );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private function differing( array $ids ): array {
		$expected = $this->writer->expected( $ids );
		$stored   = $this->stored( array_keys( $expected ) );
		$notes    = $this->notes( $stored );
		$differs  = function ( int $id ) use ( $expected, $stored, $notes ): bool {
			$rows  = $expected[ $id ];
			$there = $stored[ $id ] ?? [];
			if ( count( $rows ) !== count( $there ) || count( array_intersect_key( $rows, $there ) ) < count( $rows ) ) {
				return true;
			}
			foreach ( $rows as $of => $tables ) {
				foreach ( array_keys( RowStore::names( $this->tables ) ) as $name ) {
					if ( ! StoredRows::are( $tables[ $name ] ?? [], $there[ $of ][ $name ] ?? [] ) ) {
						return true;
					}
				}
				$note  = (int) ( $there[ $of ][ ReportRows::STATS ][0]['returning_customer'] ?? 0 );
				$right = $notes[ $id ] ?? (int) ( $there[ $id ][ ReportRows::STATS ][0]['returning_customer'] ?? 0 );
				if ( $right !== $note ) {
					return true;
				}
			}
			return false;
		};
		return array_values( array_filter( array_keys( $expected ), $differs ) );
	}

	/**
	 * The rows that there are of some orders and of their refunds.
	 *
	 * @param list<int> $orders
	 * @return array<int, array<int, array<string, list<array<string, string|null>>>>> By order, then by its id and those of its refunds,
	 *   then by table. Those of which there is no row of order_stats are missing.
	 */
	private function stored( array $orders ): array {
		if ( [] === $orders ) {
			return [];
		}
		$places = implode( ', ', $orders );
		$stats  = $this->tables->order_stats;
		$rows   = [];
		$of     = [];
		foreach ( $this->context->database->rows(
			"SELECT * FROM $stats WHERE order_id IN ( $places ) UNION SELECT * FROM $stats WHERE parent_id IN ( $places )"
		) as $row ) {
			$id        = (int) $row['order_id'];
			$of[ $id ] = 0 === (int) $row['parent_id'] ? $id : (int) $row['parent_id'];

			$rows[ $of[ $id ] ][ $id ][ ReportRows::STATS ][] = $row;
		}
		$places = implode( ', ', array_keys( $of ) );
		foreach ( [] === $of ? [] : array_diff_key( RowStore::names( $this->tables ), [ ReportRows::STATS => '' ] ) as $name => $table ) {
			foreach ( $this->context->database->rows( "SELECT * FROM $table WHERE order_id IN ( $places )" ) as $row ) {
				$id = (int) $row['order_id'];

				$rows[ $of[ $id ] ][ $id ][ $name ][] = $row;
			}
		}
		return $rows;
	}

	/**
	 * Whether the customers of some orders had ordered before; of those that do not count this is not said, and of none while the notes of
	 * customers are brought up to date, since other statuses count.
	 *
	 * @param array<int, array<int, array<string, list<array<string, string|null>>>>> $stored As stored().
	 * @return array<int, int> 1 or 0 by order.
	 */
	private function notes( array $stored ): array {
		$orders = [];
		$known  = CustomerCheck::are_complete( $this->context->options, $this->tables->customer_lookup );
		foreach ( $known ? $stored : [] as $id => $of ) {
			$row = $of[ $id ][ ReportRows::STATS ][0] ?? null;
			if ( null !== $row && '0' !== $row['customer_id'] && ! in_array( $row['status'], CountedStatuses::not_counted(), true ) ) {
				$orders[] = [
					'order_id'    => $id,
					'customer_id' => (int) $row['customer_id'],
				] + $row;
			}
		}
		return [] === $orders ? [] : $this->returning->of_several( $orders )[0];
	}

	/**
	 * Writes the rows of orders anew. The sums follow as if the rows had been right before: they are to be checked afterwards.
	 *
	 * @param list<int> $ids
	 * @return list<string> Days on which they are or were, in site time.
	 */
	public function mend( array $ids ): array {
		$days = [];
		foreach ( $ids as $id ) {
			$days = [ ...$days, ...$this->days_of( $id ) ];
			try {
				$this->writer->rewrite( [ $id ] );
				DeadlockRetry::run( fn() => $this->context->database->transaction( fn() => $this->mend_rest( $id ) ) );
			} catch ( Unavailable $gone ) {
				throw $gone;
			} catch ( Throwable $error ) {
				$this->context->log->error(
					"Reports could not be corrected for order $id: {$error->getMessage()}",
					[ 'at' => $error->getFile() . ':' . $error->getLine() ]
				);
			}
			$days = [ ...$days, ...$this->days_of( $id ) ];
		}
		return array_values( array_unique( $days ) );
	}

	/**
	 * What writing an order anew leaves: rows of refunds that are gone, and whether its customer had ordered before.
	 */
	private function mend_rest( int $id ): void {
		$there    = $this->stored( [ $id ] )[ $id ] ?? [];
		$expected = $this->writer->expected( [ $id ] )[ $id ] ?? null;
		$surplus  = null === $expected ? [] : array_diff_key( $there, $expected );
		if ( [] !== $surplus ) {
			$store = new RowStore( $this->context->database, $this->context->options, $this->tables );
			$store->replace( array_map( static fn() => [], $surplus ), [] );
		}
		$customers = array_map( static fn( array $of ) => (int) $of[ ReportRows::STATS ][0]['customer_id'], $there );
		$this->returning->follow( array_diff( array_unique( $customers ), [ 0 ] ), 0 );
	}

	/**
	 * @return list<string>
	 */
	private function days_of( int $order ): array {
		$days = [];
		foreach ( $this->stored( [ $order ] )[ $order ] ?? [] as $of ) {
			foreach ( DayTotals::DATES as $column ) {
				$days[] = substr( (string) $of[ ReportRows::STATS ][0][ $column ], 0, 10 );
			}
		}
		return array_values( array_filter( $days, static fn( string $day ) => '' !== $day && ! str_starts_with( $day, '0000' ) ) );
	}
}
