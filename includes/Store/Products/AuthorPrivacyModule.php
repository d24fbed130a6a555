<?php
declare(strict_types=1);

namespace Storewright\Store\Products;

use Storewright\Kernel\Module;
use WP;
use WP_Post;

/**
 * Keeps secret who wrote a product. WordPress lists authors of what is published, with the login in their address: products are
 * written by those who run the shop, and nobody reads them by author.
 */
final class AuthorPrivacyModule implements Module {

	public function __construct() {}

	/**
	 * Hooks into lists of users, sitemaps, embeds, feeds and authors' pages.
	 */
	public function register(): void {
		add_filter( 'rest_user_query', self::listed_users( ... ) );
		add_filter( 'get_usernumposts', self::count_without_products( ... ), 10, 4 );
		add_filter( 'wp_sitemaps_users_query_args', self::without_products( ... ) );
		add_filter( 'oembed_response_data', self::embed( ... ), 10, 2 );
		add_filter( 'the_author', self::feed_author( ... ) );
		add_action( 'parse_request', self::without_author_page( ... ) );
	}

	/**
	 * @param mixed $arguments Of WP_User_Query.
	 */
	private static function listed_users( mixed $arguments ): mixed {
		return current_user_can( 'list_users' ) ? $arguments : self::without_products( $arguments );
	}

	/**
	 * A user is shown over REST to everybody who has published anything of some types, which WordPress counts.
	 *
	 * @param mixed $count   Posts of a user.
	 * @param mixed $user_id
	 * @param mixed $types   Which types were counted.
	 * @param mixed $public  Whether private ones were left out.
	 */
	private static function count_without_products( mixed $count, mixed $user_id, mixed $types, mixed $public ): mixed {
		if ( ! is_array( $types ) || ! in_array( PostTypes::PRODUCT, $types, true ) || ! is_numeric( $user_id ) ) {
			return $count;
		}
		$others = array_values( array_diff( array_filter( $types, is_string( ... ) ), [ PostTypes::PRODUCT ] ) );
		return [] === $others ? '0' : count_user_posts( (int) $user_id, $others, true === $public );
	}

	/**
	 * @param mixed $arguments Of WP_User_Query.
	 */
	private static function without_products( mixed $arguments ): mixed {
		if ( is_array( $arguments ) && is_array( $arguments['has_published_posts'] ?? null ) ) {
			$types                            = array_values(
				array_diff( array_filter( $arguments['has_published_posts'], is_string( ... ) ), [ PostTypes::PRODUCT ] )
			);
			$arguments['has_published_posts'] = $types;
			// No types at all would mean that nothing need be published.
			$arguments = [] === $types ? [ 'include' => [ 0 ] ] + $arguments : $arguments;
		}
		return $arguments;
	}

	/**
	 * The site itself, as WordPress has it for what has no author.
	 *
	 * @param mixed   $data What is answered.
	 * @param WP_Post $post What is embedded.
	 */
	private static function embed( mixed $data, WP_Post $post ): mixed {
		return is_array( $data ) && PostTypes::PRODUCT === $post->post_type ? [
			'author_name' => get_bloginfo( 'name' ),
			'author_url'  => home_url(),
		] + $data : $data;
	}

	/**
	 * @param mixed $name Of the author of the post that is shown.
	 */
	private static function feed_author( mixed $name ): mixed {
		return is_feed() && PostTypes::PRODUCT === get_post_type() ? get_bloginfo( 'name' ) : $name;
	}

	/**
	 * Who has written products only has no page of an author: `/?author=7` would lead to an address with the login, and the page has
	 * it in its own.
	 *
	 * @param WP $request With what is asked for.
	 */
	private static function without_author_page( WP $request ): void {
		$ids  = $request->query_vars['author'] ?? '';
		$name = $request->query_vars['author_name'] ?? '';
		if ( ! is_scalar( $ids ) || ! is_scalar( $name ) || '' === "$ids$name" || current_user_can( 'list_users' ) ) {
			return;
		}
		$named = '' === $name ? false : get_user_by( 'slug', sanitize_title_for_query( (string) $name ) );
		foreach ( [ ...array_diff( wp_parse_id_list( (string) $ids ), [ 0 ] ), ...( false === $named ? [] : [ $named->ID ] ) ] as $id ) {
			if ( self::has_only_products( $id ) ) {
				$request->query_vars = [ 'error' => '404' ];
				return;
			}
		}
	}

	/**
	 * Whether WordPress would lead to a user's page, which goes by posts of any type, and the page would have nothing.
	 */
	private static function has_only_products( int $user_id ): bool {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$others = array_values( array_diff( get_post_types( [ 'public' => true ] ), [ PostTypes::PRODUCT, PostTypes::VARIATION ] ) );
		$any    = "SELECT ID FROM {$wpdb->posts} WHERE post_author = %d AND post_status = 'publish' LIMIT 1";
		// phpcs:ignore WordPress.DB -- WordPress asks the same for such a page.
		return 0 === (int) count_user_posts( $user_id, $others, true ) && null !== $wpdb->get_var( $wpdb->prepare( $any, $user_id ) );
	}
}
