<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Notes;

use Storewright\Kernel\Module;
use WP_Comment;
use WP_Comment_Query;
use WP_Error;
use WP_REST_Comments_Controller;
use WP_REST_Request;

/**
 * Keeps notes at orders out of everything that shows or changes comments: lists, counts, feeds, XML-RPC, and WordPress's own
 * screens and REST routes. They are the shop's, and name customers.
 */
final class HiddenNotes implements Module {

	/**
	 * Query variable of WP_Comment_Query: true finds notes, too. No request can set it.
	 */
	public const WITH_NOTES = 'storewright_with_order_notes';

	/**
	 * Hooks into what WordPress asks comments for.
	 */
	public function register(): void {
		add_action( 'pre_get_comments', self::leave_out( ... ) );
		add_filter( 'comment_feed_where', self::without_notes( ... ) );
		add_filter( 'map_meta_cap', self::not_editable( ... ), 10, 4 );
		add_filter( 'rest_request_before_callbacks', self::unknown_to_wordpress( ... ), 10, 3 );
	}

	/**
	 * Whoever may name a type of comments could otherwise search notes, and count what was found.
	 *
	 * @param WP_Comment_Query $query A query that may yet be changed.
	 */
	private static function leave_out( WP_Comment_Query $query ): void {
		if ( true !== ( $query->query_vars[ self::WITH_NOTES ] ?? null ) ) {
			$query->query_vars['type__not_in'] = [ ...self::names( $query->query_vars['type__not_in'] ?? [] ), NoteRepository::TYPE ];
		}
	}

	/**
	 * @param mixed $where SQL of the feed's query.
	 */
	private static function without_notes( mixed $where ): mixed {
		return is_string( $where ) ? $where . " AND comment_type <> '" . NoteRepository::TYPE . "'" : $where;
	}

	/**
	 * XML-RPC, wp-admin and its AJAX ask for this before they show, change or delete a comment.
	 *
	 * @param mixed $capabilities What the user needs so far.
	 * @param mixed $capability   What is asked for.
	 * @param mixed $user_id
	 * @param mixed $arguments    The comment's id comes first.
	 */
	private static function not_editable( mixed $capabilities, mixed $capability, mixed $user_id, mixed $arguments ): mixed {
		return 'edit_comment' === $capability
			&& is_array( $arguments )
			&& self::is_note( $arguments[0] ?? null ) ? [ 'do_not_allow' ] : $capabilities;

	}

	/**
	 * Goes by the handler and the id that it reads: a path has many spellings, and an id can be in the query as well.
	 *
	 * @param mixed           $response What is answered if nothing happens.
	 * @param mixed           $handler  Callback and arguments of the route.
	 * @param WP_REST_Request $request
	 */
	private static function unknown_to_wordpress( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		$callback = is_array( $handler ) ? $handler['callback'] ?? null : null;
		if ( is_array( $callback ) && ( $callback[0] ?? null ) instanceof WP_REST_Comments_Controller && self::is_note( $request['id'] ) ) {
			return new WP_Error( 'rest_comment_invalid_id', __( 'Invalid comment ID.', 'storewright' ), [ 'status' => 404 ] );
		}
		return $response;
	}

	/**
	 * @param mixed $comment A comment, or its id as WordPress reads it.
	 */
	private static function is_note( mixed $comment ): bool {
		$found = $comment instanceof WP_Comment
			? $comment
			: ( is_numeric( $comment ) && (int) $comment > 0 ? get_comment( (int) $comment ) : null );

		return $found instanceof WP_Comment && NoteRepository::TYPE === $found->comment_type;
	}

	/**
	 * @param mixed $input One name, several, or several with commas.
	 * @return list<string>
	 */
	private static function names( mixed $input ): array {
		$names = is_string( $input ) ? explode( ',', $input ) : ( is_array( $input ) ? $input : [] );
		return array_values( array_filter( $names, static fn( mixed $name ) => is_string( $name ) && '' !== $name ) );
	}
}
