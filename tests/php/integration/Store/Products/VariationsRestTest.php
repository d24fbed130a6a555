<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Tests\Support\Store\VariationsRestTestCase;

/**
 * Variations over REST, and what their product has from them.
 */
final class VariationsRestTest extends VariationsRestTestCase {

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
			[ 'variation', 'S', '0.2', 'reduced-rate', '15', "<p>Small</p>\n", 'TEE-S', true, $this->tee ],
			[
				$item['type'],
				$item['name'],
				$item['weight'],
				$item['tax_class'],
				$item['price'],
				$item['description'],
				$item['sku'],
				$item['purchasable'],
				$item['parent_id'],
			]
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
		$this->assertRestError(
			$this->rest( 'GET', "/wc/v3/products/999999/variations/$id" ),
			'woocommerce_rest_product_variation_invalid_id',
			404
		);
		self::assertSame( [], $this->items( $this->rest( 'GET', '/wc/v3/products/999999/variations' ) ) );
		self::assertSame( $id, $this->item( $this->rest( 'GET', "/wc/v3/products/$id" ) )['id'] );
	}

	public function test_variations_of_all_products_are_one_list(): void {
		$small = $this->variation( 'S', [ 'regular_price' => '15', 'sku' => 'TEE-S' ] ); // phpcs:ignore WordPress.Arrays -- One line.
		// phpcs:ignore WordPress.Arrays -- One line.
		$other = $this->made( '/wc/v3/products', [ 'name' => 'Scarf', 'type' => 'variable' ] );
		$long  = $this->made( "/wc/v3/products/$other/variations", [ 'regular_price' => '30' ] );

		$response = $this->rest( 'GET', '/wc/v3/variations', [ 'orderby' => 'id' ] );
		$listed   = $this->items( $response );
		self::assertSame(
			[ [ $long, $other ], [ $small, $this->tee ] ],
			array_map( static fn( array $item ) => [ $item['id'], $item['parent_id'] ], $listed )
		);
		self::assertSame( '2', $response->get_headers()['X-WP-Total'] );
		$found = fn( array $query ) => array_column( $this->items( $this->rest( 'GET', '/wc/v3/variations', $query ) ), 'id' );
		self::assertSame( [ $long ], $found( [ 'parent' => [ $other ] ] ) );
		self::assertSame( [ $small ], $found( [ 'sku' => 'TEE-S' ] ) );
		self::assertSame( [ $long ], $found( [ 'min_price' => '20' ] ) );
		self::assertSame( [ $small ], $found( [ 'search' => 'trail' ] ) );
	}

	public function test_the_sku_that_a_variation_has_from_its_product_can_be_sent_back(): void {
		$this->assertRestStatus( $this->rest( 'PUT', "/wc/v3/products/{$this->tee}", [ 'sku' => 'TEE' ] ) );
		$id   = $this->variation( 'S', [ 'regular_price' => '15' ] );
		$item = $this->item( $this->rest( 'GET', $this->path( $id ) ) );
		self::assertSame( 'TEE', $item['sku'] );
		$this->assertRestStatus( $this->rest( 'PUT', $this->path( $id ), [ 'sku' => $item['sku'] ] ) );
		self::assertSame( '', get_post_meta( $id, '_sku', true ), 'It goes on having its product’s.' );
		$this->assertLookup( $id );
		$this->rest( 'PUT', $this->path( $id ), [ 'sku' => 'TEE-S' ] );
		$this->assertRestError( $this->rest( 'PUT', $this->path( $id ), [ 'sku' => 'TEE' ] ), 'product_invalid_sku', 400 );
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
		self::assertSame(
			[ [ 'S', 'TEE-S-1', '3' ] ],
			array_map( static fn( array $item ) => [ $item['name'], $item['sku'], $item['price'] ], $variations )
		);
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
			$database->rows(
				"SELECT * FROM {$database->table( 'wc_product_attributes_lookup' )} WHERE product_or_parent_id = %d",
				$this->tee
			)
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
}
