<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products;

use Storewright\Tests\Support\OrdersTestCase;
use WP_Query;

/**
 * Products that are out of stock in the site's lists.
 */
final class CatalogStockTest extends OrdersTestCase {

	private int $here;

	private int $gone;

	protected function setUp(): void {
		parent::setUp();
		$this->here = $this->product( '5.00', [ 'name' => 'Lantern here' ] );
		$this->gone = $this->product(
			'5.00',
			[
				'name'         => 'Lantern gone',
				'stock_status' => 'outofstock',
			]
		);
		$this->as_visitor();
	}

	public function test_they_are_listed_unless_the_shop_hides_them(): void {
		self::assertSame( [ $this->here, $this->gone ], $this->found( [ 'post_type' => 'product' ] ) );
		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		self::assertSame( [ $this->here ], $this->found( [ 'post_type' => 'product' ] ) );
		self::assertSame( [ $this->here ], $this->found( [ 's' => 'Lantern' ] ) );
		// phpcs:disable WordPress.Arrays
		self::assertSame(
			[ $this->gone ],
			$this->found(
				[
					'post_type' => 'product',
					'p'         => $this->gone,
				]
			),
			'Its own page stays.'
		);
		// phpcs:enable
	}

	public function test_the_owners_lists_keep_them_and_no_query_is_added(): void {
		$before = $this->queries();
		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		wp_load_alloptions();
		self::assertSame( $before, $this->queries() );
		$this->as_shop_manager();
		$ids = array_column( $this->items( $this->rest( 'GET', '/wc/v3/products', [ 'search' => 'Lantern' ] ) ), 'id' );
		self::assertEqualsCanonicalizing( [ $this->here, $this->gone ], $ids );
	}

	private function queries(): int {
		/** @var \wpdb $wpdb */
		global $wpdb;
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->found( [ 'post_type' => 'product' ] );
		return $wpdb->num_queries - $before;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int>
	 */
	private function found( array $query ): array {
		$found = new WP_Query(
			$query + [
				'fields'        => 'ids',
				'post__in'      => [ $this->here, $this->gone ],
				'orderby'       => 'ID',
				'order'         => 'ASC',
				'cache_results' => false,
			]
		);
		return array_values( array_map( intval( ... ), array_filter( $found->posts ?? [], is_numeric( ... ) ) ) );
	}
}
