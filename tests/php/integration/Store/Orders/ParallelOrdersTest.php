<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Database\Meta\MetaEntry;
use Storewright\Shop\Reports\CustomerCheck;
use Storewright\Shop\Reports\DayDrift;
use Storewright\Shop\Reports\RebuildReports;
use Storewright\Shop\Reports\ReportRun;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several requests that work on orders at the same moment, and one that ends in the middle.
 */
final class ParallelOrdersTest extends ParallelTestCase {

	private const TABLES = [
		'posts',
		'wc_orders',
		'wc_orders_meta',
		'wc_order_addresses',
		'wc_order_operational_data',
		'woocommerce_order_items',
		'woocommerce_order_itemmeta',
		'wc_order_stats',
		'wc_order_product_lookup',
		'storewright_order_search',
	];

	/**
	 * @var list<int>
	 */
	private array $orders = [];

	private int $product = 0;

	protected function close_database(): void {
		$repository = ( new OrderServices( $this->context() ) )->repository();
		$database   = $this->context()->database;
		// All that there are, since a process that fails does not say what it has made.
		foreach ( $database->column( "SELECT id FROM {$database->table( 'wc_orders' )} WHERE type = %s", Order::TYPE ) as $id ) {
			$repository->delete( (int) $id );
		}
		if ( $this->product > 0 ) {
			wp_delete_post( $this->product, true );
		}
		foreach ( [ 'storewright_order_counts', 'storewright_report_days', 'wc_customer_lookup' ] as $table ) {
			$database->execute( "DELETE FROM {$database->table( $table )}" );
		}
		parent::close_database();
	}

	public function test_nothing_is_lost_where_several_change_one_order(): void {
		$order          = new Order();
		$order->items   = [ new LineItem() ];
		$id             = ( new OrderServices( $this->context() ) )->repository()->create( $order )->id;
		$this->orders[] = $id;
		$input          = array_map(
			static fn( string $name ) => [
				'id'    => $id,
				'name'  => $name,
				'times' => 5,
			],
			[ 'a', 'b', 'c' ]
		);
		self::assertSame( [ true, true, true ], OtherRequest::run_together( OtherRequest::prepare( 'change-order', ...$input ) ) );

		$order = ( new OrderQuery( $this->context() ) )->find( $id );
		self::assertSame( 16, $order?->line_items()[0]->quantity );
		$counts = array_count_values( array_map( static fn( MetaEntry $entry ) => $entry->key, $order->meta ) );
		ksort( $counts );
		self::assertSame(
			[
				'a' => 5,
				'b' => 5,
				'c' => 5,
			],
			$counts
		);
	}

	#[Group( 'mariadb' )]
	public function test_orders_that_are_made_at_once_do_not_hinder_each_other(): void {
		$input = array_fill(
			0,
			4,
			[
				'product' => 0,
				'orders'  => 15,
				'stop_at' => '',
			]
		);
		foreach ( OtherRequest::run_together( OtherRequest::prepare( 'buy', ...$input ) ) as $answer ) {
			self::assertIsArray( $answer );
			array_push( $this->orders, ...array_map( static fn( mixed $id ) => is_int( $id ) ? $id : 0, array_values( $answer ) ) );
		}
		self::assertCount( 60, array_unique( array_filter( $this->orders, static fn( int $id ) => $id > 0 ) ) );
		$database = $this->context()->database;
		self::assertSame(
			60,
			(int) $database->value( "SELECT SUM( orders ) FROM {$database->table( 'storewright_order_counts' )} WHERE kind = 0" )
		);
		self::assertSame(
			1,
			(int) $database->value( "SELECT COUNT(*) FROM {$database->table( 'wc_order_stats' )} WHERE returning_customer = 0" )
		);
		$drift = new DayDrift( $database, $this->context()->shop()->report_tables() );
		self::assertSame( [], $drift->of( '2000-01-01', '2100-01-01' ) );
	}

	#[Group( 'mariadb' )]
	public function test_fresh_orders_are_filled_at_once(): void {
		$input = [];
		foreach ( range( 1, 4 ) as $ignored ) {
			$this->orders[] = ( new OrderServices( $this->context() ) )->repository()->create( new Order() )->id;
			$input[]        = [
				'id'    => $this->orders[ count( $this->orders ) - 1 ],
				'name'  => '',
				'times' => 6,
			];
		}
		self::assertSame( [ true, true, true, true ], OtherRequest::run_together( OtherRequest::prepare( 'change-order', ...$input ) ) );
		foreach ( ( new OrderQuery( $this->context() ) )->several( $this->orders ) as $order ) {
			self::assertSame( [ 6, 6, 'cancelled' ], [ count( $order->line_items() ), count( $order->tax_items() ), $order->status ] );
		}
	}

	#[Group( 'mariadb' )]
	public function test_one_order_of_a_customer_is_the_first_whatever_several_change_at_once(): void {
		$input = [];
		foreach ( range( 1, 4 ) as $day ) {
			$order          = new Order();
			$order->created = new DateTimeImmutable( "2026-05-0$day 12:00:00" );
			$order->status  = 'processing';
			$order->billing = $order->billing->with( [ 'email' => 'eve@example.org' ] );
			$this->orders[] = ( new OrderServices( $this->context() ) )->repository()->create( $order )->id;
			$input[]        = [
				'id'    => $this->orders[ count( $this->orders ) - 1 ],
				'name'  => '',
				'times' => 15 + $day % 2,
			];
		}
		self::assertSame( [ true, true, true, true ], OtherRequest::run_together( OtherRequest::prepare( 'change-order', ...$input ) ) );
		$database = $this->context()->database;
		self::assertSame(
			[ (string) $this->orders[1] ],
			$database->column(
				"SELECT order_id FROM {$database->table( 'wc_order_stats' )} WHERE status = 'wc-processing' AND returning_customer = 0"
			)
		);
		$drift = new DayDrift( $database, $this->context()->shop()->report_tables() );
		self::assertSame( [], $drift->of( '2000-01-01', '2100-01-01' ) );
	}

	#[Group( 'mariadb' )]
	public function test_a_run_over_orders_of_guests_knows_each_once_while_they_order_again(): void {
		$this->as_shop_manager();
		foreach ( range( 1, 30 ) as $guest ) {
			$order          = new Order();
			$order->created = new DateTimeImmutable( '2026-05-01 12:00:00' );
			$order->status  = 'processing';
			$order->billing = $order->billing->with( [ 'email' => "guest$guest@example.org" ] );
			$this->orders[] = ( new OrderServices( $this->context() ) )->repository()->create( $order )->id;
		}
		$database = $this->context()->database;
		$tables   = $this->context()->shop()->report_tables();
		foreach ( get_object_vars( $tables ) as $table ) {
			self::assertIsString( $table );
			$database->execute( "DELETE FROM $table" );
		}
		( new ReportRun( $this->context() ) )->start();
		$again   = array_map(
			static fn( int $guest ): array => [
				'user'   => get_current_user_id(),
				'method' => 'POST',
				'path'   => '/wc/v3/orders',
				'body'   => [
					'status'  => 'processing',
					'billing' => [ 'email' => "guest$guest@example.org" ],
				],
			],
			[ 1, 2, 30 ]
		);
		$answers = OtherRequest::run_together(
			[ ...OtherRequest::prepare( 'run-job', [ 'job' => RebuildReports::name() ] ), ...OtherRequest::prepare( 'rest', ...$again ) ]
		);
		/** @var list<array{status: int, data: array{id: int}}> $made */
		$made         = array_slice( $answers, 1 );
		$this->orders = [ ...$this->orders, ...array_map( static fn( array $answer ): int => $answer['data']['id'], $made ) ];
		wp_cache_flush();

		$run = ( new ReportRun( $this->context() ) )->progress();
		self::assertSame( [ false, 0 ], [ $run['running'], $run['left_out'] ] );
		self::assertSame( '30', $database->value( "SELECT COUNT(*) FROM {$tables->customer_lookup}" ) );
		self::assertSame(
			'33',
			$database->value(
				"SELECT COUNT(*) FROM {$tables->order_stats} s JOIN {$tables->customer_lookup} c ON c.customer_id = s.customer_id
				JOIN {$database->table( 'wc_orders' )} o ON o.id = s.order_id AND o.billing_email = c.email"
			)
		);
		self::assertSame( '3', $database->value( "SELECT SUM( returning_customer ) FROM {$tables->order_stats}" ) );
		self::assertSame( [], ( new DayDrift( $database, $tables ) )->of( '2000-01-01', '2100-01-01' ) );
		self::assertSame( 0, ( new CustomerCheck( $this->context() ) )->drift() );
	}

	#[Group( 'mariadb' )]
	public function test_a_guest_who_is_forgotten_while_ordering_again_is_known_anew(): void {
		$this->as_shop_manager();
		$database  = $this->context()->database;
		$order     = [
			'status'  => 'processing',
			'billing' => [ 'email' => 'eve@example.org' ],
		];
		$first     = (int) $this->item( $this->rest( 'POST', '/wc/v3/orders', $order ) )['id'];
		[ $again ] = OtherRequest::prepare(
			'rest-paused',
			[
				'user'   => get_current_user_id(),
				'method' => 'POST',
				'path'   => '/wc/v3/orders',
				'body'   => $order,
				// It knows the guest's number by then.
				'before' => '/^START TRANSACTION$/',
			]
		);
		$again->say( 'go' );
		$again->wait_for( 'middle' );
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/orders/$first?force=true" ), 200 );
		self::assertSame( [], $database->column( "SELECT customer_id FROM {$database->table( 'wc_customer_lookup' )}" ) );
		$again->say( 'on' );
		/** @var array{status: int, data: array{id: int}} $answer */
		$answer         = $again->answer();
		$this->orders[] = $answer['data']['id'];

		self::assertSame( 201, $answer['status'] );
		self::assertSame(
			[
				[
					'email'    => 'eve@example.org',
					'order_id' => (string) $answer['data']['id'],
				],
			],
			$database->rows(
				"SELECT c.email, s.order_id FROM {$database->table( 'wc_order_stats' )} s
				LEFT JOIN {$database->table( 'wc_customer_lookup' )} c ON c.customer_id = s.customer_id"
			)
		);
	}

	public function test_the_last_ones_are_sold_once(): void {
		$this->product( 5 );
		$input   = array_fill(
			0,
			4,
			[
				'product' => $this->product,
				'orders'  => 3,
				'stop_at' => '',
			]
		);
		$answers = OtherRequest::run_together( OtherRequest::prepare( 'buy', ...$input ) );
		foreach ( $answers as $answer ) {
			self::assertIsArray( $answer );
			array_push( $this->orders, ...array_map( static fn( mixed $id ) => is_int( $id ) ? $id : 0, array_values( $answer ) ) );
		}
		self::assertCount( 5, array_filter( $this->orders, static fn( int $id ) => $id > 0 ), (string) wp_json_encode( $answers ) );
		self::assertCount( 12, $this->orders );
		wp_cache_flush();
		self::assertSame( '0', get_post_meta( $this->product, '_stock', true ) );
		self::assertSame( '5', get_post_meta( $this->product, 'total_sales', true ) );
		$database = $this->context()->database;
		self::assertSame(
			5,
			(int) $database->value( "SELECT SUM( orders ) FROM {$database->table( 'storewright_order_counts' )} WHERE kind = 0" )
		);
		self::assertSame(
			5,
			(int) $database->value(
				"SELECT SUM( orders ) FROM {$database->table( 'storewright_order_counts' )} WHERE kind = 4 AND product_id = %d",
				$this->product
			)
		);
	}

	/**
	 * @testWith ["woocommerce_order_itemmeta"]
	 *           ["storewright_order_search"]
	 *           ["COMMIT"]
	 */
	public function test_nothing_is_left_of_an_order_whose_request_ends_in_the_middle( string $stop_at ): void {
		$this->product( 5 );
		$before    = $this->rows();
		[ $other ] = OtherRequest::prepare(
			'buy',
			[
				'product' => $this->product,
				'orders'  => 1,
				'stop_at' => $stop_at,
			]
		);
		$other->say( 'go' );
		$other->wait_for( 'middle' );
		$other->kill();

		self::assertSame( $before, $this->rows() );
		wp_cache_flush();
		self::assertSame( '5', get_post_meta( $this->product, '_stock', true ) );
		// Nothing is locked either.
		[ $answer ] = OtherRequest::run_together(
			OtherRequest::prepare(
				'buy',
				[
					'product' => $this->product,
					'orders'  => 1,
					'stop_at' => '',
				]
			)
		);
		self::assertIsArray( $answer );
		self::assertIsInt( $answer[0] );
		$this->orders = [ $answer[0] ];
		self::assertGreaterThan( 0, $answer[0] );
	}

	private function product( int $stock ): void {
		$this->product = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_title'  => 'Mug',
				'post_status' => 'publish',
				'meta_input'  => [
					'_manage_stock' => 'yes',
					'_stock'        => (string) $stock,
					'_stock_status' => 'instock',
					'_backorders'   => 'no',
					'total_sales'   => '0',
				],
			]
		);
	}

	/**
	 * @return array<string, int>
	 */
	private function rows(): array {
		$database = $this->context()->database;
		$rows     = [];
		foreach ( [ ...self::TABLES, 'storewright_order_counts' ] as $table ) {
			$rows[ $table ] = (int) $database->value( "SELECT COUNT(*) FROM {$database->table( $table )}" );
		}
		return $rows;
	}
}
