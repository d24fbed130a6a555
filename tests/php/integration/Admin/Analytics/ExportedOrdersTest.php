<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Admin\Analytics;

use Storewright\Admin\Analytics\Declaration\PostTitles;
use Storewright\Kernel\PrivateFolder;
use Storewright\Shop\ReportedOrder;
use Storewright\Tests\Support\ExportChecks;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * A file of orders tells of each what its route tells, on both databases.
 *
 * @spec B2-044
 */
final class ExportedOrdersTest extends IntegrationTestCase {

	use ExportChecks;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	protected function tearDown(): void {
		PrivateFolder::delete();
		parent::tearDown();
	}

	public function test_the_file_has_products_coupons_customer_and_origin_of_each_order(): void {
		$lamp  = $this->created( '/wc/v3/products', [ 'regular_price' => '12.50' ] + [ 'name' => 'Lamp, "Luna"' ] );
		$gone  = $this->created( '/wc/v3/products', [ 'regular_price' => '3' ] + [ 'name' => 'Gone soon' ] );
		$shirt = $this->created( '/wc/v3/products', [ 'type' => 'variable' ] + [ 'name' => 'Shirt' ] );
		$large = $this->created( "/wc/v3/products/$shirt/variations", [ 'regular_price' => '7' ] );
		foreach ( [ 'ten', '=five' ] as $code ) {
			$this->created( '/wc/v3/coupons', [ 'code' => $code ] + [ 'amount' => '1' ] );
		}
		$origin = array_combine( ReportedOrder::META, [ 'utm', 'newsletter' ] );
		$this->order( [ [ $shirt, $large, 2 ], [ $lamp, 0, 1 ] ], [ 'ten', '=five' ], 'Ada', 'Berg', $origin );
		$refunded = $this->order( [ [ $lamp, 0, 3 ], [ $gone, 0, 1 ], [ $lamp, 0, 1 ] ], [], '', '', [] );
		$this->created( "/wc/v3/orders/$refunded/refunds", [ 'amount' => '12.50' ] + [ 'api_refund' => false ] );
		$this->order( [], [], '=cmd', '', array_combine( ReportedOrder::META, [ 'organic', 'example.test' ] ) );
		$this->assertRestStatus( $this->rest( 'DELETE', "/wc/v3/products/$gone?force=true" ), 200 );

		$expected = array_map( self::expected( ... ), $this->all_pages( 'orders', [ 'extended_info' => '1' ] ) );
		self::assertSame( $expected, array_map( self::of_file( ... ), $this->export( 'orders', [] ) ) );
		self::assertCount( 4, $expected );
		self::assertContains( '2 × Shirt, 1 × Lamp, "Luna"', array_column( $expected, 'Products' ) );
		self::assertContains( '3 × Lamp, "Luna", 1 × , 1 × Lamp, "Luna"', array_column( $expected, 'Products' ) );
		self::assertContains( 'Source: newsletter', array_column( $expected, 'Origin' ) );
	}

	public function test_no_more_titles_are_remembered_than_fit_and_none_is_wrong_then(): void {
		$lamp   = $this->created( '/wc/v3/products', [ 'name' => 'Lamp' ] );
		$titles = new PostTitles( most: 3 );
		self::assertSame( [ $lamp => 'Lamp' ], $titles->of( $this->context(), [ $lamp ] ) );
		self::assertCount( 3, $titles->of( $this->context(), range( $lamp + 1, $lamp + 3 ) ) );
		$found = $titles->of( $this->context(), [ $lamp, $lamp + 5 ] );
		self::assertSame( [ 'Lamp', '' ], [ $found[ $lamp ], $found[ $lamp + 5 ] ] );
		self::assertCount( 2, $found );
	}

	/**
	 * What an order's row says, as the file is to say it.
	 *
	 * @param array<string, mixed> $row Of the route.
	 * @return array<string, string>
	 */
	private static function expected( array $row ): array {
		/**
		 * @var array{products: list<array<string, string>>, coupons: list<array<string, string>>, customer: array<string, string>|object,
		 *   attribution: array<string, string>} $info
		 */
		$info = (array) $row['extended_info'];
		/** @var array<string, string> $customer */
		$customer = (array) $info['customer'];
		$lists    = [
			'Products' => array_map( static fn( array $one ) => "{$one['quantity']} × " . ( $one['name'] ?? '' ), $info['products'] ),
			'Coupons'  => array_column( $info['coupons'], 'code' ),
			'Customer' => [ trim( ( $customer['first_name'] ?? '' ) . ' ' . ( $customer['last_name'] ?? '' ) ) ],
			'Origin'   => [ $info['attribution']['origin'] ],
		];
		return array_map( static fn( array $all ) => implode( ', ', $all ), $lists );
	}

	/**
	 * @param array<string, string> $row
	 * @return array<string, string> Without the apostrophe that keeps spreadsheets from computing.
	 */
	private static function of_file( array $row ): array {
		$texts = array_map( static fn( string $cell ) => ltrim( $cell, "'" ), $row );
		return array_intersect_key( $texts, [ 'Products' => 1 ] ) + array_intersect_key( $texts, [ 'Coupons' => 1 ] )
			+ array_intersect_key( $texts, [ 'Customer' => 1 ] ) + array_intersect_key( $texts, [ 'Origin' => 1 ] );
	}

	/**
	 * @param list<array{int, int, int}> $items   Product, variation and pieces.
	 * @param list<string>               $coupons Codes.
	 * @param string                     $first   Name of the customer.
	 * @param string                     $last
	 * @param array<string, string>      $meta
	 */
	private function order( array $items, array $coupons, string $first, string $last, array $meta ): int {
		$names = [ 'product_id', 'variation_id', 'quantity' ];
		return $this->created(
			'/wc/v3/orders',
			[
				'status'       => 'completed',
				'billing'      => [ 'first_name' => $first ] + [ 'last_name' => $last ] + [ 'email' => md5( "$first $last" ) . '@example.test' ],
				'line_items'   => array_map( static fn( array $item ) => array_combine( $names, $item ), $items ),
				'coupon_lines' => array_map( static fn( string $code ) => [ 'code' => $code ], $coupons ),
				'meta_data'    => array_map(
					static fn( string $key, string $value ) => [ 'key' => $key ] + [ 'value' => $value ],
					array_keys( $meta ),
					$meta
				),
			]
		);
	}

	/**
	 * @param string               $path
	 * @param array<string, mixed> $body
	 */
	private function created( string $path, array $body ): int {
		$response = $this->rest( 'POST', $path, $body );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
