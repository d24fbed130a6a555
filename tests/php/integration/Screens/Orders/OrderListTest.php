<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Orders;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Screens\Orders\Table\BulkRun;
use Storewright\Screens\Orders\Table\BulkRunJob;
use Storewright\Screens\Orders\Table\OrderListPage;
use Storewright\Screens\Orders\Table\SavedViews;
use Storewright\Tests\Support\OrdersTestCase;
use Storewright\Tests\Support\ParsedPage;

/**
 * The list of orders: what it finds, and what is done to several of them.
 */
final class OrderListTest extends OrdersTestCase {

	protected function setUp(): void {
		parent::setUp();
		set_current_screen( 'storewright_page_wc-orders' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	/**
	 * @param array<string, string> $query
	 */
	private function page( array $query = [] ): string {
		$page = new OrderListPage( $this->context() );
		self::assertNull( $page->respond( $query, null ) );
		ob_start();
		$page->render( $query );
		return (string) ob_get_clean();
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int> Ids of the rows, in their order.
	 */
	private function ids( array $query ): array {
		preg_match_all( '/<tr [^>]*data-id="(\d+)"/', $this->page( $query ), $found );
		return array_map( intval( ... ), $found[1] );
	}

	/**
	 * @param array<string, mixed>  $posted
	 * @param array<string, string> $query
	 * @return array<array-key, mixed> Of the address that it leads to.
	 */
	private function post( array $posted, array $query = [] ): array {
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'bulk-orders' );
		$next                 = ( new OrderListPage( $this->context() ) )->respond( $query, $posted );
		parse_str( (string) wp_parse_url( (string) $next, PHP_URL_QUERY ), $said );
		return $said;
	}

	/**
	 * @return iterable<string, array{array<string, string>}>
	 */
	public static function filters(): iterable {
		yield 'status' => [ [ 'status' => 'processing' ] ];
		yield 'payment method' => [ [ 'payment' => 'bacs' ] ];
		yield 'origin' => [ [ 'origin' => 'till' ] ];
		yield 'email address of the customer' => [ [ 'customer' => 'ann@example.org' ] ];
		yield 'first day' => [ [ 'from' => '2026-03-05' ] ];
		yield 'last day' => [
			[
				'to'      => '2026-03-05',
				'orderby' => 'total',
			],
		];
		yield 'SKU' => [ [ 'product' => 'LAMP-1' ] ];
		yield 'search by name' => [ [ 's' => 'Ann Kay' ] ];
		yield 'search by SKU' => [ [ 's' => 'LAMP-1' ] ];
		yield 'search by street and a filter' => [
			[
				's'       => 'Elm Street',
				'payment' => 'bacs',
			],
		];
	}

	/**
	 * @param array<string, string> $query
	 */
	#[DataProvider( 'filters' )]
	public function test_each_filter_finds_its_orders( array $query ): void {
		$lamp   = $this->product( '10', [ 'sku' => 'LAMP-1' ] );
		$chair  = $this->product( '20' );
		$wanted = $this->id(
			$this->order(
				[
					'status'         => 'processing',
					'payment_method' => 'bacs',
					'created_via'    => 'till',
					'billing'        => [
						'email'     => 'ann@example.org',
						'address_1' => '5 Elm Street',
					] + self::NEW_YORK,
					'line_items'     => [ [ 'product_id' => $lamp ] ],
				]
			)
		);
		$other  = $this->id(
			$this->order(
				[
					'status'         => 'completed',
					'payment_method' => 'cod',
					'billing'        => [ 'email' => 'ben@example.org' ],
					'line_items'     => [ [ 'product_id' => $chair ] ],
				]
			)
		);
		$day    = isset( $query['to'] ) ? [ '2026-03-05 12:00:00', '2026-03-06 12:00:00' ] : [ '2026-03-05 12:00:00', '2026-03-04 12:00:00' ];
		foreach ( [ $wanted, $other ] as $place => $id ) {
			$orders = new \Storewright\Store\Orders\OrderServices( $this->context() );
			$date   = new \DateTimeImmutable( "{$day[ $place ]} UTC" );
			$orders->repository()->update(
				$id,
				static function ( \Storewright\Store\Orders\Model\Order $order ) use ( $date ): void {
					$order->created = $date;
				}
			);
		}
		self::assertSame( [ $wanted ], $this->ids( $query ) );
	}

	public function test_the_filter_of_who_made_orders_is_not_called_as_the_column_of_their_origin(): void {
		foreach ( [ 'checkout', 'store-api', 'admin' ] as $way ) {
			$this->order( [ 'created_via' => $way ] );
		}
		$page = new ParsedPage( $this->page() );
		self::assertContains( 'Created by', $page->texts( '//label' ) );
		self::assertSame( [ 'Anyone', 'Store staff', 'Classic checkout', 'Checkout block' ], $page->texts( '//select[@name="origin"]/option' ) );
	}

	public function test_what_is_no_date_or_product_is_named(): void {
		$this->order();
		self::assertStringContainsString( '“tomorrow” is not a date', $this->page( [ 'from' => 'tomorrow' ] ) );
		self::assertStringContainsString( 'SKU or ID “&lt;b&gt;”', $this->page( [ 'product' => '<b>' ] ) );
		self::assertStringContainsString( '“Ann” is neither an email address', $this->page( [ 'customer' => 'Ann' ] ) );
	}

	public function test_sorts_by_total(): void {
		$ids = [];
		foreach ( [ '9.00', '100.00', '20.00' ] as $total ) {
			$fee   = [
				'name'  => 'Fee',
				'total' => $total,
			];
			$ids[] = $this->id( $this->order( [ 'fee_lines' => [ $fee ] ] ) );
		}
		$found = $this->ids(
			[
				'orderby' => 'total',
				'order'   => 'asc',
			]
		);
		self::assertSame( [ $ids[0], $ids[2], $ids[1] ], $found );
	}

	public function test_as_many_queries_for_many_orders_as_for_few(): void {
		$product = $this->product( '10' );
		$make    = fn() => $this->order( [ 'line_items' => [ [ 'product_id' => $product ] ] ] );
		$make();
		$make();
		$count = function (): int {
			wp_cache_flush();
			$before = get_num_queries();
			$this->page();
			return get_num_queries() - $before;
		};
		$count();
		$few = $count();
		for ( $order = 0; $order < 15; $order++ ) {
			$make();
		}
		self::assertSame( $few, $count() );
		self::assertLessThan( 40, $few );
	}

	public function test_a_change_of_many_orders_can_be_undone_where_nobody_changed_them_since(): void {
		$first  = $this->id( $this->order( [ 'status' => 'processing' ] ) );
		$second = $this->id( $this->order( [ 'status' => 'on-hold' ] ) );
		$third  = $this->id( $this->order( [ 'status' => 'processing' ] ) );

		$said = $this->post(
			[
				'action' => 'mark_completed',
				'ids'    => [ (string) $first, (string) $second, (string) $third, '99999' ],
			]
		);
		self::assertSame( 'completed', $this->stored( $second )['status'] );
		$html = $this->page( [ 'run' => (string) $said['run'] ] );
		self::assertStringContainsString( '3 orders changed to Completed.', $html );
		self::assertStringContainsString( '#99999: There is no order', $html );

		$this->change( $third, [ 'status' => 'cancelled' ] );
		$this->post( [ 'undo' => $said['run'] ] );
		self::assertSame(
			[ 'processing', 'on-hold', 'cancelled' ],
			[ $this->stored( $first )['status'], $this->stored( $second )['status'], $this->stored( $third )['status'] ]
		);
	}

	public function test_what_a_request_has_no_time_for_is_done_in_the_background(): void {
		$ids  = [ $this->id( $this->order() ), $this->id( $this->order() ) ];
		$runs = new BulkRun( $this->context() );
		$runs->start( 'completed', $ids, 0 );
		self::assertSame( 'pending', $this->stored( $ids[0] )['status'] );
		self::assertNotFalse( wp_next_scheduled( 'storewright_run_job', [ BulkRunJob::name() ] ) );

		self::assertNull( ( new BulkRunJob() )->run( $this->context(), null, microtime( true ) + 20 ) );
		self::assertSame( [ 'completed', 'completed' ], array_map( fn( int $id ) => $this->stored( $id )['status'], $ids ) );
	}

	public function test_orders_go_to_the_trash_and_come_back(): void {
		$id   = $this->id( $this->order( [ 'status' => 'processing' ] ) );
		$said = $this->post(
			[
				'action' => 'trash',
				'ids'    => [ (string) $id ],
			]
		);
		self::assertSame( [ $id ], $this->ids( [ 'status' => 'trash' ] ) );
		$this->post( [ 'undo' => $said['run'] ] );
		self::assertSame( [ $id ], $this->ids( [ 'status' => 'processing' ] ) );
	}

	public function test_a_bulk_action_needs_orders_and_a_name(): void {
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'bulk-orders' );
		foreach ( [
			'Select at least one order.'         => [ 'action' => 'trash' ],
			'Choose what to do with the orders.' => [ 'ids' => [ '1' ] ],
			'There is no action “mark_lost”.'    => [
				'action' => 'mark_lost',
				'ids'    => [ '1' ],
			],
		] as $message => $posted ) {
			$page = new OrderListPage( $this->context() );
			self::assertNull( $page->respond( [], $posted ) );
			ob_start();
			$page->render( [] );
			self::assertStringContainsString( $message, (string) ob_get_clean() );
		}
	}

	public function test_who_may_not_delete_orders_does_not(): void {
		$id = $this->id( $this->order( [ 'status' => 'processing' ] ) );
		wp_get_current_user()->add_cap( 'delete_others_shop_orders', false );
		$this->post(
			[
				'action' => 'trash',
				'ids'    => [ (string) $id ],
			]
		);
		self::assertSame( 'processing', $this->stored( $id )['status'] );
	}

	public function test_views_are_kept_by_name(): void {
		$_GET = [
			'page'   => 'wc-orders',
			'status' => 'wc-processing',
			'paged'  => '3',
		];
		$this->post(
			[
				'action' => 'save_view',
				'view'   => 'To <b>send</b>',
			]
		);
		self::assertSame( [ 'To send' => [ 'status' => 'processing' ] ], ( new SavedViews( get_current_user_id() ) )->all() );
		foreach ( [ 'processing', 'wc-processing' ] as $status ) {
			self::assertStringContainsString( 'aria-current="page">To send</a>', $this->page( [ 'status' => $status ] ) );
		}
		$this->post( [ 'delete_view' => 'To send' ] );
		self::assertSame( [], ( new SavedViews( get_current_user_id() ) )->all() );
	}

	public function test_the_preview_needs_no_script(): void {
		$id = $this->id( $this->order( [ 'billing' => self::NEW_YORK ] ) );
		self::assertStringContainsString( "data-preview-of=\"$id\"", $this->page( [ 'preview' => (string) $id ] ) );
	}
}
