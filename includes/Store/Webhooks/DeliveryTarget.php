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
		/**
		 * Whether webhooks may be delivered to an address.
		 *
		 * @param bool   $allowed Whether it is an address on the public internet.
		 * @param string $url     The address.
		 */
		return true === apply_filters( 'storewright_webhook_url_allowed', [] !== $addresses, $url ) ? $addresses : null;
	}

	private static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return is_string( $host ) ? strtolower( $host ) : '';
	}
}
