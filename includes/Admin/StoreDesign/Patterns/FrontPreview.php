<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Patterns;

use Closure;
use stdClass;
use WP_Post;
use WP_Query;

/**
 * A front page that is not there yet, as the theme will show it: by the template that it will have, with all that stands around its
 * content. WordPress and the theme ask for it as for any page; nothing is written.
 */
final class FrontPreview {

	/**
	 * Its id, which no page ever has.
	 */
	private const ID = PHP_INT_MAX;

	/**
	 * How long a cache that outlives the request may hold it, in seconds, where the request dies.
	 */
	private const LIFE = 60;

	/**
	 * The document as the theme prints it.
	 *
	 * @param Pattern $pattern
	 * @param string  $template Slug of the page's template, '' for the theme's usual one.
	 */
	public function html( Pattern $pattern, string $template ): string {
		$page = self::page( $pattern );
		wp_cache_set( self::ID, (object) $page->to_array(), 'posts', self::LIFE );
		try {
			return ( new ThemeDocument() )->html(
				self::hooks( $page, $template ),
				[
					'page_id'       => self::ID,
					'cache_results' => false,
				],
				self::file( ... )
			);
		} finally {
			wp_cache_delete( self::ID, 'posts' );
			wp_cache_delete( self::ID, 'post_meta' );
		}
	}

	private static function file(): string {
		$file = '';
		// In the order of WordPress's template loader.
		foreach ( [ 'get_front_page_template', 'get_page_template', 'get_singular_template', 'get_index_template' ] as $find ) {
			$file = '' === $file ? $find() : $file;
		}
		return $file;
	}

	/**
	 * What makes WordPress find the page, and find it as the front page.
	 *
	 * @return array<string, Closure(mixed, mixed, mixed): mixed> By the name of the filter.
	 */
	private static function hooks( WP_Post $page, string $template ): array {
		return [
			'pre_option_show_on_front' => static fn(): string => 'page',
			'pre_option_page_on_front' => static fn(): int => self::ID,
			'posts_pre_query'          => static fn( mixed $posts, mixed $query ): mixed
				=> $query instanceof WP_Query && self::ID === $query->get( 'page_id' ) ? [ $page ] : $posts,
			'get_post_metadata'        => static fn( mixed $value, mixed $id, mixed $key ): mixed
				=> self::ID === $id && '_wp_page_template' === $key ? [ $template ] : $value,
			// Menus that show all pages will have it, too.
			'get_pages'                => static fn( mixed $pages, mixed $args ): mixed
				=> is_array( $pages ) && is_array( $args ) && self::is_all_pages( $args )
					? self::sorted( [ ...$pages, $page ], $args )
					: $pages,
		];
	}

	/**
	 * @param array<mixed> $args Of `get_pages()`.
	 */
	private static function is_all_pages( array $args ): bool {
		return 'page' === ( $args['post_type'] ?? '' )
			&& [] === array_filter(
				array_intersect_key( $args, array_flip( [ 'include', 'child_of', 'meta_key', 'authors', 'number' ] ) ),
				static fn( mixed $one ): bool => (bool) $one
			)
			&& in_array( $args['parent'] ?? -1, [ -1, 0 ], true );
	}

	/**
	 * @param array<mixed> $pages
	 * @param array<mixed> $args  Of `get_pages()`.
	 * @return array<mixed>
	 */
	private static function sorted( array $pages, array $args ): array {
		$columns = wp_parse_list( is_string( $args['sort_column'] ?? null ) ? $args['sort_column'] : '' );
		return wp_list_sort( $pages, array_fill_keys( array_intersect( $columns, [ 'menu_order', 'post_title' ] ), 'ASC' ) );
	}

	private static function page( Pattern $pattern ): WP_Post {
		$page = new stdClass();
		foreach ( [
			'ID'                => self::ID,
			'post_author'       => (string) get_current_user_id(),
			'post_date'         => current_time( 'mysql' ),
			'post_date_gmt'     => current_time( 'mysql', true ),
			'post_modified'     => current_time( 'mysql' ),
			'post_modified_gmt' => current_time( 'mysql', true ),
			'post_title'        => $pattern->title,
			'post_name'         => wp_unique_post_slug( sanitize_title( $pattern->title ), self::ID, 'publish', 'page', 0 ),
			'post_content'      => $pattern->content,
			'post_type'         => 'page',
			'post_status'       => 'publish',
			'comment_status'    => get_default_comment_status( 'page' ),
			'ping_status'       => get_default_comment_status( 'page', 'pingback' ),
			'filter'            => 'raw',
		] as $field => $value ) {
			$page->$field = $value;
		}
		return new WP_Post( $page );
	}
}
