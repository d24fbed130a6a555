<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Terms;

use Storewright\Store\Terms\DefaultCategory;
use Storewright\Tests\Support\Store\CategoriesRestTestCase;

/**
 * Filters and orders of the list of categories.
 */
final class CategoryFiltersTest extends CategoriesRestTestCase {

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
		$query    = array_map(
			static fn( mixed $value ) => is_array( $value ) ? array_map( $resolve, $value ) : $resolve( $value ),
			$query
		);
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

	public function test_tags_and_shipping_classes_have_no_parent_that_could_be_asked_for(): void {
		foreach ( [ 'tags', 'shipping_classes' ] as $kind ) {
			$this->assertRestStatus( $this->rest( 'POST', "/wc/v3/products/$kind", [ 'name' => 'Bulky' ] ), 201 );
			$answer = $this->rest( 'GET', "/wc/v3/products/$kind", [ 'parent' => 999_999 ] );
			self::assertSame( [ 'Bulky' ], array_column( $this->items( $answer ), 'name' ) );
			self::assertSame( '1', $answer->get_headers()['X-WP-Total'] );
		}
		self::assertSame( [], $this->items( $this->rest( 'GET', self::PATH, [ 'parent' => 999_999 ] ) ) );
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
}
