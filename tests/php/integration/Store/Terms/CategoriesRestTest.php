<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Terms;

use Storewright\Tests\Support\Store\CategoriesRestTestCase;

/**
 * Categories over REST, which have all that terms can have; brands are the same.
 */
final class CategoriesRestTest extends CategoriesRestTestCase {

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
		self::assertSame(
			[ 'Oak', 'all-oak', 'both', 7 ],
			[ $changed['name'], $changed['slug'], $changed['display'], $changed['menu_order'] ],
			'What is not sent stays.'
		);
		self::assertSame( $item['description'], $changed['description'] );
		self::assertSame(
			'',
			get_term_meta( $this->id( $this->rest( 'PUT', $path, [ 'display' => 'default' ] ) ), 'display_type', true ),
			'WooCommerce stores the usual way as nothing.'
		);
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

		foreach ( [ $top, $middle, $bottom ] as $parent ) {
			$this->assertRestError(
				$this->rest( 'PUT', self::PATH . "/$top", [ 'parent' => $parent ] ),
				'woocommerce_rest_term_invalid',
				400
			);
		}
		foreach ( [ 999_999, $tag, -1, PHP_INT_MAX ] as $parent ) {
			$this->assertRestError( $this->rest( 'PUT', self::PATH . "/$top", [ 'parent' => $parent ] ), 'missing_parent', 400 );
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
			'missing_parent',
			400
		);
		self::assertSame( 0, $this->item( $this->rest( 'GET', self::PATH . "/$top" ) )['parent'] );
		self::assertSame( $middle, $this->item( $this->rest( 'GET', self::PATH . "/$bottom" ) )['parent'] );
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

		self::assertSame(
			$item['image'],
			$this->item( $this->rest( 'PUT', self::PATH . "/$id", [ 'image' => $item['image'] ] ) )['image'],
			'What was answered can be sent back.'
		);
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
		$outcome = static fn( string $kind ) => array_map(
			static fn( mixed $item ) => $item['error']['code'] ?? $item['name'],
			is_array( $answer[ $kind ] ) ? $answer[ $kind ] : []
		);
		self::assertSame( [ 'Ash', 'term_exists', 'rest_missing_callback_param' ], $outcome( 'create' ) );
		self::assertSame( [ 'Oak', 'woocommerce_rest_term_invalid' ], $outcome( 'update' ) );
		self::assertSame( [ 'Pine', 'woocommerce_rest_term_invalid' ], $outcome( 'delete' ) );
		self::assertSame( 'Hard', get_term( $oak )->description ?? null );
		self::assertNull( get_term( $pine ) );
	}

	public function test_extensions_see_their_fields_and_the_hooks(): void {
		$fired = [];
		foreach ( [ 'created', 'updated', 'deleted' ] as $action ) {
			add_action(
				"storewright_product_term_$action",
				static function ( \WP_Term $term ) use ( &$fired, $action ): void {
					$fired[] = "$action {$term->name}";
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
}
