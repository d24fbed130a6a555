<?php
declare(strict_types=1);

namespace Storewright\Store\Webhooks;

use Storewright\Kernel\Http\PublicHost;

/**
 * Where deliveries may go.
 */
final class DeliveryTarget {

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
		return self::is_allowed( [] !== $addresses, $url ) ? $addresses : null;
	}

	/**
	 * Whether an address of the web can be stored: one that leads to the public internet, or whose host has no address just now.
	 * addresses() looks again at each delivery.
	 */
	public static function may_be_stored( string $url ): bool {
		return self::is_allowed( PublicHost::may_be_public( self::host( $url ) ), $url );
	}

	private static function is_allowed( bool $allowed, string $url ): bool {
		/**
		 * Whether webhooks may be delivered to an address. Asked when it is stored, and again before each delivery; callbacks are not told
		 * which of both it is. A host that has no address just now is allowed when it is stored, and refused before a delivery.
		 *
		 * @param bool   $allowed Whether it is an address on the public internet; when it is stored, also whether it may become one,
		 *                        since its host has no address just now.
		 * @param string $url     The address.
		 */
		return true === apply_filters( 'storewright_webhook_url_allowed', $allowed, $url );
	}

	private static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) ? strtolower( $host ) : '';
	}
}
