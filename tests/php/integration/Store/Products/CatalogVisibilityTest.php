<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Tests\Support\OrdersTestCase;
use WP_Query;
use WP_Sitemaps_Posts;

/**
 * Where visitors find a product, by its catalog visibility.
 */
final class CatalogVisibilityTest extends OrdersTestCase {

	private int $category;

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
		$this->category = (int) $this->item( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => 'Lanterns' ] ) )['id'];
	}

	/**
	 * @return array<string, array{string, bool, bool, bool}>
	 */
	public static function visibilities(): array {
		// In the catalog, in searches, in sitemaps.
		return [
			'visible' => [ 'visible', true, true, true ],
			'catalog' => [ 'catalog', true, false, true ],
			'search'  => [ 'search', false, true, true ],
			'hidden'  => [ 'hidden', false, false, false ],
		];
	}

	#[DataProvider( 'visibilities' )]
	public function test_a_product_is_where_its_visibility_says(
		string $visibility,
		bool $in_catalog,
		bool $in_search,
		bool $in_sitemap
	): void {
		$id = $this->lantern( $visibility );
		$this->as_visitor();
		$catalog = [
			'the shop'             => [ 'post_type' => 'product' ],
			'a list of two types'  => [ 'post_type' => [ 'product', 'product_variation' ] ],
			'a category'           => [ 'product_cat' => 'lanterns' ],
			'a feed of products'   => [
				'post_type' => 'product',
				'feed'      => 'rss2',
			],
			'a feed of a category' => [
				'product_cat' => 'lanterns',
				'feed'        => 'rss2',
			],
		];
		foreach ( $catalog as $name => $query ) {
			self::assertSame( $in_catalog ? [ $id ] : [], $this->found( $query ), $name );
		}
		foreach ( [
			'the site' => [ 's' => 'Lantern' ],
			'the shop' => [
				's'         => 'Lantern',
				'post_type' => 'product',
			],
			'a feed'   => [
				's'    => 'Lantern',
				'feed' => 'rss2',
			],
		] as $name => $query ) {
			self::assertSame( $in_search ? [ $id ] : [], $this->found( $query ), "Search of $name" );
		}
		self::assertSame(
			$in_sitemap ? [ get_permalink( $id ) ] : [],
			array_column( ( new WP_Sitemaps_Posts() )->get_url_list( 1, 'product' ), 'loc' )
		);
		self::assertSame(
			[ $id ],
			$this->found(
				[
					'post_type' => 'product',
					'p'         => $id,
				]
			),
			'Its own page stays.'
		);
	}

	public function test_the_owners_lists_keep_hidden_products_and_a_page_costs_no_query_more(): void {
		$before = $this->queries( [ 'post_type' => 'post' ] );
		$hidden = $this->lantern( 'hidden' );
		self::assertSame( $before, $this->queries( [ 'post_type' => 'product' ] ) );
		self::assertContains( $hidden, array_column( $this->items( $this->rest( 'GET', '/wc/v3/products', [ 'search' => 'Lantern' ] ) ), 'id' ) );
		set_current_screen( 'edit-product' );
		self::assertSame( [ $hidden ], $this->found( [ 'post_type' => 'product' ] ) );
	}

	private function lantern( string $visibility ): int {
		return $this->product(
			'5.00',
			[
				'name'               => 'Lantern',
				'catalog_visibility' => $visibility,
				'categories'         => [ [ 'id' => $this->category ] ],
			]
		);
	}

	/**
	 * @param array<string, mixed> $query
	 */
	private function queries( array $query ): int {
		$before = get_num_queries();
		$this->found( $query );
		return get_num_queries() - $before;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int>
	 */
	private function found( array $query ): array {
		$found = new WP_Query(
			$query + [
				'fields'        => 'ids',
				'cache_results' => false,
			]
		);
		return array_values( array_map( intval( ... ), array_filter( $found->posts ?? [], is_numeric( ... ) ) ) );
	}
}
