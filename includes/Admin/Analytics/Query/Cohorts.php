<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Query;

use DateTimeImmutable;
use Storewright\Kernel\Context;
use Storewright\Shop\Reports\DayTotals;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Shop\Reports\SiteDay;

/**
 * Customers by the month of their first order: how many of them ordered in which month after, and for how much. Months are those in
 * which orders were made, in site time; orders of nobody known are left out.
 *
 * What is known of a month is kept until orders of its days are written again, or customers have their first order in another month
 * before: then it is added up anew.
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
		$last  = $this->last( $until );
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
	 * Adds a month up anew where it says something else than what is kept, so that nobody waits for it.
	 *
	 * @param string $month Such as `2026-01`.
	 */
	public function prepare( string $month ): void {
		if ( ( new ReportRun( $this->context ) )->is_complete() ) {
			$this->months( $month, $month );
		}
	}

	/**
	 * The last month whose orders cohorts are told of.
	 *
	 * @param string $until Last month of a first order.
	 */
	public function last( string $until ): string {
		return min( self::month( $until, self::MONTHS ), $this->context->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m' ) );
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
		$prints  = $this->fingerprints( $from, $last );
		$options = [];
		// Nothing is kept of months without orders: one may ask for any.
		$empty = null === $prints ? [] : array_diff_key( $prints, $this->with_orders( $from, $last ) );
		for ( $month = $from; $month <= $last; $month = self::month( $month, 1 ) ) {
			if ( ! isset( $empty[ $month ] ) ) {
				$options[ $month ] = self::OPTION . str_replace( '-', '_', $month );
			}
		}
		$stored = [] === $options ? [] : $this->context->options->fresh( array_values( $options ) );
		$known  = array_map( static fn() => [], $empty );
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
	 * The months in which orders were made, by their sums.
	 *
	 * @param string $from First month.
	 * @param string $last Last month.
	 * @return array<string, true>
	 */
	private function with_orders( string $from, string $last ): array {
		return array_fill_keys(
			$this->context->database->column(
				( new ReportTables( $this->context ) )->name(
					"SELECT DISTINCT SUBSTR( day, 1, 7 ) FROM {days} WHERE date_type = 'created' AND day >= %s AND day <= %s"
				),
				"$from-01",
				SiteDay::last_of_month( "$last-01" )
			),
			true
		);
	}

	/**
	 * What tells whether a month says the same as before: how often orders of its days were written, and how often a month before became
	 * or ceased to be that of a customer's first order. Sums would not tell that an order went from one customer to another one. Null
	 * where these are not complete.
	 *
	 * @param string $from First month.
	 * @param string $last Last month.
	 * @return array<string, string>|null By month.
	 */
	private function fingerprints( string $from, string $last ): ?array {
		if ( ! ( new ReportRun( $this->context ) )->is_complete() ) {
			return null;
		}
		$counts  = Statuses::counted();
		$changes = [
			'created'        => [],
			DayTotals::FIRST => [],
		];
		foreach ( $this->context->database->rows(
			"SELECT date_type, SUBSTR( day, 1, 7 ) AS month, SUM( orders ) AS changes
			FROM {$this->context->database->table( DayTotals::PARTS )}
			WHERE kind = %s AND date_type IN ( 'created', %s ) AND day <= %s GROUP BY date_type, SUBSTR( day, 1, 7 )",
			DayTotals::CHANGES,
			DayTotals::FIRST,
			SiteDay::last_of_month( "$last-01" )
		) as $row ) {
			$changes[ (string) $row['date_type'] ][ (string) $row['month'] ] = (int) $row['changes'];
		}
		// What concerns any day is one of the months before.
		$any    = $changes['created'][ substr( DayTotals::ANY_DAY, 0, 7 ) ] ?? 0;
		$firsts = $changes[ DayTotals::FIRST ];
		$before = array_sum( array_filter( $firsts, static fn( string $month ) => $month < $from, ARRAY_FILTER_USE_KEY ) );
		$prints = [];
		for ( $month = $from; $month <= $last; $month = self::month( $month, 1 ) ) {
			$own              = $changes['created'][ $month ] ?? 0;
			$prints[ $month ] = md5( (string) wp_json_encode( [ $counts->sql, $counts->args, $any, $before, $own ] ) );
			$before          += $firsts[ $month ] ?? 0;
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
