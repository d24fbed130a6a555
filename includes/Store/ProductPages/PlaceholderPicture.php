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
	 * Ids by address, of this request.
	 *
	 * @var array<string, int>
	 */
	private static array $by_address = [];

	/**
	 * Takes the place of the picture that a product lacks, on the site's pages alone: in wp-admin, over REST, in cron's feeds and on the
	 * command line it would seem to be its own.
	 *
	 * @param mixed $id   Id of the post's picture; 0 or false for none.
	 * @param mixed $post The post.
	 */
	public static function of( mixed $id, mixed $post ): mixed {
		$is_without = in_array( $id, [ 0, false ], true ) && $post instanceof WP_Post && PostTypes::PRODUCT === $post->post_type;
		return $is_without && ! is_admin() && did_action( 'wp' ) > 0 ? self::id() : $id;
	}

	/**
	 * Id of the picture that the owner has chosen, 0 for none.
	 */
	public static function id(): int {
		$chosen = get_option( self::OPTION, '' );
		$chosen = is_scalar( $chosen ) ? (string) $chosen : '';
		$id     = ctype_digit( $chosen ) ? (int) $chosen : 0;
		if ( 0 === $id && '' !== $chosen ) {
			// WordPress looks an address up anew each time, and a page may have many products without a picture.
			self::$by_address[ $chosen ] ??= attachment_url_to_postid( $chosen );

			$id = self::$by_address[ $chosen ];
		}
		return wp_attachment_is_image( $id ) ? $id : 0;
	}
}
