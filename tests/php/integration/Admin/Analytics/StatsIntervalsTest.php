<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Figures of orders by every kind of interval, on both databases.
 *
 * @spec B3-002
 * @spec B5-001
 * @spec B9-002
 *
 * @phpstan-type StatsInterval array{interval: string, date_start: string, date_end: string, subtotals: array<string, int|float>}
 * @phpstan-type Stats array{totals: array<string, int|float>, intervals: list<StatsInterval>}
 */
final class StatsIntervalsTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'start_of_week', 1 );
		$this->as_shop_manager();
		// The second one is at 23:30 on New Year's Eve in New York; the amounts are sums that floats miss.
		$this->order( '0.10', 'processing', '2025-12-29T15:00:00' );
		$this->order( '0.20', 'completed', '2026-01-01T04:30:00' );
		$this->order( '0.70', 'processing', '2026-01-01T15:00:00' );
		$this->order( '50.00', 'cancelled', '2026-01-01T15:00:00' );
		( new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() ) )->repair( '2025-12-01', '2026-12-31' );
	}

	public function test_intervals_hold_what_the_site_s_clock_says(): void {
		$expected = [
			'day'     => [ '2025-12-29=0.1', '2025-12-31=0.2', '2026-01-01=0.7' ],
			'hour'    => [ '2025-12-29 10=0.1', '2025-12-31 23=0.2', '2026-01-01 10=0.7' ],
			'week'    => [ '2026-01=1' ],
			'month'   => [ '2025-12=0.3', '2026-01=0.7' ],
			'quarter' => [ '2025-4=0.3', '2026-1=0.7' ],
			'year'    => [ '2025=0.3', '2026=0.7' ],
		];
		foreach ( $expected as $interval => $figures ) {
			$answer = $this->stats( "interval=$interval&order=asc&per_page=100&after=2025-12-29T00:00:00&before=2026-01-01T23:59:59" );
			self::assertSame( [ 1, 3 ], [ $answer['totals']['total_sales'], $answer['totals']['orders_count'] ] );
			self::assertSame( $figures, $this->with_sales( $answer['intervals'] ), $interval );
		}
	}

	/**
	 * @return iterable<string, array{string, string, string, string, string}> Zone, the day without midnight, the one before, those after.
	 */
	public static function days_without_midnight(): iterable {
		yield 'Santiago' => [ 'America/Santiago', '2026-09-06', '2026-09-05', '2026-09-07', '2026-09-08' ];
		yield 'Cairo' => [ 'Africa/Cairo', '2026-04-24', '2026-04-23', '2026-04-25', '2026-04-26' ];
	}

	#[DataProvider( 'days_without_midnight' )]
	public function test_the_day_after_one_without_midnight_begins_at_midnight(
		string $zone,
		string $short,
		string $before,
		string $after,
		string $last
	): void {
		update_option( 'timezone_string', $zone );
		$utc = static fn( string $time ): string => get_gmt_from_date( $time, 'Y-m-d\TH:i:s' );
		$this->order( '10.00', 'completed', $utc( "$after 00:20:00" ) );
		$this->order( '20.00', 'completed', $utc( "$after 12:00:00" ) );
		( new DayDrift( $this->context()->database, $this->context()->shop()->report_tables() ) )->repair( $before, $last );
		foreach ( [ $before, $short ] as $first ) {
			$answer = $this->stats( "interval=day&order=asc&after={$first}T00:00:00&before={$last}T23:59:59" );
			self::assertSame( [ "$after=30" ], $this->with_sales( $answer['intervals'] ) );
			$days = array_combine( array_column( $answer['intervals'], 'interval' ), $answer['intervals'] );
			foreach ( [
				$short => '01:00:00',
				$after => '00:00:00',
				$last  => '00:00:00',
			] as $day => $midnight ) {
				self::assertSame( [ "$day $midnight", "$day 23:59:59" ], [ $days[ $day ]['date_start'], $days[ $day ]['date_end'] ] );
			}
			$step    = "after={$days[ $after ]['date_start']}&before={$days[ $after ]['date_end']}";
			$explain = $this->item(
				$this->rest( 'GET', '/wc-analytics/reports/revenue/explain?measure=total_sales&' . str_replace( ' ', 'T', $step ) )
			);
			self::assertSame( '30', $explain['value'] );
			self::assertCount( 2, (array) $explain['orders'] );
		}
		foreach ( [ 'week', 'month', 'quarter', 'year' ] as $interval ) {
			$answer = $this->stats( "interval=$interval&order=asc&after={$short}T00:00:00&before=2028-01-01T23:59:59&per_page=100" );
			self::assertStringEndsWith( '00:00:00', $answer['intervals'][1]['date_start'], $interval );
		}
	}

	public function test_more_intervals_than_a_report_can_have_are_refused(): void {
		$path = '/wc-analytics/reports/revenue/stats?interval=hour&before=2026-01-01T00:00:00&after=';
		$this->assertRestError( $this->rest( 'GET', "{$path}2023-01-01T00:00:00" ), 'rest_invalid_param', 400 );
		$this->assertRestStatus( $this->rest( 'GET', "{$path}2025-01-01T00:00:00" ) );
	}

	public function test_weeks_start_on_the_day_of_the_site_s_settings(): void {
		update_option( 'start_of_week', 4 );
		$answer = $this->stats( 'interval=week&order=asc&after=2025-12-20T00:00:00&before=2026-01-05T00:00:00' );
		self::assertSame( [ '2025-53=0.3', '2026-01=0.7' ], $this->with_sales( $answer['intervals'] ) );
		self::assertSame( '2025-12-25 00:00:00', $answer['intervals'][1]['date_start'] );
	}

	public function test_pages_are_of_the_intervals_as_they_are_sorted(): void {
		$range  = 'interval=day&after=2025-12-29T00:00:00&before=2026-01-01T23:59:59&per_page=1';
		$by     = fn( string $more ): string => $this->stats( "$range&$more" )['intervals'][0]['interval'];
		$answer = $this->rest( 'GET', "/wc-analytics/reports/revenue/stats?$range" );
		self::assertSame( [ '4', '4' ], [ $answer->get_headers()['X-WP-Total'], $answer->get_headers()['X-WP-TotalPages'] ] );
		self::assertSame( '2026-01-01', $by( 'orderby=date' ) );
		self::assertSame( '2025-12-31', $by( 'orderby=date&page=2' ) );
		self::assertSame( '2026-01-01', $by( 'orderby=total_sales' ) );
		self::assertSame( '2025-12-30', $by( 'orderby=total_sales&order=asc' ) );
		self::assertSame( '2025-12-31', $by( 'orderby=total_sales&page=2' ) );
	}

	public function test_settings_say_which_orders_count_and_when(): void {
		$count = fn(): int|float => $this->stats( 'after=2025-12-29T00:00:00&before=2026-01-01T23:59:59' )['totals']['orders_count'];
		update_option( 'woocommerce_excluded_report_order_statuses', [ 'processing', 'refunded' ] );
		update_option( 'woocommerce_date_type', 'date_created' );
		self::assertSame( 2, $count() );
		update_option( 'woocommerce_excluded_report_order_statuses', [] );
		self::assertSame( 4, $count() );
	}

	public function test_nobody_else_sees_them(): void {
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', '/wc-analytics/reports/revenue/stats' ), 'woocommerce_rest_cannot_view', 403 );
	}

	/**
	 * @param string $total
	 * @param string $status
	 * @param string $gmt    When it was made and paid.
	 */
	private function order( string $total, string $status, string $gmt ): void {
		$response = $this->rest(
			'POST',
			'/wc/v3/orders',
			[
				'status'    => $status,
				'set_paid'  => false,
				'fee_lines' => [
					[
						'name'       => 'Fee',
						'total'      => $total,
						'tax_status' => 'none',
					],
				],
			]
		);
		$this->assertRestStatus( $response, 201 );
		$site = get_date_from_gmt( str_replace( 'T', ' ', $gmt ) );
		$this->context()->database->update(
			'wc_order_stats',
			[
				'date_created' => $site,
				'date_paid'    => $site,
			],
			[ 'order_id' => $this->item( $response )['id'] ]
		);
	}

	/**
	 * @return Stats
	 */
	private function stats( string $query ): array {
		$response = $this->rest( 'GET', "/wc-analytics/reports/revenue/stats?$query" );
		$this->assertRestStatus( $response, 200 );
		/** @var Stats $answer */
		$answer = $this->item( $response );
		return $answer;
	}

	/**
	 * @param list<StatsInterval> $intervals
	 * @return list<string> Name and sales of those that have any.
	 */
	private function with_sales( array $intervals ): array {
		$some = array_filter( $intervals, static fn( array $one ) => 0 !== $one['subtotals']['total_sales'] );
		return array_values( array_map( static fn( array $one ) => "{$one['interval']}={$one['subtotals']['total_sales']}", $some ) );
	}
}
