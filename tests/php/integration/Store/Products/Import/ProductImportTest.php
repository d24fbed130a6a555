<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use Storewright\Tests\Support\Store\ProductImportTestCase;

/**
 * `wc/v3/products/import`: rows of a file become products, each by itself.
 */
final class ProductImportTest extends ProductImportTestCase {

	public function test_what_listens_to_a_product_that_is_made_reaches_all_routes(): void {
		$statuses = [];
		$listen   = function () use ( &$statuses ): void {
			foreach ( [ '/wc/v3/products/categories', '/wc/v3/orders', '/wp/v2/types' ] as $path ) {
				$statuses[] = $this->rest( 'GET', $path )->get_status();
			}
		};
		add_action( 'storewright_product_created', $listen );
		$made = $this->import( [ [ 'name' => 'Mug' ] ] );
		remove_action( 'storewright_product_created', $listen );

		self::assertSame( [ 'created' ], array_column( $made, 'outcome' ) );
		self::assertSame( [ 200, 200, 200 ], $statuses );
	}

	public function test_rows_become_products_with_all_that_they_name(): void {
		$category = $this->item( $this->rest( 'POST', self::PRODUCTS . '/categories', [ 'name' => 'Kitchen & more' ] ) );
		$image    = self::image( '2026/11/blue_mug.png' );

		[ $result ] = $this->import(
			[
				[
					'name'              => 'Mug',
					'sku'               => 'MUG',
					'regular_price'     => '14.5',
					'sale_price'        => '9',
					'date_on_sale_from' => '2020-01-01',
					'status'            => 'publish',
					'featured'          => true,
					'manage_stock'      => true,
					'stock_quantity'    => 7,
					'dimensions'        => [ 'length' => '10' ],
					'categories'        => [ [ 'Kitchen & more', 'Cups' ], [ 'Gifts' ] ],
					'tags'              => [ 'blue', 'round' ],
					'shipping_class'    => 'Fragile',
					'images'            => [ 'https://elsewhere.example/a/blue_mug.png', 'missing.png' ],
					'attributes'        => [
						[
							'name'    => 'Material',
							'options' => [ 'Clay' ],
							'global'  => true,
						],
						[
							'name'    => 'Maker',
							'options' => [ 'Ann', 'Bo' ],
							'visible' => false,
						],
					],
				],
			]
		);

		self::assertSame( 'created', $result['outcome'], (string) wp_json_encode( $result ) );
		self::assertSame( [ 'images' ], array_column( $result['notes'], 'field' ) );
		self::assertStringContainsString( 'missing.png', $result['notes'][0]['message'] );
		$product = $this->product( $result['id'] );
		self::assertSame(
			[ 'Mug', 'MUG', '9', 7, true, '10' ],
			[
				$product['name'],
				$product['sku'],
				$product['price'],
				$product['stock_quantity'],
				$product['featured'],
				$product['dimensions']['length'],
			]
		);
		self::assertSame( [ 'Cups', 'Gifts' ], array_column( $product['categories'], 'name' ) );
		self::assertSame( $category['id'], get_term( $product['categories'][0]['id'] )->parent ?? 0 );
		self::assertSame( [ 'blue', 'round' ], array_column( $product['tags'], 'name' ) );
		self::assertSame( 'fragile', $product['shipping_class'] );
		self::assertSame( [ $image ], array_column( $product['images'], 'id' ) );
		self::assertSame( [ [ 'Clay' ], [ 'Ann', 'Bo' ] ], array_column( $product['attributes'], 'options' ) );
		self::assertGreaterThan( 0, $product['attributes'][0]['id'] );
		self::assertSame( [ true, false ], array_column( $product['attributes'], 'visible' ) );
	}

	public function test_a_row_that_is_refused_adds_no_categories_and_leaves_the_others(): void {
		$results = $this->import(
			[
				[
					'name'       => 'Bad',
					'tax_status' => 'sometimes',
					'categories' => [ [ 'Only for the bad one' ] ],
				],
				[ 'name' => 'Good' ],
			]
		);

		self::assertSame( [ 'failed', 'created' ], array_column( $results, 'outcome' ) );
		self::assertSame(
			[ 'rest_invalid_param', 'tax_status' ],
			[ $results[0]['errors'][0]['code'] ?? '', $results[0]['errors'][0]['field'] ?? '' ]
		);
		self::assertNull( term_exists( 'Only for the bad one', 'product_cat' ) );
	}

	public function test_what_is_wrong_with_a_cell_is_said_without_names_of_parameters(): void {
		$results = $this->import(
			[
				[
					'name'           => 'Bad',
					'stock_quantity' => '1.5',
				],
				[
					'name'     => 'Bad',
					'featured' => 'maybe',
				],
				[
					'name' => 'Bad',
					'type' => 'alien',
				],
				[
					'name'       => 'Bad',
					'tax_status' => 'sometimes',
				],
			]
		);

		self::assertSame(
			[
				'This has to be a whole number such as 12.',
				'This has to be 1 for yes or 0 for no.',
				'This is not one of simple, grouped, external, and variable.',
				'This is not one of taxable, shipping, and none.',
			],
			array_map( static fn( array $result ) => $result['errors'][0]['message'] ?? '', $results )
		);
	}

	public function test_all_that_is_wrong_with_a_row_is_said_at_once(): void {
		$this->import(
			[
				[
					'name' => 'Has it',
					'sku'  => 'TAKEN',
				],
			]
		);
		$rows = [
			[
				'sku'            => 'MANY',
				'regular_price'  => 'twelve',
				'stock_quantity' => 'some',
				'weight'         => 'heavy',
				'tax_status'     => 'sometimes',
				'categories'     => [ [ str_repeat( 'x', 201 ) ] ],
			],
			[
				'type'          => 'variation',
				'parent'        => 'NOWHERE',
				'regular_price' => '1,2,3',
			],
			[
				'name'   => 'Fine',
				'status' => 'publish',
			],
		];
		foreach ( [ true, false ] as $is_trial ) {
			$results = $this->import(
				$rows,
				[
					'import'  => 'import-1',
					'dry_run' => $is_trial,
				]
			);
			$fields  = array_map( static fn( array $result ) => array_column( $result['errors'], 'field' ), $results );

			self::assertEqualsCanonicalizing(
				[ 'name', 'categories', 'stock_quantity', 'tax_status', 'regular_price', 'weight' ],
				$fields[0]
			);
			self::assertEqualsCanonicalizing( [ 'parent', 'regular_price' ], $fields[1] );
			self::assertSame( [ [], 'created' ], [ $fields[2], $results[2]['outcome'] ] );
		}
	}

	public function test_a_new_product_takes_few_queries(): void {
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$this->import( [ [ 'name' => 'First', 'sku' => 'F-0', 'categories' => [ [ 'A' ] ], 'tags' => [ 'b' ] ] ] );
		$rows  = static fn( string $name, int $count ): array => array_map(
			static fn( int $row ) => [
				'name'       => "$name $row",
				'sku'        => "$name-$row",
				'categories' => [ [ 'A' ] ],
				'tags'       => [ 'b' ],
			],
			range( 1, $count )
		);
		$one   = $this->queries_of( fn() => $this->import( $rows( 'one', 1 ), [ 'import' => 'import-one' ] ) );
		$many  = $this->queries_of( fn() => $this->import( $rows( 'many', 11 ), [ 'import' => 'import-many' ] ) );
		$heard = [];
		add_action(
			'set_object_terms',
			static function ( int $id, array $terms, array $tt_ids, string $taxonomy ) use ( &$heard ): void {
				$heard[ $taxonomy ] = count( $tt_ids );
			},
			10,
			4
		);
		$product = $this->product( $this->import( $rows( 'heard', 1 ), [ 'import' => 'import-heard' ] )[0]['id'] );

		self::assertLessThanOrEqual( 32, ( $many - $one ) / 10 );
		self::assertSame(
			[ [ 'A' ], [ 'b' ] ],
			[ array_column( $product['categories'], 'name' ), array_column( $product['tags'], 'name' ) ]
		);
		self::assertSame( [ 1, 1, 1 ], [ $heard['product_type'] ?? 0, $heard['product_cat'] ?? 0, $heard['product_tag'] ?? 0 ] );
		self::assertSame( 14, get_term_by( 'name', 'A', 'product_cat' )->count ?? 0 );
	}

	public function test_only_who_may_import_does(): void {
		$body   = [
			'import' => 'import-1',
			'rows'   => [
				[
					'row'    => 1,
					'fields' => [ 'name' => 'Mug' ],
				],
			],
		];
		$forbid = static fn( array $capabilities ) => [ 'import' => false ] + $capabilities;
		add_filter( 'user_has_cap', $forbid );
		$this->assertRestError( $this->rest( 'POST', self::PRODUCTS . '/import', $body ), 'woocommerce_rest_cannot_create', 403 );
		remove_filter( 'user_has_cap', $forbid );
		$this->as_subscriber();
		$this->assertRestError( $this->rest( 'POST', self::PRODUCTS . '/import', $body ), 'woocommerce_rest_cannot_create', 403 );
		$this->as_administrator();
		$this->assertRestStatus( $this->rest( 'POST', self::PRODUCTS . '/import', $body ), 200 );
	}

	public function test_a_batch_has_at_most_500_rows(): void {
		$rows = array_fill( 0, 501, [ 'name' => 'Mug' ] );

		$this->assertRestStatus( $this->ask( $rows, [] ), 400 );
	}

	public function test_what_fifty_rows_cost_is_bounded(): void {
		$rows = [];
		for ( $number = 1; $number <= 50; $number++ ) {
			$rows[] = [
				'name'          => "Mug $number",
				'sku'           => "MUG-$number",
				'regular_price' => '5',
				'categories'    => [ [ 'Kitchen', 'Row ' . ( $number % 5 ) ] ],
				'tags'          => [ 'blue' ],
				'images'        => [ "mug-$number.png" ],
			];
		}
		$before = self::queries();
		$tried  = $this->import( $rows, [ 'dry_run' => true ] );
		$trial  = self::queries() - $before;
		$made   = $this->import( $rows );

		self::assertSame( array_fill( 0, 50, 'created' ), array_column( $tried, 'outcome' ) );
		self::assertSame( array_fill( 0, 50, 'created' ), array_column( $made, 'outcome' ) );
		self::assertLessThan( 6 * 50, $trial );
		// Most of it is what a product costs that is made by itself.
		self::assertLessThan( 60 * 50, self::queries() - $before - $trial );
	}

	private static function image( string $path ): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => 'Picture',
				'post_mime_type' => 'image/png',
				'post_status'    => 'inherit',
			]
		);
		update_post_meta( $id, '_wp_attached_file', $path );
		return $id;
	}
}
