<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use DateTimeImmutable;
use Storewright\Database\Connection;
use Storewright\Database\DateColumn;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Query\OrderCriteria;
use Storewright\Store\Orders\Storage\RowWriter;
use Storewright\Store\Orders\Tables;

/**
 * Counts orders month by month: whole months and days from storewright_order_counts, the rest of a day by index.
 *
 * @internal
 */
final class MonthlyCounts {

	private readonly string $counts;

	public function __construct( private readonly Connection $database ) {
		$this->counts = $database->table( Tables::COUNTS );
	}

	/**
	 * The months in which there are orders, oldest first. Of the criteria, type, statuses, created_via, guests and one range hold.
	 *
	 * @param OrderCriteria $criteria
	 * @param bool          $changed  Whether times of change are meant, not of making.
	 * @return list<MonthlyCount>
	 */
	public function of( OrderCriteria $criteria, bool $changed = false ): array {
		$after  = self::next_second( $changed ? $criteria->modified_after : $criteria->after );
		$before = DateColumn::utc( $changed ? $criteria->modified_before : $criteria->before ) ?? '9999-12-31 23:59:59';
		if ( $after >= $before ) {
			return [];
		}
		$months = $this->counted(
			$criteria,
			$changed ? OrderCounts::CHANGED_MONTH : OrderCounts::MONTH,
			substr( $after, 0, 7 ),
			substr( $before, 0, 7 )
		);
		$found  = [];
		foreach ( $months as $month => $counts ) {
			$from  = "$month-01 00:00:00";
			$until = self::month_after( $month );
			if ( $from < $after || $until > $before ) {
				$counts = $this->part_of_month( $criteria, $changed, max( $from, $after ), min( $until, $before ) );
			}
			$counts = array_filter( $counts, static fn( int $count ) => $count > 0 );
			if ( [] !== $counts ) {
				$found[] = new MonthlyCount( max( $from, $after ), min( $until, $before ), $counts );
			}
		}
		return $found;
	}

	/**
	 * How many orders have a product in them.
	 *
	 * @param OrderCriteria $criteria Its type, statuses and product hold.
	 */
	public function with_product( OrderCriteria $criteria ): int {
		$statuses = array_map( OrderStatus::stored( ... ), $criteria->statuses() );
		return (int) $this->database->value(
			"SELECT SUM( orders ) FROM {$this->counts} WHERE kind = %d AND product_id = %d AND type = %s AND status IN ("
				. RowWriter::places( $statuses, '%s' )
				. ')',
			OrderCounts::PRODUCT,
			(int) $criteria->product,
			$criteria->type,
			...$statuses
		);
	}

	/**
	 * @return array<string, int> Status as stored => orders.
	 */
	private function part_of_month( OrderCriteria $criteria, bool $changed, string $from, string $until ): array {
		$first = substr( $from, 0, 10 );
		$last  = substr( $until, 0, 10 );
		$parts = [];
		if ( "$first 00:00:00" !== $from ) {
			$parts[] = $this->part_of_day( $criteria, $changed, $from, min( $until, self::day_after( $first ) ) );
			$first   = substr( self::day_after( $first ), 0, 10 );
		}
		if ( "$last 00:00:00" !== $until && $first <= $last ) {
			$parts[] = $this->part_of_day( $criteria, $changed, "$last 00:00:00", $until );
		}
		if ( $first < $last ) {
			$yesterday = ( new DateTimeImmutable( "$last UTC" ) )->modify( '-1 day' )->format( 'Y-m-d' );
			array_push(
				$parts,
				...array_values( $this->counted( $criteria, $changed ? OrderCounts::CHANGED_DAY : OrderCounts::DAY, $first, $yesterday ) )
			);
		}
		$sum = [];
		foreach ( $parts as $part ) {
			foreach ( $part as $status => $count ) {
				$sum[ $status ] = ( $sum[ $status ] ?? 0 ) + $count;
			}
		}
		return $sum;
	}

	/**
	 * @return array<string, array<string, int>> Period => status as stored => orders.
	 */
	private function counted( OrderCriteria $criteria, int $kind, string $from, string $until ): array {
		$statuses = array_map( OrderStatus::stored( ... ), $criteria->statuses() );
		$where    = 'kind = %d AND period BETWEEN %s AND %s AND product_id = 0 AND type = %s AND status IN ('
			. RowWriter::places( $statuses, '%s' )
			. ')';

		$args = [ $kind, $from, $until, $criteria->type, ...$statuses ];
		if ( [] !== $criteria->created_via ) {
			$where .= ' AND created_via IN (' . RowWriter::places( $criteria->created_via, '%s' ) . ')';
			array_push( $args, ...$criteria->created_via );
		}
		if ( 0 === $criteria->customer ) {
			$where .= ' AND guest = 1';
		}
		$periods = [];
		foreach ( $this->database->rows(
			"SELECT period, status, SUM( orders ) AS orders FROM {$this->counts} WHERE $where GROUP BY period, status ORDER BY period",
			...$args
		) as $row ) {
			$periods[ (string) $row['period'] ][ (string) $row['status'] ] = (int) $row['orders'];
		}
		return $periods;
	}

	/**
	 * @return array<string, int> Status as stored => orders.
	 */
	private function part_of_day( OrderCriteria $criteria, bool $changed, string $from, string $until ): array {
		$column   = $changed ? 'date_updated_gmt' : 'date_created_gmt';
		$statuses = array_map( OrderStatus::stored( ... ), $criteria->statuses() );
		$join     = '';
		$where    = 'o.type = %s AND o.status IN (' . RowWriter::places( $statuses, '%s' ) . ") AND o.$column >= %s AND o.$column < %s";
		$args     = [ $criteria->type, ...$statuses, $from, $until ];
		if ( [] !== $criteria->created_via ) {
			$join   = "JOIN {$this->database->table( Tables::OPERATIONAL )} p ON p.order_id = o.id";
			$where .= ' AND p.created_via IN (' . RowWriter::places( $criteria->created_via, '%s' ) . ')';
			array_push( $args, ...$criteria->created_via );
		}
		if ( 0 === $criteria->customer ) {
			$where .= ' AND o.customer_id = 0';
		}
		$counts = [];
		foreach ( $this->database->rows(
			"SELECT o.status, COUNT(*) AS orders FROM {$this->database->table( Tables::ORDERS )} o $join WHERE $where GROUP BY o.status",
			...$args
		) as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['orders'];
		}
		return $counts;
	}

	/**
	 * Times have whole seconds, and ranges are exclusive.
	 */
	private static function next_second( ?DateTimeImmutable $moment ): string {
		return DateColumn::utc( $moment?->modify( '+1 second' ) ) ?? '0000-01-01 00:00:00';
	}

	/**
	 * The first second of the next day.
	 *
	 * @param string $day Such as `2026-11-21`.
	 */
	public static function day_after( string $day ): string {
		return ( new DateTimeImmutable( "$day UTC" ) )->modify( '+1 day' )->format( 'Y-m-d H:i:s' );
	}

	/**
	 * The first second of the next month.
	 *
	 * @param string $month Such as `2026-11`.
	 */
	public static function month_after( string $month ): string {
		return ( new DateTimeImmutable( "$month-01 UTC" ) )->modify( '+1 month' )->format( 'Y-m-d H:i:s' );
	}
}
