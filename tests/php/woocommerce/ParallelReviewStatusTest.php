<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Tests\Support\CompanionParallelTestCase;
use WC_Product_Simple;

/**
 * The guard of a review's status holds while WooCommerce itself moderates the same review.
 */
#[Group( 'mariadb' )]
final class ParallelReviewStatusTest extends CompanionParallelTestCase {

	private int $product = 0;

	private int $review = 0;

	public function test_a_review_that_woocommerce_is_just_moderating_is_not_moderated_otherwise(): void {
		$answer = $this->while_woocommerce_writes( $this->ours(), $this->theirs() );

		self::assert_refused( 'storewright_rest_review_conflict', $answer );
		self::assertSame( 'spam', $this->stored_status() );
	}

	public function test_woocommerce_moderates_after_the_change_that_was_checked(): void {
		$answer = $this->between_check_and_write( $this->ours(), $this->theirs(), '/^UPDATE.+comment_approved/' );

		self::assertSame( [ 200, 'approved' ], [ $answer['status'], $answer['data']['status'] ?? '' ], (string) wp_json_encode( $answer ) );
		self::assertSame( 'spam', $this->stored_status() );
	}

	protected function setUp(): void {
		parent::setUp();
		$product = new WC_Product_Simple();
		$product->set_name( 'Mug' );
		$this->product = $product->save();
		$this->review  = (int) wp_insert_comment(
			[
				'comment_post_ID'      => $this->product,
				'comment_type'         => 'review',
				'comment_content'      => 'Holds coffee.',
				'comment_author'       => 'Mei',
				'comment_author_email' => 'mei@example.org',
				'comment_approved'     => 0,
			]
		);
	}

	protected function tearDown(): void {
		wp_delete_comment( $this->review, true );
		wp_delete_post( $this->product, true );
		parent::tearDown();
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private function ours(): array {
		return [
			'PUT',
			"/storewright/v3/products/reviews/{$this->review}",
			[
				'status'   => 'approved',
				'expected' => [ 'status' => 'hold' ],
			],
		];
	}

	/**
	 * @return array{string, string, array<mixed>}
	 */
	private function theirs(): array {
		return [ 'PUT', "/wc/v3/products/reviews/{$this->review}", [ 'status' => 'spam' ] ];
	}

	private function stored_status(): string {
		$database = $this->context()->database;
		return (string) $database->value( "SELECT comment_approved FROM {$database->table( 'comments' )} WHERE comment_ID = %d", $this->review );
	}
}
