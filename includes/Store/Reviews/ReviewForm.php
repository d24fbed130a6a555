<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use Storewright\Kernel\Context;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Module;
use Storewright\Store\Products\PostTypes;
use WP_Comment;

/**
 * Reviews that visitors write by the site's comment form: whether they may, and what becomes a review. Over REST the owner may add
 * any, such as those of a shop that was moved.
 */
final class ReviewForm implements Module, Installs {

	private const ENABLED = 'woocommerce_enable_reviews';

	private const RATINGS = 'woocommerce_enable_review_rating';

	private const RATING_REQUIRED = 'woocommerce_review_rating_required';

	private const BUYERS_ONLY = 'woocommerce_review_rating_verification_required';

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks into WordPress's comment form.
	 */
	public function register(): void {
		add_filter( 'comments_open', [ $this, 'is_open' ], 10, 2 );
		add_filter( 'preprocess_comment', [ $this, 'receive' ], 1 );
		add_action( 'comment_post', [ $this, 'keep_rating' ], 10, 1 );
	}

	/**
	 * Whether a product can be reviewed.
	 *
	 * @param mixed $is_open What holds for the post alone.
	 * @param mixed $post_id The post.
	 */
	public function is_open( mixed $is_open, mixed $post_id ): mixed {
		// Looks only at what WordPress has loaded anyway, as pages ask it.
		$is_off = 'yes' !== ( wp_load_alloptions()[ self::ENABLED ] ?? 'yes' );
		return $is_off && is_numeric( $post_id ) && PostTypes::PRODUCT === get_post_type( (int) $post_id ) ? false : $is_open;
	}

	/**
	 * Makes a review of a comment on a product, or refuses it. Replies stay comments.
	 *
	 * @param mixed $comment The comment's columns.
	 */
	public function receive( mixed $comment ): mixed {
		$product = is_array( $comment ) ? self::reviewed_product( $comment ) : 0;
		if ( ! is_array( $comment ) || 0 === $product ) {
			return $comment;
		}
		$refusal = $this->refusal( $product );
		if ( '' !== $refusal ) {
			wp_die(
				esc_html( $refusal ),
				esc_html__( 'Your review was not saved', 'storewright' ),
				[
					'response'  => 403,
					'back_link' => true,
				]
			);
		}
		$comment['comment_type'] = ReviewQuery::TYPE;
		return $comment;
	}

	/**
	 * Keeps the stars that a review came with, and whether its author bought the product.
	 *
	 * @param mixed $id Id of the new comment.
	 */
	public function keep_rating( mixed $id ): void {
		$review = is_numeric( $id ) ? get_comment( (int) $id ) : null;
		if ( ! $review instanceof WP_Comment || ReviewQuery::TYPE !== $review->comment_type ) {
			return;
		}
		$rating = self::rating() ?? 0;
		if ( $rating >= 1 && $rating <= 5 && $this->context->options->bool_yes( self::RATINGS, true ) ) {
			update_comment_meta( (int) $review->comment_ID, ReviewQuery::RATING, $rating );
		}
		update_comment_meta(
			(int) $review->comment_ID,
			ReviewQuery::VERIFIED,
			(int) ( new VerifiedPurchases( $this->context->database ) )->behind( [ $review ] )[ (int) $review->comment_ID ]
		);
	}

	/**
	 * Has WordPress load with all the rest what pages ask for.
	 */
	public function install(): void {
		wp_set_option_autoload( self::ENABLED, true );
	}

	/**
	 * @param array<mixed> $comment
	 * @return int The product that a comment is about, 0 where it is something else than a review.
	 */
	private static function reviewed_product( array $comment ): int {
		$post   = $comment['comment_post_ID'] ?? 0;
		$parent = $comment['comment_parent'] ?? 0;
		if ( ! is_numeric( $post ) || ! is_numeric( $parent ) || 0 !== (int) $parent || ! in_array(
			$comment['comment_type'] ?? '',
			[ '', 'comment' ],
			true
		) ) {
			return 0;
		}
		return PostTypes::PRODUCT === get_post_type( (int) $post ) ? (int) $post : 0;
	}

	/**
	 * Why the current user may not review a product in this way, '' where they may.
	 */
	private function refusal( int $product ): string {
		if (
			$this->context->options->bool_yes( self::BUYERS_ONLY )
			&& ! current_user_can( 'moderate_comments' )
			&& ! $this->has_bought( $product ) ) {

			return __( 'Only logged-in customers who bought this product can review it.', 'storewright' );
		}
		$is_required = $this->context->options->bool_yes( self::RATINGS, true )
			&& $this->context->options->bool_yes( self::RATING_REQUIRED, true );

		// A form that does not ask for stars can't be expected to bring any.
		return $is_required && 0 === self::rating() ? __( 'Choose a star rating.', 'storewright' ) : '';
	}

	/**
	 * By the account alone: anybody can type somebody else's e-mail address.
	 */
	private function has_bought( int $product ): bool {
		return get_current_user_id() > 0
			&& ( new VerifiedPurchases( $this->context->database ) )->by_account( get_current_user_id(), $product );

	}

	/**
	 * The stars that the form brought: 0 where none were chosen, null where it did not ask.
	 */
	private static function rating(): ?int {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Of WordPress's comment form; a number is made of it.
		$rating = $_POST['rating'] ?? null;
		return null === $rating ? null : ( is_string( $rating ) ? absint( wp_unslash( $rating ) ) : 0 );
	}
}
