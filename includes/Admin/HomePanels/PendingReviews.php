<?php
declare(strict_types=1);

namespace Storewright\Admin\HomePanels;

use Storewright\Database\Connection;

/**
 * Reads the reviews of products that nobody has approved yet: WordPress keeps them, whoever runs the shop.
 */
final class PendingReviews {

	public function __construct( private readonly Connection $database ) {}

	/**
	 * The reviews that have waited longest, with their products and stars, in one query.
	 *
	 * @param int $limit At most so many.
	 * @return list<PendingReview>
	 */
	public function oldest( int $limit ): array {
		$rows = $this->database->rows(
			"SELECT c.comment_ID AS id, c.comment_author AS reviewer, c.comment_content AS content, c.comment_post_ID AS product_id,
			p.post_title AS product, c.comment_date_gmt AS written, ( SELECT m.meta_value FROM {$this->database->table( 'commentmeta' )} m
			WHERE m.comment_id = c.comment_ID AND m.meta_key = 'rating' ORDER BY m.meta_id LIMIT 1 ) AS rating
			{$this->from()} ORDER BY c.comment_date_gmt, c.comment_ID LIMIT %d",
			$limit
		);
		return array_map(
			static fn( array $row ) => new PendingReview(
				(int) $row['id'],
				(string) $row['reviewer'],
				(string) $row['content'],
				max( 0, min( 5, (int) $row['rating'] ) ),
				(int) $row['product_id'],
				(string) $row['product'],
				(string) $row['written']
			),
			$rows
		);
	}

	/**
	 * How many there are.
	 */
	public function count(): int {
		return (int) $this->database->value( "SELECT COUNT(*) {$this->from()}" );
	}

	private function from(): string {
		return "FROM {$this->database->table( 'comments' )} c JOIN {$this->database->table( 'posts' )} p ON p.ID = c.comment_post_ID
			WHERE c.comment_approved = '0' AND c.comment_type = 'review' AND p.post_type = 'product'";
	}
}
