<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportCheck;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Tests\Support\CompanionTestCase;
use Storewright\Tests\Support\Dispatched;
use WC_Order;

/**
 * Personal data is removed from orders, which then have the same address all of them: reports count as before, and name nobody.
 */
final class AnonymizedOrdersTest extends CompanionTestCase {

	use Dispatched;

	private const API = '/storewright/analytics';

	#[DataProvider( 'order_storages' )]
	public function test_figures_stay_as_they_were_and_name_nobody( bool $in_tables ): void {
		self::keep_orders( $in_tables );
		$this->as_shop_manager();
		$orders = [
			self::order_of( 'ada', '2026-01-10' ),
			self::order_of( 'bob', '2026-02-10' ),
			self::order_of( 'bob', '2026-03-10' ),
			self::order_of( 'cem', '2026-03-11' ),
		];
		self::end_request();
		$this->complete_reports();
		$figures = $this->figures();
		self::assertSame( [ 3, 1 ], [ $figures['customers'], $figures['returning'] ] );

		// The first of Bob's two orders: the other one still says who he is.
		$this->remove_personal_data( $orders[1] );
		self::assertEquals( $figures, $this->figures() );
		self::assertSame( [ 'ada', 'bob', 'cem' ], $this->names() );

		$this->remove_personal_data( $orders[0], $orders[2], $orders[3] );
		self::assertEquals( $figures, $this->figures() );
		self::assertSame( [ '', '', '' ], $this->names() );
		self::assertSame( '0', $this->mentions() );

		// Neither does a run over all orders or the daily check put them together, or find anything to mend.
		( new ReportRun( $this->context() ) )->start();
		$this->finish_report_run();
		self::assertSame( 0, ( new ReportCheck( $this->context() ) )->run( [ '2026-01-10', '2026-02-10', '2026-03-10', '2026-03-11' ] ) );
		self::assertEquals( $figures, $this->figures() );
		$tables = $this->context()->shop()->report_tables();
		self::assertSame( [], ( new DayDrift( $this->context()->database, $tables ) )->of( '2026-01-01', '2026-12-31' ) );
		self::assertSame( 0, ( new CustomerCheck( $this->context() ) )->drift() );
	}

	public function test_an_account_is_a_customer_of_its_own_once_nothing_says_that_orders_were_its(): void {
		$this->as_shop_manager();
		$user = wc_create_new_customer( 'dora@example.test', 'dora', 'a long enough password' );
		self::assertIsInt( $user );
		$order = self::order_of( 'dora', '2026-01-10', $user );
		self::end_request();
		$this->complete_reports();
		$before = $this->figures();

		$this->remove_personal_data( $order );

		self::assertEquals( $before, $this->figures() );
		$table = $this->context()->shop()->report_tables()->customer_lookup;
		self::assertEquals(
			[
				[
					'user_id'            => null,
					'username'           => '',
					'storewright_orders' => '1',
				],
				[
					'user_id'            => (string) $user,
					'username'           => 'dora',
					'storewright_orders' => '0',
				],
			],
			$this->context()->database->rows( "SELECT user_id, username, storewright_orders FROM $table ORDER BY customer_id" )
		);
		// Somebody gives it an account again.
		$order = wc_get_order( $order->get_id() );
		self::assertInstanceOf( WC_Order::class, $order );
		$order->set_customer_id( $user );
		$order->save();
		self::end_request();
		self::assertSame(
			[ 'dora' ],
			$this->context()->database->column( "SELECT username FROM $table WHERE storewright_orders = 1" )
		);
		self::assertSame( [ '1' ], $this->context()->database->column( "SELECT COUNT(*) FROM $table" ), 'Nobody nameless is left behind.' );
	}

	/**
	 * As the list of orders does by its bulk action.
	 */
	private function remove_personal_data( WC_Order ...$orders ): void {
		foreach ( $orders as $order ) {
			do_action( 'woocommerce_remove_order_personal_data', wc_get_order( $order->get_id() ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's.
		}
		self::end_request();
	}

	/**
	 * @return array<string, mixed> What reports say, but for names.
	 */
	private function figures(): array {
		$in       = '?after=2026-01-01T00:00:00&before=2026-12-31T23:59:59';
		$totals   = $this->item( $this->rest( 'GET', self::API . "/reports/orders/stats$in" ) )['totals'];
		$kind     = fn( string $kind ): mixed => $this->item( $this->rest( 'GET', self::API . "/reports/orders/stats$in&customer_type=$kind" ) )['totals'];
		$best     = $this->items( $this->rest( 'GET', self::API . "/reports/customers$in&orderby=total_spend&order=desc" ) );
		$boards   = $this->items( $this->rest( 'GET', self::API . "/leaderboards$in" ) );
		$table    = $this->context()->shop()->report_tables()->order_stats;
		$of_board = static fn( mixed $row ): array => array_column( array_slice( (array) $row, 1 ), 'value' );
		return [
			'customers' => is_array( $totals ) ? $totals['total_customers'] : 0,
			'totals'    => $totals,
			'new'       => $kind( 'new' ),
			'again'     => $kind( 'returning' ),
			'returning' => (int) $this->context()->database->value( "SELECT SUM( returning_customer ) FROM $table" ),
			'cohorts'   => $this->items( $this->rest( 'GET', self::API . "/reports/cohorts$in" ) ),
			'best'      => array_map(
				static fn( array $one ) => [ $one['orders_count'], $one['total_spend'] ],
				array_filter( $best, static fn( array $one ) => $one['orders_count'] > 0 )
			),
			'board'     => array_map( $of_board, (array) ( array_column( $boards, 'rows', 'id' )['customers'] ?? [] ) ),
		];
	}

	/**
	 * @return list<string|null> First names of those who ordered, in the order of their numbers.
	 */
	private function names(): array {
		return $this->context()->database->column(
			"SELECT first_name FROM {$this->context()->shop()->report_tables()->customer_lookup} WHERE storewright_orders > 0 ORDER BY customer_id"
		);
	}

	private function mentions(): ?string {
		return $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->shop()->report_tables()->customer_lookup}
			WHERE email <> '' OR first_name <> '' OR last_name <> '' OR country <> '' OR city <> '' OR user_id IS NOT NULL"
		);
	}

	private function complete_reports(): void {
		( new ReportRun( $this->context() ) )->start();
		( new RebuildReports() )->run( $this->context(), null, PHP_INT_MAX );
		self::assertTrue( ( new ReportRun( $this->context() ) )->is_complete() );
	}

	private static function order_of( string $name, string $day, int $user = 0 ): WC_Order {
		$order = self::order();
		$order->set_customer_id( $user );
		$order->set_billing_email( "$name@example.test" );
		$order->set_billing_first_name( $name );
		$order->set_billing_last_name( 'Lund' );
		$order->set_billing_country( 'AT' );
		$order->set_billing_city( 'Graz' );
		$order->set_date_created( "{$day}T10:00:00" );
		$order->set_status( 'completed' );
		$order->save();
		return $order;
	}
}
