<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Write;

use Storewright\Database\Connection;
use WP_Error;

/**
 * Has WordPress insert the post of a new product, without what costs a query and comes to nothing.
 *
 * @internal
 */
final class PostInsertion {

	/**
	 * Counting the terms of a post that has none yet, taxonomy by taxonomy, and forgetting whether several users have written posts,
	 * which products are not.
	 */
	private const NEEDLESS = [ '_update_term_count_on_transition_post_status', '__clear_multi_author_cache' ];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Inserts it.
	 *
	 * @param array{post_title: string} $post As wp_insert_post() takes it.
	 * @return int|WP_Error Its id.
	 */
	public function run( array $post ): int|WP_Error {
		$hooked = [];
		foreach ( self::NEEDLESS as $callback ) {
			$priority = has_action( 'transition_post_status', $callback );
			if ( is_int( $priority ) ) {
				$hooked[ $callback ] = $priority;
				remove_action( 'transition_post_status', $callback, $priority );
			}
		}
		$is_in_trash = $this->is_in_trash( ... );
		$with_guid   = self::with_guid( ... );
		add_filter( 'add_trashed_suffix_to_trashed_posts', $is_in_trash, 10, 2 );
		add_filter( 'wp_insert_post_data', $with_guid, PHP_INT_MAX );
		try {
			return wp_insert_post( $post, true );
		} finally {
			remove_filter( 'add_trashed_suffix_to_trashed_posts', $is_in_trash );
			remove_filter( 'wp_insert_post_data', $with_guid, PHP_INT_MAX );
			foreach ( $hooked as $callback => $priority ) {
				add_action( 'transition_post_status', $callback, $priority, 3 );
			}
		}
	}

	/**
	 * Whether WordPress has to look for posts in the trash that keep the slug: where there are none, its query finds nothing.
	 */
	private function is_in_trash( mixed $is_wanted, mixed $slug ): mixed {
		if ( true !== $is_wanted || ! is_string( $slug ) ) {
			return $is_wanted;
		}
		return null !== $this->database->value(
			"SELECT ID FROM {$this->database->table( 'posts' )} WHERE post_name = %s AND post_status = 'trash' LIMIT 1",
			$slug
		);
	}

	/**
	 * Gives the post a guid: else WordPress writes its address there by a second statement. This is the address of a site without
	 * pretty ones, which is known before the id is.
	 *
	 * @param mixed $data Columns, slashed.
	 */
	private static function with_guid( mixed $data ): mixed {
		if ( ! is_array( $data ) || '' !== ( $data['guid'] ?? null ) ) {
			return $data;
		}
		$type = $data['post_type'] ?? '';
		$slug = $data['post_name'] ?? '';
		if ( is_string( $type ) && is_string( $slug ) && '' !== $slug ) {
			$data['guid'] = sanitize_url( add_query_arg( $type, $slug, home_url( '/' ) ) );
		}
		return $data;
	}
}
