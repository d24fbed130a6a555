<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use Storewright\Tests\Support\Store\ProductImportTestCase;

/**
 * Dry runs of an import.
 */
final class ImportDryRunTest extends ProductImportTestCase {

	public function test_what_many_rows_name_and_is_not_there_is_asked_for_once_per_request(): void {
		$asked = [];
		$watch = static function ( mixed $answer, \WP_REST_Server $server, \WP_REST_Request $request ) use ( &$asked ): mixed {
			$asked[] = $request->get_route();
			return $answer;
		};
		add_filter( 'rest_pre_dispatch', $watch, 10, 3 );
		$row   = static fn( string $name ): array => [
			'name'       => $name,
			'categories' => [ [ 'Nowhere yet' ] ],
			'tags'       => [ 'new tag' ],
		];
		$tried = $this->import( [ $row( 'One' ), $row( 'Two' ), $row( 'Three' ) ], [ 'dry_run' => true ] );
		remove_filter( 'rest_pre_dispatch', $watch );

		self::assertSame( [ 'created', 'created', 'created' ], array_column( $tried, 'outcome' ) );
		self::assertCount( 1, array_keys( $asked, '/wc/v3/products/categories', true ) );
		self::assertCount( 1, array_keys( $asked, '/wc/v3/products/tags', true ) );
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
		self::assertSame(
			[ 'regular_price', 'name' ],
			array_map( static fn( array $result ) => $result['errors'][0]['field'] ?? '', array_slice( $tried, 2 ) )
		);
		self::assertSame( $before, $this->everything() );
		self::assertNotSame( [], $queries );
		$writes = array_filter(
			$queries,
			static fn( string $query ) => 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\b(?!.*_options)/is', $query )
		);
		self::assertSame( [], array_values( $writes ) );

		$real = $this->import( $rows );
		self::assertSame( array_column( $tried, 'outcome' ), array_column( $real, 'outcome' ) );
		self::assertSame( array_column( $tried, 'errors' ), array_column( $real, 'errors' ) );
	}

	public function test_a_trial_of_many_rows_asks_for_skus_at_once_and_finds_those_that_are_taken(): void {
		$this->import(
			[
				[
					'name' => 'Has it',
					'sku'  => 'Größe-1',
				],
			]
		);
		$trial   = fn( int $count ): int => $this->queries_of(
			fn() => $this->import(
				array_map(
					static fn( int $row ) => [
						'name' => "New $row",
						'sku'  => "NEW-$count-$row",
					],
					range( 1, $count )
				),
				[ 'dry_run' => true ]
			)
		);
		$trial( 1 );
		$few     = $trial( 2 );
		$results = $this->import(
			[
				[
					'name' => 'Same in small letters',
					'sku'  => 'größe-1',
				],
			],
			[
				'import'  => 'import-2',
				'dry_run' => true,
			]
		);

		self::assertSame( $few, $trial( 40 ) );
		self::assertSame( 'updated', $results[0]['outcome'] );
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

		self::assertSame( [ 'failed', 'categories' ], [ $result['outcome'], $result['errors'][0]['field'] ?? '' ] );
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
			[
				'posts',
				'postmeta',
				'terms',
				'termmeta',
				'term_taxonomy',
				'term_relationships',
				'wc_product_meta_lookup',
				'woocommerce_attribute_taxonomies',
			]
		);
	}
}
