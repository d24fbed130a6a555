<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Reviews;

use Storewright\Tests\Support\Store\ReviewsRestTestCase;
use WP_Comment;

/**
 * Reviews over REST, and what products know of them.
 */
final class ReviewsRestTest extends ReviewsRestTestCase {

	public function test_a_review_that_somebody_else_moderated_meanwhile_is_left_as_it_is(): void {
		$id  = $this->id(
			$this->rest(
				'POST',
				self::PATH,
				[
					'product_id'     => $this->table,
					'reviewer'       => 'Ada',
					'reviewer_email' => 'ada@example.com',
					'review'         => 'Heavy.',
					'status'         => 'hold',
				]
			)
		);
		$ask = fn( string $wished, string $expected ) => $this->rest(
			'PUT',
			self::PATH . "/$id",
			[
				'status'   => $wished,
				'expected' => [ 'status' => $expected ],
			]
		);
		foreach ( [ 'spam', 'trash' ] as $status ) {
			$this->assertRestStatus( $this->rest( 'PUT', self::PATH . "/$id", [ 'status' => $status ] ), 200 );
			$response = $ask( 'approved', 'hold' );
			$this->assertRestError( $response, 'storewright_rest_review_conflict', 409 );
			self::assertSame( [ 'status' => $status ], $response->as_error()?->get_error_data()['conflicts'] );
			self::assertSame( $status, get_comment( $id )?->comment_approved );
			$this->assertRestStatus( $ask( 'hold', $status ), 200 );
		}
		$this->assertRestStatus( $ask( 'approved', 'hold' ), 200 );
		self::assertSame( '1', get_comment( $id )?->comment_approved );
	}

	public function test_a_review_is_made_read_changed_and_deleted(): void {
		$created = $this->rest(
			'POST',
			self::PATH,
			[
				'product_id'     => $this->table,
				'reviewer'       => 'Ada "A." Buyer <b>',
				'reviewer_email' => 'ada@example.com',
				'review'         => "It's <em>heavy</em>.<script>alert(1)</script>\0\n\nAnd worth it.",
				'rating'         => 4,
				'product_name'   => 'passed over',
			]
		);
		$this->assertRestStatus( $created, 201 );
		$item = $this->item( $created );
		$id   = $this->id( $created );
		self::assertSame( rest_url( self::PATH . "/$id" ), $created->get_headers()['Location'] );
		self::assertSame(
			[
				'product_id'     => $this->table,
				'product_name'   => 'Oak table',
				'status'         => 'approved',
				'reviewer'       => 'Ada "A." Buyer',
				'reviewer_email' => 'ada@example.com',
				'review'         => "It's <em>heavy</em>.alert(1)\n\nAnd worth it.",
				'rating'         => 4,
				'verified'       => false,
			],
			array_intersect_key(
				$item,
				array_flip( [ 'product_id', 'product_name', 'status', 'reviewer', 'reviewer_email', 'review', 'rating', 'verified' ] )
			)
		);
		self::assertIsString( $item['date_created_gmt'] );
		self::assertSame( get_date_from_gmt( str_replace( 'T', ' ', $item['date_created_gmt'] ), 'Y-m-d\TH:i:s' ), $item['date_created'] );

		self::assertSame(
			"<p>It's <em>heavy</em>.alert(1)</p>\n<p>And worth it.</p>\n",
			$this->item( $this->rest( 'GET', self::PATH . "/$id" ) )['review'],
			'Readers get paragraphs.'
		);
		$changed = $this->item(
			$this->rest(
				'PUT',
				self::PATH . "/$id",
				[
					'rating' => 2,
					'review' => "It's ok.",
				]
			)
		);
		self::assertSame(
			[ 2, "It's ok.", 'Ada "A." Buyer', 'ada@example.com' ],
			[ $changed['rating'], $changed['review'], $changed['reviewer'], $changed['reviewer_email'] ]
		);
		self::assertSame( $item['date_created_gmt'], $changed['date_created_gmt'] );

		self::assertSame( 'trash', $this->item( $this->rest( 'DELETE', self::PATH . "/$id" ) )['status'] );
		$this->assertRestError( $this->rest( 'DELETE', self::PATH . "/$id" ), 'woocommerce_rest_already_trashed', 410 );
		self::assertSame( 'approved', $this->item( $this->rest( 'PUT', self::PATH . "/$id", [ 'status' => 'untrash' ] ) )['status'] );
		$deleted = $this->item( $this->rest( 'DELETE', self::PATH . "/$id", [ 'force' => true ] ) );
		self::assertTrue( $deleted['deleted'] );
		self::assertIsArray( $deleted['previous'] );
		self::assertSame( $id, $deleted['previous']['id'] );
		foreach ( [ 'GET', 'PUT', 'DELETE' ] as $method ) {
			$this->assertRestError( $this->rest( $method, self::PATH . "/$id" ), 'woocommerce_rest_review_invalid_id', 404 );
		}
	}

	/**
	 * @dataProvider bad_reviews
	 *
	 * @param array<string, mixed> $change
	 */
	public function test_what_is_wrong_is_named( array $change, string $code, int $status ): void {
		$review = array_filter( $change + $this->review_of( $this->table ), static fn( mixed $value ) => 'MISSING' !== $value );
		$this->assertRestError( $this->rest( 'POST', self::PATH, $review ), $code, $status );
		self::assertSame( [], $this->items( $this->rest( 'GET', self::PATH, [ 'status' => 'all' ] ) ), 'Nothing is kept.' );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string, int}>
	 */
	public static function bad_reviews(): iterable {
		yield 'no product' => [ [ 'product_id' => 'MISSING' ], 'rest_missing_callback_param', 400 ];
		yield 'an unknown product' => [ [ 'product_id' => 999_999 ], 'woocommerce_rest_product_invalid_id', 404 ];
		yield 'no product at all' => [ [ 'product_id' => -1 ], 'woocommerce_rest_product_invalid_id', 404 ];
		yield 'a post' => [ [ 'product_id' => 1 ], 'woocommerce_rest_product_invalid_id', 404 ];
		yield 'no text' => [ [ 'review' => 'MISSING' ], 'rest_missing_callback_param', 400 ];
		yield 'an empty text' => [ [ 'review' => " \0<script></script> " ], 'woocommerce_rest_review_content_invalid', 400 ];
		yield 'a list' => [ [ 'review' => [ 'x' ] ], 'rest_invalid_param', 400 ];
		yield 'a text that is too long' => [
			[ 'review' => str_repeat( 'x', 70_000 ) ],
			'woocommerce_rest_comment_content_column_length',
			400,
		];
		yield 'a name that is too long' => [
			[ 'reviewer' => str_repeat( 'x', 300 ) ],
			'woocommerce_rest_comment_author_column_length',
			400,
		];
		yield 'no e-mail address' => [ [ 'reviewer_email' => 'ada' ], 'rest_invalid_param', 400 ];
		yield 'six stars' => [ [ 'rating' => 6 ], 'rest_invalid_param', 400 ];
		yield 'fewer than none' => [ [ 'rating' => -1 ], 'rest_invalid_param', 400 ];
		yield 'an unknown status' => [ [ 'status' => 'published' ], 'rest_invalid_param', 400 ];
	}

	public function test_the_same_is_not_said_twice(): void {
		$id       = $this->review( $this->review_of( $this->table ) );
		$response = $this->rest( 'POST', self::PATH, $this->review_of( $this->table ) );
		$this->assertRestError( $response, 'woocommerce_rest_comment_duplicate', 409 );
		$data = $response->as_error()?->get_error_data();
		self::assertIsArray( $data );
		self::assertSame( $id, $data['resource_id'] );
		$this->assertRestStatus( $this->rest( 'POST', self::PATH, $this->review_of( $this->chair ) ), 201 );
		$this->rest( 'DELETE', self::PATH . "/$id" );
		$this->assertRestStatus( $this->rest( 'POST', self::PATH, $this->review_of( $this->table ) ), 201 );
	}

	public function test_products_know_their_ratings(): void {
		$this->assert_ratings( $this->table, [], '', '' );
		$five = $this->review( [ 'rating' => 5 ] + $this->review_of( $this->table, 'a@example.com' ) );
		$two  = $this->review( [ 'rating' => 2 ] + $this->review_of( $this->table, 'b@example.com' ) );
		$this->review( [ 'rating' => 2 ] + $this->review_of( $this->table, 'c@example.com' ) );
		$this->review( $this->review_of( $this->table, 'd@example.com' ) );
		$this->review(
			[
				'rating' => 1,
				'status' => 'hold',
			] + $this->review_of(
				$this->table,
				'e@example.com'
			)
		);
		$this->assert_ratings(
			$this->table,
			[
				2 => 2,
				5 => 1,
			],
			'3.00',
			'4'
		);

		$this->rest( 'PUT', self::PATH . "/$five", [ 'rating' => 4 ] );
		$this->assert_ratings(
			$this->table,
			[
				2 => 2,
				4 => 1,
			],
			'2.67',
			'4'
		);
		$this->rest( 'PUT', self::PATH . "/$two", [ 'status' => 'spam' ] );
		$this->assert_ratings(
			$this->table,
			[
				2 => 1,
				4 => 1,
			],
			'3.00',
			'3'
		);
		$this->rest( 'PUT', self::PATH . "/$two", [ 'status' => 'unspam' ] );
		$this->rest( 'PUT', self::PATH . "/$two", [ 'product_id' => $this->chair ] );
		$this->assert_ratings(
			$this->table,
			[
				2 => 1,
				4 => 1,
			],
			'3.00',
			'3'
		);
		$this->assert_ratings( $this->chair, [ 2 => 1 ], '2.00', '1' );
		$this->rest( 'DELETE', self::PATH . "/$five", [ 'force' => true ] );
		$this->assert_ratings( $this->table, [ 2 => 1 ], '2.00', '2' );
	}

	public function test_ratings_follow_what_wordpress_does(): void {
		$id = (int) wp_insert_comment(
			[
				'comment_post_ID'  => $this->table,
				'comment_type'     => 'review',
				'comment_content'  => 'From the site',
				'comment_approved' => '0',
				'comment_meta'     => [ 'rating' => 3 ],
			]
		);
		$this->assert_ratings( $this->table, [], '0', '0' );
		wp_set_comment_status( $id, 'approve' );
		$this->assert_ratings( $this->table, [ 3 => 1 ], '3.00', '1' );
		update_comment_meta( $id, 'rating', 5 );
		$this->assert_ratings( $this->table, [ 5 => 1 ], '5.00', '1' );
		wp_trash_comment( $id );
		$this->assert_ratings( $this->table, [], '0', '0' );
		wp_untrash_comment( $id );
		wp_delete_comment( $id, true );
		$this->assert_ratings( $this->table, [], '0', '0' );
	}

	public function test_who_bought_the_product_is_verified(): void {
		$user = $this->as_subscriber();
		wp_update_user(
			[
				'ID'         => $user,
				'user_email' => 'sub@example.com',
			]
		);
		$this->as_shop_manager();
		$this->order( 501, 'wc-completed', 0, 'Ada@Example.com', $this->table );
		$this->order( 502, 'wc-processing', $user, 'elsewhere@example.com', $this->table );
		$this->order( 503, 'wc-pending', 0, 'late@example.com', $this->table );
		$this->order( 504, 'wc-completed', 0, 'other@example.com', $this->chair );
		$verified = [];
		foreach ( [ 'ada@example.com', 'sub@example.com', 'late@example.com', 'other@example.com', 'nobody@example.com' ] as $email ) {
			$item               = $this->item( $this->rest( 'POST', self::PATH, $this->review_of( $this->table, $email ) ) );
			$verified[ $email ] = $item['verified'];
		}
		self::assertSame( [ true, true, false, false, false ], array_values( $verified ) );

		$ids = array_column( $this->items( $this->rest( 'GET', self::PATH ) ), 'id' );
		array_map( static fn( mixed $id ) => delete_comment_meta( is_int( $id ) ? $id : 0, 'verified' ), $ids );
		$found = array_column(
			$this->items(
				$this->rest(
					'GET',
					self::PATH,
					[
						'orderby' => 'id',
						'order'   => 'asc',
					]
				)
			),
			'verified'
		);
		self::assertSame( array_values( $verified ), $found, 'Where it is not stored, the orders tell.' );
	}

	public function test_a_batch_makes_changes_and_deletes(): void {
		$one    = $this->review( $this->review_of( $this->table, 'one@example.com' ) );
		$two    = $this->review( $this->review_of( $this->table, 'two@example.com' ) );
		$answer = $this->item(
			$this->rest(
				'POST',
				self::PATH . '/batch',
				[
					'create' => [ $this->review_of( $this->chair ), [ 'review' => 'x' ] ],
					'update' => [
						[
							'id'     => $one,
							'rating' => 3,
						],
					],
					'delete' => [ $two ],
				]
			)
		);
		self::assertIsArray( $answer['create'] );
		self::assertSame( 'rest_missing_callback_param', $answer['create'][1]['error']['code'] ?? null );
		self::assertSame(
			[ $this->chair, 3, $two ],
			[
				$answer['create'][0]['product_id'] ?? null,
				( (array) $answer['update'] )[0]['rating'] ?? null,
				( (array) $answer['delete'] )[0]['previous']['id'] ?? null,
			]
		);
	}

	public function test_hooks_tell_of_reviews(): void {
		$fired = [];
		foreach ( [ 'created', 'saved', 'deleted' ] as $action ) {
			add_action(
				"storewright_review_$action",
				static function ( WP_Comment $review ) use ( &$fired, $action ): void {
					$fired[] = "$action {$review->comment_approved}";
				}
			);
		}
		$id = $this->review( $this->review_of( $this->table ) );
		$this->rest( 'PUT', self::PATH . "/$id", [ 'status' => 'hold' ] );
		$this->rest( 'PUT', self::PATH . "/$id", [ 'product_id' => 999_999 ] );
		$this->rest( 'DELETE', self::PATH . "/$id" );
		$this->rest( 'DELETE', self::PATH . "/$id", [ 'force' => true ] );
		self::assertSame( [ 'created 1', 'saved 1', 'saved 0', 'saved trash', 'deleted trash' ], $fired );
	}

	/**
	 * @param array<int, int> $counts
	 */
	private function assert_ratings( int $product, array $counts, string $average, string $number ): void {
		$row = $this->context()->database->row(
			"SELECT rating_count, average_rating FROM {$this->context()->database->table( 'wc_product_meta_lookup' )}
			WHERE product_id = %d",
			$product
		);
		self::assertSame(
			[ [] === $counts && '' === $average ? '' : $counts, $average, $number, array_sum( $counts ), (float) $average ],
			[
				get_post_meta( $product, '_wc_rating_count', true ),
				get_post_meta( $product, '_wc_average_rating', true ),
				get_post_meta( $product, '_wc_review_count', true ),
				(int) ( $row['rating_count'] ?? -1 ),
				(float) ( $row['average_rating'] ?? -1 ),
			]
		);
	}

	private function order( int $id, string $status, int $customer, string $email, int $product ): void {
		$this->context()->database->insert(
			'wc_orders',
			[
				'id'            => $id,
				'status'        => $status,
				'type'          => 'shop_order',
				'customer_id'   => $customer,
				'billing_email' => $email,
			]
		);
		$this->context()->database->insert(
			'wc_order_product_lookup',
			[
				'order_item_id' => $id,
				'order_id'      => $id,
				'product_id'    => $product,
				'variation_id'  => 0,
				'product_qty'   => 1,
			]
		);
	}
}
