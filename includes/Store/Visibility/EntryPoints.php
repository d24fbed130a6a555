<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use Closure;

/**
 * Ways besides pages and REST that would reveal a product's address while the store is hidden: redirects to what an id or a part of
 * a name stands for, comments and trackbacks. Each of them would tell a product's address.
 */
final class EntryPoints {

	/**
	 * Query variables that name a post by its id.
	 */
	private const IDS = [ 'p', 'page_id', 'attachment_id' ];

	/**
	 * @param Closure(): Visibility $visibility
	 */
	public function __construct( private readonly Closure $visibility ) {}

	/**
	 * Hooks into redirects, comments and trackbacks.
	 */
	public function register(): void {
		add_filter( 'redirect_canonical', $this->redirect( ... ) );
		add_filter( 'do_redirect_guess_404_permalink', fn( mixed $may ) => $this->visibility()->blocks_visitor() ? false : $may );
		add_action( 'pre_comment_on_post', $this->comment( ... ) );
		add_action( 'wp', $this->trackback( ... ), 0, 0 );
	}

	/**
	 * @param mixed $target Where WordPress would send the visitor.
	 */
	private function redirect( mixed $target ): mixed {
		if ( ! $this->visibility()->blocks_visitor() ) {
			return $target;
		}
		$ids = array_map( static fn( string $name ) => self::id( get_query_var( $name ) ), self::IDS );
		return [] === array_filter( $ids, $this->visibility()->is_store_post( ... ) ) ? $target : false;
	}

	/**
	 * @param mixed $post_id What a comment is written at.
	 */
	private function comment( mixed $post_id ): void {
		$visibility = $this->visibility();
		if ( $visibility->blocks_visitor() && ( ! $visibility->is_for_store_alone() || $visibility->is_store_post(
			is_numeric( $post_id ) ? (int) $post_id : 0
		) ) ) {
			$this->refuse();
		}
	}

	/**
	 * The file takes the id from the end of its own address, and sends whoever brings no trackback to the post.
	 */
	private function trackback(): void {
		if ( 'wp-trackback.php' === ( $GLOBALS['pagenow'] ?? '' ) && $this->visibility()->blocks_visitor() ) {
			$this->refuse();
		}
	}

	private static function id( mixed $input ): int {
		return is_numeric( $input ) ? (int) $input : 0;
	}

	private function refuse(): never {
		wp_die( esc_html__( 'This is not open yet. Please come back soon.', 'storewright' ), '', [ 'response' => 403 ] );
	}

	private function visibility(): Visibility {
		return ( $this->visibility )();
	}
}
