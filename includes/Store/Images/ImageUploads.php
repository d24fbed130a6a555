<?php
declare(strict_types=1);

namespace Storewright\Store\Images;

use Storewright\Kernel\Errors\InvalidInput;
use Throwable;
use WP_Post;

/**
 * Turns the images of a request into images of the media library.
 */
final class ImageUploads {

	/**
	 * More than anybody shows of one product, and each may have to be fetched.
	 */
	private const MAX_COUNT = 100;

	/**
	 * Longest title or alternative text, in bytes.
	 */
	private const MAX_LENGTH = 5000;

	private readonly RemoteImage $remote;

	public function __construct() {
		$this->remote = new RemoteImage();
	}

	/**
	 * Finds the images named by id and fetches those named by address. An id prevails over an address, so that what was
	 * answered can be sent back. An entry without either, or with an id of 0 alone, is passed over.
	 *
	 * @param array<mixed> $input   Images as clients send them: lists of { id | src, name, alt }.
	 * @param int          $post_id Post that new files are attached to; 0 for none.
	 * @param string       $field   Name of the argument, for refusals.
	 * @throws InvalidInput If one of them can't be had; nothing is kept then. `woocommerce_product_invalid_image_id` or
	 *                      `woocommerce_product_image_upload_error`.
	 */
	public function fetch( array $input, int $post_id = 0, string $field = 'images' ): ImageSet {
		if ( count( $input ) > self::MAX_COUNT ) {
			/* translators: %d: number of images. */
			throw self::refused( $field, sprintf( __( 'A product can have at most %d images.', 'storewright' ), self::MAX_COUNT ) );
		}
		$ids     = [];
		$fetched = [];
		$texts   = [];
		try {
			foreach ( $input as $image ) {
				$image = is_array( $image ) ? $image : [];
				$id    = self::existing( $image, $field );
				$src   = is_string( $image['src'] ?? null ) ? trim( $image['src'] ) : '';
				if ( 0 === $id && '' === $src ) {
					continue;
				}
				if ( 0 === $id ) {
					$id        = $this->remote->fetch( $src, $post_id );
					$fetched[] = $id;
				}
				$ids[]        = $id;
				$texts[ $id ] = [
					'name' => self::text( $image['name'] ?? null, $field ),
					'alt'  => self::text( $image['alt'] ?? null, $field ),
				];
			}
		} catch ( Throwable $error ) {
			( new ImageSet( $ids, $fetched ) )->discard();
			throw $error;
		}
		return new ImageSet( $ids, $fetched, $texts );
	}

	/**
	 * @param array<mixed> $image
	 * @return int 0 where the image is not named by id.
	 */
	private static function existing( array $image, string $field ): int {
		$id = is_numeric( $image['id'] ?? null ) ? (int) $image['id'] : 0;
		if ( 0 === $id ) {
			return 0;
		}
		$post = $id > 0 ? get_post( $id ) : null;
		if ( $post instanceof WP_Post && wp_attachment_is_image( $post ) ) {
			return $id;
		}
		/* translators: %d: id that a client sent. */
		$reason = sprintf( __( '#%d is not the id of an image in the media library.', 'storewright' ), $id );
		throw new InvalidInput( 'woocommerce_product_invalid_image_id', $reason, [ $field => $reason ] );
	}

	private static function text( mixed $value, string $field ): ?string {
		if ( is_string( $value ) && strlen( $value ) > self::MAX_LENGTH ) {
			throw self::refused( $field, __( 'The title or alternative text is too long.', 'storewright' ) );
		}
		return is_string( $value ) ? sanitize_text_field( (string) preg_replace( '/[\x00-\x1F\x7F]+/', ' ', $value ) ) : null;
	}

	private static function refused( string $field, string $reason ): InvalidInput {
		return new InvalidInput( RemoteImage::REFUSED, $reason, [ $field => $reason ] );
	}
}
