<?php
declare(strict_types=1);

namespace Storewright\Store\Images;

use Storewright\Kernel\Http\PublicHost;

/**
 * Keeps clients from having the server ask what only the server can reach.
 */
final class PublicUrl {

	/**
	 * Where an address leads, if the site may fetch something from it: http or https, and a host whose every address is public, or
	 * this site itself. What else listens on this site's host, on another port, is a host as any other one.
	 *
	 * @param string $url Whole address.
	 * @return list<string>|null The public IP addresses of its host, to which the request has to go; none for this site itself or where
	 *                           something else was allowed; null where nothing may be fetched from it.
	 */
	public static function addresses( string $url ): ?array {
		$parts  = wp_parse_url( $url );
		$scheme = strtolower( is_array( $parts ) ? $parts['scheme'] ?? '' : '' );
		$host   = strtolower( is_array( $parts ) ? $parts['host'] ?? '' : '' );
		$is_web = in_array( $scheme, [ 'http', 'https' ], true ) && '' !== $host && 1 !== preg_match( '/[\x00-\x20\x7F]/', $url );
		$is_own = $is_web && self::origin( $url ) === self::origin( home_url() );

		$addresses = $is_web && ! $is_own ? PublicHost::addresses( $host ) : [];

		/**
		 * Whether an image may be fetched from an address. Whoever allows private ones also has to make WordPress's own
		 * `http_request_host_is_external` allow them.
		 *
		 * @param bool   $allowed Whether it is an address on the public internet.
		 * @param string $url     The address.
		 */
		return true === apply_filters(
			'storewright_image_url_allowed',
			$is_web && ( $is_own || [] !== $addresses ),
			$url
		) ? $addresses : null;
	}

	/**
	 * Scheme, host and port of an address, in small letters, also of one that does not name its port.
	 */
	private static function origin( string $url ): string {
		$parts  = wp_parse_url( $url );
		$parts  = is_array( $parts ) ? $parts : [];
		$scheme = strtolower( $parts['scheme'] ?? '' );
		return "$scheme://" . strtolower( $parts['host'] ?? '' ) . ':' . ( $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 ) );
	}
}
