<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\ReportRun;

/**
 * Customers by the month of their first order: how many of them ordered in which month after, and for how much. Months are those in
 * which orders were made, in site time; orders of nobody known are left out.
 *
 * What is known of a month is kept until the sums of its days, or of days before it, are others: then it is added up anew.
 *
 * @phpstan-type Cohort array{
 *   cohort: string,
 *   customers: int,
 *   orders_count: int,
 *   net_revenue: int|float,
 *   months: list<array<string, int|float>>
 * }
 */
final class Cohorts {

	/**
	 * How many months after the first order are told.
	 */
	public const MONTHS = 12;

	/**
	 * The option that keeps what a month's orders said begins so.
	 */
	private const OPTION = 'storewright_cohorts_';

	public function __construct( private readonly Context $context ) {}

	/**
	 * The cohorts of some months, the latest first.
	 *
	 * @param string $from  First month, such as `2026-01`.
	 * @param string $until Last month.
	 * @return list<Cohort>
	 */
	public function of( string $from, string $until ): array {
		$last  = min( self::month( $until, self::MONTHS ), $this->context->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m' ) );
		$known = $this->months( $from, $last );
		$rows  = [];
		for ( $cohort = $until; $cohort >= $from; $cohort = self::month( $cohort, -1 ) ) {
			if ( isset( $known[ $cohort ][ $cohort ] ) ) {
				$rows[] = self::row( $cohort, $last, $known );
			}
		}
		return $rows;
	}

	/**
	 * A month before or after another one.
	 */
	public static function month( string $month, int $after ): string {
		return ( new DateTimeImmutable( "$month-01" ) )->modify( "$after months" )->format( 'Y-m' );
	}

	/**
	 * @param string                                                 $cohort
	 * @param string                                                 $last  The last month of which anything can be known.
	 * @param array<string, array<string, array{int, int, int}>> $known By month and cohort: customers, orders, millionths.
	 * @return Cohort
	 */
	private static function row( string $cohort, string $last, array $known ): array {
		$months = [];
		$orders = 0;
		$net    = 0;
		$month  = $cohort;
		for ( $after = 0; $after <= self::MONTHS && $month <= $last; ++$after ) {
			[ $customers, $count, $amount ] = $known[ $month ][ $cohort ] ?? [ 0, 0, 0 ];

			$month    = self::month( $month, 1 );
			$orders  += $count;
			$net     += $amount;
			$months[] = [
				'month'        => $after,
				'customers'    => $customers,
				'orders_count' => $count,
				'net_revenue'  => $amount / 1000000,
			];
		}
		return [
			'cohort'       => $cohort,
			'customers'    => $months[0]['customers'] ?? 0,
			'orders_count' => $orders,
			'net_revenue'  => $net / 1000000,
			'months'       => $months,
		];
	}

	/**
	 * @return array<string, array<string, array{int, int, int}>>
	 */
	private function months( string $from, string $last ): array {
		$prints  = $this->fingerprints( $last );
		$options = [];
		for ( $month = $from; $month <= $last; $month = self::month( $month, 1 ) ) {
			$options[ $month ] = self::OPTION . str_replace( '-', '_', $month );
		}
		$stored = [] === $options ? [] : $this->context->options->fresh( array_values( $options ) );
		$known  = [];
		foreach ( $options as $month => $option ) {
			$kept = is_array( $stored[ $option ] ?? null ) ? $stored[ $option ] : [];
			if ( null === $prints || ( $kept['print'] ?? '' ) !== ( $prints[ $month ] ?? '' ) ) {
				$kept = [
					'print' => $prints[ $month ] ?? '',
					'rows'  => $this->rows( $month ),
				];
				if ( null !== $prints ) {
					$this->context->options->set( $option, $kept );
				}
			}
			/** @var array<string, array{int, int, int}> $rows */
			$rows            = $kept['rows'] ?? [];
			$known[ $month ] = $rows;
		}
		return $known;
	}

	/**
	 * What tells whether orders up to a month are the same as before: made of the sums of days. Null where these are not complete.
	 *
	 * @return array<string, string>|null By month.
	 */
	private function fingerprints( string $last ): ?array {
		if ( ! ( new ReportRun( $this->context ) )->is_complete() ) {
			return null;
		}
		$counts = Statuses::counted();
		$sums   = $this->context->database->rows(
			( new ReportTables( $this->context ) )->name(
				"SELECT SUBSTR( s.day, 1, 7 ) AS month, s.is_refund, s.returning_customer, SUM( s.orders ) AS orders, SUM( s.net ) AS net
				FROM {days} s WHERE s.date_type = 'created' AND s.day <= %s AND {$counts->sql}
				GROUP BY SUBSTR( s.day, 1, 7 ), s.is_refund, s.returning_customer HAVING SUM( s.orders ) <> 0 ORDER BY 1, 2, 3"
			),
			"$last-31",
			...$counts->args
		);
		// A month depends on its own orders, and on the first orders before, which say whose cohort they are of.
		$before = md5( (string) wp_json_encode( [ $counts->sql, $counts->args ] ) );
		$prints = [];
		foreach ( $sums as $sum ) {
			$month            = (string) $sum['month'];
			$prints[ $month ] = md5( ( $prints[ $month ] ?? $before ) . wp_json_encode( $sum ) );
			$is_first         = 0 === (int) $sum['is_refund'] && 0 === (int) $sum['returning_customer'];
			$before           = $is_first ? md5( $before . wp_json_encode( $sum ) ) : $before;
		}
		return $prints;
	}

	/**
	 * @return array<string, array{int, int, int}> Customers who ordered in a month, their orders and millionths, by the month of the first
	 *         order.
	 */
	private function rows( string $month ): array {
		$counts = Statuses::counted();
		$first  = $counts->with( [ 's.status' => 'f.status' ] );
		$rows   = $this->context->database->rows(
			( new ReportTables( $this->context ) )->name(
				"SELECT c.cohort, SUM( CASE WHEN c.orders > 0 THEN 1 ELSE 0 END ) AS customers, SUM( c.orders ) AS orders,
					SUM( c.net ) AS net
				FROM (
					SELECT s.customer_id, SUM( CASE WHEN s.parent_id = 0 THEN 1 ELSE 0 END ) AS orders,
						SUM( CAST( ROUND( s.net_total * 1000000 ) AS SIGNED ) ) AS net,
						( SELECT SUBSTR( MIN( f.date_created ), 1, 7 ) FROM {stats} f
							WHERE f.customer_id = s.customer_id AND f.parent_id = 0 AND {$first->sql} ) AS cohort
					FROM {stats} s WHERE s.date_created >= %s AND s.date_created < %s AND s.customer_id <> 0 AND {$counts->sql}
					GROUP BY s.customer_id
				) c WHERE c.cohort IS NOT NULL GROUP BY c.cohort"
			),
			...[ ...$first->args, "$month-01 00:00:00", self::month( $month, 1 ) . '-01 00:00:00', ...$counts->args ]
		);
		$known  = [];
		foreach ( $rows as $row ) {
			$known[ (string) $row['cohort'] ] = [ (int) $row['customers'], (int) $row['orders'], (int) $row['net'] ];
		}
		return $known;
	}
}
