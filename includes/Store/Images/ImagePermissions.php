<?php
declare(strict_types=1);

namespace Storewright\Store\Images;

use Storewright\Kernel\Errors\Forbidden;

/**
 * Checks what the current user may do with the images of a request: the media library's own capabilities hold over the shop's routes, too.
 */
final class ImagePermissions {

	/**
	 * Refuses to fetch a file for who may not upload one, and to change the texts of an image for who may not edit it. What was
	 * answered can be sent back.
	 *
	 * @param array<mixed> $images Images as clients send them: lists of { id | src, name, alt }.
	 * @param string       $field  Name of the argument, for refusals.
	 * @throws Forbidden
	 */
	public static function check( array $images, string $field ): void {
		foreach ( $images as $image ) {
			$image = is_array( $image ) ? $image : [];
			$id    = is_numeric( $image['id'] ?? null ) ? (int) $image['id'] : 0;
			if ( 0 === $id && is_string( $image['src'] ?? null ) && '' !== trim( $image['src'] ) && ! current_user_can( 'upload_files' ) ) {
				throw self::refused(
					'woocommerce_rest_cannot_upload',
					$field,
					__( 'Sorry, you are not allowed to upload images.', 'storewright' )
				);
			}
			if ( $id > 0 && self::has_other_texts( $id, $image ) && ! current_user_can( 'edit_post', $id ) ) {
				throw self::refused(
					'woocommerce_rest_cannot_edit',
					$field,
					/* translators: %d: id of an image. */
					sprintf( __( 'Sorry, you are not allowed to change the title or alternative text of image #%d.', 'storewright' ), $id )
				);
			}
		}
	}

	/**
	 * @param array<mixed> $image
	 */
	private static function has_other_texts( int $id, array $image ): bool {
		$alt    = get_post_meta( $id, ImageField::ALT, true );
		$stored = [
			'name' => get_post( $id )->post_title ?? '',
			'alt'  => is_string( $alt ) ? $alt : '',
		];
		foreach ( $stored as $name => $text ) {
			if ( is_string( $image[ $name ] ?? null ) && $image[ $name ] !== $text ) {
				return true;
			}
		}
		return false;
	}

	private static function refused( string $code, string $field, string $reason ): Forbidden {
		return new Forbidden( $code, $reason, [ 'params' => [ $field => $reason ] ] );
	}
}
