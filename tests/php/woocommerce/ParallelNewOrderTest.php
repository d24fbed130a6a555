<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Companion\Reports\OrderReports;
use Storewright\Database\AnyTransaction;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Tests\Support\Dispatched;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\WooCommerceEmails;
use WC_Order;

/**
 * A new order is in reports by two queries, unless somebody else writes at the same time: then by as many as are needed.
 */
#[Group( 'mariadb' )]
final class ParallelNewOrderTest extends ParallelTestCase {

	use Dispatched;

	private const GUEST = 'new-order@example.org';

	/**
	 * @var list<int>
	 */
	private array $ids = [];

	protected function setUp(): void {
		parent::setUp();
		WooCommerceEmails::leave_out();
		( new CustomerCheck( $this->context() ) )->complete();
	}

	public function test_an_order_of_somebody_who_is_known_is_two_queries(): void {
		$this->save();
		$this->queries_at_the_end();
		$second = $this->save();

		$queries = $this->queries_at_the_end();

		self::assertCount( 2, $queries );
		self::assertStringStartsWith( 'BEGIN NOT ATOMIC', $queries[1] );
		self::assertSame( [ '0', '1' ], $this->returning() );
		self::assertSame( [ '2', '20.000000', '10.0000000000' ], $this->sums() );
		$this->assert_sums_are_right();
		$second->set_total( '40' );
		$second->save();
		self::end_request();
		self::assertSame( [ '2', '50.000000', '25.0000000000' ], $this->sums() );
		$this->assert_sums_are_right();
	}

	public function test_a_draft_that_becomes_an_order_is_two_queries_as_well(): void {
		$this->save();
		$this->queries_at_the_end();
		$draft = $this->save( 'checkout-draft' );
		self::end_request();
		self::assertSame( [ '0' ], $this->returning() );
		$draft->set_status( 'processing' );
		$draft->save();

		self::assertCount( 2, $this->queries_at_the_end() );
		self::assertSame( [ '0', '1' ], $this->returning() );
		$this->assert_sums_are_right();
	}

	public function test_an_order_that_comes_in_between_is_counted_once_and_seen(): void {
		$this->save();
		self::end_request();
		$this->save();
		$other     = $this->save();
		$meanwhile = function ( string $sql ) use ( &$meanwhile, $other ): string {
			if ( str_starts_with( $sql, 'BEGIN NOT ATOMIC' ) ) {
				remove_filter( 'query', $meanwhile );
				( new OrderReports( $this->context() ) )->rewrite( [ $other->get_id() ] );
			}
			return $sql;
		};
		add_filter( 'query', $meanwhile );
		( new OrderReports( $this->context() ) )->add( $this->ids[1] );
		self::end_request();

		self::assertFalse( has_filter( 'query', $meanwhile ) );
		self::assertSame( [ '0', '1', '1' ], $this->returning() );
		self::assertSame( [ '3', '30.000000', '10.0000000000' ], $this->sums() );
		$this->assert_sums_are_right();
	}

	public function test_an_order_that_somebody_else_has_written_is_not_added_twice(): void {
		$order = $this->save();
		( new OrderReports( $this->context() ) )->rewrite( [ $order->get_id() ] );

		self::end_request();

		self::assertSame( [ '1', '10.000000', '10.0000000000' ], $this->sums() );
		$this->assert_sums_are_right();
	}

	public function test_an_order_whose_statement_a_plugin_keeps_from_being_sent_is_in_reports_all_the_same(): void {
		$this->save();
		$stop = static fn( string $sql ): string => str_starts_with( $sql, 'BEGIN NOT ATOMIC' ) ? '' : $sql;
		add_filter( 'query', $stop );
		self::end_request();
		remove_filter( 'query', $stop );

		self::assertSame( [ '1', '10.000000', '10.0000000000' ], $this->sums() );
		$this->assert_sums_are_right();
	}

	public function test_an_order_that_is_gone_or_a_draft_again_by_the_end_leaves_nothing_that_somebody_else_has_written(): void {
		$first  = $this->save();
		$second = $this->save();
		( new OrderReports( $this->context() ) )->rewrite( $this->ids );
		self::assertSame( [ '2', '20.000000', '10.0000000000' ], $this->sums() );
		$first->delete( true );
		$second->set_status( 'checkout-draft' );
		$second->save();

		self::end_request();

		self::assertSame( [], $this->returning() );
		self::assertSame( [], $this->sums() );
	}

	public function test_a_transaction_that_a_plugin_leaves_open_is_left_alone(): void {
		global $wpdb;
		$this->save();
		self::end_request();
		$wpdb->query( 'START TRANSACTION' );
		$this->save();
		self::end_request();

		self::assertTrue( AnyTransaction::is_open() );
		self::assertSame( [ '0' ], $this->returning() );
		$wpdb->query( 'ROLLBACK' );
		self::assertSame( [ '1', '10.000000', '10.0000000000' ], $this->sums() );
	}

	private function save( string $status = 'processing' ): WC_Order {
		$order = new WC_Order();
		$order->set_billing_email( self::GUEST );
		$order->set_total( '10' );
		$order->set_status( $status );
		// One after the other, however fast they come.
		$order->set_date_created( 1_700_000_000 + count( $this->ids ) );
		$order->save();
		$this->ids[] = $order->get_id();
		return $order;
	}

	/**
	 * @return list<string> Those that ask for tables of reports.
	 */
	private function queries_at_the_end(): array {
		$queries = [];
		$note    = static function ( string $sql ) use ( &$queries ): string {
			if ( str_contains( $sql, '_lookup' ) || str_contains( $sql, 'TRANSACTION' ) ) {
				$queries[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $note );
		self::end_request();
		remove_filter( 'query', $note );
		return $queries;
	}

	/**
	 * @return list<string>
	 */
	private function returning(): array {
		return $this->context()->database->column(
			"SELECT returning_customer FROM {$this->context()->shop()->report_tables()->order_stats}
			WHERE order_id IN ( " . implode( ', ', $this->ids ) . ' ) ORDER BY order_id'
		);
	}

	/**
	 * @return list<string|null>
	 */
	private function sums(): array {
		return array_values(
			$this->context()->database->row(
				"SELECT storewright_orders, storewright_spent, storewright_mean
				FROM {$this->context()->shop()->report_tables()->customer_lookup} WHERE email = %s",
				self::GUEST
			) ?? []
		);
	}

	private function assert_sums_are_right(): void {
		self::assertSame( 0, ( new CustomerCheck( $this->context() ) )->drift() );
	}

	protected function open_database(): void {
		parent::open_database();
		update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
		update_option( 'woocommerce_custom_orders_table_data_sync_enabled', 'no' );
	}

	protected function close_database(): void {
		foreach ( $this->ids as $id ) {
			$order = wc_get_order( $id );
			if ( $order instanceof WC_Order ) {
				$order->delete( true );
			}
		}
		( new OrderReports( $this->context() ) )->rewrite( $this->ids );
		parent::close_database();
	}
}
