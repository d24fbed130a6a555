<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use DateTimeImmutable;
use Storewright\Admin\Analytics\Query\CurrencySums;
use Storewright\Store\Orders\Model\Order;
use Storewright\Tests\Support\Store\OrderIndexersTestCase;

/**
 * Amounts of several currencies are never mixed silently, on both databases.
 *
 * @spec B9-002
 */
final class CurrencySumsTest extends OrderIndexersTestCase {

	private const TIME = 'after=2024-01-15T00:00:00&before=2024-04-14T23:59:59&date_type=date_created';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'America/New_York' );
		update_option( 'woocommerce_date_type', 'date_created' );
		update_option( 'woocommerce_currency', 'USD' );
		$this->as_shop_manager();
		$this->sell( '2024-01-20 12:00', '10.10', 'USD' );
		$this->sell( '2024-02-20 12:00', '0.20', 'USD' );
	}

	public function test_orders_in_one_currency_need_no_word(): void {
		$this->sell( '2024-01-10 12:00', '99', 'EUR' );
		$this->sell( '2024-02-10 12:00', '99', 'EUR', 'cancelled' );
		self::assertNull( $this->header( 'revenue/stats' ) );
		self::assertNull( $this->header( 'categories' ) );
		self::assertSame( [], $this->overview() );
	}

	public function test_each_answer_says_what_orders_come_to_in_each_currency(): void {
		$euros = $this->sell( '2024-01-15 12:00', '20', 'EUR' );
		$this->sell( '2024-03-20 12:00', '5.5', 'EUR' );
		// In New York, this is the last evening of the period.
		$this->sell( '2024-04-15 03:00', '700', 'JPY' );
		$this->sell( '2024-04-15 05:00', '700', 'JPY' );
		$refund            = new Order();
		$refund->type      = Order::REFUND;
		$refund->parent_id = $euros;
		$refund->currency  = 'EUR';
		$refund->created   = new DateTimeImmutable( '2024-04-10 12:00 UTC' );
		$refund->total     = '-0.5';
		$this->repository->create( $refund );

		$all = [
			[ 'USD', 2, '10.30' ],
			[ 'EUR', 2, '25.00' ],
			[ 'JPY', 1, '700.00' ],
		];
		foreach ( [ 'revenue/stats', 'orders/stats', 'products/stats', 'categories', 'products', 'payment-methods' ] as $report ) {
			self::assertSame( $all, $this->header( $report ), $report );
		}
		self::assertSame( $all, $this->overview() );
		self::assertArrayNotHasKey( 'currencies', $this->item( $this->rest( 'GET', '/wc-analytics/reports/revenue/stats?' . self::TIME ) ) );
	}

	public function test_reports_of_items_go_by_when_orders_were_made(): void {
		update_option( 'woocommerce_date_type', 'date_paid' );
		$this->sell( '2024-03-20 12:00', '20', 'EUR', 'on-hold' );
		$made = [ [ 'USD', 2, '10.30' ], [ 'EUR', 1, '20.00' ] ];
		$time = '?after=2024-01-15T00:00:00&before=2024-04-14T23:59:59';
		foreach ( [ 'products', 'variations', 'categories', 'coupons', 'taxes', 'products/stats', 'coupons/stats', 'taxes/stats' ] as $report ) {
			self::assertSame( $made, $this->header( $report, $time ), $report );
		}
		self::assertNull( $this->header( 'revenue/stats', $time ), 'Nobody has paid these orders.' );
		self::assertSame( $made, $this->overview(), 'Its leaderboards have them.' );
	}

	public function test_customers_and_cohorts_say_it_too(): void {
		$this->sell( '2024-03-20 12:00', '20', 'EUR' );
		$this->sell( '2019-03-20 12:00', '7', 'JPY' );
		$all = [
			[ 'USD', 2, '10.30' ],
			[ 'EUR', 1, '20.00' ],
			[ 'JPY', 1, '7.00' ],
		];
		foreach ( [ 'customers', 'customers/stats' ] as $report ) {
			self::assertSame( $all, $this->header( $report, '' ), $report );
		}
		$time = '?after=2024-01-15T00:00:00&before=2024-02-28T23:59:59';
		self::assertNull( $this->header( 'customers', $time ) );
		foreach ( [ 'cohorts', 'cohorts/stats' ] as $report ) {
			self::assertSame( [ $all[0], $all[1] ], $this->header( $report, $time ), 'They tell of the year after the first order.' );
			self::assertNull( $this->header( $report, '?after=2024-03-01T00:00:00&before=2024-03-31T23:59:59' ), $report );
		}
		self::assertNull( $this->header( 'stock', '' ) );
	}

	public function test_a_period_that_begins_with_a_day_without_midnight_says_it_too(): void {
		// In Santiago, the clock goes from 23:59 to 01:00 at the end of September 5.
		update_option( 'timezone_string', 'America/Santiago' );
		$this->sell( '2026-09-06 15:00', '10', 'USD' );
		$this->sell( '2026-09-07 15:00', '20', 'EUR' );
		$time = '?after=2026-09-06T00:00:00&before=2026-09-07T23:59:59';
		self::assertSame( [ [ 'USD', 1, '10.00' ], [ 'EUR', 1, '20.00' ] ], $this->header( 'revenue/stats', $time ) );
	}

	/**
	 * @return list<array{string, int, string}>|null
	 */
	private function header( string $report, string $search = '?' . self::TIME ): ?array {
		$response = $this->rest( 'GET', "/wc-analytics/reports/$report$search" );
		$this->assertRestStatus( $response, 200 );
		$header = $response->get_headers()[ CurrencySums::HEADER ] ?? null;
		return is_string( $header ) ? self::read( (array) json_decode( $header, true, 512, JSON_THROW_ON_ERROR ) ) : null;
	}

	/**
	 * @return list<array{string, int, string}>
	 */
	private function overview(): array {
		$time = 'after=2024-01-15T00:00:00&before=2024-04-14T23:59:59';
		return self::read( (array) $this->item( $this->rest( 'GET', "/wc-admin/analytics/overview?$time" ) )['currencies'] );
	}

	/**
	 * @param array<mixed> $sums
	 * @return list<array{string, int, string}>
	 */
	private static function read( array $sums ): array {
		$read = [];
		foreach ( $sums as $sum ) {
			/** @var array{currency: string, orders: int, total: string, net: string} $sum */
			self::assertSame( $sum['total'], $sum['net'] );
			$read[] = [ $sum['currency'], $sum['orders'], $sum['total'] ];
		}
		return $read;
	}

	private function sell( string $utc, string $total, string $currency, string $status = 'completed' ): int {
		$order           = new Order();
		$order->status   = $status;
		$order->created  = new DateTimeImmutable( "$utc UTC" );
		$order->total    = $total;
		$order->currency = $currency;
		return $this->repository->create( $order )->id;
	}
}
