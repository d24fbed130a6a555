<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use Storewright\Store\Products\Import\KnownProducts;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * `wc/v3/products/import`: rows of a file become products, each by itself.
 */
final class ProductImportTest extends IntegrationTestCase {

	private const PRODUCTS = '/wc/v3/products';

	protected function setUp(): void {
		parent::setUp();
		$this->as_shop_manager();
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
		self::assertSame( [ 'Mug', 'MUG', '9', 7, true, '10' ], [ $product['name'], $product['sku'], $product['price'], $product['stock_quantity'], $product['featured'], $product['dimensions']['length'] ] );
		self::assertSame( [ 'Cups', 'Gifts' ], array_column( $product['categories'], 'name' ) );
		self::assertSame( $category['id'], get_term( $product['categories'][0]['id'] )->parent ?? 0 );
		self::assertSame( [ 'blue', 'round' ], array_column( $product['tags'], 'name' ) );
		self::assertSame( 'fragile', $product['shipping_class'] );
		self::assertSame( [ $image ], array_column( $product['images'], 'id' ) );
		self::assertSame( [ [ 'Clay' ], [ 'Ann', 'Bo' ] ], array_column( $product['attributes'], 'options' ) );
		self::assertGreaterThan( 0, $product['attributes'][0]['id'] );
		self::assertSame( [ true, false ], array_column( $product['attributes'], 'visible' ) );
	}

	public function test_a_dry_run_says_the_same_and_writes_nothing(): void {
		$there   = $this->item(
			$this->rest(
				'POST',
				self::PRODUCTS,
				[
					'name' => 'Old mug',
					'sku'  => 'OLD',
				]
			)
		);
		$rows    = [
			[
				'name'       => 'New',
				'categories' => [ [ 'Nowhere yet', 'Below' ] ],
				'tags'       => [ 'new tag' ],
				'attributes' => [
					[
						'name'    => 'Colour',
						'options' => [ 'Red' ],
						'global'  => true,
					],
				],
			],
			[
				'sku'           => 'old',
				'regular_price' => '3',
			],
			[
				'name'          => 'Bad',
				'regular_price' => '12 apples',
			],
			[ 'sku' => 'NAMELESS' ],
		];
		$before  = $this->everything();
		$queries = [];
		$watch   = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		add_filter( 'query', $watch );
		$tried = $this->import( $rows, [ 'dry_run' => true ] );
		remove_filter( 'query', $watch );

		self::assertSame( [ 'created', 'updated', 'failed', 'failed' ], array_column( $tried, 'outcome' ) );
		self::assertSame( [ $there['id'], 'Old mug' ], [ $tried[1]['id'], $tried[1]['name'] ] );
		self::assertSame( [ 'regular_price', 'name' ], array_map( static fn( array $result ) => $result['error']['field'] ?? '', array_slice( $tried, 2 ) ) );
		self::assertSame( $before, $this->everything() );
		self::assertNotSame( [], $queries );
		$writes = array_filter( $queries, static fn( string $query ) => 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b(?!.*_options)/is', $query ) );
		self::assertSame( [], array_values( $writes ) );

		$real = $this->import( $rows );
		self::assertSame( array_column( $tried, 'outcome' ), array_column( $real, 'outcome' ) );
		self::assertSame( array_column( $tried, 'error' ), array_column( $real, 'error' ) );
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
		self::assertSame( [ 'rest_invalid_param', 'tax_status' ], [ $results[0]['error']['code'] ?? '', $results[0]['error']['field'] ?? '' ] );
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
			array_map( static fn( array $result ) => $result['error']['message'] ?? '', $results )
		);
	}

	public function test_products_that_are_there_are_skipped_or_updated(): void {
		$there = $this->item(
			$this->rest(
				'POST',
				self::PRODUCTS,
				[
					'name'          => 'Old mug',
					'sku'           => 'OLD',
					'regular_price' => '5',
					'description'   => 'Kept',
				]
			)
		);
		$row   = [
			'sku'           => 'OLD',
			'regular_price' => '6',
		];

		self::assertSame( 'skipped', $this->import( [ $row ], [ 'existing' => 'skip' ] )[0]['outcome'] );
		self::assertSame( '5', $this->product( $there['id'] )['regular_price'] );
		self::assertSame( 'updated', $this->import( [ $row ] )[0]['outcome'] );
		$product = $this->product( $there['id'] );
		self::assertSame( [ '6', 'Old mug', 'Kept' ], [ $product['regular_price'], $product['name'], $product['description'] ] );

		$by_id = $this->import(
			[
				[
					'id'   => $there['id'],
					'name' => 'Renamed',
				],
			]
		);
		self::assertSame( 'updated', $by_id[0]['outcome'] );
		self::assertSame( 'Renamed', $this->product( $there['id'] )['name'] );
	}

	public function test_an_id_that_is_another_product_here_changes_nothing(): void {
		$there = $this->item(
			$this->rest(
				'POST',
				self::PRODUCTS,
				[
					'name' => 'Old mug',
					'sku'  => 'OLD',
				]
			)
		);

		[ $result ] = $this->import(
			[
				[
					'id'   => $there['id'],
					'sku'  => 'OTHER',
					'name' => 'From another shop',
				],
			]
		);

		self::assertSame( [ 'failed', 'id' ], [ $result['outcome'], $result['error']['field'] ?? '' ] );
		self::assertSame( 'Old mug', $this->product( $there['id'] )['name'] );
	}

	public function test_a_row_that_is_sent_again_is_not_doubled(): void {
		$rows  = [ [ 'name' => 'Without SKU' ], [ 'name' => 'Other' ] ];
		$file  = [
			'import'   => 'import-1',
			'existing' => 'skip',
		];
		$first = $this->import( $rows, $file );
		$again = $this->import( $rows, $file );

		self::assertSame( array_column( $first, 'id' ), array_column( $again, 'id' ) );
		self::assertSame( [ 'created', 'created' ], array_column( $again, 'outcome' ) );
		self::assertCount( 2, $this->items( $this->rest( 'GET', self::PRODUCTS ) ) );
		self::assertSame( 'import-1:1', get_post_meta( $first[0]['id'], KnownProducts::MARK, true ) );
		$tried = $this->import( $rows, $file + [ 'dry_run' => true ] );
		self::assertSame( [ 'skipped', 'skipped' ], array_column( $tried, 'outcome' ) );
		$this->import( $rows, [ 'import' => 'import-2' ] );
		self::assertCount( 4, $this->items( $this->rest( 'GET', self::PRODUCTS ) ) );
		wp_trash_post( $first[0]['id'] );
		self::assertNotSame( $first[0]['id'], $this->import( $rows, [ 'import' => 'import-1' ] )[0]['id'], 'What lies in the trash is not there.' );
	}

	public function test_what_a_file_has_made_is_changed_when_its_columns_are_corrected(): void {
		$file    = [ 'import' => 'import-1' ];
		[ $mug ] = $this->import( [ [ 'name' => 'Mug' ] ], $file );
		$rows    = [
			[
				'name'          => 'Mug',
				'regular_price' => '9',
			],
		];

		[ $tried ] = $this->import( $rows, $file + [ 'dry_run' => true ] );
		self::assertSame( [ 'updated', $mug['id'], 'Mug' ], [ $tried['outcome'], $tried['id'], $tried['name'] ] );
		[ $changed ] = $this->import( $rows, $file );
		self::assertSame( [ 'updated', $mug['id'] ], [ $changed['outcome'], $changed['id'] ] );
		self::assertSame( [ 'Mug', '9' ], [ $this->product( $mug['id'] )['name'], $this->product( $mug['id'] )['regular_price'] ] );
		self::assertCount( 1, $this->items( $this->rest( 'GET', self::PRODUCTS ) ) );
	}

	public function test_variations_go_to_their_product(): void {
		$rows = [
			[
				'name'       => 'Tee',
				'sku'        => 'TEE',
				'type'       => 'variable',
				'attributes' => [
					[
						'name'      => 'Size',
						'options'   => [ 'S', 'M' ],
						'variation' => true,
						'global'    => true,
					],
				],
			],
		];
		$size = [
			'type'          => 'variation',
			'parent'        => 'tee',
			'sku'           => 'TEE-S',
			'name'          => 'Ignored',
			'regular_price' => '20',
			'attributes'    => [
				[
					'name'    => 'Size',
					'options' => [ 'S' ],
				],
			],
		];

		$tried = $this->import(
			[ $size ],
			[
				'dry_run' => true,
				'known'   => [ 'TEE' ],
			]
		);
		self::assertSame( 'created', $tried[0]['outcome'], (string) wp_json_encode( $tried ) );
		[ $lost, $bad ] = $this->import( [ $size, [ 'regular_price' => '-1' ] + $size ], [ 'dry_run' => true ] );
		self::assertSame( [ 'failed', 'parent' ], [ $lost['outcome'], $lost['error']['field'] ?? '' ] );
		self::assertSame( 'failed', $bad['outcome'] );

		[ $tee ]       = $this->import( $rows );
		[ $variation ] = $this->import( [ $size ], [ 'import' => 'variations' ] );
		self::assertSame( 'created', $variation['outcome'], (string) wp_json_encode( $variation ) );
		$stored = $this->item( $this->rest( 'GET', self::PRODUCTS . "/{$tee['id']}/variations/{$variation['id']}" ) );
		self::assertSame( [ '20', 'S' ], [ $stored['regular_price'], $stored['attributes'][0]['option'] ] );
		$this->import(
			[
				[
					'sku'           => 'TEE-S',
					'regular_price' => '21',
				],
			],
			[ 'import' => 'variations-2' ]
		);
		self::assertSame( '21', $this->item( $this->rest( 'GET', self::PRODUCTS . "/{$tee['id']}/variations/{$variation['id']}" ) )['regular_price'] );
	}

	public function test_a_variation_of_a_product_without_variations_is_refused(): void {
		$this->import(
			[
				[
					'name' => 'Mug',
					'sku'  => 'MUG',
				],
			]
		);

		$results = $this->import(
			[
				[
					'type'   => 'variation',
					'parent' => 'MUG',
				],
				[ 'type' => 'variation' ],
			],
			[ 'import' => 'variations' ]
		);

		self::assertSame( [ 'parent', 'parent' ], array_map( static fn( array $result ) => $result['error']['field'] ?? '', $results ) );
	}

	public function test_products_name_each_other(): void {
		$results = $this->import(
			[
				[
					'name'             => 'Set',
					'type'             => 'grouped',
					'sku'              => 'SET',
					'grouped_products' => [ 'CUP' ],
					'upsell_ids'       => [ 'NOWHERE' ],
				],
				[
					'name' => 'Cup',
					'sku'  => 'CUP',
				],
			],
			[ 'known' => [ 'CUP', 'SET' ] ]
		);
		self::assertSame( [ 'grouped_products' ], $results[0]['pending'] );
		self::assertSame( [ 'upsell_ids' ], array_column( $results[0]['notes'], 'field' ) );

		[ $linked ] = $this->import(
			[
				[
					'id'               => $results[0]['id'],
					'grouped_products' => [ 'CUP', "id:{$results[0]['id']}" ],
				],
			],
			[ 'import' => 'the-links' ]
		);
		self::assertSame( 'updated', $linked['outcome'] );
		self::assertSame( [ $results[1]['id'], $results[0]['id'] ], $this->product( $results[0]['id'] )['grouped_products'] );
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

	public function test_who_may_not_add_categories_is_told_in_the_dry_run(): void {
		add_filter( 'user_has_cap', static fn( array $capabilities ) => [ 'edit_product_terms' => false ] + $capabilities );

		[ $result ] = $this->import(
			[
				[
					'name'       => 'Mug',
					'categories' => [ [ 'Brand new' ] ],
				],
			],
			[ 'dry_run' => true ]
		);

		self::assertSame( [ 'failed', 'categories' ], [ $result['outcome'], $result['error']['field'] ?? '' ] );
	}

	public function test_a_batch_has_at_most_50_rows(): void {
		$rows = array_fill( 0, 51, [ 'name' => 'Mug' ] );

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

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param array<string, mixed>       $more
	 * @return list<array{row: int, outcome: string, id: int, name: string, error: array{code: string, message: string, field: string}|null, notes: list<array{field: string, message: string}>, pending: list<string>}>
	 */
	private function import( array $rows, array $more = [] ): array {
		$response = $this->ask( $rows, $more );
		$this->assertRestStatus( $response, 200 );
		/** @var list<array{row: int, outcome: string, id: int, name: string, error: array{code: string, message: string, field: string}|null, notes: list<array{field: string, message: string}>, pending: list<string>}> $results */
		$results = $this->item( $response )['rows'];
		return $results;
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @param array<string, mixed>       $more
	 */
	private function ask( array $rows, array $more ): \WP_REST_Response {
		$numbered = [];
		foreach ( $rows as $index => $fields ) {
			$numbered[] = [
				'row'    => $index + 1,
				'fields' => $fields,
			];
		}
		return $this->rest(
			'POST',
			self::PRODUCTS . '/import',
			$more + [
				'import'   => 'import-0',
				'existing' => 'update',
				'rows'     => $numbered,
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function product( int $id ): array {
		return $this->item( $this->rest( 'GET', self::PRODUCTS . "/$id" ) );
	}

	/**
	 * How much there is of everything.
	 *
	 * @return list<mixed>
	 */
	private function everything(): array {
		$database = $this->context()->database;
		return array_map(
			static fn( string $table ) => $database->value( "SELECT COUNT(*) FROM {$database->table( $table )}" ),
			[ 'posts', 'postmeta', 'terms', 'termmeta', 'term_taxonomy', 'term_relationships', 'wc_product_meta_lookup', 'woocommerce_attribute_taxonomies' ]
		);
	}

	private static function queries(): int {
		global $wpdb;
		return $wpdb instanceof \wpdb ? $wpdb->num_queries : 0;
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
