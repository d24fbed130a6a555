<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Store\Products\ProductServices;
use Storewright\Tests\Support\Store\VariationsRestTestCase;

/**
 * Stock and prices of variable products.
 */
final class VariationStockTest extends VariationsRestTestCase {

	public function test_the_product_has_prices_sale_and_stock_status_of_its_variations(): void {
		self::assertSame( [ '', false ], $this->of_product( 'price', 'purchasable' ) );
		$small = $this->variation( 'S', [ 'regular_price' => '15.50' ] );
		$large = $this->variation( 'L', [ 'regular_price' => '24' ] );
		self::assertSame(
			[ '15.50', false, 'instock', [ $small, $large ], true ],
			$this->of_product( 'price', 'on_sale', 'stock_status', 'variations', 'has_options' )
		);
		self::assertSame(
			[ 24.0, '0' ],
			[ (float) ( $this->lookup( $this->tee )['max_price'] ?? 0 ), $this->lookup( $this->tee )['onsale'] ?? null ]
		);

		$this->rest( 'PUT', $this->path( $large ), [ 'sale_price' => '9' ] );
		self::assertSame( [ '9', true ], $this->of_product( 'price', 'on_sale' ) );
		$this->assertLookup( $this->tee );

		foreach ( [ $small, $large ] as $id ) {
			$this->rest( 'PUT', $this->path( $id ), [ 'stock_status' => 'outofstock' ] );
		}
		self::assertSame( [ 'outofstock' ], $this->of_product( 'stock_status' ) );
		$this->assertLookup( $this->tee );

		$this->assertRestStatus( $this->rest( 'DELETE', $this->path( $large ), [ 'force' => true ] ) );
		self::assertSame( [ '15.50', false, [ $small ] ], $this->of_product( 'price', 'on_sale', 'variations' ) );
		self::assertNull( $this->lookup( $large ) );
	}

	public function test_stock_counted_at_the_product_holds_for_variations_without_their_own(): void {
		$shared = $this->variation( 'S', [ 'regular_price' => '1' ] );
		$own    = $this->variation(
			'M',
			[
				'regular_price'  => '1',
				'manage_stock'   => true,
				'stock_quantity' => 2,
			]
		);
		$this->rest(
			'PUT',
			"/wc/v3/products/{$this->tee}",
			[
				'manage_stock'   => true,
				'stock_quantity' => 0,
			]
		);
		$item = $this->item( $this->rest( 'GET', $this->path( $shared ) ) );
		self::assertSame( [ 'parent', 0, 'outofstock' ], [ $item['manage_stock'], $item['stock_quantity'], $item['stock_status'] ] );
		$this->assertLookup( $shared );
		// What was answered can be sent back.
		$this->assertRestStatus( $this->rest( 'PUT', $this->path( $shared ), [ 'manage_stock' => 'parent' ] ) );

		$item = $this->item( $this->rest( 'GET', $this->path( $own ) ) );
		self::assertSame( [ true, 2, 'instock' ], [ $item['manage_stock'], $item['stock_quantity'], $item['stock_status'] ] );
	}

	public function test_the_product_is_out_of_stock_once_the_last_variation_is_taken(): void {
		$ids = [];
		foreach ( [ 'S', 'M' ] as $size ) {
			$ids[] = $this->variation(
				$size,
				[
					'regular_price'  => '1',
					'manage_stock'   => true,
					'stock_quantity' => 1,
				]
			);
		}
		foreach ( $ids as $index => $id ) {
			$keeper = ( new ProductServices( $this->context() ) )->stock_keeper();
			$keeper->take( [ $id => '1' ] );
			$keeper->announce();
			self::assertSame( [ 0 === $index ? 'instock' : 'outofstock' ], $this->of_product( 'stock_status' ) );
		}
		$this->assertLookup( $this->tee );
	}

	public function test_a_product_without_a_variation_that_is_for_sale_is_out_of_stock(): void {
		self::assertSame( [ 'outofstock', true ], $this->of_product( 'stock_status', 'has_options' ) );
		$this->assertLookup( $this->tee );
		self::assertTrue( has_term( 'outofstock', 'product_visibility', $this->tee ) );

		$small = $this->variation( 'S', [ 'regular_price' => '15' ] );
		self::assertSame( [ 'instock' ], $this->of_product( 'stock_status' ) );
		self::assertFalse( has_term( 'outofstock', 'product_visibility', $this->tee ) );

		$this->assertRestStatus( $this->rest( 'DELETE', $this->path( $small ), [ 'force' => true ] ) );
		self::assertSame( [ 'outofstock' ], $this->of_product( 'stock_status' ) );
		$this->assertLookup( $this->tee );

		// Where the product counts stock itself, that says it.
		$counted = [
			'manage_stock'   => true,
			'stock_quantity' => 3,
		];
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/{$this->tee}", $counted ) );
		self::assertSame( [ 'instock' ], $this->of_product( 'stock_status' ) );
	}

	public function test_a_variation_that_is_switched_off_counts_for_the_stock_status_and_not_for_prices(): void {
		$small = $this->variation( 'S', [ 'regular_price' => '15' ] );
		$large = $this->variation(
			'L',
			[
				'regular_price' => '24',
				'stock_status'  => 'outofstock',
			]
		);
		$this->rest( 'PUT', $this->path( $small ), [ 'status' => 'private' ] );
		self::assertSame( [ '24', 'instock' ], $this->of_product( 'price', 'stock_status' ) );
		$this->rest( 'PUT', $this->path( $large ), [ 'status' => 'private' ] );
		self::assertSame( [ '', 'instock' ], $this->of_product( 'price', 'stock_status' ) );
		self::assertFalse( has_term( 'outofstock', 'product_visibility', $this->tee ) );
		$this->assertLookup( $this->tee );

		$this->rest( 'PUT', $this->path( $small ), [ 'stock_status' => 'onbackorder' ] );
		self::assertSame( [ 'onbackorder' ], $this->of_product( 'stock_status' ) );
		$this->rest( 'PUT', $this->path( $small ), [ 'status' => 'draft' ] );
		self::assertSame( [ 'outofstock' ], $this->of_product( 'stock_status' ) );
		self::assertTrue( has_term( 'outofstock', 'product_visibility', $this->tee ) );
	}

	public function test_a_product_that_becomes_a_variable_one_has_options_and_nothing_to_sell_yet(): void {
		$mug = $this->made( '/wc/v3/products', [ 'name' => 'Mug' ] );
		self::assertFalse( $this->item( $this->rest( 'GET', "/wc/v3/products/$mug" ) )['has_options'] );
		$item = $this->item( $this->rest( 'PUT', "/wc/v3/products/$mug", [ 'type' => 'variable' ] ) );
		self::assertSame( [ 'outofstock', true ], [ $item['stock_status'], $item['has_options'] ] );
	}

	public function test_a_variation_that_is_switched_off_can_not_be_bought(): void {
		$small = $this->variation( 'S', [ 'regular_price' => '15' ] );
		$can   = fn( array $changes ): bool => (bool) $this->item( $this->rest( 'PUT', $this->path( $small ), $changes ) )['purchasable'];
		self::assertFalse( $can( [ 'status' => 'private' ] ) );
		self::assertFalse( $can( [ 'status' => 'draft' ] ) );
		self::assertTrue( $can( [ 'status' => 'publish' ] ) );
		self::assertFalse( $can( [ 'regular_price' => '' ] ) );

		// Those who edit a product that is not published see what it is going to be.
		$this->rest( 'PUT', "/wc/v3/products/{$this->tee}", [ 'status' => 'draft' ] );
		self::assertTrue( $can( [ 'regular_price' => '15' ] ) );
	}

	public function test_a_variation_whose_product_is_gone_can_not_be_bought_whatever_the_page_is_about(): void {
		$small = $this->variation( 'S', [ 'regular_price' => '15' ] );
		wp_update_post(
			[
				'ID'          => $small,
				'post_parent' => 0,
			]
		);
		$GLOBALS['post'] = get_post( $this->tee ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$item            = $this->item( $this->rest( 'GET', "/wc/v3/products/$small" ) );
		unset( $GLOBALS['post'] );
		self::assertSame( [ 'publish', '15', false ], [ $item['status'], $item['price'], $item['purchasable'] ] );
	}

	public function test_the_low_stock_amount_of_a_variation_is_its_own(): void {
		$counted = [
			'manage_stock'     => true,
			'stock_quantity'   => 9,
			'low_stock_amount' => 4,
		];
		$this->rest( 'PUT', "/wc/v3/products/{$this->tee}", $counted );
		self::assertSame( [ 4 ], $this->of_product( 'low_stock_amount' ) );
		$of = fn( int $id ): mixed => $this->item( $this->rest( 'GET', $this->path( $id ) ) )['low_stock_amount'];
		self::assertNull( $of( $this->variation( 'S', [] ) ) );
		self::assertNull( $of( $this->variation( 'M', array_diff_key( $counted, [ 'low_stock_amount' => true ] ) ) ) );
		self::assertSame( 2, $of( $this->variation( 'L', [ 'low_stock_amount' => 2 ] + $counted ) ) );
	}
}
