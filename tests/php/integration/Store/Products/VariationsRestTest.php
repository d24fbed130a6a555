<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Store\Products\StockKeeper;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\ProductLookupChecks;

/**
 * Variations over REST, and what their product has from them.
 */
final class VariationsRestTest extends IntegrationTestCase {

	use ProductLookupChecks;

	private int $tee;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->tee = $this->made(
			'/wc/v3/products',
			[
				'name'               => 'Trail Tee',
				'type'               => 'variable',
				'weight'             => '0.2',
				'tax_class'          => 'reduced-rate',
				'attributes'         => [
					[
						'name'      => 'Size',
						'variation' => true,
						'options'   => [ 'S', 'M', 'L' ],
					],
					[
						'name'      => 'Cut',
						'variation' => true,
						'options'   => [ 'Slim', 'Wide' ],
					],
					[
						'name'    => 'Cloth',
						'options' => [ 'Cotton' ],
					],
				],
				'default_attributes' => [
					[
						'name'   => 'Size',
						'option' => 'm',
					],
				],
			]
		);
	}

	public function test_a_variation_has_what_it_lacks_from_its_product(): void {
		$id   = $this->variation(
			'S',
			[
				'sku'           => 'TEE-S',
				'regular_price' => '15',
				'description'   => 'Small',
			]
		);
		$item = $this->item( $this->rest( 'GET', $this->path( $id ) ) );
		self::assertSame(
			[ 'variation', 'S', '0.2', 'reduced-rate', '15', 'Small', 'TEE-S', true, $this->tee ],
			[ $item['type'], $item['name'], $item['weight'], $item['tax_class'], $item['price'], $item['description'], $item['sku'], $item['purchasable'], $item['parent_id'] ]
		);
		self::assertSame(
			[
				[
					'id'     => 0,
					'name'   => 'Size',
					'slug'   => 'size',
					'option' => 'S',
				],
			],
			$item['attributes']
		);
		self::assertSame( 'S', get_post_meta( $id, 'attribute_size', true ) );
		$this->assertLookup( $id );
		$this->assertRestError( $this->rest( 'GET', "/wc/v3/products/999999/variations/$id" ), 'woocommerce_rest_product_variation_invalid_id', 404 );
		$this->assertRestError( $this->rest( 'GET', '/wc/v3/products/999999/variations' ), 'woocommerce_rest_product_variation_invalid_parent', 404 );
		$this->assertRestError( $this->rest( 'GET', "/wc/v3/products/$id" ), 'woocommerce_rest_product_invalid_id', 404 );
	}

	public function test_the_product_has_prices_sale_and_stock_status_of_its_variations(): void {
		self::assertSame( [ '', false ], $this->of_product( 'price', 'purchasable' ) );
		$small = $this->variation( 'S', [ 'regular_price' => '15.50' ] );
		$large = $this->variation( 'L', [ 'regular_price' => '24' ] );
		self::assertSame( [ '15.50', false, 'instock', [ $small, $large ], true ], $this->of_product( 'price', 'on_sale', 'stock_status', 'variations', 'has_options' ) );
		self::assertSame( [ 24.0, '0' ], [ (float) ( $this->lookup( $this->tee )['max_price'] ?? 0 ), $this->lookup( $this->tee )['onsale'] ?? null ] );

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
			$keeper = new StockKeeper( $this->context() );
			$keeper->take( [ $id => '1' ] );
			$keeper->announce();
			self::assertSame( [ 0 === $index ? 'instock' : 'outofstock' ], $this->of_product( 'stock_status' ) );
		}
		$this->assertLookup( $this->tee );
	}

	public function test_variations_are_generated_once_and_unfit_ones_deleted(): void {
		$unfit = $this->variation( 'S', [ 'regular_price' => '1' ] );
		$this->rest(
			'PUT',
			"/wc/v3/products/{$this->tee}",
			[
				'attributes' => [
					[
						'name'      => 'Size',
						'variation' => true,
						'options'   => [ 'M', 'L' ],
					],
					[
						'name'      => 'Cut',
						'variation' => true,
						'options'   => [ 'Slim', 'Wide' ],
					],
				],
			]
		);
		$order = [
			'delete'         => true,
			'default_values' => [ 'regular_price' => '7' ],
		];
		$path  = "/wc/v3/products/{$this->tee}/variations/generate";
		$data  = $this->item( $this->rest( 'POST', $path, $order ) );
		self::assertSame( [ 4, 1 ], [ $data['count'], $data['deleted_count'] ] );
		self::assertNull( get_post( $unfit ) );
		$again = $this->item( $this->rest( 'POST', $path, $order ) );
		self::assertSame( [ 0, 0 ], [ $again['count'], $again['deleted_count'] ] );
		$names = array_column(
			$this->items(
				$this->rest(
					'GET',
					"/wc/v3/products/{$this->tee}/variations",
					[
						'order'   => 'asc',
						'orderby' => 'id',
					]
				)
			),
			'name'
		);
		self::assertSame( [ 'M, Slim', 'M, Wide', 'L, Slim', 'L, Wide' ], $names );
		self::assertSame( [ '7' ], $this->of_product( 'price' ) );
	}

	/**
	 * @dataProvider filters
	 * @param array<string, mixed> $query
	 * @param list<string>         $names
	 */
	public function test_variations_are_filtered( array $query, array $names ): void {
		$this->variation(
			'S',
			[
				'regular_price' => '10',
				'sku'           => 'TEE-S',
			]
		);
		$this->variation(
			'M',
			[
				'regular_price' => '20',
				'sale_price'    => '15',
				'virtual'       => true,
				'status'        => 'private',
			]
		);
		$this->variation(
			'L',
			[
				'stock_status' => 'outofstock',
				'downloadable' => true,
				'tax_class'    => 'zero-rate',
			]
		);
		$items = $this->items(
			$this->rest(
				'GET',
				"/wc/v3/products/{$this->tee}/variations",
				$query + [
					'orderby' => 'id',
					'order'   => 'asc',
				]
			)
		);
		self::assertSame( $names, array_column( $items, 'name' ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, list<string>}>
	 */
	public static function filters(): iterable {
		yield 'none' => [ [], [ 'S', 'M', 'L' ] ];
		yield 'sku' => [ [ 'sku' => 'TEE-S' ], [ 'S' ] ];
		yield 'on sale' => [ [ 'on_sale' => true ], [ 'M' ] ];
		yield 'not on sale' => [ [ 'on_sale' => false ], [ 'S', 'L' ] ];
		yield 'virtual' => [ [ 'virtual' => true ], [ 'M' ] ];
		yield 'downloadable' => [ [ 'downloadable' => true ], [ 'L' ] ];
		yield 'status' => [ [ 'status' => 'private' ], [ 'M' ] ];
		yield 'status out' => [ [ 'exclude_status' => [ 'private' ] ], [ 'S', 'L' ] ];
		yield 'stock' => [ [ 'stock_status' => 'outofstock' ], [ 'L' ] ];
		yield 'price' => [ [ 'has_price' => false ], [ 'L' ] ];
		yield 'no price' => [ [ 'has_price' => true ], [ 'S', 'M' ] ];
		yield 'at least' => [ [ 'min_price' => '12' ], [ 'M' ] ];
		yield 'tax class' => [ [ 'tax_class' => 'zero-rate' ], [ 'L' ] ];
		yield 'options' => [
			[
				'attributes' => [
					[
						'attribute' => 'Size',
						'terms'     => [ 'S', 'L' ],
					],
				],
			],
			[ 'S', 'L' ],
		];
	}

	public function test_the_trash_takes_variations_along_and_gives_them_back(): void {
		$id = $this->variation( 'S', [ 'regular_price' => '1' ] );
		$this->rest( 'DELETE', "/wc/v3/products/{$this->tee}" );
		self::assertSame( 'trash', get_post_status( $id ) );
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/{$this->tee}", [ 'status' => 'publish' ] ) );
		self::assertSame( 'publish', get_post_status( $id ) );
		$this->rest( 'DELETE', "/wc/v3/products/{$this->tee}", [ 'force' => true ] );
		self::assertNull( get_post( $id ) );
		self::assertNull( $this->lookup( $id ) );
	}

	public function test_a_copy_has_its_own_variations(): void {
		$this->variation(
			'S',
			[
				'regular_price' => '3',
				'sku'           => 'TEE-S',
			]
		);
		$copy = $this->item( $this->rest( 'POST', "/wc/v3/products/{$this->tee}/duplicate" ) );
		self::assertIsInt( $copy['id'] );
		$variations = $this->items( $this->rest( 'GET', "/wc/v3/products/{$copy['id']}/variations" ) );
		self::assertSame( [ [ 'S', 'TEE-S-1', '3' ] ], array_map( static fn( array $item ) => [ $item['name'], $item['sku'], $item['price'] ], $variations ) );
	}

	public function test_options_shared_by_products_are_terms(): void {
		$colour = $this->made( '/wc/v3/products/attributes', [ 'name' => 'Colour' ] );
		$this->rest(
			'PUT',
			"/wc/v3/products/{$this->tee}",
			[
				'attributes' => [
					[
						'id'        => $colour,
						'variation' => true,
						'options'   => [ 'Dark Red', 'Blue' ],
					],
				],
			]
		);
		$id   = $this->made(
			"/wc/v3/products/{$this->tee}/variations",
			[
				'attributes' => [
					[
						'id'     => $colour,
						'option' => 'Dark Red',
					],
				],
			]
		);
		$item = $this->item( $this->rest( 'GET', $this->path( $id ) ) );
		self::assertSame( [ 'Dark Red', $colour ], [ $item['name'], $item['attributes'][0]['id'] ] );
		self::assertSame( 'dark-red', get_post_meta( $id, 'attribute_pa_colour', true ) );

		$term     = get_term_by( 'slug', 'dark-red', 'pa_colour' );
		$database = $this->context()->database;
		self::assertInstanceOf( \WP_Term::class, $term );
		self::assertSame(
			[
				[
					'product_id'             => (string) $id,
					'product_or_parent_id'   => (string) $this->tee,
					'taxonomy'               => 'pa_colour',
					'term_id'                => (string) $term->term_id,
					'is_variation_attribute' => '1',
					'in_stock'               => '1',
				],
			],
			$database->rows( "SELECT * FROM {$database->table( 'wc_product_attributes_lookup' )} WHERE product_or_parent_id = %d", $this->tee )
		);
		$found = $this->items(
			$this->rest(
				'GET',
				'/wc/v3/products',
				[
					'attribute'      => 'pa_colour',
					'attribute_term' => (string) $term->term_id,
				]
			)
		);
		self::assertSame( [ $this->tee ], array_column( $found, 'id' ) );
	}

	/**
	 * @return list<mixed>
	 */
	private function of_product( string ...$fields ): array {
		$item = $this->item( $this->rest( 'GET', "/wc/v3/products/{$this->tee}" ) );
		return array_map( static fn( string $field ) => $item[ $field ], array_values( $fields ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function variation( string $size, array $fields ): int {
		$choice = [
			'attributes' => [
				[
					'name'   => 'Size',
					'option' => $size,
				],
			],
		];
		return $this->made( "/wc/v3/products/{$this->tee}/variations", $fields + $choice );
	}

	private function path( int $id ): string {
		return "/wc/v3/products/{$this->tee}/variations/$id";
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function made( string $path, array $fields ): int {
		$response = $this->rest( 'POST', $path, $fields );
		$this->assertRestStatus( $response, 201 );
		$id = $this->item( $response )['id'];
		self::assertIsInt( $id );
		return $id;
	}
}
