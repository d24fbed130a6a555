<?php
declare(strict_types=1);

// phpcs:disable Squiz.PHP.DisallowMultipleAssignments -- Arrow functions that change one thing.

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use Storewright\Kernel\Background\Queue;
use Storewright\Store\Orders\Indexing\IndexOrders;
use Storewright\Store\Orders\Indexing\Readiness;
use Storewright\Store\Orders\Items\CouponItem;
use Storewright\Store\Orders\Items\LineItem;
use Storewright\Store\Orders\Items\TaxItem;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderAddress;
use Storewright\Store\Orders\OrderCriteria;
use Storewright\Store\Orders\OrderQuery;
use Storewright\Store\Orders\OrderRepository;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The tables beside orders stay in step with them.
 */
final class OrderFollowersTest extends IntegrationTestCase {

	private OrderRepository $repository;

	protected function setUp(): void {
		parent::setUp();
		$this->repository = OrderRepository::of( $this->context() );
	}

	public function test_counts_are_what_counting_says_after_any_sequence(): void {
		mt_srand( 7 );
		$statuses = [ 'pending', 'processing', 'completed', 'cancelled', 'checkout-draft' ];
		$ids      = [];
		for ( $step = 0; $step < 80; $step++ ) {
			$id = [] === $ids ? 0 : $ids[ array_rand( $ids ) ];
			switch ( $step < 15 ? 0 : mt_rand( 0, 6 ) ) {
				case 0:
					$ids[] = $this->repository->create( $this->order( mt_rand( 0, 900 ), $statuses[ mt_rand( 0, 4 ) ], mt_rand( 0, 2 ) ) )->id;
					break;
				case 1:
				case 2:
					$this->repository->update( $id, static fn( Order $order ) => $order->status = $statuses[ mt_rand( 0, 4 ) ] );
					break;
				case 3:
					$this->repository->update(
						$id,
						function ( Order $order ): void {
							$order->customer_id = mt_rand( 0, 1 );
							$order->created_via = [ 'admin', '', 'checkout' ][ mt_rand( 0, 2 ) ];
							$order->created     = new DateTimeImmutable( '2024-03-31 23:59:59 UTC' );
							$order->items       = array_map( fn() => $this->line( mt_rand( 1, 3 ) ), range( 0, mt_rand( 0, 2 ) ) );
						}
					);
					break;
				case 4:
					$this->repository->trash( $id );
					break;
				case 5:
					$this->repository->untrash( $id );
					break;
				case 6:
					$this->repository->delete( $id );
					$ids = array_values( array_diff( $ids, [ $id ] ) );
			}
		}
		self::assertGreaterThan( 8, count( $ids ) );
		$table = fn( string $name ) => $this->context()->database->table( $name );
		foreach ( [ [ 0, 7, 'date_created_gmt' ], [ 1, 10, 'date_created_gmt' ] ] as [ $kind, $length, $column ] ) {
			self::assertSame(
				$this->sorted( "SELECT SUBSTR( o.$column, 1, $length ) AS period, o.status, COALESCE( p.created_via, '' ) AS via, CASE WHEN o.customer_id = 0 THEN 1 ELSE 0 END AS guest, COUNT(*) AS orders FROM {$table( 'wc_orders' )} o JOIN {$table( 'wc_order_operational_data' )} p ON p.order_id = o.id GROUP BY 1, 2, 3, 4" ),
				$this->sorted( "SELECT period, status, created_via AS via, guest, SUM( orders ) AS orders FROM {$table( 'storewright_order_counts' )} WHERE kind = $kind GROUP BY 1, 2, 3, 4 HAVING SUM( orders ) <> 0" )
			);
		}
		foreach ( [ [ 2, 7 ], [ 3, 10 ] ] as [ $kind, $length ] ) {
			self::assertSame(
				$this->sorted( "SELECT SUBSTR( date_updated_gmt, 1, $length ) AS period, status, COUNT(*) AS orders FROM {$table( 'wc_orders' )} GROUP BY 1, 2" ),
				$this->sorted( "SELECT period, status, SUM( orders ) AS orders FROM {$table( 'storewright_order_counts' )} WHERE kind = $kind GROUP BY 1, 2 HAVING SUM( orders ) <> 0" )
			);
		}
		self::assertSame(
			$this->sorted( "SELECT m.meta_value AS product_id, o.status, COUNT( DISTINCT o.id ) AS orders FROM {$table( 'wc_orders' )} o JOIN {$table( 'woocommerce_order_items' )} i ON i.order_id = o.id JOIN {$table( 'woocommerce_order_itemmeta' )} m ON m.order_item_id = i.order_item_id AND m.meta_key = '_product_id' WHERE o.status <> 'wc-checkout-draft' GROUP BY 1, 2" ),
			$this->sorted( "SELECT product_id, status, SUM( orders ) AS orders FROM {$table( 'storewright_order_counts' )} WHERE kind = 4 GROUP BY 1, 2 HAVING SUM( orders ) <> 0" )
		);
	}

	public function test_orders_of_a_deleted_account_count_as_those_of_guests(): void {
		$user = wp_insert_user(
			[
				'user_login' => 'iris',
				'user_pass'  => 'not used',
				'user_email' => 'iris@example.test',
			]
		);
		self::assertIsInt( $user );
		$ids = [];
		foreach ( [ 'pending', 'completed', 'completed' ] as $days => $status ) {
			$order              = $this->order( $days, $status, 1 );
			$order->customer_id = $user;
			$ids[]              = $this->repository->create( $order )->id;
		}
		$guests = fn() => ( new OrderQuery( $this->context() ) )->page( new OrderCriteria( customer: 0 ) );
		self::assertSame( 0, $guests()->total );

		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
		self::assertSame( 3, $guests()->total );
		self::assertEqualsCanonicalizing( $ids, $guests()->ids );

		array_map( $this->repository->delete( ... ), $ids );
		self::assertSame( 0, (int) $this->context()->database->value( "SELECT SUM( ABS( orders ) ) FROM {$this->context()->database->table( 'storewright_order_counts' )}" ) );
	}

	public function test_orders_that_were_there_before_are_indexed_in_the_background(): void {
		$database = $this->context()->database;
		mt_srand( 3 );
		$ids = [];
		for ( $place = 0; $place < 12; $place++ ) {
			$order              = $this->order( mt_rand( 0, 99 ), [ 'pending', 'completed', 'processing' ][ $place % 3 ], mt_rand( 0, 2 ) );
			$order->created_via = [ '', 'checkout' ][ $place % 2 ];
			$ids[]              = $this->repository->create( $order )->id;
		}
		$this->repository->trash( $ids[0] );
		$counts   = "SELECT kind, period, product_id, type, status, created_via, guest, SUM( orders ) AS orders FROM {$database->table( 'storewright_order_counts' )} GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING SUM( orders ) <> 0";
		$tables   = [
			$counts,
			"SELECT * FROM {$database->table( 'storewright_order_search' )}",
			"SELECT order_id, date_created, date_paid, num_items_sold, total_sales, status, customer_id, CASE WHEN status IN ( 'wc-completed', 'wc-processing' ) THEN returning_customer ELSE 0 END FROM {$database->table( 'wc_order_stats' )}",
			"SELECT * FROM {$database->table( 'wc_order_product_lookup' )}",
		];
		$expected = array_map( $this->sorted( ... ), $tables );
		$criteria = [ new OrderCriteria(), new OrderCriteria( statuses: [ 'trash' ] ), new OrderCriteria( created_via: [ 'checkout' ] ), new OrderCriteria( product: 1 ), new OrderCriteria( search: 'iris' ), new OrderCriteria( search: (string) $ids[4] ), new OrderCriteria( search: 'iris nobody' ), new OrderCriteria( exclude: [ $ids[3] ] ) ];
		$pages    = fn() => array_map( fn( OrderCriteria $one ) => ( new OrderQuery( $this->context() ) )->page( $one ), $criteria );
		$answers  = $pages();

		foreach ( [ 'storewright_order_counts', 'storewright_order_search', 'wc_order_stats' ] as $table ) {
			$database->execute( "DELETE FROM {$database->table( $table )}" );
		}
		$database->insert( 'storewright_order_counts', [ 'kind' => 1, 'period' => '2024-01-05', 'type' => 'shop_order', 'status' => 'wc-pending', 'orders' => -3 ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$readiness = new Readiness( $this->context() );
		$readiness->forget();
		$readiness->ensure();
		self::assertFalse( $readiness->is_ready() );
		self::assertNotFalse( wp_next_scheduled( Queue::HOOK, [ IndexOrders::name() ] ) );
		self::assertEquals( $answers, $pages(), 'Before it is done.' );

		$job    = new IndexOrders();
		$cursor = null;
		for ( $part = 0; $part < 50 && ( 0 === $part || null !== $cursor ); $part++ ) {
			// One step a part.
			$cursor = $job->run( $this->context(), $cursor, microtime( true ) + 0.000001 );
		}
		self::assertNull( $cursor );
		self::assertTrue( $readiness->is_ready() );
		self::assertSame( $expected, array_map( $this->sorted( ... ), $tables ) );
		self::assertEquals( $answers, $pages() );
	}

	public function test_an_order_is_found_by_what_it_says_now(): void {
		$order           = $this->order( 0, 'pending', 0 );
		$order->billing  = new OrderAddress( first_name: 'Zoë', last_name: 'Çelik-Groß', company: 'Mélange & Co.', email: 'zoe@Example.test', phone: '+1 (212) 555-0100' );
		$order->shipping = new OrderAddress( first_name: 'Straße', last_name: 'Strasse' );
		$id              = $this->repository->create( $order )->id;
		foreach ( [ (string) $id, "#$id", 'zoe', 'ZOË', 'celik', 'groß', 'gross', 'melange zoe', 'ZOE@example.test', '+12125550100', '12125550100', 'strasse' ] as $search ) {
			self::assertSame( [ $id ], $this->found( $search ), $search );
		}
		self::assertSame( [], $this->found( 'zoe nobody' ) );
		$this->repository->update( $id, static fn( Order $order ) => $order->billing = $order->billing->with( [ 'first_name' => 'Max' ] ) );
		self::assertSame( [ [ $id ], [] ], [ $this->found( 'max' ), $this->found( 'zoë celik max zoe@nothing' ) ] );
		self::assertSame( [ $id ], $this->found( 'strasse' ) );

		$this->repository->trash( $id );
		self::assertSame( [], $this->found( 'max' ) );
		self::assertSame( [ $id ], $this->found( 'max', [ 'trash' ] ) );
		self::assertSame( [ $id ], $this->found( 'max', [ 'any', 'trash' ] ) );
		$this->repository->delete( $id );
		self::assertSame( [], $this->found( 'max', [ 'any', 'trash' ] ) );
	}

	public function test_reports_are_told_what_orders_and_refunds_come_to(): void {
		$database = $this->context()->database;
		$order    = $this->order( 0, 'completed', 0 );

		$order->total          = '36.30';
		$order->cart_tax       = '2.40';
		$order->shipping_total = '6';
		$order->shipping_tax   = '0.90';
		$order->created        = new DateTimeImmutable( '2026-01-01 03:00:00 UTC' );

		$coupon            = new CouponItem();
		$coupon->name      = 'ten';
		$coupon->coupon_id = 77;
		$coupon->discount  = '3';
		$tax               = new TaxItem();
		$tax->rate_id      = 5;
		$tax->tax_total    = '2.40';

		$tax->shipping_tax_total = '0.90';

		$order->items = [ $this->line( 11, 2, '20', '18', '1.60' ), $this->line( 12, 1, '10', '9', '0.80' ), $coupon, $tax ];
		update_option( 'timezone_string', 'America/New_York' );
		$id = $this->repository->create( $order )->id;

		$stats = $database->row( "SELECT * FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $id ) ?? [];
		self::assertSame( [ '2025-12-31 22:00:00', '2026-01-01 03:00:00', 'wc-completed', '0', '3' ], [ $stats['date_created'], $stats['date_created_gmt'], $stats['status'], $stats['parent_id'], $stats['num_items_sold'] ] );
		self::assertEquals( [ 36.3, 3.3, 6, 27, 0 ], [ $stats['total_sales'], $stats['tax_total'], $stats['shipping_total'], $stats['net_total'], $stats['returning_customer'] ] );
		$products = $database->rows( "SELECT product_id, product_qty, product_net_revenue, product_gross_revenue, coupon_amount, tax_amount, shipping_amount, shipping_tax_amount FROM {$database->table( 'wc_order_product_lookup' )} WHERE order_id = %d ORDER BY product_id", $id );
		self::assertEquals( [ [ 11, 2, 18, 24.2, 2, 1.6, 4, 0.6 ], [ 12, 1, 9, 12.1, 1, 0.8, 2, 0.3 ] ], array_map( 'array_values', $products ) );
		self::assertEquals( [ [ 5, 0.9, 2.4, 3.3 ] ], array_map( 'array_values', $database->rows( "SELECT tax_rate_id, shipping_tax, order_tax, total_tax FROM {$database->table( 'wc_order_tax_lookup' )} WHERE order_id = %d", $id ) ) );
		self::assertEquals( [ [ 77, 3 ] ], array_map( 'array_values', $database->rows( "SELECT coupon_id, discount_amount FROM {$database->table( 'wc_order_coupon_lookup' )} WHERE order_id = %d", $id ) ) );

		$refund = new Order();

		$refund->type      = Order::REFUND;
		$refund->status    = 'completed';
		$refund->parent_id = $id;
		$refund->total     = '-12.10';
		$refund->cart_tax  = '-0.80';
		$refund->items     = [ $this->line( 12, -1, '-9', '-9', '-0.80' ) ];
		$refund_id         = $this->repository->create( $refund )->id;

		$row = $database->row( "SELECT * FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $refund_id ) ?? [];
		self::assertEquals( [ $id, -1, -12.1, -11.3, 'wc-completed', $stats['customer_id'], $row['date_created'] ], [ $row['parent_id'], $row['num_items_sold'], $row['total_sales'], $row['net_total'], $row['status'], $row['customer_id'], $row['date_paid'] ] );
		$this->repository->update( $id, static fn( Order $order ) => $order->status = 'refunded' );
		self::assertSame( [ 'wc-refunded', 'wc-refunded' ], $database->column( "SELECT status FROM {$database->table( 'wc_order_stats' )} WHERE order_id IN ( %d, %d )", $id, $refund_id ) );
	}

	public function test_reports_know_whose_first_order_it_is(): void {
		$second = $this->repository->create( $this->order( 20, 'completed', 0 ) )->id;
		$third  = $this->repository->create( $this->order( 30, 'completed', 0 ) )->id;
		$failed = $this->repository->create( $this->order( 5, 'failed', 0 ) )->id;
		self::assertSame( [ 0, 1 ], $this->returning( $second, $third ) );
		$first = $this->repository->create( $this->order( 10, 'processing', 0 ) )->id;
		self::assertSame( [ 0, 1, 1 ], $this->returning( $first, $second, $third ) );
		$this->repository->update( $first, static fn( Order $order ) => $order->status = 'cancelled' );
		self::assertSame( [ 0, 1 ], $this->returning( $second, $third ) );
		$this->repository->update( $failed, static fn( Order $order ) => $order->status = 'completed' );
		self::assertSame( [ 0, 1, 1 ], $this->returning( $failed, $second, $third ) );
		$this->repository->delete( $failed );
		self::assertSame( [ 0, 1 ], $this->returning( $second, $third ) );
	}

	private function order( int $day, string $status, int $product ): Order {
		$order          = new Order();
		$order->status  = $status;
		$order->created = ( new DateTimeImmutable( '2024-01-01 12:00:00 UTC' ) )->modify( "+$day days" );
		$order->billing = new OrderAddress( first_name: 'Iris', email: 'iris@example.test' );
		if ( $product > 0 ) {
			$order->items = [ $this->line( $product ), $this->line( $product ) ];
		}
		return $order;
	}

	private function line( int $product, int $quantity = 1, string $subtotal = '5', string $total = '5', string $tax = '0' ): LineItem {
		$line             = new LineItem();
		$line->product_id = $product;
		$line->quantity   = $quantity;
		$line->subtotal   = $subtotal;
		$line->total      = $total;
		$line->total_tax  = $tax;
		return $line;
	}

	/**
	 * @param list<string> $statuses
	 * @return list<int>
	 */
	private function found( string $search, array $statuses = [] ): array {
		return ( new OrderQuery( $this->context() ) )->page( new OrderCriteria( statuses: $statuses, search: $search ) )->ids;
	}

	/**
	 * @return list<int>
	 */
	private function returning( int ...$ids ): array {
		$database = $this->context()->database;
		return array_map( static fn( int $id ) => (int) $database->value( "SELECT returning_customer FROM {$database->table( 'wc_order_stats' )} WHERE order_id = %d", $id ), array_values( $ids ) );
	}

	/**
	 * @return list<string>
	 */
	private function sorted( string $sql ): array {
		$rows = array_map( static fn( array $row ) => implode( '|', $row ), $this->context()->database->rows( $sql ) );
		sort( $rows );
		return $rows;
	}
}
