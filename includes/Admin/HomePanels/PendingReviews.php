<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels;

use WP_Comment;
use WP_Comment_Query;

/**
 * Reads the reviews of products that nobody has approved yet: WordPress keeps them, whoever runs the shop.
 */
final class PendingReviews {

	private const CRITERIA = [
		'type'      => 'review',
		'status'    => 'hold',
		'post_type' => 'product',
	];

	/**
	 * The reviews that have waited longest, with their products and stars in WordPress's caches.
	 *
	 * @param int $limit At most so many.
	 * @return list<WP_Comment>
	 */
	public function oldest( int $limit ): array {
		$reviews = ( new WP_Comment_Query() )->query(
			[
				'number'                    => $limit,
				'orderby'                   => [ 'comment_date_gmt', 'comment_ID' ],
				'order'                     => 'ASC',
				'update_comment_post_cache' => true,
			] + self::CRITERIA
		);
		return is_array( $reviews )
			? array_values( array_filter( $reviews, static fn( mixed $review ) => $review instanceof WP_Comment ) )
			: [];
	}

	/**
	 * How many there are.
	 */
	public function count(): int {
		$count = ( new WP_Comment_Query() )->query( [ 'count' => true ] + self::CRITERIA );
		return is_int( $count ) ? $count : 0;
	}
}
