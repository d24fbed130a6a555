<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Reviews;

use Storewright\Tests\Support\Store\ReviewsRestTestCase;

/**
 * Filters and orders of the list of reviews.
 */
final class ReviewFiltersTest extends ReviewsRestTestCase {

	/**
	 * @dataProvider filters
	 *
	 * @param array<string, mixed> $query
	 * @param list<string>         $reviewers
	 */
	public function test_filters_and_orders( array $query, array $reviewers, int $total ): void {
		$user = $this->as_subscriber();
		wp_update_user(
			[
				'ID'         => $user,
				'user_email' => 'bo@example.com',
			]
		);
		$this->as_shop_manager();
		$dates = [
			'ann' => '2026-11-01 12:00:00',
			'bo'  => '2026-11-02 03:00:00',
			'cy'  => '2026-11-03 12:00:00',
			'di'  => '2026-11-04 12:00:00',
		];
		$ids   = [];
		foreach ( $dates as $name => $date ) {
			$ids[ $name ] = $this->review(
				[
					'reviewer' => $name,
					'review'   => "As $name says",
					'status'   => 'di' === $name ? 'hold' : 'approved',
				] + $this->review_of( 'cy' === $name ? $this->chair : $this->table, "$name@example.com" )
			);
			wp_update_comment(
				[
					'comment_ID'       => $ids[ $name ],
					'comment_date'     => get_date_from_gmt( $date ),
					'comment_date_gmt' => $date,
				]
			);
		}
		wp_insert_comment(
			[
				'comment_post_ID'  => $this->table,
				'comment_type'     => 'order_note',
				'comment_content'  => 'No review',
				'comment_approved' => '1',
			]
		);

		$known    = $ids + [
			'USER'  => $user,
			'TABLE' => $this->table,
			'CHAIR' => $this->chair,
		];
		$resolve  = static fn( mixed $value ) => is_string( $value ) && isset( $known[ $value ] ) ? $known[ $value ] : $value;
		$query    = array_map( static fn( mixed $value ) => is_array( $value ) ? array_map( $resolve, $value ) : $value, $query );
		$response = $this->rest( 'GET', self::PATH, $query );
		$this->assertRestStatus( $response );
		self::assertSame( $reviewers, array_column( $this->items( $response ), 'reviewer' ) );
		self::assertSame( (string) $total, $response->get_headers()['X-WP-Total'] );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, list<string>, int}>
	 */
	public static function filters(): iterable {
		yield 'approved, newest first' => [ [], [ 'cy', 'bo', 'ann' ], 3 ];
		yield 'all' => [ [ 'status' => 'all' ], [ 'di', 'cy', 'bo', 'ann' ], 4 ];
		yield 'waiting' => [ [ 'status' => 'hold' ], [ 'di' ], 1 ];
		yield 'spam' => [ [ 'status' => 'spam' ], [], 0 ];
		yield 'by date' => [
			[
				'orderby' => 'date',
				'order'   => 'asc',
			],
			[ 'ann', 'bo', 'cy' ],
			3,
		];
		yield 'by id' => [ [ 'orderby' => 'id' ], [ 'cy', 'bo', 'ann' ], 3 ];
		yield 'by product' => [
			[
				'orderby'  => 'product',
				'per_page' => 1,
			],
			[ 'cy' ],
			3,
		];
		yield 'as included' => [
			[
				'orderby' => 'include',
				'order'   => 'asc',
				'include' => [ 'bo', 'ann' ],
			],
			[ 'bo', 'ann' ],
			2,
		];
		yield 'excluded' => [ [ 'exclude' => [ 'bo' ] ], [ 'cy', 'ann' ], 2 ];
		yield 'of a product' => [ [ 'product' => [ 'CHAIR' ] ], [ 'cy' ], 1 ];
		yield 'of two products' => [
			[
				'product'  => [ 'CHAIR', 'TABLE' ],
				'per_page' => 2,
				'page'     => 2,
			],
			[ 'ann' ],
			3,
		];
		yield 'by a user' => [ [ 'reviewer' => [ 'USER' ] ], [ 'bo' ], 1 ];
		yield 'not by a user' => [ [ 'reviewer_exclude' => [ 'USER' ] ], [ 'cy', 'ann' ], 2 ];
		yield 'by an address' => [ [ 'reviewer_email' => 'ann@example.com' ], [ 'ann' ], 1 ];
		yield 'by words' => [ [ 'search' => 'bo says' ], [ 'bo' ], 1 ];
		yield 'by SQL' => [ [ 'search' => "') OR 1=1 -- " ], [], 0 ];
		yield 'after a time of the site' => [ [ 'after' => '2026-11-01T22:30:00' ], [ 'cy' ], 1 ];
		yield 'before a time with its zone' => [ [ 'before' => '2026-11-02T03:00:01Z' ], [ 'bo', 'ann' ], 2 ];
		yield 'offset' => [ [ 'offset' => 2 ], [ 'ann' ], 3 ];
	}

	public function test_a_review_that_comes_from_elsewhere_keeps_its_date(): void {
		$this->as_shop_manager();
		$old = $this->review( [ 'date_created' => '2020-01-02T03:04:05' ] + $this->review_of( $this->table, 'ann@example.com' ) );
		$gmt = $this->review( [ 'date_created_gmt' => '2020-02-03T04:05:06' ] + $this->review_of( $this->table, 'bo@example.com' ) );
		$now = $this->review( $this->review_of( $this->table, 'cy@example.com' ) );

		$item = $this->item( $this->rest( 'GET', self::PATH . "/$old" ) );
		self::assertSame( '2020-01-02T03:04:05', $item['date_created'] );
		self::assertSame( get_gmt_from_date( '2020-01-02 03:04:05', 'Y-m-d\TH:i:s' ), $item['date_created_gmt'] );
		self::assertSame( '2020-02-03T04:05:06', $this->item( $this->rest( 'GET', self::PATH . "/$gmt" ) )['date_created_gmt'] );
		$before = fn(): array => array_column( $this->items( $this->rest( 'GET', self::PATH, [ 'before' => '2021-01-01T00:00:00' ] ) ), 'id' );
		self::assertSame( [ $gmt, $old ], $before() );

		$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$now", [ 'date_created' => '2019-01-02T03:04:05' ] ) );
		self::assertSame( [ $gmt, $old, $now ], $before() );
		$bad = [ 'date_created' => 'some day' ] + $this->review_of( $this->table, 'di@example.com' );
		$this->assertRestError( $this->rest( 'POST', self::PATH, $bad ), 'rest_invalid_param', 400 );
	}

	public function test_bad_queries_are_refused(): void {
		foreach ( [
			[ 'status' => 'published' ],
			[ 'orderby' => 'rating' ],
			[ 'after' => 'yesterday' ],
			[ 'product' => [ 'x' ] ],
			[ 'reviewer_email' => 'x' ],
		] as $query ) {
			$this->assertRestError( $this->rest( 'GET', self::PATH, $query ), 'rest_invalid_param', 400 );
		}
	}
}
