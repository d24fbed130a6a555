<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Products\Writing\Lookup;
use WP_Post;

/**
 * Keeps variations and lookup tables in step with what WordPress itself, or another plugin, does to the posts of products.
 */
final class PostSync {

	public function __construct( private readonly Context $context ) {}

	/**
	 * Hooks into what happens to posts.
	 */
	public function register(): void {
		add_action( 'before_delete_post', fn( int $id, WP_Post $post ) => $this->each_variation( $post, static fn( int $variation ) => wp_delete_post( $variation, true ) ), 10, 2 );
		add_action( 'deleted_post', $this->deleted( ... ), 10, 2 );
		add_action( 'trashed_post', fn( int $id ) => $this->each_variation( get_post( $id ), wp_trash_post( ... ) ) );
		add_action( 'transition_post_status', $this->untrashed( ... ), 10, 3 );
		add_action( 'wp_after_insert_post', $this->saved( ... ), 10, 2 );
	}

	/**
	 * A post is gone: so are its rows in the lookup tables.
	 */
	private function deleted( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, [ Names::PRODUCT, Names::VARIATION ], true ) ) {
			( new Lookup( $this->context->database ) )->remove( $id );
		}
	}

	/**
	 * A product left the trash: so do its variations, with the status that they had.
	 */
	private function untrashed( string $new_status, string $old_status, WP_Post $post ): void {
		if ( 'trash' !== $old_status || 'trash' === $new_status ) {
			return;
		}
		$this->each_variation(
			$post,
			static function ( int $variation ): void {
				if ( 'trash' === get_post_status( $variation ) ) {
					$status = get_post_meta( $variation, '_wp_trash_meta_status', true );
					wp_untrash_post( $variation );
					wp_update_post(
						[
							'ID'          => $variation,
							'post_status' => is_string( $status ) && '' !== $status ? $status : 'publish',
						]
					);
				}
			}
		);
	}

	/**
	 * Somebody else saved a product, such as WordPress's own editor.
	 */
	private function saved( int $id, WP_Post $post ): void {
		if ( in_array( $post->post_type, [ Names::PRODUCT, Names::VARIATION ], true ) && 'auto-draft' !== $post->post_status && ! ProductRepository::is_saving() ) {
			try {
				( new ProductRepository( $this->context ) )->refresh( $id );
			} catch ( NotFound ) {
				// A variation without its product: nobody sees it.
				return;
			}
		}
	}

	/**
	 * @param WP_Post|null        $post
	 * @param callable(int): mixed $work
	 */
	private function each_variation( ?WP_Post $post, callable $work ): void {
		if ( Names::PRODUCT !== $post?->post_type ) {
			return;
		}
		$database = $this->context->database;
		foreach ( $database->column( "SELECT ID FROM {$database->table( 'posts' )} WHERE post_parent = %d AND post_type = 'product_variation' ORDER BY ID", $post->ID ) as $variation ) {
			$work( (int) $variation );
		}
	}
}
