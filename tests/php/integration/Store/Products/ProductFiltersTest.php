<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Closure;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\Write\RequestReader;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Lists of products by every filter and order, on a real shop's products. What is expected is computed from these.
 *
 * @phpstan-type ShopProduct array{id: int, name: string, slug: string, type: string, status: string, sku: string, price: string,
 *   sale_price: string, tax_class: string, stock_status: string, virtual: bool, downloadable: bool, featured: bool,
 *   date_created_gmt: string, categories: list<array{id: int}>, variations: list<int>}
 */
final class ProductFiltersTest extends IntegrationTestCase {

	/**
	 * Keeps the shop's ids free of those of the test's own posts.
	 */
	private const SHIFT = 50_000;

	/**
	 * @var list<ShopProduct> The shop's products, their ids as they are here.
	 */
	private array $shop = [];

	/**
	 * @var array<int, int> Id in the shop => id here.
	 */
	private array $categories = [];

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		/** @var list<array{id: int, name: string, parent: int}> $categories */
		$categories = self::golden( 'categories' );
		/** @var list<ShopProduct> $products */
		$products = self::golden( 'products' );
		/** @var array<int, list<array{id: int}>> $variations */
		$variations = self::golden( 'variations' );
		foreach ( $categories as $category ) {
			$term = wp_insert_term(
				'G ' . $category['name'],
				'product_cat',
				[ 'parent' => max( 0, $this->categories[ $category['parent'] ] ?? 0 ) ]
			);
			self::assertIsArray( $term );
			$this->categories[ $category['id'] ] = $term['term_id'];
		}
		$repository = ( new ProductServices( $this->context() ) )->repository();
		foreach ( $products as $product ) {
			$product['id']        += self::SHIFT;
			$product['categories'] = array_map(
				fn( array $category ) => [ 'id' => $this->categories[ $category['id'] ] ],
				$product['categories']
			);
			$product['featured']   = 0 === $product['id'] % 5;
			$this->shop[]          = $product;
			self::assertSame( $product['id'], $repository->create( ( new RequestReader() )->read( $product ), 0, $product['id'] )->id );
		}
		foreach ( $variations as $parent => $siblings ) {
			foreach ( $siblings as $variation ) {
				$repository->create(
					( new RequestReader() )->read( $variation, true ),
					$parent + self::SHIFT,
					$variation['id'] + self::SHIFT
				);
			}
		}
	}

	public function test_products_are_as_they_were_in_the_shop(): void {
		$items = array_column( $this->items( $this->rest( 'GET', '/wc/v3/products', [ 'per_page' => 100 ] ) ), null, 'id' );
		foreach ( $this->shop as $product ) {
			$item = $items[ $product['id'] ];
			$same = [
				'name',
				'slug',
				'type',
				'status',
				'sku',
				'price',
				'regular_price',
				'sale_price',
				'virtual',
				'downloadable',
				'tax_status',
				'tax_class',
				'manage_stock',
				'stock_quantity',
				'stock_status',
				'low_stock_amount',
				'date_created_gmt',
			];
			self::assertSame( self::only( $product, $same ), self::only( $item, $same ) );
			self::assertSame( array_column( $product['categories'], 'id' ), array_column( $item['categories'], 'id' ) );
			self::assertSame( array_map( static fn( int $id ) => $id + self::SHIFT, $product['variations'] ), $item['variations'] );
		}
	}

	/**
	 * Every filter in one test, since making the shop takes longer than asking it.
	 */
	public function test_every_filter_finds_what_it_says(): void {
		$hats = $this->categories[18];
		/** @var array<string, array{array<string, mixed>, Closure(ShopProduct): bool}> $filters */
		$filters = [
			'type'           => [ [ 'type' => 'variable' ], static fn( array $p ) => 'variable' === $p['type'] ],
			'simple'         => [ [ 'type' => 'simple' ], static fn( array $p ) => 'simple' === $p['type'] ],
			'types'          => [ [ 'include_types' => [ 'variable', 'grouped' ] ], static fn( array $p ) => 'variable' === $p['type'] ],
			'types out'      => [ [ 'exclude_types' => [ 'simple' ] ], static fn( array $p ) => 'simple' !== $p['type'] ],
			'status'         => [ [ 'status' => 'draft' ], static fn( array $p ) => 'draft' === $p['status'] ],
			'statuses'       => [ [ 'include_status' => [ 'publish', 'private' ] ], static fn( array $p ) => 'publish' === $p['status'] ],
			'category'       => [
				[ 'category' => (string) $hats ],
				static fn( array $p ) => in_array( $hats, array_column( $p['categories'], 'id' ), true ),
			],
			'category above' => [
				[ 'category' => (string) $this->categories[16] ],
				fn( array $p ) => [] !== array_intersect_key(
					array_column( $p['categories'], 'id', 'id' ),
					array_flip( [ $this->categories[16], $this->categories[17], $hats ] )
				),
			],
			'on sale'        => [ [ 'on_sale' => true ], static fn( array $p ) => '' !== $p['sale_price'] ],
			'not on sale'    => [ [ 'on_sale' => false ], static fn( array $p ) => '' === $p['sale_price'] ],
			'at least'       => [ [ 'min_price' => '77' ], static fn( array $p ) => (float) $p['price'] >= 77 ],
			'at most'        => [ [ 'max_price' => '31.58' ], static fn( array $p ) => (float) $p['price'] <= 31.58 ],
			'stock status'   => [ [ 'stock_status' => 'outofstock' ], static fn( array $p ) => 'outofstock' === $p['stock_status'] ],
			'tax class'      => [ [ 'tax_class' => 'reduced-rate' ], static fn( array $p ) => 'reduced-rate' === $p['tax_class'] ],
			'standard tax'   => [ [ 'tax_class' => 'standard' ], static fn( array $p ) => '' === $p['tax_class'] ],
			'virtual'        => [ [ 'virtual' => true ], static fn( array $p ) => $p['virtual'] ],
			'downloadable'   => [ [ 'downloadable' => false ], static fn( array $p ) => false === $p['downloadable'] ],
			'featured'       => [ [ 'featured' => true ], static fn( array $p ) => $p['featured'] ],
			'not featured'   => [ [ 'featured' => false ], static fn( array $p ) => false === $p['featured'] ],
			'slug'           => [ [ 'slug' => 'wool-hat' ], static fn( array $p ) => 'wool-hat' === $p['slug'] ],
			'sku'            => [
				[ 'sku' => 'SKU-001,SKU-007' ],
				static fn( array $p ) => in_array( $p['sku'], [ 'SKU-001', 'SKU-007' ], true ),
			],
			'sku part'       => [ [ 'search_sku' => 'KU-02' ], static fn( array $p ) => str_contains( $p['sku'], 'KU-02' ) ],
			'search'         => [ [ 'search' => 'hat' ], static fn( array $p ) => false !== stripos( $p['name'], 'hat' ) ],
			'two words'      => [ [ 'search' => 'HAT sun' ], static fn( array $p ) => 'Sun Hat' === $p['name'] ],
			'name or sku'    => [ [ 'search_name_or_sku' => 'SKU-003' ], static fn( array $p ) => 'SKU-003' === $p['sku'] ],
			'wildcards'      => [ [ 'search' => '%' ], static fn() => false ],
			'include'        => [
				[ 'include' => [ self::SHIFT + 12, self::SHIFT + 15 ] ],
				static fn( array $p ) => in_array( $p['id'], [ self::SHIFT + 12, self::SHIFT + 15 ], true ),
			],
			'exclude'        => [ [ 'exclude' => [ self::SHIFT + 12 ] ], static fn( array $p ) => self::SHIFT + 12 !== $p['id'] ],
			'parent'         => [ [ 'parent' => [ self::SHIFT + 12 ] ], static fn() => false ],
			'no parent'      => [ [ 'parent_exclude' => [ self::SHIFT + 12 ] ], static fn() => true ],
			'after'          => [
				[ 'after' => '2026-11-20T00:00:00' ],
				static fn( array $p ) => $p['date_created_gmt'] > '2026-11-20T00:00:00',
			],
			'before'         => [
				[ 'before' => '2026-11-20T00:00:00' ],
				static fn( array $p ) => $p['date_created_gmt'] < '2026-11-20T00:00:00',
			],
			'changed after'  => [ [ 'modified_after' => '2001-01-01T00:00:00' ], static fn() => true ],
			'changed before' => [ [ 'modified_before' => '2001-01-01T00:00:00' ], static fn() => false ],
		];
		foreach ( $filters as $name => [ $query, $fits ] ) {
			$this->assertFinds( $name, $query, $fits );
		}
	}

	public function test_tags_brands_and_shipping_classes_are_filters_too(): void {
		$id = self::SHIFT + 12;
		foreach ( [
			'tag'            => 'product_tag',
			'brand'          => 'product_brand',
			'shipping_class' => 'product_shipping_class',
		] as $filter => $taxonomy ) {
			$term = wp_insert_term( 'Fine', $taxonomy );
			self::assertIsArray( $term );
			wp_set_object_terms( $id, [ $term['term_id'] ], $taxonomy );
			$this->assertFinds( $filter, [ $filter => (string) $term['term_id'] ], static fn( array $p ) => $id === $p['id'] );
		}
	}

	public function test_a_number_is_found_at_variations_too(): void {
		$items = $this->items( $this->rest( 'GET', '/wc/v3/products', [ 'sku' => 'VAR-trail-tee-m' ] ) );
		self::assertSame(
			[ [ self::SHIFT + 37, 'variation', '19.5' ] ],
			array_map( static fn( array $item ) => [ $item['id'], $item['type'], $item['price'] ], $items )
		);
	}

	public function test_every_order_sorts_and_pages_in_both_directions(): void {
		/** @var array<string, (Closure(ShopProduct): mixed)|null> $orders */
		$orders = [
			'id'         => static fn( array $p ) => $p['id'],
			'title'      => static fn( array $p ) => strtolower( $p['name'] ),
			'slug'       => static fn( array $p ) => $p['slug'],
			'date'       => static fn( array $p ) => [ $p['date_created_gmt'], $p['id'] ],
			'modified'   => null,
			'popularity' => null,
			'sales'      => null,
			'rating'     => null,
			'menu_order' => static fn( array $p ) => strtolower( $p['name'] ),
			'random'     => null,
			'include'    => null,
			'post__in'   => null,
		];
		foreach ( $orders as $by => $value ) {
			foreach ( [ 'asc', 'desc' ] as $order ) {
				$pages = [];
				foreach ( [ 1, 2, 3 ] as $page ) {
					$query    = [
						'orderby'  => $by,
						'order'    => $order,
						'per_page' => 10,
						'page'     => $page,
					];
					$response = $this->rest( 'GET', '/wc/v3/products', $query );
					self::assertEquals(
						[ '27', '3' ],
						[ $response->get_headers()['X-WP-Total'], $response->get_headers()['X-WP-TotalPages'] ]
					);
					array_push( $pages, ...array_column( $this->items( $response ), 'id' ) );
				}
				if ( null === $value ) {
					self::assertCount( 27, $pages );
					continue;
				}
				$sorted = $this->shop;
				usort( $sorted, static fn( array $a, array $b ) => ( 'asc' === $order ? 1 : -1 ) * ( $value( $a ) <=> $value( $b ) ) );
				self::assertSame( array_column( $sorted, 'id' ), $pages, "$by $order" );
			}
		}
		$asked  = [
			'orderby'  => 'price',
			'order'    => 'asc',
			'per_page' => 100,
		];
		$items  = array_map(
			static fn( array $item ): float => (float) $item['price'],
			$this->items( $this->rest( 'GET', '/wc/v3/products', $asked ) )
		);
		$sorted = $items;
		sort( $sorted );
		self::assertSame( $sorted, $items );

		$wished = [ self::SHIFT + 20, self::SHIFT + 12, self::SHIFT + 33 ];
		$items  = $this->items(
			$this->rest(
				'GET',
				'/wc/v3/products',
				[
					'include' => $wished,
					'orderby' => 'include',
				]
			)
		);
		self::assertSame( $wished, array_column( $items, 'id' ) );
	}

	public function test_suggestions_share_categories(): void {
		$items = $this->items(
			$this->rest(
				'GET',
				'/wc/v3/products/suggested-products',
				[
					'categories' => [ $this->categories[18] ],
					'exclude'    => [ self::SHIFT + 13 ],
					'limit'      => 2,
				]
			)
		);
		self::assertCount( 2, $items );
		foreach ( $items as $item ) {
			self::assertNotSame( self::SHIFT + 13, $item['id'] );
			self::assertContains( $this->categories[18], array_column( $item['categories'], 'id' ) );
		}
	}

	public function test_a_page_takes_as_many_queries_with_ten_products_as_with_twenty_seven(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$count = function ( int $per_page ) use ( $wpdb ): int {
			wp_cache_flush();
			get_option( 'woocommerce_currency' );
			$before = $wpdb->num_queries;
			$this->rest(
				'GET',
				'/wc/v3/products',
				[
					'per_page' => $per_page,
					'orderby'  => 'id',
				]
			);
			return $wpdb->num_queries - $before;
		};
		$count( 10 );
		self::assertSame( $count( 10 ), $count( 27 ) );
		self::assertLessThan( 30, $count( 27 ) );
	}

	/**
	 * @param array<string, mixed>       $query
	 * @param Closure(ShopProduct): bool $fits
	 */
	private function assertFinds( string $name, array $query, Closure $fits ): void {
		$expected = array_column( array_filter( $this->shop, $fits ), 'id' );
		$response = $this->rest(
			'GET',
			'/wc/v3/products',
			$query + [
				'orderby'  => 'id',
				'order'    => 'asc',
				'per_page' => 100,
			]
		);
		$this->assertRestStatus( $response );
		self::assertSame( $expected, array_column( $this->items( $response ), 'id' ), $name );
		self::assertSame( (string) count( $expected ), (string) $response->get_headers()['X-WP-Total'], $name );
	}

	/**
	 * @param array<string, mixed> $item
	 * @param list<string>         $fields
	 * @return array<string, mixed>
	 */
	private static function only( array $item, array $fields ): array {
		$only = array_intersect_key( $item, array_flip( $fields ) );
		ksort( $only );
		return $only;
	}

	/**
	 * @return array<mixed>
	 */
	private static function golden( string $name ): array {
		$data = json_decode(
			(string) file_get_contents( dirname( STOREWRIGHT_FILE ) . "/tests/fixtures/golden/$name.json" ),
			true,
			64,
			JSON_THROW_ON_ERROR
		);
		self::assertIsArray( $data );
		return $data;
	}
}
