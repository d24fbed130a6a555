<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Products\Rest\CommonFields;
use Storewright\Tests\Support\Store\ProductsRestTestCase;

/**
 * Products over REST: made, changed, copied, thrown away.
 */
#[Group( 'object-cache' )]
final class ProductsRestTest extends ProductsRestTestCase {

	public function test_a_simple_product_is_kept_as_it_was_sent(): void {
		$sent     = [
			'name'               => 'Oak Table <b>round</b>',
			'slug'               => 'oak',
			'sku'                => 'OAK-1',
			'global_unique_id'   => '4006381333931',
			'regular_price'      => '87.30',
			'sale_price'         => '80',
			'description'        => '<p>Made of \"oak\".</p>',
			'short_description'  => 'A table',
			'featured'           => true,
			'catalog_visibility' => 'search',
			'manage_stock'       => true,
			'stock_quantity'     => 7,
			'backorders'         => 'notify',
			'low_stock_amount'   => 3,
			'sold_individually'  => true,
			'weight'             => '12.5',
			'dimensions'         => [
				'length' => '100',
				'width'  => '100',
				'height' => '75.5',
			],
			'tax_class'          => 'reduced-rate',
			'tax_status'         => 'shipping',
			'reviews_allowed'    => false,
			'purchase_note'      => 'Handle with care.',
			'menu_order'         => 4,
			'post_password'      => 'secret',
			'downloadable'       => true,
			'downloads'          => [
				[
					'id'   => 'plan',
					'name' => 'Plan',
					'file' => 'https://example.com/plan.pdf',
				],
			],
			'download_limit'     => 3,
			'download_expiry'    => 30,
			'attributes'         => [
				[
					'id'        => 0,
					'name'      => 'Wood',
					'position'  => 1,
					'visible'   => true,
					'variation' => false,
					'options'   => [ 'Oak', 'Ash, red' ],
				],
			],
			'meta_data'          => [
				[
					'key'   => 'origin',
					'value' => [ 'country' => 'AT' ],
				],
			],
		];
		$response = $this->rest( 'POST', self::PATH, $sent );
		$this->assertRestStatus( $response, 201 );
		$made = $this->item( $response );
		self::assertIsInt( $made['id'] );
		self::assertSame( rest_url( self::PATH . "/{$made['id']}" ), $response->get_headers()['Location'] );
		self::assertSame( 'oak-table-round', $made['generated_slug'] );

		wp_cache_flush();
		$item = $this->item( $this->rest( 'GET', self::PATH . "/{$made['id']}", [ 'context' => 'edit' ] ) );
		unset( $sent['attributes'], $sent['meta_data'] );
		self::assertEquals( $sent, array_intersect_key( $item, $sent ) );
		self::assertSame(
			[ '80', true, 'simple', 'publish', 'instock', true, true ],
			[
				$item['price'],
				$item['on_sale'],
				$item['type'],
				$item['status'],
				$item['stock_status'],
				$item['purchasable'],
				$item['shipping_taxable'],
			]
		);
		self::assertSame( [ 'Oak', 'Ash, red' ], $item['attributes'][0]['options'] );
		self::assertSame( [ 'origin', [ 'country' => 'AT' ] ], [ $item['meta_data'][0]['key'], $item['meta_data'][0]['value'] ] );
		self::assertArrayNotHasKey(
			'permalink_template',
			$this->item( $this->rest( 'GET', self::PATH . "/{$made['id']}" ) ),
			'It is for editing.'
		);
		$this->assertLookup( $made['id'] );
	}

	public function test_an_external_product_is_not_bought_here(): void {
		$item = $this->item(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'          => 'Book',
					'type'          => 'external',
					'regular_price' => '5',
					'external_url'  => 'https://example.com/book',
					'button_text'   => 'Buy there',
					'manage_stock'  => true,
				]
			)
		);
		self::assertSame(
			[ 'external', 'https://example.com/book', 'Buy there', false, false ],
			[ $item['type'], $item['external_url'], $item['button_text'], $item['purchasable'], $item['manage_stock'] ]
		);
		$this->assertLookup( $item['id'] );
	}

	public function test_a_grouped_product_follows_its_members(): void {
		$mug   = $this->make( [ 'regular_price' => '5' ] );
		$hat   = $this->make( [ 'regular_price' => '8' ] );
		$group = $this->make(
			[
				'type'             => 'grouped',
				'grouped_products' => [ $mug, $hat ],
			]
		);
		$item  = $this->item( $this->rest( 'GET', self::PATH . "/$group" ) );
		self::assertSame( [ '5', [ $mug, $hat ], false ], [ $item['price'], $item['grouped_products'], $item['purchasable'] ] );
		self::assertStringContainsString( '$5.00', (string) $item['price_html'] );
		self::assertStringContainsString( '$8.00', (string) $item['price_html'] );

		$this->rest( 'PUT', self::PATH . "/$mug", [ 'regular_price' => '9' ] );
		self::assertSame( '8', $this->item( $this->rest( 'GET', self::PATH . "/$group" ) )['price'] );
	}

	public function test_a_sku_belongs_to_one_product(): void {
		$first  = $this->make( [ 'sku' => 'MUG' ] );
		$second = $this->make( [ 'sku' => 'HAT' ] );
		foreach ( [
			$this->rest(
				'POST',
				self::PATH,
				[
					'name' => 'Mug',
					'sku'  => 'MUG',
				]
			),
			$this->rest( 'PUT', self::PATH . "/$second", [ 'sku' => 'MUG' ] ),
		] as $response ) {
			$this->assertRestError( $response, 'product_invalid_sku', 400 );
			self::assertSame( $first, $response->get_data()['data']['resource_id'] );
		}
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$first", [ 'sku' => 'MUG' ] ) );
		$this->rest( 'DELETE', self::PATH . "/$first" );
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$second", [ 'sku' => 'MUG' ] ) );
	}

	public function test_stock_status_follows_from_counted_stock(): void {
		$id = $this->make(
			[
				'manage_stock'   => true,
				'stock_quantity' => 0,
			]
		);
		foreach ( [
			'outofstock'  => [],
			'onbackorder' => [ 'backorders' => 'yes' ],
			'instock'     => [ 'stock_quantity' => 1 ],
		] as $status => $change ) {
			$item = $this->item( $this->rest( 'PUT', self::PATH . "/$id", $change ) );
			self::assertSame( $status, $item['stock_status'] );
			$this->assertLookup( $id );
		}
		$item = $this->item(
			$this->rest(
				'PUT',
				self::PATH . "/$id",
				[
					'manage_stock' => false,
					'stock_status' => 'outofstock',
				]
			)
		);
		self::assertSame( [ null, 'outofstock' ], [ $item['stock_quantity'], $item['stock_status'] ] );
		self::assertTrue( has_term( 'outofstock', 'product_visibility', $id ) );
	}

	public function test_a_product_goes_into_the_trash_and_then_for_good(): void {
		$id = $this->make( [ 'sku' => 'X' ] );
		self::assertSame( 'publish', $this->item( $this->rest( 'DELETE', self::PATH . "/$id" ) )['status'], 'As it was before.' );
		self::assertSame( 'trash', get_post_status( $id ) );
		$this->assertRestError( $this->rest( 'DELETE', self::PATH . "/$id" ), 'woocommerce_rest_already_trashed', 410 );
		self::assertSame( [], $this->items( $this->rest( 'GET', self::PATH, [ 'include' => [ $id ] ] ) ) );
		self::assertSame( $id, $this->item( $this->rest( 'DELETE', self::PATH . "/$id", [ 'force' => true ] ) )['id'] );
		$this->assertRestError( $this->rest( 'GET', self::PATH . "/$id" ), 'woocommerce_rest_product_invalid_id', 404 );
		self::assertNull( $this->lookup( $id ) );
	}

	public function test_a_copy_is_a_draft_with_a_sku_of_its_own(): void {
		$id   = $this->make(
			[
				'name'          => 'Mug',
				'sku'           => 'MUG',
				'regular_price' => '5',
				'meta_data'     => [
					[
						'key'   => 'k',
						'value' => 'v',
					],
				],
			]
		);
		$copy = $this->rest( 'POST', self::PATH . "/$id/duplicate" );
		$this->assertRestStatus( $copy, 200 );
		$item = $this->item( $copy );
		self::assertSame(
			[ 'Mug (copy)', 'draft', 'MUG-1', '5', 'k' ],
			[ $item['name'], $item['status'], $item['sku'], $item['price'], $item['meta_data'][0]['key'] ]
		);
		$this->assertLookup( $item['id'] );
	}

	/**
	 * @dataProvider bad
	 * @param array<string, mixed> $sent
	 */
	public function test_bad_values_are_refused_by_name( array $sent, string $param ): void {
		$response = $this->rest( 'POST', self::PATH, $sent );
		$this->assertRestError( $response, 'rest_invalid_param', 400 );
		self::assertArrayHasKey( $param, $response->get_data()['data']['params'] );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function bad(): iterable {
		yield 'a price that is no number' => [ [ 'regular_price' => 'ten' ], 'regular_price' ];
		yield 'a price below zero' => [ [ 'sale_price' => '-1' ], 'sale_price' ];
		yield 'a huge price' => [ [ 'regular_price' => '1e99' ], 'regular_price' ];
		yield 'a type that does not exist' => [ [ 'type' => 'bundle' ], 'type' ];
		yield 'a date that is none' => [ [ 'date_on_sale_from' => 'soon' ], 'date_on_sale_from' ];
		yield 'a SKU that is too long' => [ [ 'sku' => str_repeat( 'x', 101 ) ], 'sku' ];
		yield 'a file that is a program' => [ [ 'downloads' => [ [ 'file' => 'php://filter/x' ] ] ], 'downloads' ];
		yield 'a text that PHP would read as an object' => [ [ 'sku' => 'O:8:"stdClass":0:{}' ], 'sku' ];
		yield 'a note that PHP would read as an object' => [ [ 'purchase_note' => 'O:8:"stdClass":0:{}' ], 'purchase_note' ];
	}

	public function test_images_are_kept_in_their_order_and_taken_away(): void {
		$first  = $this->image( 'a.png' );
		$second = $this->image( 'b.png' );
		$id     = $this->make(
			[
				'images' => [
					[
						'id'  => $second,
						'alt' => 'The back',
					],
					[ 'id' => $first ],
				],
			]
		);
		/** @var list<array<string, mixed>> $images */
		$images = $this->item( $this->rest( 'GET', self::PATH . "/$id" ) )['images'];
		self::assertSame(
			[ [ $second, 'The back' ], [ $first, '' ] ],
			array_map( static fn( array $image ) => [ $image['id'], $image['alt'] ], $images )
		);
		self::assertSame( (string) $second, get_post_meta( $id, '_thumbnail_id', true ) );
		self::assertSame( [], $this->item( $this->rest( 'PUT', self::PATH . "/$id", [ 'images' => [] ] ) )['images'] );
		self::assertSame( '', get_post_meta( $id, '_thumbnail_id', true ) );
	}

	public function test_texts_are_kept_to_the_letter(): void {
		$text = 'Back\\slash \'quote\' "double" 100% <em>é😀</em>';
		$id   = $this->make(
			[
				'name'          => $text,
				'description'   => $text,
				'purchase_note' => $text,
				'meta_data'     => [
					[
						'key'   => 'note',
						'value' => $text,
					],
				],
			]
		);
		$item = $this->item( $this->rest( 'PUT', self::PATH . "/$id", [ 'menu_order' => 1 ] ) );
		self::assertSame(
			[ $text, $text, $text, $text ],
			[ $item['name'], $item['description'], $item['purchase_note'], $item['meta_data'][0]['value'] ]
		);
	}

	public function test_who_may_not_is_refused(): void {
		$id = $this->make( [] );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'GET', self::PATH ), 'woocommerce_rest_cannot_view', 403 );
		$this->assertRestError( $this->rest( 'GET', self::PATH . "/$id" ), 'woocommerce_rest_cannot_view', 403 );
		$this->assertRestError( $this->rest( 'POST', self::PATH, [ 'name' => 'X' ] ), 'woocommerce_rest_cannot_create', 403 );
		$this->assertRestError( $this->rest( 'PUT', self::PATH . "/$id", [ 'name' => 'X' ] ), 'woocommerce_rest_cannot_edit', 403 );
		$this->assertRestError( $this->rest( 'DELETE', self::PATH . "/$id" ), 'woocommerce_rest_cannot_delete', 403 );
		$this->assertRestError(
			$this->rest( 'POST', self::PATH . '/batch', [ 'delete' => [ $id ] ] ),
			'woocommerce_rest_cannot_batch',
			403
		);
		self::assertSame( 'publish', get_post_status( $id ) );
	}

	private function image( string $file ): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => $file,
				'post_mime_type' => 'image/png',
			],
			$file
		);
		self::assertIsInt( $id );
		return $id;
	}

	public function test_the_schema_names_the_units_of_the_shop(): void {
		$this->as_shop_manager();
		update_option( 'woocommerce_weight_unit', 'kg' );
		update_option( 'woocommerce_dimension_unit', 'cm' );
		$measures = CommonFields::measures();
		self::assertSame(
			[ 'Weight (kg).', 'Size (cm).' ],
			[ $measures['weight']['description'], $measures['dimensions']['description'] ]
		);
	}
}
