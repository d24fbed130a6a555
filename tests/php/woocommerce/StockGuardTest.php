<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use Storewright\Tests\Support\CompanionTestCase;
use WC_Product;
use WC_Product_Data_Store_CPT;
use WC_Product_Variable;
use WC_Product_Variation;

/**
 * A guarded change of a product's stock leaves alone what plugins make of it.
 */
final class StockGuardTest extends CompanionTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_administrator();
	}

	public function test_plugins_may_change_the_stock_of_other_products(): void {
		$product  = self::product( 'publish', 5 );
		$copy     = self::product( 'publish', 3 )->get_id();
		$material = self::product( 'publish', 5 )->get_id();
		add_action(
			'woocommerce_product_before_set_stock',
			self::first_time( $product->get_id(), static fn() => wc_update_product_stock( $material, 1, 'decrease' ) )
		);
		add_action(
			'woocommerce_product_set_stock',
			self::first_time(
				$product->get_id(),
				static fn( WC_Product $changed ) => wc_update_product_stock( $copy, (int) $changed->get_stock_quantity() )
			)
		);

		$this->set_stock( "products/{$product->get_id()}", 8, 5 );

		self::assertSame( [ 8, 8, 4 ], array_map( self::stock( ... ), [ $product->get_id(), $copy, $material ] ) );
	}

	public function test_plugins_may_change_the_stock_once_more(): void {
		$id = self::product( 'publish', 5 )->get_id();
		add_action( 'woocommerce_product_set_stock', self::first_time( $id, static fn() => wc_update_product_stock( $id, 1, 'decrease' ) ) );
		add_action( 'woocommerce_product_set_stock', self::first_time( $id, static fn() => wc_update_product_stock( $id, 20 ) ), 20 );

		$this->set_stock( "products/$id", 8, 5 );

		self::assertSame( 20, self::stock( $id ) );
	}

	public function test_a_variation_has_the_stock_of_its_product(): void {
		$parent = new WC_Product_Variable();
		$parent->set_name( 'Mugs' );
		$parent->set_manage_stock( true );
		$parent->set_stock_quantity( 5 );
		$parent->save();
		$variation = new WC_Product_Variation();
		$variation->set_parent_id( $parent->get_id() );
		$variation->save();
		$path = "products/{$parent->get_id()}/variations/{$variation->get_id()}";

		$this->set_stock( $path, 8, 5 );

		self::assertSame( 8, self::stock( $parent->get_id() ) );
		$this->set_stock( $path, 9, 5, 409 );
		self::assertSame( 8, self::stock( $parent->get_id() ) );
	}

	public function test_where_a_plugin_keeps_the_stock_itself_the_guard_is_refused(): void {
		$id    = self::product( 'publish', 5 )->get_id();
		$store = new class() extends WC_Product_Data_Store_CPT {

			/**
			 * @param int            $id
			 * @param int|float|null $quantity
			 * @param string         $operation
			 */
			public function update_product_stock( $id, $quantity = null, $operation = 'set' ): int|float {
				update_post_meta( $id, '_stock', (string) $quantity );
				return $quantity ?? 0;
			}
		};
		add_filter( 'woocommerce_product_data_store', static fn() => $store );

		$this->set_stock( "products/$id", 8, 5, 400 );

		self::assertSame( 5, self::stock( $id ) );
	}

	public function test_stock_that_was_saved_unchecked_is_no_success(): void {
		$id = self::product( 'publish', 5 )->get_id();
		add_action( 'woocommerce_product_before_set_stock', static fn() => remove_all_filters( 'woocommerce_update_product_stock_query' ) );

		$this->set_stock( "products/$id", 8, 4, 500 );
	}

	private function set_stock( string $path, int $wished, int $expected, int $status = 200 ): void {
		$response = $this->rest(
			'PUT',
			"/storewright/v3/$path",
			[
				'stock_quantity' => $wished,
				'expected'       => [ 'stock_quantity' => $expected ],
			]
		);
		$this->assertRestStatus( $response, $status );
	}

	/**
	 * A listener that does something for one product, once.
	 *
	 * @param int                         $id
	 * @param callable(WC_Product): mixed $work
	 * @return callable(WC_Product): void
	 */
	private static function first_time( int $id, callable $work ): callable {
		$is_done = false;
		return static function ( WC_Product $product ) use ( $id, $work, &$is_done ): void {
			if ( ! $is_done && $product->get_id() === $id ) {
				$is_done = true;
				$work( $product );
			}
		};
	}

	private static function stock( int $id ): int {
		return (int) get_post_meta( $id, '_stock', true );
	}
}
