<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Products\Import;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Terms\Taxonomies;
use Storewright\Tests\Support\Store\ProductImportTestCase;

/**
 * What an import leaves out because it comes to nothing, and that nothing else is left out with it.
 */
final class CheapImportTest extends ProductImportTestCase {

	#[Group( 'mariadb' )]
	public function test_a_new_product_costs_few_queries(): void {
		$this->import( self::rows( 'A', 2 ) );
		$few  = $this->queries_of( fn() => $this->import( self::rows( 'B', 2 ), [ 'import' => 'import-1' ] ) );
		$many = $this->queries_of( fn() => $this->import( self::rows( 'C', 12 ), [ 'import' => 'import-2' ] ) );

		self::assertLessThanOrEqual( 14 * 10, $many - $few );
	}

	#[Group( 'object-cache' )]
	public function test_what_others_add_while_a_product_is_saved_is_in_the_answers(): void {
		$term  = self::term( 'Added by a plugin', Taxonomies::BRAND );
		$late  = self::term( 'Added later', Taxonomies::BRAND );
		$early = static function ( int $id ) use ( $term ): void {
			wp_set_object_terms( $id, [ $term ], Taxonomies::BRAND );
			add_post_meta( $id, 'added_early', 'yes' );
		};
		$after = static function ( int $id, mixed $terms, mixed $tt_ids, string $taxonomy ) use ( $late ): void {
			if ( Taxonomies::CATEGORY === $taxonomy ) {
				wp_set_object_terms( $id, [ $late ], Taxonomies::BRAND, true );
			}
		};
		add_action( 'save_post_product', $early );
		$made = $this->import( self::rows( 'A', 1 ) );
		remove_action( 'save_post_product', $early );
		add_action( 'set_object_terms', $after, 10, 4 );
		$other = $this->import( self::rows( 'B', 1 ), [ 'import' => 'import-1' ] );
		remove_action( 'set_object_terms', $after );
		$plain = $this->import( self::rows( 'C', 1 ), [ 'import' => 'import-2' ] );

		$brands = fn( array $result ): array => array_column( $this->product( $result[0]['id'] )['brands'], 'id' );
		self::assertSame( [ [ $term ], [ $late ], [] ], [ $brands( $made ), $brands( $other ), $brands( $plain ) ] );
		self::assertSame( 'yes', get_post_meta( $made[0]['id'], 'added_early', true ) );
		self::assertSame( '', get_post_meta( $plain[0]['id'], 'added_early', true ) );
	}

	#[Group( 'object-cache' )]
	public function test_what_is_cached_of_a_new_product_is_what_is_stored(): void {
		$made   = $this->import( self::rows( 'A', 3 ) );
		$ids    = array_column( $made, 'id' );
		$read   = function () use ( $ids ): array {
			$read = [];
			foreach ( $ids as $id ) {
				$meta = get_post_meta( $id );
				self::assertIsArray( $meta );
				ksort( $meta );
				$read[ $id ] = [ $meta, $this->product( $id ) ];
				foreach ( get_object_taxonomies( 'product' ) as $taxonomy ) {
					$terms                    = get_the_terms( $id, $taxonomy );
					$read[ $id ][ $taxonomy ] = is_array( $terms ) ? array_column( $terms, 'name' ) : [];
				}
			}
			return $read;
		};
		$cached = $read();
		wp_cache_flush();

		self::assertSame( $read(), $cached );
		self::assertSame( [ 'Anchor', 'Zebra' ], $cached[ $ids[0] ]['product_tag'] );
		self::assertSame( 'import-0:1', get_post_meta( $ids[0], '_storewright_import_row', true ) );
	}

	#[Group( 'object-cache' )]
	public function test_a_refused_row_leaves_nothing_behind_and_takes_no_other_along(): void {
		$refuse = static function ( int $id, \WP_Post $post ): void {
			if ( 'Product A2' === $post->post_title ) {
				throw new \RuntimeException( 'A plugin failed.' );
			}
		};
		add_action( 'save_post_product', $refuse, 10, 2 );
		$this->expect_logged( 'A plugin failed.' );
		$made = $this->import( self::rows( 'A', 3 ) );
		remove_action( 'save_post_product', $refuse );

		self::assertSame( [ 'created', 'failed', 'created' ], array_column( $made, 'outcome' ) );
		self::assertSame( [ 'A3', 'A1' ], array_column( $this->items( $this->rest( 'GET', self::PRODUCTS, [ 'search' => 'Product A' ] ) ), 'sku' ) );
		// The same file again: what is missing is made, and nothing twice.
		$again = $this->import( self::rows( 'A', 3 ), [ 'existing' => 'skip' ] );
		self::assertSame( [ $made[0]['id'], $made[2]['id'] ], [ $again[0]['id'], $again[2]['id'] ] );
		self::assertSame( 'created', $again[1]['outcome'] );
		self::assertCount( 3, $this->items( $this->rest( 'GET', self::PRODUCTS, [ 'search' => 'Product A' ] ) ) );
	}

	public function test_a_slug_in_the_trash_makes_room_and_guids_are_told_apart(): void {
		[ $old ] = $this->import( self::rows( 'A', 1 ) );
		wp_trash_post( $old['id'] );
		wp_update_post(
			[
				'ID'        => $old['id'],
				'post_name' => 'product-a1',
			]
		);
		[ $new, $twin ] = $this->import(
			[ ...self::rows( 'A', 1 ), [ 'sku' => 'TWIN' ] + self::rows( 'A', 1 )[0] ],
			[ 'import' => 'import-1' ]
		);

		self::assertSame( [ 'created', 'created' ], [ $new['outcome'], $twin['outcome'] ] );
		self::assertSame( 'product-a1', get_post( $new['id'] )?->post_name );
		self::assertSame( 'product-a1__trashed', get_post( $old['id'] )?->post_name );
		$guids = array_map( static fn( int $id ): string => (string) get_post( $id )?->guid, [ $old['id'], $new['id'], $twin['id'] ] );
		self::assertNotContains( '', $guids );
		self::assertCount( 2, array_unique( array_slice( $guids, 1 ) ) );
	}

	public function test_a_sku_of_two_rows_is_given_once(): void {
		$rows = self::rows( 'A', 3 );
		// What the database takes for the same.
		$rows[1]['sku'] = 'a1';
		$rows[2]['sku'] = 'A1';
		$made           = $this->import( $rows, [ 'existing' => 'skip' ] );

		self::assertSame( [ 'created', 'failed', 'failed' ], array_column( $made, 'outcome' ) );
		self::assertSame( [ 'sku' ], array_column( $made[2]['errors'], 'field' ) );
		// Afterwards it is asked for as ever.
		$this->assertRestError( $this->rest( 'POST', self::PRODUCTS, [ 'sku' => 'A1' ] ), 'product_invalid_sku', 400 );
	}

	private static function term( string $name, string $taxonomy ): int {
		$term = wp_insert_term( $name, $taxonomy );
		self::assertIsArray( $term );
		return $term['term_id'];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function rows( string $prefix, int $count ): array {
		return array_map(
			static fn( int $number ): array => [
				'name'           => "Product $prefix$number",
				'sku'            => "$prefix$number",
				'status'         => 'publish',
				'regular_price'  => '9.90',
				'manage_stock'   => true,
				'stock_quantity' => 3,
				'categories'     => [ [ 'Kitchen' ] ],
				'tags'           => [ 'Zebra', 'Anchor' ],
			],
			range( 1, $count )
		);
	}
}
