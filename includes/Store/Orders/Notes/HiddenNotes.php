<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Notes;

use Storewright\Kernel\Context;
use Storewright\Kernel\Module;
use WP_Comment_Query;
use WP_Error;
use WP_REST_Request;

/**
 * Keeps notes at orders out of everything that shows comments: lists, counts, feeds and WordPress's own REST routes. They are
 * the shop's, and name customers.
 */
final class HiddenNotes implements Module {

	/**
	 * Needed wherever comments can be shown, which is everywhere.
	 */
	public static function is_needed( Context $context ): bool {
		return true;
	}

	/**
	 * Hooks into what WordPress asks comments for.
	 */
	public function register(): void {
		add_action( 'pre_get_comments', self::leave_out( ... ) );
		add_filter( 'comment_feed_where', self::without_notes( ... ) );
		add_filter( 'rest_request_before_callbacks', self::unknown_to_wordpress( ... ), 10, 3 );
	}

	/**
	 * @param WP_Comment_Query $query A query that may yet be changed.
	 */
	private static function leave_out( WP_Comment_Query $query ): void {
		$vars  = $query->query_vars;
		$types = [ ...self::names( $vars['type'] ?? [] ), ...self::names( $vars['type__in'] ?? [] ) ];
		if ( ! in_array( NoteRepository::TYPE, $types, true ) ) {
			$query->query_vars['type__not_in'] = [ ...self::names( $vars['type__not_in'] ?? [] ), NoteRepository::TYPE ];
		}
	}

	/**
	 * @param mixed $where SQL of the feed's query.
	 */
	private static function without_notes( mixed $where ): mixed {
		return is_string( $where ) ? $where . " AND comment_type <> '" . NoteRepository::TYPE . "'" : $where;
	}

	/**
	 * @param mixed           $response What is answered if nothing happens.
	 * @param mixed           $handler
	 * @param WP_REST_Request $request
	 */
	private static function unknown_to_wordpress( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		$id = 1 === preg_match( '#^/wp/v2/comments/(\d+)#', $request->get_route(), $found ) ? (int) $found[1] : 0;
		if ( $id > 0 && NoteRepository::TYPE === get_comment_type( $id ) ) {
			return new WP_Error( 'rest_comment_invalid_id', __( 'Invalid comment ID.', 'storewright' ), [ 'status' => 404 ] );
		}
		return $response;
	}

	/**
	 * @param mixed $given One name, several, or several with commas.
	 * @return list<string>
	 */
	private static function names( mixed $given ): array {
		$names = is_string( $given ) ? explode( ',', $given ) : ( is_array( $given ) ? $given : [] );
		return array_values( array_filter( $names, static fn( mixed $name ) => is_string( $name ) && '' !== $name ) );
	}
}
