<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Query;

use Storewright\Database\Connection;
use Storewright\Store\Orders\Index\MonthlyCount;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Tables;

/**
 * Asks each status for its first orders and merges them. Months that are known to be passed over as a whole are not read.
 *
 * @internal
 */
final class MergedList {

	public function __construct( private readonly Connection $database, private readonly ListTotals $totals ) {}

	/**
	 * The ids of a page.
	 *
	 * @return list<int>
	 */
	public function ids( OrderCriteria $criteria ): array {
		$offset   = $criteria->offset;
		$statuses = array_map( OrderStatus::stored( ... ), $criteria->statuses() );
		$window   = [];
		$months   = 'date' === $criteria->orderby && [] === [
			...$criteria->exclude,
			...$criteria->not_parents,
		] ? $this->totals->months() : null;
		if ( null !== $months ) {
			[ $months, $offset ] = self::part(
				$criteria->ascending ? $months : array_reverse( $months ),
				$offset,
				$offset + $criteria->limit
			);

			if ( [] === $months ) {
				return [];
			}
			$statuses = array_keys( array_merge( ...array_map( static fn( MonthlyCount $month ) => $month->counts, $months ) ) );
			$window   = [
				min( array_map( static fn( MonthlyCount $month ) => $month->from, $months ) ),
				max( array_map( static fn( MonthlyCount $month ) => $month->until, $months ) ),
			];
		}
		return $this->merged( $criteria, $statuses, $window, $offset );
	}

	/**
	 * By the database: the page may be thousands of orders behind the first one, which are not worth being sent.
	 *
	 * @param OrderCriteria $criteria
	 * @param list<string>  $statuses
	 * @param list<string>  $window   First second and the one after the last, or nothing.
	 * @param int           $offset   How many of them come before the page.
	 * @return list<int>
	 */
	private function merged( OrderCriteria $criteria, array $statuses, array $window, int $offset ): array {
		$parts = [];
		$args  = [];
		foreach ( $statuses as $status ) {
			[ $sql, $values ] = $this->of_status( $criteria, $status, $window );
			$parts[]          = "SELECT * FROM ( $sql LIMIT %d ) part" . count( $parts );
			array_push( $args, ...$values, ...[ $offset + $criteria->limit ] );
		}
		if ( [] === $parts ) {
			return [];
		}
		$direction = OrderLister::direction( $criteria );
		return array_map(
			intval( ... ),
			$this->database->column(
				'SELECT id FROM ( ' . implode( ' UNION ALL ', $parts ) . " ) parts ORDER BY place $direction, id $direction LIMIT %d OFFSET %d",
				...[ ...$args, $criteria->limit, $offset ]
			)
		);
	}

	/**
	 * The months in which the page is, and how many orders of the first one come before it.
	 *
	 * @param list<MonthlyCount> $months In the order of the list.
	 * @param int          $offset
	 * @param int          $end     Offset of what follows the page.
	 * @return array{list<MonthlyCount>, int}
	 */
	private static function part( array $months, int $offset, int $end ): array {
		$part   = [];
		$passed = 0;
		$before = 0;
		foreach ( $months as $month ) {
			if ( $passed + $month->total() <= $offset ) {
				$before += $month->total();
			} else {
				$part[] = $month;
			}
			$passed += $month->total();
			if ( $passed >= $end ) {
				break;
			}
		}
		return [ $part, $offset - $before ];
	}

	/**
	 * What a status has, in the order of the list.
	 *
	 * @param OrderCriteria $criteria
	 * @param string        $status   As it is stored.
	 * @param list<string>  $window   First second and the one after the last, or nothing.
	 * @return array{string, list<string|int|float>} A query of `id` and `place`, and its values.
	 */
	private function of_status( OrderCriteria $criteria, string $status, array $window ): array {
		$conditions = Conditions::of(
			$this->database,
			$criteria->in_status( OrderStatus::plain( $status ) ),
			true,
			$this->totals->indexed
		);
		$column     = OrderLister::column( $criteria );
		$direction  = OrderLister::direction( $criteria );
		$in_window  = [] === $window ? '' : ' AND o.date_created_gmt >= %s AND o.date_created_gmt < %s';
		return [
			"SELECT o.id, o.$column AS place
			FROM {$this->database->table( Tables::ORDERS )} o {$this->hint( $criteria )} {$conditions->sql()}$in_window
			ORDER BY o.$column $direction, o.id $direction",
			[ ...$conditions->args, ...$window ],
		];
	}

	/**
	 * The index that has a status's orders in the order that is asked for.
	 */
	private function hint( OrderCriteria $criteria ): string {
		if ( $this->database->is_sqlite() ) {
			return '';
		}
		$index = match ( true ) {
			[] !== $criteria->parents             => 'parent_order_id',
			'' !== $criteria->customer_email      => 'billing_email',
			null !== $criteria->customer && 'date' === $criteria->orderby => 'storewright_customer_type_status_date',
			null !== $criteria->include, null !== $criteria->customer => '',
			// The newest indexes may still be on their way to a large table (DeferredIndexes): the database takes them by itself.
			'' !== $criteria->payment_method, 'total' === $criteria->orderby => '',
			'date' === $criteria->orderby         => 'type_status_date',
			'modified' === $criteria->orderby     => 'storewright_type_status_updated',
			default                               => 'status',
		};
		return '' === $index ? '' : "FORCE INDEX ( $index )";
	}
}
