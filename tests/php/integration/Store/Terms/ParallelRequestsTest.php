<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Terms;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Terms\CategoryLookup;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Several people who work on the catalog at the same moment.
 */
#[Group( 'mariadb' )]
final class ParallelRequestsTest extends ParallelTestCase {

	/**
	 * @var list<string> What is deleted afterwards.
	 */
	private array $made = [];

	public function test_two_categories_that_are_put_below_each_other_make_no_circle(): void {
		$this->as_shop_manager();
		$one = $this->make( '/wc/v3/products/categories', [ 'name' => 'One' ] );
		$two = $this->make( '/wc/v3/products/categories', [ 'name' => 'Two' ] );

		$answers = $this->rest_at_once(
			[
				[ 'PUT', "/wc/v3/products/categories/$one", [ 'parent' => $two ] ],
				[ 'PUT', "/wc/v3/products/categories/$two", [ 'parent' => $one ] ],
			]
		);

		self::assertSame( [ 200, 400 ], $this->statuses( $answers ) );
		wp_cache_flush();
		$parents = [
			$this->item( $this->rest( 'GET', "/wc/v3/products/categories/$one" ) )['parent'],
			$this->item( $this->rest( 'GET', "/wc/v3/products/categories/$two" ) )['parent'],
		];
		sort( $parents );
		self::assertSame( 0, $parents[0] );
		self::assertContains( $parents[1], [ $one, $two ] );
	}

	public function test_a_category_that_several_make_at_once_exists_once(): void {
		$this->as_shop_manager();
		$request = [ 'POST', '/wc/v3/products/categories', [ 'name' => 'Only one' ] ];
		$answers = $this->rest_at_once( [ $request, $request, $request ] );
		foreach ( $answers as $answer ) {
			$this->made[] = 201 === $answer['status']
				&& is_int( $answer['data']['id'] ?? null ) ? "/wc/v3/products/categories/{$answer['data']['id']}" : '';

		}
		self::assertSame( [ 201, 400, 400 ], $this->statuses( $answers ) );
		wp_cache_flush();
		self::assertCount( 1, $this->items( $this->rest( 'GET', '/wc/v3/products/categories', [ 'search' => 'Only one' ] ) ) );
	}

	public function test_an_attribute_that_several_make_at_once_exists_once(): void {
		$this->as_shop_manager();
		$request = [ 'POST', '/wc/v3/products/attributes', [ 'name' => 'Wood' ] ];
		$answers = $this->rest_at_once( [ $request, $request, $request ] );
		foreach ( $answers as $answer ) {
			$this->made[] = 201 === $answer['status']
				&& is_int( $answer['data']['id'] ?? null ) ? "/wc/v3/products/attributes/{$answer['data']['id']}" : '';

		}
		self::assertSame( [ 201, 400, 400 ], $this->statuses( $answers ) );
	}

	public function test_reviews_at_once_are_all_counted(): void {
		$this->as_shop_manager();
		$product  = wp_insert_post(
			[
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => 'Table',
			]
		);
		$requests = array_map(
			static fn( int $stars ) => [
				'POST',
				'/wc/v3/products/reviews',
				[
					'product_id'     => $product,
					'reviewer'       => 'Ada',
					'reviewer_email' => "ada$stars@example.com",
					'review'         => 'Heavy',
					'rating'         => $stars,
				],
			],
			[ 1, 2, 3, 5 ]
		);
		try {
			self::assertSame( [ 201, 201, 201, 201 ], $this->statuses( $this->rest_at_once( $requests ) ) );
			wp_cache_flush();
			self::assertSame(
				[ '2.75', '4' ],
				[ get_post_meta( $product, '_wc_average_rating', true ), get_post_meta( $product, '_wc_review_count', true ) ]
			);
		} finally {
			wp_delete_post( $product, true );
		}
	}

	protected function close_database(): void {
		wp_cache_flush();
		$this->as_shop_manager();
		foreach ( array_filter( $this->made, static fn( string $path ) => '' !== $path ) as $path ) {
			$this->rest( 'DELETE', $path, [ 'force' => true ] );
		}
		( new CategoryLookup( $this->context()->database ) )->sync();
		parent::close_database();
	}

	/**
	 * @param array<string, mixed> $body
	 */
	private function make( string $path, array $body ): int {
		$id = $this->item( $this->rest( 'POST', $path, $body ) )['id'] ?? null;
		self::assertIsInt( $id );
		$this->made[] = "$path/$id";
		return $id;
	}

	/**
	 * @param list<array{status: int, data: array<mixed>}> $answers
	 * @return list<int> In order.
	 */
	private function statuses( array $answers ): array {
		$statuses = array_column( $answers, 'status' );
		sort( $statuses );
		return $statuses;
	}
}
