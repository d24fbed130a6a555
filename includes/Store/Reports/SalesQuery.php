<?php
declare(strict_types=1);

namespace Storewright\Store\Reports;

use DateTimeImmutable;
use Storewright\Database\Connection;
use Storewright\Kernel\Money;
use Storewright\Store\Customers\NewCustomersQuery;
use Storewright\Store\Orders\Tables;

/**
 * Reads sales by day or month from the lookup tables of orders: the time that a report takes goes by its days.
 *
 * Orders that are processing, on hold, completed or refunded count, on the day on which they were made; a refund counts on its own
 * day. A refund of an order that is refunded as a whole carries its share of the order's tax and shipping, whatever lines it names.
 */
final class SalesQuery {

	/**
	 * Statuses of orders that count, as stored.
	 */
	private const STATUSES = "'wc-completed', 'wc-processing', 'wc-on-hold', 'wc-refunded'";

	public function __construct( private readonly Connection $database, private readonly NewCustomersQuery $new_customers ) {}

	/**
	 * Returns the sales of each day or month of a period.
	 *
	 * @return array<string, SalesRow> By day (`2026-11-21`) or month (`2026-11`), each of them.
	 */
	public function rows( ReportPeriod $period ): array {
		$intervals = $period->intervals();
		$orders    = $this->orders( $period );
		$discounts = $this->discounts( $period );
		$customers = $this->new_customers->counts( $intervals );
		$rows      = [];
		foreach ( array_keys( $intervals ) as $key ) {
			$row          = $orders[ $key ] ?? [];
			$rows[ $key ] = new SalesRow(
				(int) ( $row['orders'] ?? 0 ),
				(int) ( $row['items'] ?? 0 ),
				Money::of( $row['sales'] ?? null ),
				Money::of( $row['tax'] ?? null ),
				Money::of( $row['shipping'] ?? null ),
				Money::of( $discounts[ $key ] ?? null ),
				Money::of( $row['refunds'] ?? null ),
				Money::of( $row['refunded_tax'] ?? null ),
				Money::of( $row['refunded_shipping'] ?? null ),
				$customers[ $key ]
			);
		}
		return $rows;
	}

	/**
	 * The day on which the first order was made, in the site's time zone; null where there is none.
	 */
	public function first_day(): ?DateTimeImmutable {
		$first = $this->database->value(
			"SELECT MIN( date_created ) FROM {$this->database->table( Tables::STATS )} WHERE date_created > '1000-01-01 00:00:00'"
		);
		return null === $first ? null : new DateTimeImmutable( substr( $first, 0, 10 ), wp_timezone() );
	}

	/**
	 * @return array<string, array<string, string|null>> By day or month; those without orders and refunds are missing.
	 */
	private function orders( ReportPeriod $period ): array {
		$stats    = $this->database->table( Tables::STATS );
		$of_order = static fn( string $column ) => "SUM( CASE WHEN s.parent_id = 0 THEN s.$column ELSE 0 END )";
		// Of an order that is refunded as a whole, the refund's share of the order's amount; else what the refund itself says.
		$refunded = static fn( string $column ) => "SUM( CASE WHEN s.parent_id = 0 THEN 0 WHEN p.total_sales > 0 THEN -s.total_sales * p.$column / p.total_sales ELSE -s.$column END )";
		return $this->by_interval(
			"SELECT SUBSTR( s.date_created, 1, %d ) AS period, SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END ) AS orders,
				{$of_order( 'num_items_sold' )} AS items, {$of_order( 'total_sales' )} AS sales,
				{$of_order( 'tax_total' )} AS tax, {$of_order( 'shipping_total' )} AS shipping,
				SUM( CASE WHEN s.parent_id = 0 THEN 0 ELSE -s.total_sales END ) AS refunds, {$refunded( 'tax_total' )} AS refunded_tax,
				{$refunded( 'shipping_total' )} AS refunded_shipping
			FROM $stats s LEFT JOIN $stats p ON p.order_id = CASE WHEN s.status = 'wc-refunded' THEN NULLIF( s.parent_id, 0 ) END
			WHERE s.date_created >= %s AND s.date_created < %s AND s.status IN ( " . self::STATUSES . ' )
				GROUP BY SUBSTR( s.date_created, 1, %d )',
			$period
		);
	}

	/**
	 * @return array<string, string|null> By day or month; those without coupons are missing.
	 */
	private function discounts( ReportPeriod $period ): array {
		return array_map(
			static fn( array $row ) => $row['discount'],
			$this->by_interval(
				"SELECT SUBSTR( c.date_created, 1, %d ) AS period, SUM( c.discount_amount ) AS discount
				FROM {$this->database->table( Tables::COUPON_LOOKUP )} c
				JOIN {$this->database->table( Tables::STATS )} s ON s.order_id = c.order_id
				WHERE c.date_created >= %s AND c.date_created < %s AND s.parent_id = 0 AND s.status IN ( " . self::STATUSES . ' )
					GROUP BY SUBSTR( c.date_created, 1, %d )',
				$period
			)
		);
	}

	/**
	 * @return array<string, array<string, string|null>>
	 */
	private function by_interval( string $sql, ReportPeriod $period ): array {
		$length = $period->monthly ? 7 : 10;
		$rows   = [];
		foreach ( $this->database->rows( $sql, $length, $period->from(), $period->until(), $length ) as $row ) {
			$rows[ (string) $row['period'] ] = $row;
		}
		return $rows;
	}
}
