<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Database\Connection;
use WP_Comment;

/**
 * Ratings of products: the number of reviews, the number by stars, and the average.
 */
final class Ratings {

	private const LOOKUP = 'wc_product_meta_lookup';

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Works a product's figures out anew, from its approved reviews. Only what differs is written.
	 *
	 * @param int $product_id Id of the product; anything else is passed over.
	 */
	public function sync( int $product_id ): void {
		if ( 'product' !== get_post_type( $product_id ) ) {
			return;
		}
		$counts  = $this->counts( $product_id );
		$number  = array_sum( $counts );
		$average = $this->average( $counts );
		update_post_meta( $product_id, '_wc_rating_count', $counts );
		update_post_meta( $product_id, '_wc_average_rating', $average );
		update_post_meta( $product_id, '_wc_review_count', (string) $this->reviews( $product_id ) );
		$this->database->execute(
			"UPDATE {$this->database->table( self::LOOKUP )} SET rating_count = %d, average_rating = %s WHERE product_id = %d",
			$number,
			$average,
			$product_id
		);
	}

	/**
	 * Follows a comment whose stars were changed.
	 *
	 * @param int $comment_id Id of the comment.
	 */
	public function follow( int $comment_id ): void {
		$comment = get_comment( $comment_id );
		if ( $comment instanceof WP_Comment ) {
			$this->sync( (int) $comment->comment_post_ID );
		}
	}

	/**
	 * @return array<int, int> Stars => number of reviews.
	 */
	private function counts( int $product_id ): array {
		$rows   = $this->database->rows(
			"SELECT m.meta_value AS stars, COUNT(*) AS number FROM {$this->database->table( 'comments' )} c
			INNER JOIN {$this->database->table( 'commentmeta' )} m ON m.comment_id = c.comment_ID AND m.meta_key = %s
			WHERE c.comment_post_ID = %d AND c.comment_approved = '1' AND c.comment_parent = 0
			GROUP BY m.meta_value",
			ReviewQuery::RATING,
			$product_id
		);
		$counts = [];
		foreach ( $rows as $row ) {
			$stars = (int) $row['stars'];
			if ( $stars >= 1 && $stars <= 5 ) {
				$counts[ $stars ] = ( $counts[ $stars ] ?? 0 ) + (int) $row['number'];
			}
		}
		ksort( $counts );
		return $counts;
	}

	private function reviews( int $product_id ): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {$this->database->table( 'comments' )}
			WHERE comment_post_ID = %d AND comment_approved = '1' AND comment_parent = 0 AND comment_type IN ( 'review', 'comment', '' )",
			$product_id
		);
	}

	/**
	 * @param array<int, int> $counts
	 * @return string With two decimals; '0' where there is no rating.
	 */
	private function average( array $counts ): string {
		$number = array_sum( $counts );
		$stars  = 0;
		foreach ( $counts as $star => $count ) {
			$stars += $star * $count;
		}
		return 0 === $number ? '0' : (string) BigDecimal::of( $stars )->dividedBy( $number, 2, RoundingMode::HALF_UP );
	}
}
