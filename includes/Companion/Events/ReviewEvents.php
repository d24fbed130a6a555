<?php
declare(strict_types=1);

namespace Storewright\Companion\Events;

use WP_Comment;

/**
 * Reviews of products.
 */
final class ReviewEvents {

	public function register(): void {
		Bridge::add( 'wp_insert_comment', 'storewright_review_created', self::review( ... ) );
		Bridge::add( 'edit_comment', 'storewright_review_saved', self::review( ... ) );
		Bridge::add(
			'transition_comment_status',
			'storewright_review_saved',
			static fn( mixed $status, mixed $old, mixed $comment ): ?array => self::review( 0, $comment )
		);
		Bridge::add( 'deleted_comment', 'storewright_review_deleted', self::review( ... ) );
	}

	/**
	 * @return array{WP_Comment}|null Null where the comment is no review.
	 */
	private static function review( mixed $id, mixed $comment = null ): ?array {
		$comment = $comment instanceof WP_Comment ? $comment : get_comment( is_numeric( $id ) ? (int) $id : 0 );
		return $comment instanceof WP_Comment && 'review' === $comment->comment_type ? [ $comment ] : null;
	}
}
