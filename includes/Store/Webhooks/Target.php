<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Http\PublicHost;

/**
 * Where deliveries may go.
 */
final class Target {

	/**
	 * Whether an address is one of the web's: http or https, with a host, without credentials or control characters.
	 */
	public static function is_web( string $url ): bool {
		$parts = wp_parse_url( $url );
		return is_array( $parts )
			&& in_array( strtolower( $parts['scheme'] ?? '' ), [ 'http', 'https' ], true )
			&& '' !== ( $parts['host'] ?? '' )
			&& ! isset( $parts['user'] )
			&& 1 !== preg_match( '/[\x00-\x20\x7F<>"\\\\]/', $url );
	}

	/**
	 * Whether deliveries may go to an address of the web: by itself, only to the public internet.
	 */
	public static function is_allowed( string $url ): bool {
		/**
		 * Whether webhooks may be delivered to an address.
		 *
		 * @param bool   $allowed Whether it is an address on the public internet.
		 * @param string $url     The address.
		 */
		return true === apply_filters( 'storewright_webhook_url_allowed', [] !== PublicHost::addresses( self::host( $url ) ), $url );
	}

	/**
	 * Has a request go to the addresses that were looked at, whatever the name's server says a moment later.
	 *
	 * @param string $url
	 * @return callable(mixed): void For WordPress's `http_api_curl`.
	 */
	public static function pin( string $url ): callable {
		$host      = self::host( $url );
		$port      = wp_parse_url( $url, PHP_URL_PORT );
		$port      = is_int( $port ) ? $port : ( str_starts_with( strtolower( $url ), 'https:' ) ? 443 : 80 );
		$addresses = PublicHost::addresses( $host );
		return static function ( mixed $handle ) use ( $host, $port, $addresses ): void {
			if ( $handle instanceof \CurlHandle && [] !== $addresses ) {
				curl_setopt( $handle, CURLOPT_RESOLVE, [ "$host:$port:" . implode( ',', $addresses ) ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress has no option for it.
			}
		};
	}

	private static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) ? strtolower( $host ) : '';
	}
}
