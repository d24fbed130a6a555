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
	 * Where an address of the web leads, if deliveries may go there: by itself, only to the public internet.
	 *
	 * @return list<string>|null The public IP addresses of its host, to which the delivery has to go; none where something else was
	 *                           allowed; null where deliveries may not go there.
	 */
	public static function addresses( string $url ): ?array {
		$addresses = PublicHost::addresses( self::host( $url ) );
		/**
		 * Whether webhooks may be delivered to an address.
		 *
		 * @param bool   $allowed Whether it is an address on the public internet.
		 * @param string $url     The address.
		 */
		return true === apply_filters( 'storewright_webhook_url_allowed', [] !== $addresses, $url ) ? $addresses : null;
	}

	/**
	 * Has a request go to the addresses that were looked at, whatever the name's server says a moment later.
	 *
	 * @param string       $url
	 * @param list<string> $addresses As addresses() found them.
	 * @return callable(mixed): void For WordPress's `http_api_curl`.
	 */
	public static function pin( string $url, array $addresses ): callable {
		$host = self::host( $url );
		$port = wp_parse_url( $url, PHP_URL_PORT );
		$port = is_int( $port ) ? $port : ( str_starts_with( strtolower( $url ), 'https:' ) ? 443 : 80 );
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
