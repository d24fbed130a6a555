<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use Storewright\Database\Connection;
use WP_Comment;
use WP_Comment_Query;

/**
 * Reads reviews of products: comments of the type `review`.
 */
final class ReviewQuery {

	/**
	 * Type of the comments that are reviews.
	 */
	public const TYPE = 'review';

	/**
	 * Meta key of the stars.
	 */
	public const RATING = 'rating';

	/**
	 * Meta key of whether the reviewer had bought the product: '1' or '0'.
	 */
	public const VERIFIED = 'verified';

	private readonly VerifiedPurchases $purchases;

	public function __construct( Connection $database ) {
		$this->purchases = new VerifiedPurchases( $database );
	}

	/**
	 * A review, null where there is none.
	 *
	 * @param int $id Id of the comment.
	 */
	public function find( int $id ): ?WP_Comment {
		$review = $id > 0 ? get_comment( $id ) : null;
		return $review instanceof WP_Comment && self::TYPE === $review->comment_type ? $review : null;
	}

	/**
	 * Some reviews with their products, and the number of all that the criteria fit.
	 *
	 * @param array<string, mixed> $criteria As WP_Comment_Query takes them.
	 * @param int                  $limit    At most so many.
	 * @param int                  $offset   After so many others.
	 * @return array{list<WP_Comment>, int}
	 */
	public function page( array $criteria, int $limit, int $offset ): array {
		$criteria = [ 'type' => self::TYPE ] + $criteria;
		$total    = ( new WP_Comment_Query() )->query( [ 'count' => true ] + $criteria );
		$found    = ( new WP_Comment_Query() )->query(
			[
				'number'                    => $limit,
				'offset'                    => $offset,
				'update_comment_post_cache' => true,
			] + $criteria
		);
		$reviews  = is_array( $found ) ? array_values(
			array_filter( $found, static fn( mixed $review ) => $review instanceof WP_Comment )
		) : [];
		return [ $reviews, is_int( $total ) ? $total : 0 ];
	}

	/**
	 * Which reviews were written by somebody who had bought the product. Where that is not stored yet, one look at the orders tells
	 * it for all of them.
	 *
	 * @param list<WP_Comment> $reviews
	 * @return array<int, bool> By id of the review.
	 */
	public function verified( array $reviews ): array {
		$verified = [];
		$unknown  = [];
		foreach ( $reviews as $review ) {
			$stored = get_comment_meta( (int) $review->comment_ID, self::VERIFIED, true );
			if ( '' === $stored ) {
				$unknown[] = $review;
			} else {
				$verified[ (int) $review->comment_ID ] = is_scalar( $stored ) && (bool) $stored;
			}
		}
		return $verified + $this->purchases->behind( $unknown );
	}
}
