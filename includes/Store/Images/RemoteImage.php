<?php
declare(strict_types=1);

namespace Storewright\Store\Images;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Http\PinnedAddress;
use Throwable;
use WP_Error;
use WP_Http;

/**
 * Fetches an image from the web into the media library.
 */
final class RemoteImage {

	public const REFUSED = 'woocommerce_product_image_upload_error';

	/**
	 * Seconds that another server may take.
	 */
	private const TIMEOUT = 30;

	private const MAX_REDIRECTIONS = 3;

	/**
	 * Beyond this, making the smaller sizes of an image needs more memory than sites have.
	 */
	private const MAX_PIXELS = 50_000_000;

	/**
	 * Kinds of images that are taken => ending of their files. No SVG: it can hold scripts.
	 */
	private const KINDS = [
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	];

	/**
	 * Fetches an image. Nothing is left behind where that fails.
	 *
	 * @param string $url     Address, http or https, on the public internet or on this site.
	 * @param int    $post_id Post that the file is attached to; 0 for none.
	 * @return int Id of the new attachment.
	 * @throws InvalidInput If there is no image to be had there: `woocommerce_product_image_upload_error`.
	 */
	public function fetch( string $url, int $post_id = 0 ): int {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_tempnam( 'storewright-image' );
		try {
			$this->download( $url, $file );
			$id = media_handle_sideload(
				[
					'name'     => self::name( $url, $file ),
					'tmp_name' => $file,
				],
				$post_id
			);
			return $id instanceof WP_Error ? throw self::refused( $url, $id->get_error_message() ) : $id;
		} finally {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * Follows redirections itself, so that each address is checked.
	 */
	private function download( string $url, string $file ): void {
		$next = $url;
		for ( $hop = 0; $hop <= self::MAX_REDIRECTIONS; $hop++ ) {
			$addresses = PublicUrl::addresses( $next );
			if ( null === $addresses ) {
				throw self::refused( $url, __( 'Use a public web address that begins with http or https.', 'storewright' ) );
			}
			$response = self::ask( $next, $addresses, $file );
			if ( $response instanceof WP_Error ) {
				throw self::refused( $url, $response->get_error_message() );
			}
			$status   = (int) wp_remote_retrieve_response_code( $response );
			$location = wp_remote_retrieve_header( $response, 'location' );
			if ( 200 === $status ) {
				return;
			}
			if ( $status < 300 || $status > 399 || ! is_string( $location ) || '' === $location ) {
				/* translators: %d: HTTP status. */
				throw self::refused( $url, sprintf( __( 'The server answered with status %d.', 'storewright' ), $status ) );
			}
			$next = WP_Http::make_absolute_url( $location, $next );
		}
		throw self::refused( $url, __( 'The address redirects too many times.', 'storewright' ) );
	}

	/**
	 * @param string       $url
	 * @param list<string> $addresses The IP addresses that it may go to; none for any.
	 * @param string       $file
	 * @return array{headers: mixed, ...}|WP_Error
	 */
	private static function ask( string $url, array $addresses, string $file ): array|WP_Error {
		try {
			return PinnedAddress::during(
				$url,
				$addresses,
				static fn() => wp_safe_remote_get(
					$url,
					[
						'timeout'             => self::TIMEOUT,
						'redirection'         => 0,
						'stream'              => true,
						'filename'            => $file,
						'limit_response_size' => wp_max_upload_size() + 1,
					]
				)
			);
		} catch ( Throwable $error ) {
			return new WP_Error( 'http_request_failed', $error->getMessage() );
		}
	}

	/**
	 * The file's name in the media library: that of the address, with the ending that its content has.
	 */
	private static function name( string $url, string $file ): string {
		// phpcs:disable WordPress.PHP.NoSilencedErrors -- Whatever came is looked at; that it is broken is no failure of the site.
		$size = @wp_getimagesize( $file );
		$kind = self::KINDS[ (string) @wp_get_image_mime( $file ) ] ?? null;
		// phpcs:enable WordPress.PHP.NoSilencedErrors
		if ( false === $size || null === $kind ) {
			throw self::refused( $url, __( 'The file is not a JPEG, PNG, GIF, WebP or AVIF image.', 'storewright' ) );
		}
		if ( $size[0] * $size[1] > self::MAX_PIXELS || (int) filesize( $file ) > wp_max_upload_size() ) {
			throw self::refused( $url, __( 'The image is too large.', 'storewright' ) );
		}
		$path = wp_parse_url( $url, PHP_URL_PATH );
		$name = sanitize_file_name( substr( pathinfo( rawurldecode( is_string( $path ) ? $path : '' ), PATHINFO_FILENAME ), 0, 100 ) );
		return ( '' === $name ? 'image' : $name ) . ".$kind";
	}

	private static function refused( string $url, string $reason ): InvalidInput {
		$sentence = sprintf(
			/* translators: 1: address of an image, 2: reason. */
			__( 'The image %1$s could not be fetched. %2$s', 'storewright' ),
			esc_url_raw( $url ),
			wp_strip_all_tags( $reason )
		);
		return new InvalidInput( self::REFUSED, $sentence, [ 'src' => $sentence ] );
	}
}
