<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Images;

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
		$host      = trim( $host, '[].' );
		$addresses = false === filter_var( $host, FILTER_VALIDATE_IP ) ? gethostbynamel( $host ) : [ $host ];
		if ( false === $addresses || [] === $addresses ) {
			return false;
		}
		foreach ( $addresses as $address ) {
			if ( false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE ) || self::is_shared( $address ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * What PHP does not count as private: carrier-grade NAT, benchmarks and multicast.
	 */
	private static function is_shared( string $address ): bool {
		return 1 === preg_match( '/^(100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|198\.1[89]\.|2(2[4-9]|3\d)\.)/', $address );
	}
}
