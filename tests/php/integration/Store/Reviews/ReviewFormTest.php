<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Reviews;

use RuntimeException;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\OrderServices;
use Storewright\Tests\Support\OrdersTestCase;
use WP_Comment;
use WP_Error;

/**
 * Reviews by the site's comment form, as WordPress receives it.
 */
final class ReviewFormTest extends OrdersTestCase {

	private int $product;

	protected function setUp(): void {
		parent::setUp();
		$this->product = $this->product( '5.00' );
		wp_update_post(
			[
				'ID'             => $this->product,
				'comment_status' => 'open',
			]
		);
		add_filter( 'wp_die_handler', static fn() => static fn( string $message ) => throw new RuntimeException( $message ) );
		add_filter( 'comment_flood_filter', '__return_false', 99 );
		$this->as_visitor();
	}

	public function test_a_comment_on_a_product_is_a_review_with_stars_and_a_reply_is_none(): void {
		$review = $this->send( 'Good', [ 'rating' => '4' ] );
		self::assertSame(
			[ 'review', '4', '0' ],
			[
				$review->comment_type,
				get_comment_meta( (int) $review->comment_ID, 'rating', true ),
				get_comment_meta( (int) $review->comment_ID, 'verified', true ),
			]
		);
		wp_set_comment_status( (int) $review->comment_ID, 'approve' );
		self::assertSame( 'comment', $this->send( 'Thanks', [ 'comment_parent' => (string) $review->comment_ID ] )->comment_type );
		// phpcs:ignore WordPress.Arrays
		$post = wp_insert_post( [ 'post_title'     => 'News', 'post_status'    => 'publish', 'comment_status' => 'open' ] );
		self::assertSame( 'comment', $this->send( 'Nice', [ 'comment_post_ID' => (string) $post ] )->comment_type );
	}

	public function test_stars_out_of_range_or_switched_off_are_not_kept(): void {
		self::assertSame( '', get_comment_meta( (int) $this->send( 'Too good', [ 'rating' => '6' ] )->comment_ID, 'rating', true ) );
		update_option( 'woocommerce_enable_review_rating', 'no' );
		self::assertSame( '', get_comment_meta( (int) $this->send( 'Good', [ 'rating' => '4' ] )->comment_ID, 'rating', true ) );
	}

	public function test_a_form_that_asks_for_stars_has_to_bring_some_where_they_are_required(): void {
		self::assertSame( '', $this->refusal( 'No stars were asked for', [] ) );
		self::assertStringContainsString( 'star rating', $this->refusal( 'None', [ 'rating' => '' ] ) );
		update_option( 'woocommerce_review_rating_required', 'no' );
		self::assertSame( '', $this->refusal( 'None', [ 'rating' => '' ] ) );
	}

	public function test_only_buyers_review_where_the_shop_wants_it_so(): void {
		update_option( 'woocommerce_review_rating_verification_required', 'yes' );
		self::assertStringContainsString( 'bought this product', $this->refusal( 'As a visitor', [] ) );
		$user = $this->as_subscriber();
		self::assertStringContainsString( 'bought this product', $this->refusal( 'Without an order', [] ) );
		$line               = new LineItem();
		$line->product_id   = $this->product;
		$line->quantity     = 1;
		$order              = new Order();
		$order->currency    = 'USD';
		$order->customer_id = $user;
		$order->status      = OrderStatus::COMPLETED;
		$order->items       = [ $line ];
		( new OrderServices( $this->context() ) )->repository()->create( $order );
		$review = $this->send( 'Bought it', [] );
		self::assertSame( '1', get_comment_meta( (int) $review->comment_ID, 'verified', true ) );
		$this->as_administrator();
		self::assertSame( '', $this->refusal( 'As a colleague', [] ) );
	}

	public function test_where_reviews_are_off_products_can_not_be_reviewed_and_posts_can(): void {
		// phpcs:ignore WordPress.Arrays
		$post = wp_insert_post( [ 'post_title'     => 'News', 'post_status'    => 'publish', 'comment_status' => 'open' ] );
		self::assertTrue( comments_open( $this->product ) );
		update_option( 'woocommerce_enable_reviews', 'no' );
		self::assertFalse( comments_open( $this->product ) );
		self::assertTrue( comments_open( $post ) );
		$answer = wp_handle_comment_submission( $this->form( 'Good', [] ) );
		self::assertInstanceOf( WP_Error::class, $answer );
		self::assertSame( 'comment_closed', $answer->get_error_code() );
	}

	/**
	 * @param array<string, string> $more
	 * @return array<string, string>
	 */
	private function form( string $text, array $more ): array {
		return $more + [
			'comment_post_ID' => (string) $this->product,
			'comment'         => $text,
			'author'          => 'Ann',
			'email'           => 'ann@example.org',
		];
	}

	/**
	 * @param array<string, string> $more
	 */
	private function send( string $text, array $more ): WP_Comment {
		$_POST  = $this->form( $text, $more );
		$answer = wp_handle_comment_submission( $_POST );
		self::assertInstanceOf( WP_Comment::class, $answer );
		return $answer;
	}

	/**
	 * @param array<string, string> $more
	 */
	private function refusal( string $text, array $more ): string {
		try {
			$this->send( $text, $more );
			return '';
		} catch ( RuntimeException $refusal ) {
			return $refusal->getMessage();
		}
	}
}
