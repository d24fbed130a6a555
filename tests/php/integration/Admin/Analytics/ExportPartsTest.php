<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Admin\Analytics\Export\ExportSources;
use Storewright\Admin\Analytics\Export\ListSource;
use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Exports are made in parts, each after the last row of the part before, on both databases.
 *
 * @spec B2-044
 */
final class ExportPartsTest extends IntegrationTestCase {

	/**
	 * No sums know of it: what is written here is in the tables of rows alone.
	 */
	private const PERIOD = [
		'after'  => '2026-03-01T00:30:00',
		'before' => '2026-03-15T23:00:00',
	];

	/**
	 * Many rows are equal in what they are sorted by.
	 */
	private const ROWS = 9;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		foreach ( range( 1, self::ROWS ) as $n ) {
			$this->sell( $n * 10 );
		}
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function reports(): array {
		$names = [ 'orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'stock', 'customers', 'downloads', 'payment-methods', 'locations' ];
		return array_combine( $names, array_map( static fn( string $name ) => [ $name ], $names ) );
	}

	#[DataProvider( 'reports' )]
	public function test_parts_together_are_the_whole_whatever_it_is_sorted_by( string $type ): void {
		$report = current( array_filter( ( new Catalog( $this->context()->log ) )->lists(), static fn( $one ) => $one->name() === $type ) );
		self::assertNotFalse( $report );
		$paged = 0;
		foreach ( array_keys( $report->orderby() ) as $orderby ) {
			foreach ( [ 'asc', 'desc' ] as $order ) {
				$sorted = [
					'orderby' => $orderby,
					'order'   => $order,
				];
				$whole  = $this->part( $type, $sorted, 1000 );
				$parts  = [];
				$after  = [];
				do {
					$part  = $this->part( $type, $sorted, 2, $after );
					$parts = [ ...$parts, ...$part ];
				} while ( [] !== $part );
				self::assertSame( $whole, $parts, "$type by $orderby $order" );
				$period = in_array( $type, [ 'stock', 'customers' ], true ) ? [] : self::PERIOD;
				$route  = $this->items( $this->rest( 'GET', "/wc-analytics/reports/$type?per_page=100&" . http_build_query( $sorted + $period ) ) );
				self::assertSame( array_map( $this->id_of( $type ), $route ), $whole, "$type by $orderby $order: as its route" );
				$paged += count( $whole );
			}
		}
		$is_sold = ! in_array( $type, [ 'categories', 'stock', 'downloads' ], true );
		self::assertGreaterThan( $is_sold ? 10 : -1, $paged );
	}

	public function test_what_sums_say_has_parts_as_well(): void {
		foreach ( range( 1, 5 ) as $n ) {
			$created = $this->item(
				$this->rest(
					'POST',
					'/wc/v3/products',
					[
						'name'          => "Lamp $n",
						'regular_price' => '10',
					]
				)
			);
			$order   = [
				'status'     => 'completed',
				'line_items' => [
					[
						'product_id' => $created['id'],
						'quantity'   => 1,
					],
				],
			];
			$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/orders', $order ), 201 );
		}
		$years = [
			'after'  => '2020-01-01T00:00:00',
			'before' => '2040-12-31T23:59:59',
		];
		$sorts = [
			[ 'products', [] ],
			[ 'products', [ 'orderby' => 'variations' ] ],
			[ 'categories', [] ],
			[ 'stock', [] ],
			[ 'payment-methods', [] ],
		];
		foreach ( $sorts as [ $type, $by ] ) {
			foreach ( [ 'asc', 'desc' ] as $order ) {
				$sorted = $by + [ 'order' => $order ] + ( 'stock' === $type ? [] : $years );
				$after  = [];
				$parts  = [];
				do {
					$part  = $this->part( $type, $sorted, 2, $after );
					$parts = [ ...$parts, ...$part ];
				} while ( [] !== $part );
				self::assertCount( in_array( $type, [ 'products', 'stock' ], true ) ? 5 : 1, $parts, $type );
				self::assertSame( $this->part( $type, $sorted, 1000 ), $parts, $type );
			}
		}
	}

	/**
	 * @return array<string, array{string, string}> Report, and what all of its rows are equal in.
	 */
	public static function equal(): array {
		return [
			'orders'     => [ 'orders', 'num_items_sold' ],
			'by time'    => [ 'orders', 'date' ],
			'products'   => [ 'products', 'items_sold' ],
			'variations' => [ 'variations', 'sku' ],
			'coupons'    => [ 'coupons', 'amount' ],
			'taxes'      => [ 'taxes', 'order_tax' ],
			'customers'  => [ 'customers', 'country' ],
		];
	}

	#[DataProvider( 'equal' )]
	public function test_rows_that_come_and_go_meanwhile_double_and_lose_no_other( string $type, string $orderby ): void {
		foreach ( [ 'asc', 'desc' ] as $order ) {
			$sorted = [
				'orderby' => $orderby,
				'order'   => $order,
			];
			$whole  = $this->part( $type, $sorted, 1000 );
			self::assertCount( self::ROWS, $whole );
			$after = [];
			$read  = $this->part( $type, $sorted, 4, $after );
			// Two that are in the file already go, two come before these, and one comes somewhere in between.
			$this->forget( 10, 20, 80, 90 );
			$this->sell( 1 );
			$this->sell( 2 );
			$this->sell( 45 );
			$this->sell( 98 );
			$this->sell( 99 );
			do {
				$part = $this->part( $type, $sorted, 2, $after );
				$read = [ ...$read, ...$part ];
			} while ( [] !== $part );
			self::assertSame( array_values( array_unique( $read ) ), $read, "$orderby $order: once each" );
			$stayed = array_values( array_diff( $whole, array_map( self::name_of( ... ), [ 10, 20, 80, 90 ] ) ) );
			self::assertSame( $stayed, array_values( array_intersect( $read, $stayed ) ), "$orderby $order: all, in their order" );
			$this->forget( 1, 2, 45, 98, 99 );
			array_map( $this->sell( ... ), [ 10, 20, 80, 90 ] );
		}
	}

	/**
	 * @param string                $type
	 * @param array<string, string> $sorted
	 * @param int                   $limit
	 * @param list<string|null>     $after  The place after which it begins; that of its last row afterwards.
	 * @return list<string> What tells its rows from each other.
	 */
	private function part( string $type, array $sorted, int $limit, array &$after = [] ): array {
		$source = ( new ExportSources( $this->context() ) )->get( $type );
		self::assertInstanceOf( ListSource::class, $source );
		$period  = in_array( $type, [ 'stock', 'customers' ], true ) ? [] : self::PERIOD;
		$request = ExportSources::request( $source, $sorted + $period );
		$rows    = [];
		foreach ( $source->rows( $request, $limit, $after ) as $row ) {
			$after  = $source->place( $row, $after, 1 );
			$rows[] = ( $this->id_of( $type ) )( $row );
		}
		return $rows;
	}

	/**
	 * @return callable(array<string, mixed>): string What tells a row from others.
	 */
	private function id_of( string $type ): callable {
		$names = [ 'order_id', 'variation_id', 'product_id', 'category_id', 'coupon_id', 'tax_rate_id', 'id', 'payment_method', 'country' ];
		$names = 'variations' === $type ? [ 'variation_id' ] : $names;
		return static function ( array $row ) use ( $names ): string {
			$id = array_values( array_intersect_key( $row, array_flip( $names ) ) )[0] ?? '';
			return is_scalar( $id ) ? (string) $id : '';
		};
	}

	/**
	 * What a row of `sell()` is called.
	 */
	private static function name_of( int $n ): string {
		return (string) ( 900000 + $n );
	}

	/**
	 * An order of a customer with a product, a variation, a coupon and a tax rate that nobody else has; all of them are equal otherwise.
	 */
	private function sell( int $n ): void {
		$id   = 900000 + $n;
		$time = '2026-03-01 10:00:00';
		$this->insert(
			'wc_order_stats',
			[
				'order_id'           => $id,
				'parent_id'          => 0,
				'status'             => 'wc-completed',
				'customer_id'        => $id,
				'date_created'       => $time,
				'date_created_gmt'   => $time,
				'date_paid'          => $time,
				'date_completed'     => $time,
				'num_items_sold'     => 1,
				'net_total'          => 0.1 + 0.2,
				'total_sales'        => 0.3,
				'returning_customer' => 0,
			]
		);
		$this->insert(
			'wc_customer_lookup',
			[
				'customer_id'      => $id,
				'username'         => '',
				'first_name'       => 'Ada',
				'last_name'        => 'Barlow',
				'email'            => "c$n@example.test",
				'country'          => 'US',
				'date_last_active' => $time,
			]
		);
		$of_order = [
			'order_id'     => $id,
			'date_created' => $time,
		];
		$this->insert(
			'wc_order_product_lookup',
			$of_order + [
				'order_item_id'       => $id,
				'product_id'          => $id,
				'variation_id'        => $id,
				'customer_id'         => $id,
				'product_qty'         => 1,
				'product_net_revenue' => 0.3,
			]
		);
		$this->insert(
			'wc_order_coupon_lookup',
			$of_order + [
				'coupon_id'       => $id,
				'discount_amount' => 0.7,
			]
		);
		$this->insert(
			'wc_order_tax_lookup',
			$of_order + [
				'tax_rate_id'  => $id,
				'shipping_tax' => 0.1,
				'order_tax'    => 0.2,
				'total_tax'    => 0.3,
			]
		);
	}

	private function forget( int ...$numbers ): void {
		foreach ( $numbers as $n ) {
			$id = 900000 + $n;
			foreach ( [ 'wc_order_stats', 'wc_order_product_lookup', 'wc_order_coupon_lookup', 'wc_order_tax_lookup' ] as $name ) {
				$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( $name )} WHERE order_id = %d", $id );
			}
			$this->context()->database->execute(
				"DELETE FROM {$this->context()->database->table( 'wc_customer_lookup' )} WHERE customer_id = %d",
				$id
			);
		}
	}

	/**
	 * @param string                         $table
	 * @param array<string, int|float|string> $row
	 */
	private function insert( string $table, array $row ): void {
		$this->context()->database->insert( $table, $row );
	}
}
