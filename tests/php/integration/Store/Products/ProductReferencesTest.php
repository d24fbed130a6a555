<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Tests\Support\IntegrationTestCase;

/**
 * References of products to what is not there, and prices and numbers that lists are limited to: answered as WooCommerce does.
 */
final class ProductReferencesTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/products';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_categories_and_classes_that_are_not_there_are_left_out_and_the_rest_is_kept(): void {
		$category = $this->made( self::PATH . '/categories', [ 'name' => 'Mugs' ] );
		$product  = $this->item(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'           => 'Mug',
					'categories'     => [ [ 'id' => 999_999 ], [ 'id' => $category ], [ 'name' => 'Only a name' ] ],
					'brands'         => [ [ 'id' => 999_999 ] ],
					'shipping_class' => 'nope',
					'attributes'     => [
						[
							'id'      => 999_999,
							'options' => [ 'x' ],
						],
						[
							'name'    => 'Size',
							'options' => [ 'L' ],
						],
					],
				]
			)
		);
		self::assertSame( [ $category ], array_column( $product['categories'], 'id' ) );
		self::assertSame(
			[ [], '', [ 'Size' ] ],
			[ $product['brands'], $product['shipping_class'], array_column( $product['attributes'], 'name' ) ]
		);
		self::assertFalse( get_term_by( 'name', 'Only a name', 'product_cat' ) );
	}

	public function test_a_tax_class_that_is_not_there_becomes_the_standard_one(): void {
		$class             = fn( string $method, string $path, string $name ): mixed => $this->item(
			$this->rest(
				$method,
				$path,
				[
					'name'      => 'Mug',
					'tax_class' => $name,
				]
			)
		)['tax_class'];
		self::assertSame( '', $class( 'POST', self::PATH, 'nope' ) );
		[ $shirt, $small ] = $this->shirt( [ '10' ] );
		self::assertSame( 'reduced-rate', $class( 'PUT', self::PATH . "/$shirt", 'reduced-rate' ) );
		self::assertSame( '', $class( 'PUT', self::PATH . "/$shirt", 'nope' ) );
		self::assertSame( 'zero-rate', $class( 'PUT', self::PATH . "/$shirt/variations/$small", 'Zero rate' ) );
		self::assertSame( '', $class( 'PUT', self::PATH . "/$shirt/variations/$small", 'nope' ) );
		self::assertSame( 'parent', $class( 'PUT', self::PATH . "/$shirt/variations/$small", 'parent' ) );

		$this->assertRestStatus( $this->rest( 'POST', '/wc/v3/taxes/classes', [ 'name' => 'Books' ] ), 201 );
		self::assertSame( 'books', $class( 'PUT', self::PATH . "/$shirt", 'books' ) );
	}

	public function test_who_sends_a_sku_that_is_taken_is_told_one_that_is_free(): void {
		foreach ( [ 'MUG', 'MUG-1' ] as $sku ) {
			$this->made(
				self::PATH,
				[
					'name' => 'Mug',
					'sku'  => $sku,
				]
			);
		}
		$refused = $this->rest(
			'POST',
			self::PATH,
			[
				'name' => 'Cup',
				'sku'  => 'MUG',
			]
		);
		$this->assertRestError( $refused, 'product_invalid_sku', 400 );
		self::assertSame( 'MUG-2', $refused->as_error()?->get_error_data()['unique_sku'] ?? null );
	}

	public function test_a_free_sku_is_found_at_once_however_many_are_taken(): void {
		$take            = fn( string $sku ): int => $this->made(
			self::PATH,
			[
				'name' => 'Mug',
				'sku'  => $sku,
			]
		);
		array_map( $take, [ 'Mug_5%', 'MUG_5%-1', 'Mug_5%-1-2', 'Mug_5%-03' ] );
		[ $first, $few ] = $this->refused_sku( 'Mug_5%' );
		self::assertSame( 'Mug_5%-2', $first );

		$second          = array_map( $take, array_map( static fn( int $number ): string => "Mug_5%-$number", range( 2, 12 ) ) )[0];
		[ $next, $many ] = $this->refused_sku( 'Mug_5%' );
		self::assertSame( [ 'Mug_5%-13', $few ], [ $next, $many ] );

		$this->assertRestStatus( $this->rest( 'DELETE', self::PATH . "/$second" ) );
		self::assertSame( 'Mug_5%-2', $this->refused_sku( 'Mug_5%' )[0], 'The product in the trash does not use it.' );
	}

	public function test_a_tag_of_a_name_is_made_once(): void {
		$product = $this->made( self::PATH, [ 'name' => 'Mug' ] );
		$tags    = [ [ 'name' => 'Kitchen' ], [ 'id' => 999_999 ], [ 'slug' => 'lost' ] ];
		$first   = $this->item( $this->rest( 'PUT', self::PATH . "/$product", [ 'tags' => $tags ] ) )['tags'];
		self::assertSame( [ 'Kitchen' ], array_column( $first, 'name' ) );
		self::assertSame( $first, $this->item( $this->rest( 'PUT', self::PATH . "/$product", [ 'tags' => $tags ] ) )['tags'] );
	}

	public function test_a_product_that_is_refused_leaves_no_tag_behind(): void {
		$this->made(
			self::PATH,
			[
				'name' => 'Mug',
				'sku'  => 'MUG',
			]
		);
		$refused = [
			'product_invalid_sku'            => [ 'sku' => 'MUG' ],
			'woocommerce_rest_invalid_image' => [ 'images' => [ [ 'id' => 999_999 ] ] ],
		];
		foreach ( $refused as $bad ) {
			$answer = $this->rest(
				'POST',
				self::PATH,
				$bad + [
					'name' => 'Cup',
					'tags' => [ [ 'name' => 'Left behind' ] ],
				]
			);
			$this->assertRestStatus( $answer, 400 );
			self::assertFalse( get_term_by( 'name', 'Left behind', 'product_tag' ) );
		}
	}

	public function test_a_variation_is_found_and_changed_by_its_id_alone(): void {
		[ $shirt, $small ] = $this->shirt( [ '10' ] );
		$item              = $this->item( $this->rest( 'GET', self::PATH . "/$small" ) );
		self::assertSame( [ $small, $shirt, 'variation', '10' ], [ $item['id'], $item['parent_id'], $item['type'], $item['price'] ] );
		self::assertSame( [ 'S' ], array_column( $item['attributes'], 'option' ) );
		self::assertSame( '12', $this->item( $this->rest( 'PUT', self::PATH . "/$small", [ 'regular_price' => '12' ] ) )['price'] );
		self::assertSame(
			[ 'S' ],
			array_column( $this->item( $this->rest( 'GET', self::PATH . "/$shirt/variations/$small" ) )['attributes'], 'option' )
		);
		$this->assertRestError(
			$this->rest( 'PUT', self::PATH . '/999999', [ 'name' => 'x' ] ),
			'woocommerce_rest_product_invalid_id',
			400
		);
		$this->assertRestError(
			$this->rest( 'DELETE', self::PATH . "/$small", [ 'force' => true ] ),
			'woocommerce_rest_invalid_product_id',
			404
		);
	}

	public function test_lists_by_price_ask_for_a_price_between_the_bounds(): void {
		[ $shirt ] = $this->shirt( [ '5', '30' ] );
		$mug       = $this->made(
			self::PATH,
			[
				'name'          => 'Mug',
				'regular_price' => '12',
			]
		);
		$within    = fn( string $least, string $most ): array => array_column(
			$this->items(
				$this->rest(
					'GET',
					self::PATH,
					[
						'min_price' => $least,
						'max_price' => $most,
						'order'     => 'asc',
						'orderby'   => 'id',
					]
				)
			),
			'id'
		);
		self::assertSame( [ $mug ], $within( '10', '15' ), 'No variation costs so much.' );
		self::assertSame( [ $shirt ], $within( '4', '6' ) );
		self::assertSame( [ $shirt ], $within( '29', '31' ) );
		self::assertSame( [ $shirt, $mug ], $within( '1', '99' ) );
	}

	public function test_a_price_of_a_variation_between_the_others_is_found(): void {
		[ $shirt ] = $this->shirt( [ '5', '12', '30' ] );
		$found     = $this->items(
			$this->rest(
				'GET',
				self::PATH,
				[
					'min_price' => '10',
					'max_price' => '15',
				]
			)
		);
		self::assertSame( [ $shirt ], array_column( $found, 'id' ) );
	}

	public function test_grouped_products_are_not_on_sale_themselves(): void {
		$mug   = $this->made(
			self::PATH,
			[
				'name'          => 'Mug',
				'regular_price' => '12',
				'sale_price'    => '9',
			]
		);
		$group = $this->made(
			self::PATH,
			[
				'name'             => 'Set',
				'type'             => 'grouped',
				'grouped_products' => [ $mug ],
			]
		);
		self::assertSame( [ $mug ], array_column( $this->items( $this->rest( 'GET', self::PATH, [ 'on_sale' => true ] ) ), 'id' ) );
		self::assertSame( [ $group ], array_column( $this->items( $this->rest( 'GET', self::PATH, [ 'on_sale' => false ] ) ), 'id' ) );
	}

	public function test_numbers_of_products_lose_what_is_no_part_of_them_and_find_products(): void {
		$book = $this->made(
			self::PATH,
			[
				'name'             => 'Book',
				'global_unique_id' => 'ISBN 978-3-16',
			]
		);
		self::assertSame(
			[ $book ],
			array_column( $this->items( $this->rest( 'GET', self::PATH, [ 'global_unique_id' => '978-3-16,1' ] ) ), 'id' )
		);
		self::assertSame( [], $this->items( $this->rest( 'GET', self::PATH, [ 'global_unique_id' => '978' ] ) ) );
	}

	public function test_a_sale_price_that_saves_nothing_is_dropped(): void {
		$product = $this->item(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'          => 'Mug',
					'regular_price' => '10',
					'sale_price'    => '10',
				]
			)
		);
		self::assertSame( [ '10', '', false ], [ $product['price'], $product['sale_price'], $product['on_sale'] ] );
	}

	/**
	 * @param list<string> $prices Of its variations S, M, L.
	 * @return array{int, int} The product and its first variation.
	 */
	private function shirt( array $prices ): array {
		$sizes = array_slice( [ 'S', 'M', 'L' ], 0, count( $prices ) );
		$shirt = $this->made(
			self::PATH,
			[
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Size',
						'options'   => $sizes,
						'variation' => true,
					],
				],
			]
		);
		$made  = [];
		foreach ( $prices as $place => $price ) {
			$made[] = $this->made(
				self::PATH . "/$shirt/variations",
				[
					'regular_price' => $price,
					'attributes'    => [
						[
							'name'   => 'Size',
							'option' => $sizes[ $place ],
						],
					],
				]
			);
		}
		return [ $shirt, $made[0] ];
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function made( string $path, array $fields ): int {
		$response = $this->rest( 'POST', $path, $fields );
		$this->assertRestStatus( $response, 201 );
		return (int) $this->item( $response )['id'];
	}

	/**
	 * @return array{string, int} The free SKU that is answered, and how many queries it took.
	 */
	private function refused_sku( string $sku ): array {
		$before  = get_num_queries();
		$refused = $this->rest(
			'POST',
			self::PATH,
			[
				'name' => 'Cup',
				'sku'  => $sku,
			]
		);
		$queries = get_num_queries() - $before;
		$this->assertRestError( $refused, 'product_invalid_sku', 400 );
		return [ (string) ( $refused->as_error()?->get_error_data()['unique_sku'] ?? '' ), $queries ];
	}
}
