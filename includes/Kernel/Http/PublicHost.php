<?php
declare(strict_types=1);

namespace Storewright\Kernel\Http;

/**
 * Keeps clients from having the server ask what only the server can reach.
 */
final class PublicHost {

	/**
	 * Networks that are not on the public internet, or that lead into an IPv4 address by another form (CIDR notation): the special
	 * purposes of RFC 6890 and its registry, multicast, and what is reserved.
	 */
	private const SPECIAL_NETWORKS = [
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.31.196.0/24',
		'192.52.193.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'192.175.48.0/24',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/3',
		'2001::/23',
		'2001:db8::/32',
		'2002::/16',
		'2620:4f:8000::/48',
		'3fff::/20',
	];

	/**
	 * The one part of IPv6 that is given out for the public internet. Everything else is local, mapped or reserved.
	 */
	private const PUBLIC_IPV6 = '2000::/3';

	/**
	 * The addresses of a host, if all of them are on the public internet.
	 *
	 * @param string $host Name or address, such as `example.com` or `[2001:db8::1]`.
	 * @return list<string> IP addresses; none where the host has none, or a private one among them.
	 */
	public static function addresses( string $host ): array {
		$addresses = self::all_addresses( trim( strtolower( $host ), '[].' ) );
		return self::are_public( $addresses ) ? $addresses : [];
	}

	/**
	 * Whether nothing speaks against a host: all its addresses are on the public internet, or it is a name that has none just now.
	 *
	 * @param string $host Name or address, such as `example.com` or `[2001:db8::1]`.
	 */
	public static function may_be_public( string $host ): bool {
		$host = trim( strtolower( $host ), '[].' );
		// Once: where no name's server answers, each look waits until that is sure.
		$addresses = self::all_addresses( $host );
		if ( [] !== $addresses ) {
			return self::are_public( $addresses );
		}
		// What ends with a number is an IPv4 address in one of its many forms, not a name.
		return self::is_name( $host ) && 1 !== preg_match( '/(^|\.)([0-9]+|0x[0-9a-f]*)$/D', $host );
	}

	/**
	 * Whether an IP address is on the public internet.
	 *
	 * @param string $address IPv4 or IPv6; anything else is not.
	 */
	public static function is_public( string $address ): bool {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		if ( false === $packed || ( 16 === strlen( $packed ) && ! self::is_in( $packed, self::PUBLIC_IPV6 ) ) ) {
			return false;
		}
		foreach ( self::SPECIAL_NETWORKS as $network ) {
			if ( self::is_in( $packed, $network ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param list<string> $addresses
	 */
	private static function are_public( array $addresses ): bool {
		foreach ( $addresses as $address ) {
			if ( ! self::is_public( $address ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param string $host Without brackets.
	 * @return list<string>
	 */
	private static function all_addresses( string $host ): array {
		if ( false !== filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return [ $host ];
		}
		return self::is_name( $host ) ? self::looked_up( $host ) : [];
	}

	/**
	 * @return list<string> IPv4; IPv6 where the name has no other.
	 */
	private static function looked_up( string $name ): array {
		$found = gethostbynamel( $name );
		if ( is_array( $found ) && [] !== $found ) {
			return $found;
		}
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- PHP warns where no server answers, which is no failure of the site.
		$records = @dns_get_record( $name, DNS_AAAA );
		return array_values( array_filter( array_column( is_array( $records ) ? $records : [], 'ipv6' ), is_string( ... ) ) );
	}

	private static function is_name( string $host ): bool {
		return 1 === preg_match( '/^[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9])?$/D', $host );
	}

	/**
	 * @param string $packed  Address, as inet_pton() gives it.
	 * @param string $network CIDR notation.
	 */
	private static function is_in( string $packed, string $network ): bool {
		[ $base, $length ] = explode( '/', $network, 2 );
		$base              = (string) inet_pton( $base );
		if ( strlen( $base ) !== strlen( $packed ) ) {
			return false;
		}
		$bytes = intdiv( (int) $length, 8 );
		$bits  = (int) $length % 8;
		if ( substr( $base, 0, $bytes ) !== substr( $packed, 0, $bytes ) ) {
			return false;
		}
		return 0 === $bits || 0 === ( ( ord( $base[ $bytes ] ) ^ ord( $packed[ $bytes ] ) ) >> ( 8 - $bits ) );
	}
}
