<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Orders of before are brought into the reports over REST, on both databases.
 *
 * @spec B2-047
 */
final class ImportTest extends IntegrationTestCase {

	private const PATH = '/wc-analytics/reports/import';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		foreach ( [ '2020-05-01 10:00:00', gmdate( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS ) ] as $made ) {
			$response = $this->rest( 'POST', '/wc/v3/orders', [ 'status' => 'completed' ] );
			$this->assertRestStatus( $response, 201 );
			$id = $this->item( $response )['id'];
			self::assertIsInt( $id );
			$this->context()->database->update( 'wc_orders', [ 'date_created_gmt' => $made ], [ 'id' => $id ] );
			$this->context()->database->delete( 'wc_order_stats', [ 'order_id' => $id ] );
		}
	}

	public function test_orders_are_counted_by_days_and_by_what_is_known(): void {
		self::assertSame( 2, $this->orders( '' ) );
		self::assertSame( 1, $this->orders( '?days=30' ) );
		self::assertSame( 1, $this->orders( '?days=30&skip_existing=true' ) );
		$this->import( [ 'days' => 30 ] );
		self::assertSame( 0, $this->orders( '?days=30&skip_existing=true' ) );
		self::assertSame( 1, $this->orders( '?skip_existing=true' ) );
		$this->assertRestError( $this->rest( 'GET', self::PATH . '/totals?days=-1' ), 'rest_invalid_param', 400 );
	}

	public function test_an_import_says_how_far_it_is_and_can_be_ended(): void {
		$this->assertRestStatus( $this->rest( 'POST', self::PATH, [ 'skip_existing' => true ] ), 200 );
		self::assertSame( [ true, 0, 2 ], $this->state() );
		$this->assertRestStatus( $this->rest( 'POST', self::PATH . '/cancel' ), 200 );
		self::assertSame( [ false, 0, 2 ], $this->state() );
		self::assertFalse( ( new ReportRun( $this->context() ) )->step( 10 ) );
		self::assertSame( 2, $this->orders( '?skip_existing=true' ) );
		$this->import( [ 'skip_existing' => true ] );
		self::assertSame( [ false, 2, 2 ], $this->state() );
		self::assertSame( 0, $this->orders( '?skip_existing=true' ) );
	}

	public function test_only_who_runs_the_shop_may_import(): void {
		$this->as_subscriber();
		$this->assertRestStatus( $this->rest( 'POST', self::PATH ), 403 );
		$this->assertRestStatus( $this->rest( 'POST', self::PATH . '/cancel' ), 403 );
		$this->assertRestStatus( $this->rest( 'GET', self::PATH . '/status' ), 403 );
	}

	/**
	 * @param array<string, mixed> $arguments
	 */
	private function import( array $arguments ): void {
		$this->assertRestStatus( $this->rest( 'POST', self::PATH, $arguments ), 200 );
		$run   = new ReportRun( $this->context() );
		$steps = 0;
		while ( $run->step( 10 ) ) {
			self::assertLessThan( 200, ++$steps );
		}
	}

	private function orders( string $query ): mixed {
		return $this->item( $this->rest( 'GET', self::PATH . "/totals$query" ) )['orders'];
	}

	/**
	 * @return list<mixed>
	 */
	private function state(): array {
		$status = $this->item( $this->rest( 'GET', self::PATH . '/status' ) );
		return [ $status['is_importing'], $status['orders_count'], $status['orders_total'] ];
	}
}
