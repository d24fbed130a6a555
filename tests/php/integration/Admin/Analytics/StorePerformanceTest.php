<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Brick\Math\BigDecimal;
use DateTimeImmutable;
use Storewright\Admin\Analytics\Performance\PerformanceFigure;
use Storewright\Admin\Analytics\Performance\PerformancePeriod;
use Storewright\Admin\Analytics\Performance\StorePerformance;
use Storewright\Kernel\Money;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * How the store does, on Home: exact figures of a period and the one before.
 */
final class StorePerformanceTest extends OrderIndexersTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_date_type', 'date_created' );
		update_option( 'timezone_string', 'America/New_York' );
		// New Year's Day is a Monday.
		foreach ( [ [ 0, 'completed', '10.10' ], [ 1, 'processing', '20.20' ], [ 7, 'completed', '30.30' ], [ 8, 'cancelled', '99' ], [ 8, 'on-hold', '0.10' ] ] as [ $day, $status, $total ] ) {
			$this->sell( $day, $status, $total );
		}
	}

	public function test_a_week_is_compared_with_the_same_days_before(): void {
		// Tuesday, the 9th, at 23:30 in New York.
		$figures = $this->figures( PerformancePeriod::Week, '2024-01-10 04:30:00' );
		self::assertSame( [ '30.40', '30.30', [ '30.30', '0.10' ] ], $figures['revenue/total_sales'] );
		self::assertSame( [ '2.00', '2.00', [ '1.00', '1.00' ] ], $figures['orders/orders_count'] );
		self::assertSame( [ '15.20', '15.15', [ '30.30', '0.10' ] ], $figures['orders/avg_order_value'] );
		self::assertSame( [ '4.00', '4.00', [ '2.00', '2.00' ] ], $figures['products/items_sold'] );
		self::assertSame( [ '0.00', '0.00', [ '0.00', '0.00' ] ], $figures['revenue/refunds'] );
	}

	public function test_today_is_compared_with_the_hours_of_yesterday_so_far(): void {
		// Orders are from 7 in the morning in New York.
		$early = $this->figures( PerformancePeriod::Today, '2024-01-02 11:59:59' )['revenue/total_sales'];
		self::assertSame( [ '0.00', '0.00' ], [ $early[0], $early[1] ] );
		$later = $this->figures( PerformancePeriod::Today, '2024-01-02 12:00:01' )['revenue/total_sales'];
		self::assertSame( [ '20.20', '10.10', '20.20' ], [ $later[0], $later[1], $later[2][7] ] );
		self::assertCount( 8, $later[2] );
	}

	public function test_days_and_hours_add_up_to_the_same(): void {
		$this->sell( 2, 'completed', '0.07' );
		$this->sell( 2, 'refunded', '12.345' );
		$day  = $this->figures( PerformancePeriod::Week, '2024-01-04 04:59:59' );
		$hour = $this->figures( PerformancePeriod::Today, '2024-01-04 04:59:59' );
		foreach ( $day as $stat => [ , , $steps ] ) {
			self::assertSame( $steps[2], $hour[ $stat ][0], $stat );
		}
	}

	public function test_orders_in_other_currencies_are_counted_but_not_added_up(): void {
		$order           = $this->order( 1, 'completed', 11 );
		$order->total    = '1000';
		$order->currency = 'EUR';
		$this->repository->create( $order );
		foreach ( [ PerformancePeriod::Week, PerformancePeriod::Today ] as $period ) {
			$performance = $this->performance( $period, '2024-01-02 20:00:00' );
			self::assertSame( 1, $performance['other_orders'] );
			self::assertSame( PerformancePeriod::Week === $period ? '30.30' : '20.20', Money::text( $performance['figures'][0]['value'], 2 ) );
		}
	}

	public function test_the_route_says_whether_all_is_counted_and_who_may_ask(): void {
		$this->as_shop_manager();
		( new ReportRun( $this->context() ) )->forget();
		$waiting = $this->item( $this->rest( 'GET', '/wc-admin/home/performance?period=month' ) );
		self::assertSame( [ 'month', false, [], 0 ], [ $waiting['period'], $waiting['is_complete'], $waiting['figures'], $waiting['other_orders'] ] );
		self::assertFalse( $waiting['is_counting'] );
		( new ReportRun( $this->context() ) )->start();
		self::assertTrue( $this->item( $this->rest( 'GET', '/wc-admin/home/performance' ) )['is_counting'] );
		while ( ( new ReportRun( $this->context() ) )->step( 100 ) ) {
			continue;
		}
		$answer = $this->item( $this->rest( 'GET', '/wc-admin/home/performance' ) );
		self::assertSame( [ 'week', true ], [ $answer['period'], $answer['is_complete'] ] );
		/** @var list<array<string, mixed>> $figures */
		$figures = $answer['figures'];
		self::assertSame( [ 'revenue/total_sales', 'Total sales', 'currency', '0.00', 0 ], array_values( array_intersect_key( $figures[0], array_flip( [ 'stat', 'label', 'format', 'value', 'change' ] ) ) ) );
		self::assertSame( '0', $figures[2]['value'] );
		$this->assertRestError( $this->rest( 'GET', '/wc-admin/home/performance?period=year' ), 'rest_invalid_param', 400 );
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'GET', '/wc-admin/home/performance' )->get_status() );
	}

	private function sell( int $day, string $status, string $total ): void {
		$order        = $this->order( $day, $status, 11 );
		$order->total = $total;
		$this->repository->create( $order );
	}

	/**
	 * @return array<string, array{string, string, list<string>}> By name: value, the one before, steps.
	 */
	private function figures( PerformancePeriod $period, string $utc ): array {
		$texts   = static fn( BigDecimal $value ): string => Money::text( $value, 2 );
		$figures = [];
		foreach ( $this->performance( $period, $utc )['figures'] as $one ) {
			$figures[ $one['figure']->value ] = [ $texts( $one['value'] ), $texts( $one['before'] ), array_map( $texts, $one['steps'] ) ];
		}
		return $figures;
	}

	/**
	 * @return array{figures: list<array{figure: PerformanceFigure, value: BigDecimal, before: BigDecimal, steps: list<BigDecimal>}>,
	 *         other_orders: int}
	 */
	private function performance( PerformancePeriod $period, string $utc ): array {
		$now = ( new DateTimeImmutable( "$utc UTC" ) )->setTimezone( wp_timezone() );
		return ( new StorePerformance( $this->context(), $period, $now, 1 ) )->figures();
	}
}
