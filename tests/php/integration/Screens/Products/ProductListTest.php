<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Screens\Products;

use Storewright\Screens\Products\DuplicateAction;
use Storewright\Screens\Products\EditPage;
use Storewright\Screens\Products\ExportAction;
use Storewright\Screens\Products\ListFilters;
use Storewright\Screens\Products\ListQuery;
use Storewright\Screens\Products\ListScreen;
use Storewright\Tests\Support\ParsedPage;
use Storewright\Tests\Support\Store\ProductsRestTestCase;
use WP_Error;
use WP_Posts_List_Table;
use WP_Query;

/**
 * The list of products in wp-admin: what it shows, finds, sorts and offers.
 */
final class ProductListTest extends ProductsRestTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_a_row_says_what_the_owner_needs(): void {
		$category = $this->item( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => 'Lamps & more' ] ) );
		$this->make(
			[
				'name'           => 'Desk lamp',
				'sku'            => 'LAMP-1',
				'regular_price'  => '40.00',
				'sale_price'     => '35.00',
				'manage_stock'   => true,
				'stock_quantity' => 7,
				'categories'     => [ [ 'id' => $category['id'] ] ],
			]
		);
		$html = $this->rows( [] )[1];
		foreach ( [ 'Desk lamp', 'LAMP-1', 'In stock', '(7)', '<del>', '35.00', 'Lamps &amp; more', 'Quick edit', 'Duplicate', 'Trash' ] as $part ) {
			self::assertStringContainsString( $part, $html );
		}
		self::assertStringNotContainsString( 'hide-if-no-js', $html, 'WordPress’s quick edit knows no prices.' );
	}

	public function test_it_finds_by_name_and_sku_also_of_variations(): void {
		$lamp  = $this->make( [ 'name' => 'Desk lamp' ] );
		$chair = $this->make( [ 'name' => 'Chair', 'sku' => 'CH-77' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$shirt = $this->make( [ 'name' => 'Shirt', 'type' => 'variable' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->item( $this->rest( 'POST', self::PATH . "/$shirt/variations", [ 'sku' => 'SHIRT-RED-XL' ] ) );
		self::assertSame( [ $lamp ], $this->rows( [ 's' => 'desk LAMP' ] )[0] );
		self::assertSame( [ $chair ], $this->rows( [ 's' => 'ch-77' ] )[0] );
		self::assertSame( [ $shirt ], $this->rows( [ 's' => 'RED-XL' ] )[0] );
		self::assertSame( [], $this->rows( [ 's' => "100%' OR 1=1" ] )[0] );
	}

	public function test_it_filters_and_sorts(): void {
		$out = $this->make( [ 'stock_status' => 'outofstock', 'regular_price' => '5', 'sku' => 'B' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$in  = $this->make( [ 'regular_price' => '12', 'sku' => 'A' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$all = $this->make( [ 'type' => 'grouped', 'sku' => 'C' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( [ $out ], $this->rows( [ 'stock_status' => 'outofstock' ] )[0] );
		self::assertSame( [ $all ], $this->rows( [ 'product_type' => 'grouped' ] )[0] );
		self::assertEqualsCanonicalizing( [ $in, $out ], $this->rows( [ 'product_type' => 'simple' ] )[0] );
		self::assertCount( 3, $this->rows( [ 'product_type' => 'nonsense', 'stock_status' => "x' OR 1" ] )[0] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( [ $in, $out, $all ], $this->rows( [ 'orderby' => 'sku', 'order' => 'asc' ] )[0] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( [ $in, $out ], array_slice( $this->rows( [ 'orderby' => 'price', 'order' => 'desc' ] )[0], 0, 2 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		wp_trash_post( $out );
		self::assertSame( [ $out ], $this->rows( [ 'post_status' => 'trash', 'stock_status' => 'outofstock' ] )[0] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
	}

	public function test_a_category_has_its_products_and_those_of_its_children(): void {
		$add   = fn( string $name, int $parent ): int => (int) $this->item( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => $name, 'parent' => $parent ] ) )['id']; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$light = $add( 'Light', 0 );
		$desk  = $add( 'Desk light', $light );
		$lamp  = $this->make( [ 'name' => 'Lamp', 'categories' => [ [ 'id' => $light ] ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$small = $this->make( [ 'name' => 'Small lamp', 'stock_status' => 'outofstock', 'categories' => [ [ 'id' => $desk ] ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->make( [ 'name' => 'Chair' ] );
		self::assertEqualsCanonicalizing( [ $lamp, $small ], $this->rows( [ 'product_cat' => 'light' ] )[0] );
		self::assertSame( [ $small ], $this->rows( [ 'product_cat' => 'desk-light' ] )[0] );
		self::assertSame( [ $small ], $this->rows( [ 'product_cat' => 'light', 'stock_status' => 'outofstock', 's' => 'lamp' ] )[0] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( [], $this->rows( [ 'product_cat' => 'gone' ] )[0] );

		ob_start();
		( new ListFilters() )->render( 'product' );
		$filters = new ParsedPage( (string) ob_get_clean() );
		self::assertSame( [ 'All categories', 'Light', 'Desk light' ], array_values( array_diff( $filters->texts( '//select[@id="product_cat"]/option' ), [ 'Uncategorized' ] ) ) );
	}

	public function test_it_takes_as_many_queries_for_twenty_products_as_for_two(): void {
		for ( $number = 0; $number < 20; ++$number ) {
			$this->make( [ 'regular_price' => '5', 'sku' => "S$number" ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			if ( 1 === $number ) {
				$few = $this->queries();
			}
		}
		self::assertSame( $few ?? 0, $this->queries() );
	}

	public function test_the_bulk_edit_is_a_page_of_its_own(): void {
		$list    = new ListScreen( $this->context() );
		$actions = $list->bulk_actions( [ 'edit' => 'Edit', 'trash' => 'Move to Trash' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertIsArray( $actions );
		self::assertSame( [ ListScreen::BULK_EDIT, 'trash' ], array_keys( $actions ) );
		$next = $list->bulk_edit( 'elsewhere', ListScreen::BULK_EDIT, [ '4', '<b>', 9 ] );
		self::assertIsString( $next );
		self::assertStringContainsString( 'page=' . EditPage::SLUG . '&ids=4%2C9', $next );
		self::assertSame( 'elsewhere', $list->bulk_edit( 'elsewhere', 'trash', [ 4 ] ) );
	}

	public function test_a_product_is_duplicated_as_over_rest(): void {
		$id   = $this->make( [ 'name' => 'Lamp', 'regular_price' => '5' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$copy = ( new DuplicateAction( $this->context() ) )->copy( $id );
		self::assertIsInt( $copy );
		self::assertSame( 'Lamp (copy)', $this->item( $this->rest( 'GET', self::PATH . "/$copy" ) )['name'] );
		$this->as_subscriber();
		self::assertInstanceOf( WP_Error::class, ( new DuplicateAction( $this->context() ) )->copy( $id ) );
		self::assertFalse( ExportAction::is_allowed() );
	}

	public function test_the_export_has_what_the_list_shows(): void {
		$category = $this->item( $this->rest( 'POST', '/wc/v3/products/categories', [ 'name' => 'Lamps' ] ) );
		$brand    = $this->item( $this->rest( 'POST', '/wc/v3/products/brands', [ 'name' => 'Oak' ] ) );
		$this->make( [ 'name' => 'Desk lamp', 'brands' => [ [ 'id' => $brand['id'] ] ], 'sku' => 'LAMP', 'categories' => [ [ 'id' => $category['id'] ] ], 'tags' => [ [ 'name' => 'Bright' ] ] ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->make( [ 'name' => 'Floor lamp', 'sku' => 'FLOOR', 'status' => 'draft' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->make( [ 'name' => 'Chair', 'sku' => 'CH-77', 'stock_status' => 'outofstock' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		foreach ( [
			[ [], 3 ],
			[ [ 's' => 'LAMP' ], 2 ],
			[ [ 's' => 'ch-77' ], 1 ],
			[ [ 's' => "100%' OR 1=1" ], 0 ],
			// A backslash, with the one that WordPress adds.
			[ [ 's' => '\\\\' ], 0 ],
			[ [ 'post_status' => 'draft' ], 1 ],
			[ [ 'post_status' => 'publish', 's' => 'lamp' ], 1 ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'stock_status' => 'outofstock' ], 1 ],
			[ [ 'product_cat' => 'lamps' ], 1 ],
			[ [ 'product_tag' => 'bright' ], 1 ],
			[ [ 'product_type' => 'grouped' ], 0 ],
			[ [ 'product_type' => 'simple' ], 3 ],
			[ [ 'product_type' => 'simple', 'stock_status' => 'instock' ], 2 ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
			[ [ 'product_brand' => 'oak' ], 1 ],
			[ [ 'author' => (string) get_current_user_id() ], 3 ],
			[ [ 'author' => (string) ( get_current_user_id() + 1 ) ], 0 ],
			[ [ 'm' => current_time( 'Ym' ) ], 3 ],
			[ [ 'm' => '200001' ], 0 ],
		] as [ $query, $count ] ) {
			[ $ids ] = $this->rows( $query );
			self::assertCount( $count, $ids );
			self::assertEqualsCanonicalizing( $ids, ( new ListQuery( $this->context() ) )->ids( ListQuery::shown(), 0, 50 ) );
			$file = fopen( 'php://memory', 'w+b' );
			self::assertIsResource( $file );
			self::assertSame( $count, ( new ExportAction( $this->context() ) )->write( $file, ListQuery::shown() ) );
		}
		$_GET = [ 'stock_status' => 'instock' ];
		self::assertCount( 1, ( new ListQuery( $this->context() ) )->ids( [ 'stock_status' => 'outofstock' ], 0, 50 ), 'As it is told, whatever the address says.' );
		$_GET = [];
		self::assertCount( 0, ( new ListQuery( $this->context() ) )->ids( [ 'product_type' => 'grouped' ], 0, 50 ) );
		$this->rows( [ 's' => 'a & b', 'product_type' => 'simple' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertStringContainsString( 's=a+%26+b', ExportAction::url( ListQuery::shown() ) );
	}

	/**
	 * What the list shows for an address.
	 *
	 * @param array<string, string> $query
	 * @return array{list<int>, string} Ids in order, and the markup of the rows.
	 */
	private function rows( array $query ): array {
		$_GET             = [ 'post_type' => 'product' ] + $query;
		$_REQUEST         = $_GET;
		$GLOBALS['query'] = null;
		foreach ( [ 'manage_product_posts_columns', 'manage_product_posts_custom_column', 'pre_get_posts', 'posts_search', 'posts_clauses', 'the_posts', 'post_row_actions' ] as $hook ) {
			remove_all_filters( $hook );
		}
		set_current_screen( 'edit-product' );
		( new ListScreen( $this->context() ) )->register();
		$GLOBALS['wp_query']     = new WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		require_once ABSPATH . 'wp-admin/includes/class-wp-posts-list-table.php';
		$GLOBALS['avail_post_stati'] = get_available_post_statuses( 'product' );
		$GLOBALS['per_page']         = 50;
		$table                       = new WP_Posts_List_Table( [ 'screen' => 'edit-product' ] );
		wp_edit_posts_query( $_GET );
		ob_start();
		$table->display_rows();
		$html = (string) ob_get_clean();
		$ids  = [];
		foreach ( $GLOBALS['wp_query']->posts as $post ) {
			$ids[] = $post instanceof \WP_Post ? $post->ID : 0;
		}
		return [ $ids, $html ];
	}

	private function queries(): int {
		$this->rows( [] );
		wp_cache_flush();
		$before = get_num_queries();
		$this->rows( [] );
		return get_num_queries() - $before;
	}
}
