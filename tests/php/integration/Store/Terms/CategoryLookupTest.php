<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Terms;

use Storewright\Store\Terms\CategoryLookup;
use Storewright\Store\Terms\DefaultCategory;
use Storewright\Tests\Support\Store\CategoriesRestTestCase;

/**
 * The lookup of categories, and the products that they count.
 */
final class CategoryLookupTest extends CategoriesRestTestCase {

	public function test_a_list_counts_the_products_below_once_and_a_category_alone_its_own(): void {
		$top    = $this->id( $this->rest( 'POST', self::PATH, [ 'name' => 'Wood' ] ) );
		$middle = $this->id(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'   => 'Oak',
					'parent' => $top,
				]
			)
		);
		$counts = fn(): array => array_column(
			$this->items( $this->rest( 'GET', self::PATH, [ 'include' => [ $top, $middle ] ] ) ),
			'count',
			'id'
		);
		self::assertSame( [ 0, 0 ], [ $counts()[ $top ], $counts()[ $middle ] ] );
		foreach ( [ [ [ $middle ], 'publish' ], [ [ $top, $middle ], 'publish' ], [ [ $middle ], 'draft' ] ] as [ $categories, $status ] ) {
			$this->id(
				$this->rest(
					'POST',
					'/wc/v3/products',
					[
						'name'       => 'Chair',
						'status'     => $status,
						'categories' => array_map( static fn( int $id ) => [ 'id' => $id ], $categories ),
					]
				)
			);
		}
		self::assertSame( [ 2, 2 ], [ $counts()[ $top ], $counts()[ $middle ] ] );
		self::assertSame( 1, $this->item( $this->rest( 'GET', self::PATH . "/$top" ) )['count'] );
	}

	/**
	 * Above some thousand products the number is kept with the term, and goes by the categories' own counts.
	 */
	public function test_the_count_of_many_products_is_kept_until_the_categories_own_counts_change(): void {
		global $wpdb;
		$top    = $this->id( $this->rest( 'POST', self::PATH, [ 'name' => 'Wood' ] ) );
		$middle = $this->id(
			$this->rest(
				'POST',
				self::PATH,
				[
					'name'   => 'Oak',
					'parent' => $top,
				]
			)
		);
		$this->id(
			$this->rest(
				'POST',
				'/wc/v3/products',
				[
					'name'       => 'Chair',
					'categories' => [ [ 'id' => $middle ] ],
				]
			)
		);
		$set   = static function ( int $count ) use ( $wpdb, $middle ): void {
			$wpdb->update( $wpdb->term_taxonomy, [ 'count' => $count ], [ 'term_id' => $middle ] );
			clean_term_cache( $middle, 'product_cat' );
		};
		$count = fn(): mixed => $this->items( $this->rest( 'GET', self::PATH, [ 'include' => [ $top ] ] ) )[0]['count'];
		$set( 3000 );
		self::assertSame( 1, $count() );
		self::assertSame( '3000:1', get_term_meta( $top, 'storewright_product_count', true ) );
		update_term_meta( $top, 'storewright_product_count', '3000:2900' );
		self::assertSame( 2900, $count(), 'It is not read anew.' );
		$set( 3001 );
		self::assertSame( 1, $count() );
	}

	public function test_the_lookup_follows_every_change(): void {
		$top    = $this->category( 'Top' );
		$middle = $this->category( 'Middle', $top );
		$bottom = $this->category( 'Bottom', $middle );
		$other  = $this->category( 'Other' );
		$this->assert_lookup(
			[
				[ $top, $top ],
				[ $top, $middle ],
				[ $middle, $middle ],
				[ $top, $bottom ],
				[ $middle, $bottom ],
				[ $bottom, $bottom ],
				[ $other, $other ],
			]
		);

		$this->rest( 'PUT', self::PATH . "/$middle", [ 'parent' => $other ] );
		$this->assert_lookup(
			[
				[ $top, $top ],
				[ $other, $middle ],
				[ $middle, $middle ],
				[ $other, $bottom ],
				[ $middle, $bottom ],
				[ $bottom, $bottom ],
				[ $other, $other ],
			]
		);

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
		self::assertSame(
			3,
			(int) $this->context()->database->value(
				"SELECT COUNT(*) FROM {$this->context()->database->table( CategoryLookup::TABLE )} WHERE category_id > %d",
				$other
			)
		);

		$stored = $this->lookup();
		$this->context()->database->execute(
			"DELETE FROM {$this->context()->database->table( CategoryLookup::TABLE )} WHERE category_id = %d",
			$bottom
		);
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
		$this->assertRestError(
			$this->rest( 'DELETE', self::PATH . "/$default", [ 'force' => true ] ),
			'woocommerce_rest_cannot_delete',
			400
		);

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
		$pairs = array_map(
			static fn( array $row ) => "{$row['category_tree_id']}:{$row['category_id']}",
			$this->context()->database->rows( "SELECT * FROM {$this->context()->database->table( CategoryLookup::TABLE )}" )
		);
		sort( $pairs );
		return $pairs;
	}
}
