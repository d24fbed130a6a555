<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Attributes;

use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Attributes\AttributeTaxonomies;
use Storewright\Store\Terms\Taxonomies;
use Storewright\Tests\Support\IntegrationTestCase;
use WP_REST_Response;

/**
 * Attributes and their values over REST.
 */
final class AttributesRestTest extends IntegrationTestCase {

	private const PATH = '/wc/v3/products/attributes';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
	}

	protected function tearDown(): void {
		parent::tearDown();
		( new AttributeTaxonomies( $this->context() ) )->register();
	}

	public function test_an_attribute_is_made_read_changed_and_deleted(): void {
		$created = $this->rest(
			'POST',
			self::PATH,
			[
				'name'         => 'Size of <b>shoes</b>',
				'order_by'     => 'name_num',
				'has_archives' => true,
			]
		);
		$this->assertRestStatus( $created, 201 );
		$item = $this->item( $created );
		$id   = $this->id( $created );
		self::assertSame( rest_url( self::PATH . "/$id" ), $created->get_headers()['Location'] );
		self::assertSame(
			[
				'id'           => $id,
				'name'         => 'Size of shoes',
				'slug'         => 'pa_size-of-shoes',
				'type'         => 'select',
				'order_by'     => 'name_num',
				'has_archives' => true,
			],
			array_diff_key( $item, [ '_links' => 0 ] )
		);
		self::assertTrue( is_taxonomy_viewable( 'pa_size-of-shoes' ) );
		self::assertSame( [ 'pa_size-of-shoes' ], array_column( $this->items( $this->rest( 'GET', self::PATH ) ), 'slug' ) );

		$changed = $this->item( $this->rest( 'PUT', self::PATH . "/$id", [ 'has_archives' => false ] ) );
		self::assertSame(
			[ 'Size of shoes', 'name_num', false ],
			[ $changed['name'], $changed['order_by'], $changed['has_archives'] ],
			'What is not sent stays.'
		);
		self::assertFalse( is_taxonomy_viewable( 'pa_size-of-shoes' ) );
		self::assertSame( $changed, $this->item( $this->rest( 'GET', self::PATH . "/$id" ) ) );

		$this->assertRestError(
			$this->rest( 'DELETE', self::PATH . "/$id", [ 'force' => false ] ),
			'woocommerce_rest_trash_not_supported',
			501
		);
		self::assertSame(
			'Size of shoes',
			$this->item( $this->rest( 'DELETE', self::PATH . "/$id" ) )['name'],
			'WooCommerce deletes attributes without being asked twice.'
		);
		self::assertFalse( taxonomy_exists( 'pa_size-of-shoes' ) );
		foreach ( [ 'GET', 'PUT', 'DELETE' ] as $method ) {
			$this->assertRestError( $this->rest( $method, self::PATH . "/$id" ), 'woocommerce_rest_taxonomy_invalid', 404 );
			$this->assertRestError( $this->rest( $method, self::PATH . "/$id/terms/1" ), 'woocommerce_rest_taxonomy_invalid', 404 );
		}
	}

	/**
	 * @dataProvider slugs
	 */
	public function test_slugs( string $name, string $slug, ?string $expected ): void {
		$response = $this->rest(
			'POST',
			self::PATH,
			[
				'name' => $name,
				'slug' => $slug,
			]
		);
		if ( null === $expected ) {
			$this->assertRestError( $response, 'woocommerce_rest_cannot_create', 400 );
			self::assertSame( [], $this->items( $this->rest( 'GET', self::PATH ) ) );
			return;
		}
		self::assertSame( $expected, $this->item( $response )['slug'] );
		self::assertTrue( taxonomy_exists( $expected ) );
	}

	/**
	 * @return iterable<string, array{string, string, string|null}>
	 */
	public static function slugs(): iterable {
		yield 'from the name' => [ 'Colour', '', 'pa_colour' ];
		yield 'with the prefix' => [ 'Colour', 'pa_tone', 'pa_tone' ];
		yield 'without it' => [ 'Colour', 'Tone Of It', 'pa_tone-of-it' ];
		yield 'of letters with accents' => [ 'Größe', '', 'pa_grose' ];
		yield 'of another script' => [ 'צבע', '', 'pa_צבע' ];
		yield 'cut to what fits' => [ 'An attribute with a very long name indeed', '', 'pa_an-attribute-with-a-very-lon' ];
		yield 'cut between letters' => [ str_repeat( 'צ', 20 ), '', 'pa_' . str_repeat( 'צ', 14 ) ];
		yield 'too long' => [ 'Colour', 'a-slug-that-is-by-far-too-long', null ];
		yield 'of nothing' => [ '★★★', '', null ];
		yield 'of markup' => [ 'Colour', '<>', null ];
		yield 'with what addresses hide' => [ 'Colour', 'a%2500b%2527c', 'pa_abc' ];
		yield 'without a name' => [ '  ', 'colour', null ];
		yield 'of a name that is too long' => [ str_repeat( 'x', 201 ), 'colour', null ];
	}

	public function test_a_slug_is_given_once(): void {
		$colour   = $this->id( $this->rest( 'POST', self::PATH, [ 'name' => 'Colour' ] ) );
		$response = $this->rest( 'POST', self::PATH, [ 'name' => 'Colour' ] );
		$this->assertRestError( $response, 'woocommerce_rest_cannot_create', 400 );
		$error = $response->as_error()?->get_error_data();
		self::assertIsArray( $error );
		self::assertSame( $colour, $error['resource_id'] );
		$size = $this->id( $this->rest( 'POST', self::PATH, [ 'name' => 'Size' ] ) );
		$this->assertRestError( $this->rest( 'PUT', self::PATH . "/$size", [ 'slug' => 'colour' ] ), 'woocommerce_rest_cannot_edit', 400 );
		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$size", [ 'slug' => 'pa_size' ] ) );
		$this->assertRestError(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name' => 'X',
					'type' => 'colour',
				]
			),
			'rest_invalid_param',
			400
		);
	}

	public function test_products_follow_a_new_slug(): void {
		[ $id, $red ] = $this->colour_with_red();
		$product      = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => 'Shirt',
			]
		);
		wp_set_object_terms( $product, [ $red ], 'pa_colour' );
		update_post_meta(
			$product,
			'_product_attributes',
			[
				'local'     => [
					'name'        => 'Local',
					'is_taxonomy' => 0,
				],
				'pa_colour' => [
					'name'        => 'pa_colour',
					'is_taxonomy' => 1,
				],
				'pa_size'   => [
					'name'        => 'pa_size',
					'is_taxonomy' => 1,
				],
			]
		);
		update_post_meta( $product, '_default_attributes', [ 'pa_colour' => 'red' ] );
		$variation = wp_insert_post(
			[
				'post_type'   => 'product_variation',
				'post_parent' => $product,
			]
		);
		update_post_meta( $variation, 'attribute_pa_colour', 'red' );
		get_post_meta( $variation );

		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$id", [ 'slug' => 'tone' ] ) );

		self::assertFalse( taxonomy_exists( 'pa_colour' ) );
		self::assertSame( [ $red ], wp_get_object_terms( $product, 'pa_tone', [ 'fields' => 'ids' ] ) );
		self::assertSame(
			[
				'local'   => [
					'name'        => 'Local',
					'is_taxonomy' => 0,
				],
				'pa_tone' => [
					'name'        => 'pa_tone',
					'is_taxonomy' => 1,
				],
				'pa_size' => [
					'name'        => 'pa_size',
					'is_taxonomy' => 1,
				],
			],
			get_post_meta( $product, '_product_attributes', true )
		);
		self::assertSame( [ 'pa_tone' => 'red' ], get_post_meta( $product, '_default_attributes', true ) );
		self::assertSame(
			[ '', 'red' ],
			[ get_post_meta( $variation, 'attribute_pa_colour', true ), get_post_meta( $variation, 'attribute_pa_tone', true ) ]
		);
		self::assertSame( [ 'Red' ], array_column( $this->items( $this->rest( 'GET', self::PATH . "/$id/terms" ) ), 'name' ) );
	}

	public function test_terms_go_with_their_attribute(): void {
		[ $id, $red ] = $this->colour_with_red();
		$product      = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => 'Shirt',
			]
		);
		wp_set_object_terms( $product, [ $red ], 'pa_colour' );
		add_term_meta( $red, 'order', 3 );
		$this->assertRestStatus( $this->rest( 'DELETE', self::PATH . "/$id" ) );

		$database = $this->context()->database;
		self::assertNull( get_term( $red ) );
		self::assertSame(
			'0',
			$database->value( "SELECT COUNT(*) FROM {$database->table( 'term_taxonomy' )} WHERE taxonomy = 'pa_colour'" )
		);
		self::assertSame( '0', $database->value( "SELECT COUNT(*) FROM {$database->table( 'termmeta' )} WHERE term_id = %d", $red ) );
		self::assertSame(
			'0',
			$database->value(
				"SELECT COUNT(*) FROM {$database->table( 'term_relationships' )} r
				WHERE r.object_id = %d AND r.term_taxonomy_id NOT IN ( SELECT t.term_taxonomy_id
				FROM {$database->table( 'term_taxonomy' )} t )",
				$product
			)
		);
	}

	public function test_values_have_an_order_and_belong_to_their_attribute(): void {
		[ $id, $red ] = $this->colour_with_red();
		$other        = $this->id( $this->rest( 'POST', self::PATH, [ 'name' => 'Size' ] ) );
		$item         = $this->item( $this->rest( 'PUT', self::PATH . "/$id/terms/$red", [ 'menu_order' => 9 ] ) );
		self::assertSame(
			[ 'id', 'name', 'slug', 'description', 'menu_order', 'count' ],
			array_keys( array_diff_key( $item, [ '_links' => 0 ] ) )
		);
		self::assertSame( 9, $item['menu_order'] );
		self::assertSame( '9', get_term_meta( $red, 'order', true ) );
		$this->assertRestError( $this->rest( 'GET', self::PATH . "/$other/terms/$red" ), 'woocommerce_rest_term_invalid', 404 );
		$this->assertRestError( $this->rest( 'POST', self::PATH . "/$id/terms", [ 'name' => 'Red' ] ), 'term_exists', 400 );
		$this->assertRestStatus( $this->rest( 'POST', self::PATH . "/$other/terms", [ 'name' => 'Red' ] ), 201 );

		$created = $this->rest( 'POST', self::PATH . "/$id/terms", [ 'name' => 'Blue' ] );
		self::assertSame( rest_url( self::PATH . "/$id/terms/{$this->id( $created )}" ), $created->get_headers()['Location'] );
		$batch = $this->item(
			$this->rest(
				'POST',
				self::PATH . "/$id/terms/batch",
				[
					'create' => [ [ 'name' => 'Green' ] ],
					'delete' => [ $red ],
				]
			)
		);
		self::assertSame(
			[ [ 'Green' ], [ 'Red' ] ],
			[ array_column( (array) $batch['create'], 'name' ), array_column( (array) $batch['delete'], 'name' ) ]
		);
		self::assertSame( [ 'Blue', 'Green' ], array_column( $this->items( $this->rest( 'GET', self::PATH . "/$id/terms" ) ), 'name' ) );
	}

	public function test_the_cached_list_is_the_table(): void {
		$this->colour_with_red();
		$query = new AttributeQuery( $this->context() );
		$names = static fn() => array_column( $query->all(), 'name' );
		self::assertSame( [ 'colour' ], $names() );
		delete_transient( AttributeQuery::CACHE );
		self::assertSame( [ 'colour' ], $names() );
		wp_load_alloptions();
		/** @var \wpdb $wpdb */
		global $wpdb;
		$before = $wpdb->num_queries;
		self::assertSame( [ 'colour' ], $names() );
		self::assertSame( $before, $wpdb->num_queries, 'Visitors cost no query.' );
		set_transient( AttributeQuery::CACHE, [ 'nonsense', (object) [ 'attribute_name' => [] ], null ] );
		self::assertSame( [], $names(), 'What another plugin left there does no harm.' );
	}

	public function test_a_page_view_registers_the_taxonomies_without_a_query(): void {
		$this->colour_with_red();
		wp_load_alloptions();
		/** @var \wpdb $wpdb */
		global $wpdb;
		$before = $wpdb->num_queries;
		( new Taxonomies( $this->context() ) )->register();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertTrue( taxonomy_exists( 'product_cat' ) && taxonomy_exists( 'pa_colour' ) );
	}

	public function test_an_attribute_that_another_request_has_just_added_goes_with_its_terms(): void {
		[ $id, $red ] = $this->colour_with_red();
		set_transient( AttributeQuery::CACHE, [] );
		( new AttributeTaxonomies( $this->context() ) )->register();
		self::assertFalse( taxonomy_exists( 'pa_colour' ) );
		$this->assertRestStatus( $this->rest( 'DELETE', self::PATH . "/$id" ) );
		self::assertNull(
			$this->context()->database->value(
				"SELECT term_id FROM {$this->context()->database->table( 'terms' )} WHERE term_id = %d",
				$red
			)
		);
	}

	public function test_only_who_may_change_products_terms_may(): void {
		[ $id ] = $this->colour_with_red();
		$this->as_subscriber();
		foreach ( [ self::PATH, self::PATH . "/$id/terms", '/wc/v3/products/tags' ] as $path ) {
			$this->assertRestError( $this->rest( 'GET', $path ), 'woocommerce_rest_cannot_view', 403 );
			$this->assertRestError( $this->rest( 'POST', $path, [ 'name' => 'x' ] ), 'woocommerce_rest_cannot_create', 403 );
			$this->assertRestError( $this->rest( 'POST', "$path/batch" ), 'woocommerce_rest_cannot_batch', 403 );
			$this->assertRestError( $this->rest( 'PUT', "$path/$id", [ 'name' => 'x' ] ), 'woocommerce_rest_cannot_edit', 403 );
			$this->assertRestError( $this->rest( 'DELETE', "$path/$id", [ 'force' => true ] ), 'woocommerce_rest_cannot_delete', 403 );
		}
	}

	public function test_shipping_classes_suggest_a_free_slug(): void {
		$path = '/wc/v3/products/shipping_classes';
		self::assertSame( 'bulky-things', $this->data( $this->rest( 'GET', "$path/slug-suggestion", [ 'name' => 'Bulky things' ] ) ) );
		$this->assertRestStatus( $this->rest( 'POST', $path, [ 'name' => 'Bulky things' ] ), 201 );
		self::assertSame( 'bulky-things-2', $this->data( $this->rest( 'GET', "$path/slug-suggestion", [ 'name' => 'Bulky things' ] ) ) );
		self::assertSame( '', $this->data( $this->rest( 'GET', "$path/slug-suggestion" ) ) );
		self::assertSame( 'small', $this->data( $this->rest( 'GET', "$path/slug-suggestion?name=Small&_fields=slug" ) ) );
	}

	/**
	 * @return array{int, int} Ids of the attribute and its value.
	 */
	private function colour_with_red(): array {
		$id = $this->id( $this->rest( 'POST', self::PATH, [ 'name' => 'Colour' ] ) );
		return [ $id, $this->id( $this->rest( 'POST', self::PATH . "/$id/terms", [ 'name' => 'Red' ] ) ) ];
	}

	private function id( WP_REST_Response $response ): int {
		$id = $this->item( $response )['id'] ?? null;
		self::assertIsInt( $id, (string) wp_json_encode( $response->get_data() ) );
		return $id;
	}
}
