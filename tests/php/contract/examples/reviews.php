<?php
/**
 * Examples of reviews.
 *
 * @package Storewright
 */

declare(strict_types=1);

use Storewright\Store\Reviews\ReviewQuery;

return [
	'/wc/v3/products/reviews/(?P<id>[\d]+)' => static function (): array {
		$product = wp_insert_post(
			[
				'post_type'     => 'product',
				'post_status'   => 'publish',
				'post_title'    => 'Oak table',
				'post_date_gmt' => '2026-11-20 12:00:00',
			]
		);
		$review  = wp_insert_comment(
			[
				'comment_post_ID'      => $product,
				'comment_type'         => ReviewQuery::TYPE,
				'comment_author'       => 'Ada Buyer',
				'comment_author_email' => 'ada@example.com',
				'comment_content'      => 'Heavy, and worth it.',
				'comment_approved'     => '1',
				'comment_date'         => '2026-11-20 12:00:00',
				'comment_date_gmt'     => '2026-11-20 12:00:00',
				'comment_meta'         => [ ReviewQuery::RATING => 4 ],
			]
		);
		return [ 'id' => (int) $review ];
	},
];
