<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Tables;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Stock is taken as a whole or not at all.
 */
#[Group( 'object-cache' )]
final class StockKeeperTest extends IntegrationTestCase {

	public function test_takes_from_stock_and_puts_back(): void {
		$mug = $this->product( '5' );
		$hat = $this->product( '2' );

		$keeper = ( new ProductServices( $this->context() ) )->stock_keeper();
		self::assertSame(
			[
				$mug => '2',
				$hat => '0',
			],
			$keeper->take(
				[
					$mug => '3',
					$hat => '2',
				]
			)
		);
		self::assertSame( [ '2', 'instock' ], $this->stock( $mug ) );
		self::assertSame( [ '0', 'outofstock' ], $this->stock( $hat ) );
		self::assertTrue( has_term( 'outofstock', 'product_visibility', $hat ) );

		self::assertSame( [ $hat => '1' ], $keeper->put_back( [ $hat => '1' ] ) );
		self::assertSame( [ '1', 'instock' ], $this->stock( $hat ) );
		self::assertFalse( has_term( 'outofstock', 'product_visibility', $hat ) );
	}

	public function test_the_lookup_of_attributes_knows_what_is_out_of_stock(): void {
		$hat      = $this->product( '2' );
		$database = $this->context()->database;
		foreach ( [ 1, 2 ] as $term ) {
			// phpcs:disable WordPress.Arrays
			$database->insert(
				Tables::ATTRIBUTES,
				[
					'product_id'             => $hat,
					'product_or_parent_id'   => $hat,
					'taxonomy'               => 'pa_color',
					'term_id'                => $term,
					'is_variation_attribute' => 0,
					'in_stock'               => 1,
				]
			);
			// phpcs:enable
		}
		$keeper   = ( new ProductServices( $this->context() ) )->stock_keeper();
		$in_stock = fn() => $database->column(
			"SELECT in_stock FROM {$database->table( Tables::ATTRIBUTES )} WHERE product_id = %d",
			$hat
		);
		$keeper->take( [ $hat => '2' ] );
		self::assertSame( [ '0', '0' ], $in_stock() );
		$keeper->put_back( [ $hat => '1' ] );
		self::assertSame( [ '1', '1' ], $in_stock() );
	}

	public function test_takes_nothing_where_one_is_short(): void {
		$mug = $this->product( '5' );
		$hat = $this->product( '1' );
		try {
			( new ProductServices( $this->context() ) )->stock_keeper()->take(
				[
					$mug => '3',
					$hat => '2',
				]
			);
			self::fail( 'There is but one hat.' );
		} catch ( InvalidInput $error ) {
			self::assertSame( 'woocommerce_rest_product_out_of_stock', $error->error_code );
			self::assertSame( $hat, $error->data['product_id'] );
		}
		self::assertSame( [ '5', 'instock' ], $this->stock( $mug ) );
	}

	public function test_takes_more_than_there_is_where_backorders_are_taken(): void {
		$mug = $this->product( '1', [ '_backorders' => 'notify' ] );
		self::assertSame( [ $mug => '-2' ], ( new ProductServices( $this->context() ) )->stock_keeper()->take( [ $mug => '3' ] ) );
		self::assertSame( [ '-2', 'onbackorder' ], $this->stock( $mug ) );
	}

	public function test_counts_nothing_where_the_shop_or_the_product_counts_nothing(): void {
		$mug  = $this->product( '1' );
		$free = $this->product( '1', [ '_manage_stock' => 'no' ] );
		self::assertSame( [], ( new ProductServices( $this->context() ) )->stock_keeper()->take( [ $free => '3' ] ) );
		update_option( 'woocommerce_manage_stock', 'no' );
		self::assertSame( [], ( new ProductServices( $this->context() ) )->stock_keeper()->take( [ $mug => '3' ] ) );
	}

	public function test_variations_without_stock_of_their_own_take_from_their_parents(): void {
		$parent = $this->product( '5', [], 'variable' );
		$small  = $this->variation( $parent );
		$large  = $this->variation( $parent );
		self::assertSame(
			[
				$small => '0',
				$large => '0',
			],
			( new ProductServices( $this->context() ) )->stock_keeper()->take(
				[
					$small => '2',
					$large => '3',
				]
			)
		);
		self::assertSame( [ '0', 'outofstock' ], $this->stock( $parent ) );
		self::assertSame( [ '0', 'outofstock' ], $this->stock( $small ) );
	}

	public function test_announces_thresholds_once_when_they_are_crossed(): void {
		$heard = [];
		foreach ( [ 'stock_changed', 'low_stock', 'no_stock', 'on_backorder' ] as $event ) {
			add_action(
				"storewright_product_$event",
				static function ( int $id, string $quantity ) use ( &$heard, $event ): void {
					$heard[] = "$event $quantity";
				},
				10,
				2
			);
		}
		$mug = $this->product( '5', [ '_backorders' => 'yes' ] );
		foreach ( [ '3', '1', '1', '2' ] as $quantity ) {
			$keeper = ( new ProductServices( $this->context() ) )->stock_keeper();
			$keeper->take( [ $mug => $quantity ] );
			$keeper->announce();
		}
		self::assertSame(
			[ 'stock_changed 2', 'low_stock 2', 'stock_changed 1', 'stock_changed 0', 'no_stock 0', 'stock_changed -2', 'on_backorder 2' ],
			$heard
		);
	}

	/**
	 * @param array<string, string> $meta
	 */
	private function product( string $stock, array $meta = [], string $type = 'simple' ): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_title'  => 'Mug',
				'post_status' => 'publish',
				'meta_input'  => $meta + [
					'_manage_stock' => 'yes',
					'_stock'        => $stock,
					'_stock_status' => 'instock',
					'_backorders'   => 'no',
				],
			],
			true
		);
		self::assertIsInt( $id );
		wp_set_object_terms( $id, $type, 'product_type' );
		return $id;
	}

	private function variation( int $parent ): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'product_variation',
				'post_parent' => $parent,
				'post_status' => 'publish',
			],
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return array{string|null, string}
	 */
	private function stock( int $id ): array {
		$stock = ( new ProductServices( $this->context() ) )->query()->find( $id )?->stock;
		self::assertNotNull( $stock );
		return [ $stock->quantity, $stock->status ];
	}
}
