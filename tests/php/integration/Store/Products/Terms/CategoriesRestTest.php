<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Terms;

use Storewright\Store\Products\Terms\CategoryLookup;
use Storewright\Store\Products\Terms\DefaultCategory;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Categories over REST, which have all that terms can have; brands are the same.
 */
final class CategoriesRestTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/products/categories';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	public function test_a_category_is_made_read_changed_and_deleted(): void {
		$created = $this->rest(
			'POST',
			self::PATH,
			[
				'name'        => 'Oak "furniture"',
				'description' => '<p>Made to <strong>last</strong>.</p><script>alert(1)</script>',
				'display'     => 'both',
				'menu_order'  => 7,
			]
		);
		$this->assertRestStatus( $created, 201 );
		$item = $this->item( $created );
		self::assertIsInt( $item['id'] );
		self::assertSame( rest_url( self::PATH . "/{$item['id']}" ), $created->get_headers()['Location'] );
		self::assertSame(
			[
				'name'        => 'Oak "furniture"',
				'slug'        => 'oak-furniture',
				'parent'      => 0,
				'description' => '<p>Made to <strong>last</strong>.</p>alert(1)',
				'display'     => 'both',
				'image'       => null,
				'menu_order'  => 7,
				'count'       => 0,
			],
			array_diff_key(
				$item,
				[
					'id'     => 0,
					'_links' => 0,
				]
			)
		);

		$path    = self::PATH . "/{$item['id']}";
		$changed = $this->item(
			$this->rest(
				'PUT',
				$path,
				[
					'name' => 'Oak',
					'slug' => 'All Oak',
				]
			)
		);
		self::assertSame( [ 'Oak', 'all-oak', 'both', 7 ], [ $changed['name'], $changed['slug'], $changed['display'], $changed['menu_order'] ], 'What is not sent stays.' );
		self::assertSame( $item['description'], $changed['description'] );
		self::assertSame( '', get_term_meta( $this->id( $this->rest( 'PUT', $path, [ 'display' => 'default' ] ) ), 'display_type', true ), 'The family stores the usual way as nothing.' );
		self::assertSame( $this->item( $this->rest( 'GET', $path ) ), $this->item( $this->rest( 'PUT', $path, [] ) ) );

		$this->assertRestError( $this->rest( 'DELETE', $path ), 'woocommerce_rest_trash_not_supported', 501 );
		self::assertSame( 'Oak', $this->item( $this->rest( 'DELETE', $path, [ 'force' => true ] ) )['name'] );
		$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_term_invalid', 404 );
		$this->assertRestError( $this->rest( 'DELETE', $path, [ 'force' => true ] ), 'woocommerce_rest_term_invalid', 404 );
		$this->assertRestError( $this->rest( 'PUT', $path, [ 'name' => 'Again' ] ), 'woocommerce_rest_term_invalid', 404 );
	}

	public function test_what_exists_is_named(): void {
		$id       = $this->category( 'Oak' );
		$response = $this->rest( 'POST', self::PATH, [ 'name' => 'Oak' ] );
		$this->assertRestError( $response, 'term_exists', 400 );
		self::assertSame( $id, $response->as_error()?->get_error_data()['resource_id'] ?? null );

		$other = $this->category( 'Pine' );
		$this->assertRestError( $this->rest( 'PUT', self::PATH . "/$other", [ 'slug' => 'oak' ] ), 'duplicate_term_slug', 400 );
	}

	public function test_a_name_is_needed(): void {
		$this->assertRestError( $this->rest( 'POST', self::PATH ), 'rest_missing_callback_param', 400 );
		foreach ( [ '', "  \0 ", '<b></b>', str_repeat( 'x', 201 ) ] as $name ) {
			$this->assertRestError( $this->rest( 'POST', self::PATH, [ 'name' => $name ] ), 'empty_term_name', 400 );
		}
		foreach ( [ [ 'Oak' ], true, [ 'a' => 1 ] ] as $name ) {
			$this->assertRestError( $this->rest( 'POST', self::PATH, [ 'name' => $name ] ), 'rest_invalid_param', 400 );
		}
	}

	public function test_a_parent_has_to_exist_and_lie_elsewhere(): void {
		$top    = $this->category( 'Top' );
		$middle = $this->category( 'Middle', $top );
		$bottom = $this->category( 'Bottom', $middle );
		$tag    = $this->id( $this->rest( 'POST', '/wc/v3/products/tags', [ 'name' => 'A tag' ] ) );

		foreach ( [ $top, $middle, $bottom, 999_999, $tag, -1, PHP_INT_MAX ] as $parent ) {
			$this->assertRestError( $this->rest( 'PUT', self::PATH . "/$top", [ 'parent' => $parent ] ), 'woocommerce_rest_term_invalid', 400 );
		}
		$this->assertRestError(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'   => 'Lost',
					'parent' => 999_999,
				]
			),
			'woocommerce_rest_term_invalid',
			400
		);
		self::assertSame( 0, $this->item( $this->rest( 'GET', self::PATH . "/$top" ) )['parent'] );
		self::assertSame( $middle, $this->item( $this->rest( 'GET', self::PATH . "/$bottom" ) )['parent'] );
	}

	public function test_the_lookup_follows_every_change(): void {
		$top    = $this->category( 'Top' );
		$middle = $this->category( 'Middle', $top );
		$bottom = $this->category( 'Bottom', $middle );
		$other  = $this->category( 'Other' );
		$this->assert_lookup( [ [ $top, $top ], [ $top, $middle ], [ $middle, $middle ], [ $top, $bottom ], [ $middle, $bottom ], [ $bottom, $bottom ], [ $other, $other ] ] );

		$this->rest( 'PUT', self::PATH . "/$middle", [ 'parent' => $other ] );
		$this->assert_lookup( [ [ $top, $top ], [ $other, $middle ], [ $middle, $middle ], [ $other, $bottom ], [ $middle, $bottom ], [ $bottom, $bottom ], [ $other, $other ] ] );

		/** @var \wpdb $wpdb */
		global $wpdb;
		$counted = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$counted ): string {
				$counted[] = $query;
				return $query;
			}
		);
		$this->rest( 'PUT', self::PATH . "/$top", [ 'name' => 'Renamed' ] );
		$whole = '/FROM ' . $wpdb->prefix . CategoryLookup::TABLE . '$/';
		self::assertSame( [], preg_grep( $whole, $counted ), 'A new name is no reason to read all categories.' );
		$this->rest( 'PUT', self::PATH . "/$top", [ 'parent' => $other ] );
		self::assertNotSame( [], preg_grep( $whole, $counted ), 'A new place is one.' );
		$this->rest( 'PUT', self::PATH . "/$top", [ 'parent' => 0 ] );

		$this->rest( 'DELETE', self::PATH . "/$middle", [ 'force' => true ] );
		self::assertSame( $other, $this->item( $this->rest( 'GET', self::PATH . "/$bottom" ) )['parent'] );
		$this->assert_lookup( [ [ $top, $top ], [ $other, $bottom ], [ $bottom, $bottom ], [ $other, $other ] ] );

		wp_insert_term( 'By WordPress', 'product_cat', [ 'parent' => max( 0, $bottom ) ] );
		self::assertSame( 3, (int) $this->context()->database->value( "SELECT COUNT(*) FROM {$this->context()->database->table( CategoryLookup::TABLE )} WHERE category_id > %d", $other ) );

		$stored = $this->lookup();
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( CategoryLookup::TABLE )} WHERE category_id = %d", $bottom );
		$this->context()->database->insert(
			CategoryLookup::TABLE,
			[
				'category_tree_id' => 5,
				'category_id'      => 999_999,
			]
		);
		( new CategoryLookup( $this->context()->database ) )->sync();
		self::assertSame( $stored, $this->lookup(), 'What was lost is found again, what is wrong goes.' );
	}

	public function test_the_default_category_takes_what_has_no_other(): void {
		$default = DefaultCategory::id();
		self::assertSame( 'Uncategorized', get_term( $default )->name ?? null );
		$this->assertRestError( $this->rest( 'DELETE', self::PATH . "/$default", [ 'force' => true ] ), 'woocommerce_rest_cannot_delete', 400 );

		$oak     = $this->category( 'Oak' );
		$pine    = $this->category( 'Pine' );
		$only    = $this->product( 'Only oak', [ $oak ] );
		$both    = $this->product( 'Oak and pine', [ $oak, $pine ] );
		$deleted = $this->rest( 'DELETE', self::PATH . "/$oak", [ 'force' => true ] );
		$this->assertRestStatus( $deleted );
		self::assertSame( [ [ $default ], [ $pine ] ], [ $this->categories_of( $only ), $this->categories_of( $both ) ] );
		wp_delete_term( $pine, 'product_cat' );
		self::assertSame( [ $default ], $this->categories_of( $both ), 'Also where somebody deletes it in wp-admin.' );
		self::assertFalse( current_user_can( 'delete_term', $default ) );
		DefaultCategory::ensure();
		self::assertSame( $default, DefaultCategory::id() );
	}

	public function test_a_category_has_an_image(): void {
		$image = wp_insert_attachment(
			[
				'post_mime_type' => 'image/png',
				'post_title'     => 'Plank',
			],
			'plank.png'
		);
		$id    = $this->category( 'Oak' );
		$item  = $this->item(
			$this->rest(
				'PUT',
				self::PATH . "/$id",
				[
					'image' => [
						'id'  => $image,
						'alt' => 'A plank',
					],
				]
			)
		);
		self::assertIsArray( $item['image'] );
		self::assertSame( [ $image, 'Plank', 'A plank' ], [ $item['image']['id'], $item['image']['name'], $item['image']['alt'] ] );
		self::assertSame( (string) $image, get_term_meta( $id, 'thumbnail_id', true ) );

		self::assertSame( $item['image'], $this->item( $this->rest( 'PUT', self::PATH . "/$id", [ 'image' => $item['image'] ] ) )['image'], 'What was answered can be sent back.' );
		$this->assertRestError(
			$this->rest(
				'PUT',
				self::PATH . "/$id",
				[
					'name'  => 'Changed',
					'image' => [ 'id' => 999_999 ],
				]
			),
			'woocommerce_product_invalid_image_id',
			400
		);
		self::assertSame( 'Oak', $this->item( $this->rest( 'GET', self::PATH . "/$id" ) )['name'], 'Nothing is changed by half.' );
		$this->assertRestError(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'  => 'New',
					'image' => [ 'src' => 'http://127.0.0.1/a.png' ],
				]
			),
			'woocommerce_product_image_upload_error',
			400
		);
		self::assertNull( $this->item( $this->rest( 'PUT', self::PATH . "/$id", [ 'image' => null ] ) )['image'] );
		self::assertSame( '', get_term_meta( $id, 'thumbnail_id', true ) );
	}

	/**
	 * @dataProvider filters
	 *
	 * @param array<string, mixed> $query
	 * @param list<string>         $names
	 */
	public function test_filters_and_orders( array $query, array $names, int $total ): void {
		$top    = $this->category( 'Top', 0, 'Zebra wood' );
		$middle = $this->category( 'Middle', $top, 'Ash' );
		$other  = $this->category( 'Other oak', 0, 'Beech' );
		$one    = $this->product( 'Chair', [ $middle ] );
		$this->product( 'Table', [ $middle, $other ] );
		$ids      = [
			'TOP'     => $top,
			'MIDDLE'  => $middle,
			'OTHER'   => $other,
			'PRODUCT' => $one,
			'DEFAULT' => DefaultCategory::id(),
		];
		$resolve  = static fn( mixed $value ) => is_string( $value ) && isset( $ids[ $value ] ) ? $ids[ $value ] : $value;
		$query    = array_map( static fn( mixed $value ) => is_array( $value ) ? array_map( $resolve, $value ) : $resolve( $value ), $query );
		$response = $this->rest( 'GET', self::PATH, $query );
		$this->assertRestStatus( $response );
		self::assertSame( $names, array_column( $this->items( $response ), 'name' ) );
		self::assertSame( (string) $total, $response->get_headers()['X-WP-Total'] );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, list<string>, int}>
	 */
	public static function filters(): iterable {
		yield 'all, by name' => [ [], [ 'Middle', 'Other oak', 'Top', 'Uncategorized' ], 4 ];
		yield 'backwards' => [ [ 'order' => 'desc' ], [ 'Uncategorized', 'Top', 'Other oak', 'Middle' ], 4 ];
		yield 'by id' => [ [ 'orderby' => 'id' ], [ 'Uncategorized', 'Top', 'Middle', 'Other oak' ], 4 ];
		yield 'by slug' => [
			[
				'orderby' => 'slug',
				'order'   => 'desc',
			],
			[ 'Uncategorized', 'Top', 'Other oak', 'Middle' ],
			4,
		];
		yield 'by description' => [
			[
				'orderby' => 'description',
				'exclude' => [ 'DEFAULT' ],
			],
			[ 'Middle', 'Other oak', 'Top' ],
			3,
		];
		yield 'by count' => [
			[
				'orderby'  => 'count',
				'order'    => 'desc',
				'per_page' => 2,
			],
			[ 'Middle', 'Other oak' ],
			4,
		];
		yield 'by group' => [
			[
				'orderby' => 'term_group',
				'include' => [ 'TOP' ],
			],
			[ 'Top' ],
			1,
		];
		yield 'as included' => [
			[
				'orderby' => 'include',
				'include' => [ 'OTHER', 'TOP' ],
			],
			[ 'Other oak', 'Top' ],
			2,
		];
		yield 'excluded' => [ [ 'exclude' => [ 'OTHER', 'DEFAULT' ] ], [ 'Middle', 'Top' ], 2 ];
		yield 'with products' => [ [ 'hide_empty' => true ], [ 'Middle', 'Other oak' ], 2 ];
		yield 'at the top' => [ [ 'parent' => 0 ], [ 'Other oak', 'Top', 'Uncategorized' ], 3 ];
		yield 'below one' => [ [ 'parent' => 'TOP' ], [ 'Middle' ], 1 ];
		yield 'of a product' => [ [ 'product' => 'PRODUCT' ], [ 'Middle' ], 1 ];
		yield 'of no product' => [ [ 'product' => 999_999 ], [], 0 ];
		yield 'by a slug' => [ [ 'slug' => 'other-oak' ], [ 'Other oak' ], 1 ];
		yield 'by an unknown slug' => [ [ 'slug' => 'nothing' ], [], 0 ];
		yield 'by words' => [ [ 'search' => 'oak' ], [ 'Other oak' ], 1 ];
		yield 'by SQL' => [ [ 'search' => "' OR 1=1 --" ], [], 0 ];
		yield 'the second page' => [
			[
				'page'     => 2,
				'per_page' => 3,
			],
			[ 'Uncategorized' ],
			4,
		];
		yield 'past the end' => [ [ 'page' => 99 ], [], 4 ];
		yield 'after some' => [
			[
				'offset'   => 1,
				'per_page' => 2,
			],
			[ 'Other oak', 'Top' ],
			4,
		];
	}

	/**
	 * @dataProvider bad_queries
	 *
	 * @param array<string, mixed> $query
	 */
	public function test_bad_queries_are_refused( array $query ): void {
		$this->assertRestError( $this->rest( 'GET', self::PATH, $query ), 'rest_invalid_param', 400 );
	}

	/**
	 * @return iterable<array{array<string, mixed>}>
	 */
	public static function bad_queries(): iterable {
		yield [ [ 'orderby' => 'price' ] ];
		yield [ [ 'order' => 'up' ] ];
		yield [ [ 'per_page' => 101 ] ];
		yield [ [ 'page' => 0 ] ];
		yield [ [ 'include' => [ 'x' ] ] ];
		yield [ [ 'search' => [ 'x' ] ] ];
		yield [ [ 'slug' => [ 'x' ] ] ];
		yield [ [ 'parent' => 'x' ] ];
		yield [ [ 'product' => [ 1 ] ] ];
		yield [ [ 'hide_empty' => 'perhaps' ] ];
	}

	public function test_a_list_costs_the_same_number_of_queries_whatever_its_length(): void {
		$image = wp_insert_attachment( [ 'post_mime_type' => 'image/png' ], 'plank.png' );
		$add   = function ( int $from, int $to ) use ( $image ): void {
			for ( $number = $from; $number <= $to; $number++ ) {
				$this->rest(
					'POST',
					self::PATH,
					[
						'name'  => "Category $number",
						'image' => [ 'id' => $image ],
					]
				);
			}
		};
		$count = function (): int {
			/** @var \wpdb $wpdb */
			global $wpdb;
			wp_cache_flush();
			$this->rest( 'GET', '/wc/v3/products/tags' );
			$before = $wpdb->num_queries;
			self::assertNotSame( [], $this->items( $this->rest( 'GET', self::PATH, [ 'per_page' => 100 ] ) ) );
			return $wpdb->num_queries - $before;
		};
		$add( 1, 2 );
		$few = $count();
		$add( 3, 12 );
		self::assertSame( $few, $count() );
	}

	public function test_a_batch_makes_changes_and_deletes(): void {
		$oak     = $this->category( 'Oak' );
		$pine    = $this->category( 'Pine' );
		$answer  = $this->item(
			$this->rest(
				'POST',
				self::PATH . '/batch',
				[
					'create' => [ [ 'name' => 'Ash' ], [ 'name' => 'Oak' ], [ 'description' => 'no name' ] ],
					'update' => [
						[
							'id'          => $oak,
							'description' => 'Hard',
						],
						[
							'id'   => 999_999,
							'name' => 'x',
						],
					],
					'delete' => [ $pine, 999_999 ],
				]
			)
		);
		$outcome = static fn( string $kind ) => array_map( static fn( mixed $item ) => $item['error']['code'] ?? $item['name'], is_array( $answer[ $kind ] ) ? $answer[ $kind ] : [] );
		self::assertSame( [ 'Ash', 'term_exists', 'rest_missing_callback_param' ], $outcome( 'create' ) );
		self::assertSame( [ 'Oak', 'woocommerce_rest_term_invalid' ], $outcome( 'update' ) );
		self::assertSame( [ 'Pine', 'woocommerce_rest_term_invalid' ], $outcome( 'delete' ) );
		self::assertSame( 'Hard', get_term( $oak )->description ?? null );
		self::assertNull( get_term( $pine ) );
	}

	public function test_extensions_see_their_fields_and_the_hooks(): void {
		$fired = [];
		foreach ( [ 'created', 'updated', 'deleted' ] as $deed ) {
			add_action(
				"storewright_product_term_$deed",
				static function ( \WP_Term $term ) use ( &$fired, $deed ): void {
					$fired[] = "$deed {$term->name}";
				}
			);
		}
		register_rest_field(
			'product_cat',
			'colour',
			[
				'get_callback'    => static fn( array $item ) => get_term_meta( $item['id'], 'colour', true ),
				'update_callback' => static fn( mixed $value, \WP_Term $term ) => false !== update_term_meta( $term->term_id, 'colour', $value ),
				'schema'          => [
					'type'    => 'string',
					'context' => [ 'view', 'edit' ],
				],
			]
		);
		$item = $this->item(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'    => 'Oak',
					'colour'  => 'brown',
					'unknown' => 1,
				]
			)
		);
		self::assertSame( 'brown', $item['colour'] );
		$id = $item['id'];
		self::assertIsInt( $id );
		$this->rest( 'PUT', self::PATH . "/$id", [ 'name' => 'Elm' ] );
		$this->rest( 'PUT', self::PATH . "/$id", [ 'parent' => $id ] );
		$this->rest( 'DELETE', self::PATH . "/$id", [ 'force' => true ] );
		self::assertSame( [ 'created Oak', 'updated Elm', 'deleted Elm' ], $fired );
		unset( $GLOBALS['wp_rest_additional_fields']['product_cat'] );
	}

	private function category( string $name, int $parent = 0, string $description = '' ): int {
		return $this->id(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'        => $name,
					'parent'      => $parent,
					'description' => $description,
				]
			)
		);
	}

	private function id( \WP_REST_Response $response ): int {
		$id = $this->item( $response )['id'] ?? null;
		self::assertIsInt( $id, (string) wp_json_encode( $response->get_data() ) );
		return $id;
	}

	/**
	 * @param list<int> $categories
	 */
	private function product( string $name, array $categories ): int {
		$id = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => $name,
			]
		);
		wp_set_object_terms( $id, $categories, 'product_cat' );
		return $id;
	}

	/**
	 * @return list<int>
	 */
	private function categories_of( int $product ): array {
		$ids = wp_get_object_terms( $product, 'product_cat', [ 'fields' => 'ids' ] );
		self::assertIsArray( $ids );
		return array_map( 'intval', array_values( $ids ) );
	}

	/**
	 * @param list<array{int, int}> $expected
	 */
	private function assert_lookup( array $expected ): void {
		$default = DefaultCategory::id();
		$pairs   = array_map( static fn( array $pair ) => "$pair[0]:$pair[1]", [ ...$expected, [ $default, $default ] ] );
		sort( $pairs );
		self::assertSame( $pairs, $this->lookup() );
	}

	/**
	 * @return list<string>
	 */
	private function lookup(): array {
		$pairs = array_map( static fn( array $row ) => "{$row['category_tree_id']}:{$row['category_id']}", $this->context()->database->rows( "SELECT * FROM {$this->context()->database->table( CategoryLookup::TABLE )}" ) );
		sort( $pairs );
		return $pairs;
	}
}
