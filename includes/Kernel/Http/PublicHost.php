<?php
declare(strict_types=1);

namespace Storewright\Kernel\Http;

/**
 * Keeps clients from having the server ask what only the server can reach.
 */
final class PublicHost {

	/**
	 * The addresses of a host, if all of them are on the public internet.
	 *
	 * @param string $host Name or address, such as `example.com` or `[2001:db8::1]`.
	 * @return list<string> IP addresses; none where the host has none, or a private one among them.
	 */
	public static function addresses( string $host ): array {
		$host      = trim( strtolower( $host ), '[].' );
		$addresses = false === filter_var( $host, FILTER_VALIDATE_IP ) ? self::looked_up( $host ) : [ $host ];
		foreach ( $addresses as $address ) {
			if ( false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE ) || self::is_shared( $address ) ) {
				return [];
			}
		}
		return $addresses;
	}

	/**
	 * @return list<string>
	 */
	private static function looked_up( string $host ): array {
		if ( 1 !== preg_match( '/^[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?$/D', $host ) ) {
			return [];
		}
		$found = gethostbynamel( $host );
		return false === $found ? [] : $found;
	}

	/**
	 * What PHP does not count as private: carrier-grade NAT, benchmarks, multicast, and IPv6 forms of IPv4 addresses.
	 */
	private static function is_shared( string $address ): bool {
		return 1 === preg_match( '/^(100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|198\.1[89]\.|2(2[4-9]|3\d)\.|::|64:ff9b:|ff)/i', $address );
	}
}
