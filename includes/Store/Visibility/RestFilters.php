<?php
declare(strict_types=1);

namespace Storewright\Store\Visibility;

use Closure;
use WP_Error;
use WP_oEmbed_Controller;
use WP_REST_Comments_Controller;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Search_Controller;
use WP_REST_Terms_Controller;

/**
 * Has WordPress's REST routes and oEmbed answer visitors as the pages do while the store waits to be opened. Lists leave the store
 * out by their queries, see QueryFilters; this is for what is asked for by its id, and for sites that wait as a whole.
 */
final class RestFilters {

	/**
	 * Controllers of what visitors read, those of other plugins' types included.
	 */
	private const CONTENT = [
		WP_REST_Posts_Controller::class,
		WP_REST_Terms_Controller::class,
		WP_REST_Comments_Controller::class,
		WP_REST_Search_Controller::class,
		WP_oEmbed_Controller::class,
	];

	/**
	 * @param Closure(): Visibility $visibility
	 */
	public function __construct( private readonly Closure $visibility ) {}

	/**
	 * Hooks into REST and oEmbed.
	 */
	public function register(): void {
		add_filter( 'rest_request_before_callbacks', $this->answer( ... ), 10, 3 );
		add_filter( 'oembed_request_post_id', $this->embedded( ... ) );
	}

	/**
	 * Goes by the handler and what it reads: a path has many spellings, and an id can be in the query as well.
	 *
	 * @param mixed           $response What is answered if nothing happens.
	 * @param mixed           $handler  Callback and arguments of the route.
	 * @param WP_REST_Request $request
	 */
	private function answer( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		$callback   = is_array( $handler ) ? $handler['callback'] ?? null : null;
		$controller = is_array( $callback ) ? $callback[0] ?? null : null;
		$is_content = is_object( $controller ) && [] !== array_filter(
			self::CONTENT,
			static fn( string $type ) => $controller instanceof $type
		);
		if ( ! $is_content || ! $this->visibility()->blocks_visitor() ) {
			return $response;
		}
		if ( ! $this->visibility()->is_for_store_alone() ) {
			return new WP_Error(
				'storewright_coming_soon',
				__( 'This site is not open yet.', 'storewright' ),
				[ 'status' => rest_authorization_required_code() ]
			);
		}
		$id = self::id( $request['id'] );
		if ( $controller instanceof WP_REST_Posts_Controller && $this->visibility()->is_store_post( $id ) ) {
			return new WP_Error( 'rest_post_invalid_id', __( 'Invalid post ID.', 'storewright' ), [ 'status' => 404 ] );
		}
		if ( $controller instanceof WP_REST_Comments_Controller && $this->is_of_store_comment( $id, self::id( $request['post'] ) ) ) {
			return new WP_Error( 'rest_comment_invalid_id', __( 'Invalid comment ID.', 'storewright' ), [ 'status' => 404 ] );
		}
		return $response;
	}

	/**
	 * @param mixed $post_id The post that an address leads to.
	 */
	private function embedded( mixed $post_id ): mixed {
		$visibility = $this->visibility();
		return $visibility->blocks_visitor()
			&& ( ! $visibility->is_for_store_alone() || $visibility->is_store_post( self::id( $post_id ) ) ) ? 0 : $post_id;

	}

	private function is_of_store_comment( int $id, int $post_id ): bool {
		$comment = $id > 0 ? get_comment( $id ) : null;
		return $this->visibility()->is_store_post( $post_id )
			|| ( null !== $comment && $this->visibility()->is_store_post( (int) $comment->comment_post_ID ) );

	}

	private static function id( mixed $input ): int {
		return is_numeric( $input ) ? (int) $input : 0;
	}

	private function visibility(): Visibility {
		return ( $this->visibility )();
	}
}
