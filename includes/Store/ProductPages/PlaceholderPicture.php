<?php
declare(strict_types=1);

namespace Storewright\Store\ProductPages;

use Storewright\Store\Products\PostTypes;
use WP_Post;

/**
 * The picture of products that have none, on the site's pages.
 */
final class PlaceholderPicture {

	/**
	 * Option with the picture: id or address of one of the media library.
	 */
	public const OPTION = 'woocommerce_placeholder_image';

	/**
	 * Takes the place of the picture that a product lacks. In wp-admin and over REST it stays without: there, it would seem to be its own.
	 *
	 * @param mixed $id   Id of the post's picture; 0 or false for none.
	 * @param mixed $post The post.
	 */
	public static function of( mixed $id, mixed $post ): mixed {
		$is_without = in_array( $id, [ 0, false ], true ) && $post instanceof WP_Post && PostTypes::PRODUCT === $post->post_type;
		return $is_without && ! is_admin() && ! wp_is_serving_rest_request() ? self::id() : $id;
	}

	/**
	 * Id of the picture that the owner has chosen, 0 for none.
	 */
	public static function id(): int {
		$chosen = get_option( self::OPTION, '' );
		$chosen = is_scalar( $chosen ) ? (string) $chosen : '';
		$id     = ctype_digit( $chosen ) ? (int) $chosen : 0;
		if ( 0 === $id && '' !== $chosen ) {
			$id = attachment_url_to_postid( $chosen );
		}
		return wp_attachment_is_image( $id ) ? $id : 0;
	}
}
