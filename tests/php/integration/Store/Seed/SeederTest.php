<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Seed;

use Brick\Math\BigDecimal;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Database\Connection;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Shop\Reports\OrderFamily;
use Storewright\Shop\Reports\ReportRows;
use Storewright\Store\Orders\Index\OrderCounts;
use Storewright\Store\Orders\Index\ReportFacts;
use Storewright\Store\Orders\Index\SearchIndex;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\OrderServices;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Seed\Seeder;
use Storewright\Store\Seed\SeedPlan;
use Storewright\Store\Seed\SeedResult;
use Storewright\Store\Seed\SequentialBatchStore;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * A seeded shop is one that could have come about order by order: every table says what the orders say.
 */
#[Group( 'mariadb' )]
final class SeederTest extends IntegrationTestCase {

	private const TABLES = [
		'posts',
		'postmeta',
		'users',
		'usermeta',
		'wc_orders',
		'wc_orders_meta',
		'wc_order_addresses',
		'wc_order_operational_data',
		'woocommerce_order_items',
		'woocommerce_order_itemmeta',
		'wc_order_stats',
		'wc_order_product_lookup',
		'wc_order_tax_lookup',
		'wc_order_coupon_lookup',
		'wc_customer_lookup',
		'wc_product_meta_lookup',
		'storewright_order_counts',
		'storewright_order_search',
	];

	private Connection $database;

	protected function setUp(): void {
		parent::setUp();
		$this->database = $this->context()->database;
	}

	public function test_reports_searches_and_counts_say_what_the_orders_say(): void {
		$this->seed( 150 );
		$orders = $this->orders();
		self::assertGreaterThan( 150, count( $orders ), 'There are refunds, too.' );

		$listed = 0;
		$search = [];
		foreach ( $orders as $order ) {
			$stored = $this->database->row( "SELECT * FROM {$this->database->table( 'wc_order_stats' )} WHERE order_id = %d", $order->id );
			$number = (int) ( $stored['customer_id'] ?? 0 );
			if ( 'checkout-draft' === $order->status ) {
				self::assertNull( $stored );
			} else {
				$of_order = $orders[ $order->is_refund() ? $order->parent_id : $order->id ];
				$refunds  = array_filter( $orders, static fn( Order $one ) => $one->is_refund() && $one->parent_id === $of_order->id );
				$expected = OrderFamily::rows(
					ReportFacts::of( $of_order ),
					array_values( array_map( ReportFacts::of( ... ), $refunds ) ),
					$number
				)[ $order->id ];
				self::assertSameRow( $expected[ ReportRows::STATS ][0], (array) $stored );
				foreach ( [
					'wc_order_product_lookup' => $expected[ ReportRows::PRODUCTS ],
					'wc_order_tax_lookup'     => $expected[ ReportRows::TAXES ],
					'wc_order_coupon_lookup'  => $expected[ ReportRows::COUPONS ],
				] as $table => $rows ) {
					$found = $this->database->rows( "SELECT * FROM {$this->database->table( $table )} WHERE order_id = %d", $order->id );
					self::assertCount( count( $rows ), $found );
					self::assertSameRows( $rows, $found );
				}
				++$listed;
			}
			array_push( $search, ...array_map( static fn( array $row ) => implode( '|', $row ), SearchIndex::rows( $order ) ) );
		}
		self::assertSame( $listed, $this->number( 'wc_order_stats' ) );
		$stored = array_map(
			static fn( array $row ) => implode( '|', [ $row['token'], $row['listed'], $row['created'], $row['order_id'] ] ),
			$this->database->rows( "SELECT * FROM {$this->database->table( 'storewright_order_search' )}" )
		);
		sort( $search );
		sort( $stored );
		self::assertSame( $search, $stored );
	}

	public function test_the_counts_are_those_of_orders_counted_one_by_one(): void {
		$this->seed( 100 );
		$sql    = "SELECT kind, product_id, period, type, status, created_via, guest, shard, orders
			FROM {$this->database->table( 'storewright_order_counts' )} ORDER BY 1, 2, 3, 4, 5, 6, 7, 8";
		$seeded = $this->database->rows( $sql );
		$this->database->execute( "DELETE FROM {$this->database->table( 'storewright_order_counts' )}" );
		$counts = new OrderCounts( $this->database );
		foreach ( $this->orders() as $order ) {
			$counts->follow( null, $order, 0 );
		}
		self::assertGreaterThan( 100, count( $seeded ) );
		self::assertSame( $this->database->rows( $sql ), $seeded );
	}

	public function test_every_order_adds_up_to_the_cent(): void {
		$this->seed( 200 );
		$seen = [];
		foreach ( $this->orders() as $order ) {
			$seen[ $order->type . ' ' . $order->status ] = true;
			if ( $order->is_refund() ) {
				self::assertSame( $order->total, '-' . $order->refund?->amount );
				continue;
			}
			$sum = BigDecimal::zero();
			foreach ( $order->items as $item ) {
				$sum = match ( true ) {
					$item instanceof LineItem,
					$item instanceof ShippingItem,
					$item instanceof FeeItem => $sum->plus( $item->total )->plus( $item->total_tax ),
					default                  => $sum,
				};
				if ( $item instanceof LineItem ) {
					self::assertTrue( BigDecimal::of( $item->total_tax )->isEqualTo( BigDecimal::sum( 0, ...$item->taxes ) ) );
				}
			}
			self::assertTrue( $sum->isEqualTo( $order->total ), "Order {$order->id}: {$sum} is not {$order->total}." );
			$taxes = BigDecimal::sum(
				0,
				...array_map(
					static fn( TaxItem $item ) => BigDecimal::of( $item->tax_total )->plus( $item->shipping_tax_total ),
					$order->tax_items()
				)
			);
			self::assertTrue( $taxes->isEqualTo( $order->total_tax() ) );
		}
		self::assertArrayHasKey( 'shop_order completed', $seen );
		self::assertArrayHasKey( 'shop_order processing', $seen );
		self::assertArrayHasKey( 'shop_order_refund completed', $seen );
	}

	public function test_an_order_written_by_the_repository_has_the_same_rows(): void {
		$this->seed( 20 );
		$orders     = array_filter( $this->orders(), static fn( Order $order ) => ! $order->is_refund() );
		$repository = ( new OrderServices( $this->context() ) )->repository();
		foreach ( array_slice( $orders, 0, 12, true ) as $id => $order ) {
			$before = $this->rows_of( $id );
			$repository->delete( $id );
			$order->id = $id;
			foreach ( $order->items as $item ) {
				$item->id = 0;
			}
			$repository->import( $order );
			self::assertEquals( $before, $this->rows_of( $id ) );
		}
	}

	public function test_coupons_were_used_as_often_as_they_say(): void {
		$this->seed( 200 );
		$uses = $this->database->table( 'storewright_coupon_uses' );
		$meta = $this->database->table( 'postmeta' );
		$rows = $this->database->rows( "SELECT coupon_id AS id, COUNT(*) AS used FROM {$uses} GROUP BY coupon_id" );
		self::assertGreaterThan( 1, count( $rows ) );
		foreach ( $rows as $row ) {
			self::assertSame(
				$row['used'],
				$this->database->value( "SELECT meta_value FROM {$meta} WHERE post_id = %d AND meta_key = 'usage_count'", (int) $row['id'] )
			);
		}
		$counted = $this->database->table( 'wc_order_operational_data' );
		self::assertSame(
			$this->number( 'wc_order_operational_data', 'coupon_usages_are_counted = 1' ),
			(int) $this->database->value(
				"SELECT COUNT(*) FROM {$uses} u INNER JOIN {$counted} o ON o.order_id = u.order_id WHERE o.coupon_usages_are_counted = 1"
			)
		);
	}

	public function test_who_comes_back_is_who_had_ordered_before(): void {
		$this->seed( 200 );
		$first = [];
		$rows  = $this->database->rows(
			"SELECT * FROM {$this->database->table( 'wc_order_stats' )} WHERE parent_id = 0 ORDER BY date_created, order_id"
		);
		$again = 0;
		foreach ( $rows as $row ) {
			$counts = ! in_array( $row['status'], [ 'wc-pending', 'wc-cancelled', 'wc-failed', 'wc-trash' ], true );
			self::assertSame( isset( $first[ $row['customer_id'] ] ) ? '1' : '0', $row['returning_customer'] );
			$again += (int) $row['returning_customer'];
			if ( $counts ) {
				$first[ (string) $row['customer_id'] ] = true;
			}
		}
		self::assertGreaterThan( 50, $again );
	}

	public function test_the_same_seed_makes_the_same_shop_and_another_one_another(): void {
		$shops = [];
		foreach ( [ 1, 1, 2 ] as $seed ) {
			$this->database->begin();
			$this->seed( 30, $seed );
			$shops[] = $this->database->column(
				"SELECT CONCAT( total_amount, status, date_created_gmt, billing_email ) FROM {$this->database->table( 'wc_orders' )}
				ORDER BY id"
			);
			$this->database->roll_back();
			wp_cache_flush();
		}
		self::assertSame( $shops[0], $shops[1] );
		self::assertNotSame( $shops[0], $shops[2] );
	}

	public function test_a_second_seed_adds_what_is_missing_and_a_third_changes_nothing(): void {
		self::assertSame( [ 0, 40 ], $this->range( $this->seed( 40 ) ) );
		self::assertSame( [ 40, 70 ], $this->range( $this->seed( 70 ) ) );
		self::assertSame( 70, $this->number( 'wc_orders', "type = 'shop_order'" ) );
		$before = $this->everything();
		self::assertSame( [ 70, 70 ], $this->range( $this->seed( 70 ) ) );
		self::assertSame( [ 70, 70 ], $this->range( $this->seed( 10 ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_shop_with_orders_of_its_own_is_left_alone_unless_forced(): void {
		$order        = new Order();
		$order->total = '10';
		( new OrderServices( $this->context() ) )->repository()->create( $order );
		try {
			$this->seed( 5 );
			self::fail( 'It was seeded.' );
		} catch ( Conflict $conflict ) {
			self::assertStringContainsString( '1 orders that were not made by the seed', $conflict->getMessage() );
		}
		self::assertSame( 1, $this->number( 'wc_orders' ) );
		self::assertSame( 0, $this->number( 'posts', "post_type = 'product'" ) );
		$this->seed( 5, 1, true );
		self::assertSame( 6, $this->number( 'wc_orders', "type = 'shop_order'" ) );
	}

	public function test_a_day_that_is_none_is_refused_before_anything_is_written(): void {
		$before = $this->everything();
		try {
			( new Seeder( $this->context() ) )->seed( new SeedPlan( 5, until: '2026-02-30' ), self::quietly( ... ) );
			self::fail( 'It was seeded.' );
		} catch ( InvalidInput $error ) {
			self::assertStringContainsString( '2026-02-30', $error->getMessage() );
		}
		self::assertSame( $before, $this->everything() );
	}

	private function seed( int $orders, int $seed = 1, bool $force = false ): SeedResult {
		return ( new Seeder( $this->context(), new SequentialBatchStore( $this->context() ) ) )->seed(
			new SeedPlan( $orders, $seed, 12, until: '2026-06-01', force: $force ),
			self::quietly( ... )
		);
	}

	/**
	 * @return callable(int): void
	 */
	private static function quietly(): callable {
		return static function (): void {};
	}

	/**
	 * @return array{int, int}
	 */
	private function range( SeedResult $result ): array {
		return [ $result->before, $result->orders ];
	}

	/**
	 * @return array<int, Order>
	 */
	private function orders(): array {
		$ids = array_map( 'intval', $this->database->column( "SELECT id FROM {$this->database->table( 'wc_orders' )} ORDER BY id" ) );
		return ( new OrderQuery( $this->context() ) )->several( $ids );
	}

	private function number( string $table, string $where = '1 = 1' ): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {$this->database->table( $table )} WHERE {$where}" );
	}

	/**
	 * @return array<string, string>
	 */
	private function everything(): array {
		$all = [];
		foreach ( self::TABLES as $table ) {
			$all[ $table ] = md5( (string) wp_json_encode( $this->database->rows( "SELECT * FROM {$this->database->table( $table )}" ) ) );
		}
		return $all;
	}

	/**
	 * Returns the rows of the order's tables, without ids of their own.
	 *
	 * @return array<string, list<array<string, string|null>>>
	 */
	private function rows_of( int $id ): array {
		$rows = [
			'order'       => $this->database->rows( "SELECT * FROM {$this->database->table( 'wc_orders' )} WHERE id = %d", $id ),
			'operational' => $this->database->rows(
				"SELECT * FROM {$this->database->table( 'wc_order_operational_data' )} WHERE order_id = %d",
				$id
			),
			'addresses'   => $this->database->rows(
				"SELECT * FROM {$this->database->table( 'wc_order_addresses' )} WHERE order_id = %d ORDER BY address_type",
				$id
			),
			'meta'        => $this->database->rows(
				"SELECT * FROM {$this->database->table( 'wc_orders_meta' )} WHERE order_id = %d ORDER BY meta_key",
				$id
			),
			'post'        => $this->database->rows( "SELECT * FROM {$this->database->table( 'posts' )} WHERE ID = %d", $id ),
			'search'      => $this->database->rows(
				"SELECT * FROM {$this->database->table( 'storewright_order_search' )} WHERE order_id = %d ORDER BY token",
				$id
			),
			'items'       => $this->database->rows(
				"SELECT i.order_item_name, i.order_item_type, m.meta_key, m.meta_value
				FROM {$this->database->table( 'woocommerce_order_items' )} i
				LEFT JOIN {$this->database->table( 'woocommerce_order_itemmeta' )} m ON m.order_item_id = i.order_item_id
					WHERE i.order_id = %d ORDER BY i.order_item_id, m.meta_key",
				$id
			),
		];
		foreach ( $rows as $of => $some ) {
			$rows[ $of ] = array_map(
				static fn( array $row ) => array_diff_key(
					$row,
					[
						'meta_id' => 0,
						'guid'    => 0,
					] + ( 'order' === $of ? [] : [ 'id' => 0 ] )
				),
				$some
			);
		}
		return $rows;
	}

	/**
	 * @param list<array<string, string|int|null>>  $expected
	 * @param list<array<string, string|null>> $rows
	 */
	private static function assertSameRows( array $expected, array $rows ): void {
		$key = array_key_exists( 'order_item_id', $expected[0] ?? [] )
			? 'order_item_id'
			: ( array_key_exists( 'tax_rate_id', $expected[0] ?? [] ) ? 'tax_rate_id' : 'coupon_id' );

		$by = array_column( $rows, null, $key );
		foreach ( $expected as $row ) {
			self::assertSameRow( $row, $by[ (string) $row[ $key ] ] );
		}
	}

	/**
	 * @param array<string, string|int|null> $expected
	 * @param array<string, string|null>     $row
	 */
	private static function assertSameRow( array $expected, array $row ): void {
		foreach ( $expected as $column => $value ) {
			is_numeric( $value ) && is_numeric( $row[ $column ] )
				? self::assertEqualsWithDelta( (float) $value, (float) $row[ $column ], 0.0000001, $column )
				: self::assertSame( $value, $row[ $column ], $column );
		}
	}
}
