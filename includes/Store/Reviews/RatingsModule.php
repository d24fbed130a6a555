<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;

/**
 * Keeps what products know of their reviews in step, wherever a review is written: also by a visitor on the site.
 */
final class RatingsModule implements Module {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Listens to what changes the number of a post's comments, and to stars; and has reviewers be pictured like other people.
	 */
	public function register(): void {
		add_filter(
			'get_avatar_comment_types',
			static fn( mixed $types ) => [ ...( is_array( $types ) ? $types : [] ), ReviewQuery::TYPE ]
		);
		add_action(
			'wp_update_comment_count',
			fn( mixed $post_id ) => $this->ratings()->sync( is_numeric( $post_id ) ? (int) $post_id : 0 )
		);
		foreach ( [ 'added', 'updated', 'deleted' ] as $action ) {
			add_action(
				"{$action}_comment_meta",
				function ( mixed $meta_ids, mixed $comment_id, mixed $key ): void {
					if ( ReviewQuery::RATING === $key && is_numeric( $comment_id ) ) {
						$this->ratings()->follow( (int) $comment_id );
					}
				},
				10,
				3
			);
		}
	}

	private function ratings(): Ratings {
		return new Ratings( $this->context->database );
	}
}
