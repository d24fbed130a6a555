<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Images;

use Storewright\Kernel\Http\PublicHost;

/**
 * Keeps clients from having the server ask what only the server can reach.
 */
final class PublicUrl {

	/**
	 * Whether the site may fetch something from an address: http or https, and a host whose every address is public, or
	 * this site's own.
	 *
	 * @param string $url Whole address.
	 */
	public static function is_allowed( string $url ): bool {
		$parts  = wp_parse_url( $url );
		$scheme = strtolower( is_array( $parts ) ? $parts['scheme'] ?? '' : '' );
		$host   = strtolower( is_array( $parts ) ? $parts['host'] ?? '' : '' );
		$is_web = in_array( $scheme, [ 'http', 'https' ], true ) && '' !== $host && 1 !== preg_match( '/[\x00-\x20\x7F]/', $url );

		/**
		 * Whether an image may be fetched from an address. Whoever allows private ones also has to make WordPress's own
		 * `http_request_host_is_external` allow them.
		 *
		 * @param bool   $allowed Whether it is an address on the public internet.
		 * @param string $url     The address.
		 */
		return true === apply_filters( 'storewright_image_url_allowed', $is_web && self::is_public( $host ), $url );
	}

	private static function is_public( string $host ): bool {
		$own = wp_parse_url( home_url(), PHP_URL_HOST );
		if ( is_string( $own ) && strtolower( $own ) === $host ) {
			return true;
		}
		return [] !== PublicHost::addresses( $host );
	}
}
