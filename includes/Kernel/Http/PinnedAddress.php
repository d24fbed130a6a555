<?php
declare(strict_types=1);

namespace Storewright\Kernel\Http;

/**
 * Has an outgoing request go to the IP addresses that were checked, whatever the name's server says a moment later (DNS rebinding).
 */
final class PinnedAddress {

	/**
	 * Makes an outgoing request with its host pinned. Redirections have to be off: they would lead to another host.
	 *
	 * @template T
	 * @param string        $url       Address that the request asks.
	 * @param list<string>  $addresses IP addresses, as PublicHost::addresses() found them; none to pin nothing.
	 * @param callable(): T $request   Makes the request through WordPress's HTTP functions.
	 * @return T
	 */
	public static function during( string $url, array $addresses, callable $request ): mixed {
		$pin = self::pin( $url, $addresses );
		add_action( 'http_api_curl', $pin );
		try {
			return $request();
		} finally {
			remove_action( 'http_api_curl', $pin );
		}
	}

	/**
	 * The entry for cURL's own table of names: `host:port:address,address`.
	 *
	 * @param string       $url
	 * @param list<string> $addresses
	 */
	public static function entry( string $url, array $addresses ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		$port = wp_parse_url( $url, PHP_URL_PORT );
		$port = is_int( $port ) ? $port : ( str_starts_with( strtolower( $url ), 'https:' ) ? 443 : 80 );
		return strtolower( is_string( $host ) ? $host : '' ) . ":$port:" . implode( ',', $addresses );
	}

	/**
	 * @param string       $url
	 * @param list<string> $addresses
	 * @return callable(mixed): void For WordPress's `http_api_curl`.
	 */
	private static function pin( string $url, array $addresses ): callable {
		$entry = self::entry( $url, $addresses );
		return static function ( mixed $handle ) use ( $entry, $addresses ): void {
			if ( $handle instanceof \CurlHandle && [] !== $addresses ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress has no option for it.
				curl_setopt( $handle, CURLOPT_RESOLVE, [ $entry ] );
			}
		};
	}
}
