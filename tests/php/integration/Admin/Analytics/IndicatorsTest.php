<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Figures of several reports in one answer, and downloads by the site's clock, on both databases.
 *
 * @spec B9-002
 */
final class IndicatorsTest extends IntegrationTestCase {

	private const JANUARY = 'after=2026-01-01T00:00:00&before=2026-01-31T23:59:59';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'America/New_York' );
		$this->as_shop_manager();
	}

	public function test_figures_are_those_of_their_reports(): void {
		$response = $this->rest(
			'POST',
			'/wc/v3/orders',
			[
				'status'    => 'completed',
				'fee_lines' => [
					[
						'name'       => 'Fee',
						'total'      => '19.90',
						'tax_status' => 'none',
					],
				],
			]
		);
		$this->assertRestStatus( $response, 201 );
		$answer = $this->rest( 'GET', '/wc-analytics/reports/performance-indicators?stats=orders/orders_count,revenue/total_sales' );
		self::assertSame( '2', $answer->get_headers()['X-WP-Total'] );
		$sales   = [
			'stat'   => 'revenue/total_sales',
			'chart'  => 'total_sales',
			'label'  => 'Total sales',
			'format' => 'currency',
			'value'  => 19.9,
		];
		$count   = [
			'stat'   => 'orders/orders_count',
			'chart'  => 'orders_count',
			'label'  => 'Orders',
			'format' => 'number',
			'value'  => 1,
		];
		$figures = array_map( static fn( array $one ) => array_diff_key( $one, [ '_links' => true ] ), $this->items( $answer ) );
		self::assertSame( [ $sales, $count ], $figures );
	}

	public function test_all_are_answered_unless_some_are_named(): void {
		$all     = array_column( $this->figures( '/wc-analytics/reports/performance-indicators' ), 'stat' );
		$allowed = array_column( $this->figures( '/wc-analytics/reports/performance-indicators/allowed' ), 'stat' );
		self::assertCount( 15, $all );
		self::assertSame( $all, $allowed );
		$unknown = $this->rest( 'GET', '/wc-analytics/reports/performance-indicators?stats=orders/no_such_figure' );
		$this->assertRestError( $unknown, 'rest_invalid_param', 400 );
	}

	public function test_downloads_count_on_the_day_of_the_site_s_clock(): void {
		// The first one is on New Year's Eve in New York, the last one in its summer time.
		foreach ( [ '2026-01-01 04:30:00', '2026-01-01 05:30:00', '2026-01-31 23:00:00', '2026-07-01 03:59:59' ] as $utc ) {
			$this->context()->database->insert(
				'wc_download_log',
				[
					'timestamp'       => $utc,
					'permission_id'   => 1,
					'user_ip_address' => '192.0.2.1',
				]
			);
		}
		self::assertSame( [ '2025-12=1', '2026-01=2', '2026-06=1' ], $this->downloads( 'after=2025-12-01T00:00:00&before=2026-12-31T23:59:59' ) );
		self::assertSame( [ '2026-01=2' ], $this->downloads( self::JANUARY . '&ip_address_includes=192.0.2.1' ) );
		self::assertSame( [], $this->downloads( self::JANUARY . '&ip_address_excludes=192.0.2.1' ) );
		self::assertSame( [], $this->downloads( self::JANUARY . '&product_includes=1' ) );
		$figure = $this->figures( '/wc-analytics/reports/performance-indicators?stats=downloads/download_count&' . self::JANUARY );
		self::assertSame( [ 2 ], array_column( $figure, 'value' ) );
	}

	/**
	 * @return list<string> Months that have any, with their number.
	 */
	private function downloads( string $query ): array {
		$response = $this->rest( 'GET', "/wc-analytics/reports/downloads/stats?interval=month&order=asc&per_page=100&$query" );
		$this->assertRestStatus( $response, 200 );
		/** @var array{intervals: list<array{interval: string, subtotals: array{download_count: int}}>} $answer */
		$answer = $this->item( $response );
		$some   = array_filter( $answer['intervals'], static fn( array $one ) => 0 !== $one['subtotals']['download_count'] );
		return array_values( array_map( static fn( array $one ) => "{$one['interval']}={$one['subtotals']['download_count']}", $some ) );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function figures( string $path ): array {
		$response = $this->rest( 'GET', $path );
		$this->assertRestStatus( $response, 200 );
		return $this->items( $response );
	}
}
