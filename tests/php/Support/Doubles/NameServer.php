<?php
declare(strict_types=1);

namespace Storewright\Tests\Support\Doubles;

/**
 * What the names' server says of the hosts of a test; others are looked up as ever.
 */
final class NameServer {

	/**
	 * @var array<string, list<string>> Addresses by name.
	 */
	public static array $hosts = [];

	/**
	 * @var list<string> What was looked up, such as `A shop.example`.
	 */
	public static array $asked = [];

	/**
	 * Forgets the hosts of a test.
	 */
	public static function forget(): void {
		self::$hosts = [];
		self::$asked = [];
	}

	/**
	 * As gethostbynamel().
	 *
	 * @return list<string>|false
	 */
	public static function ipv4( string $name ): array|false {
		self::$asked[] = "A $name";
		if ( ! isset( self::$hosts[ $name ] ) ) {
			return \gethostbynamel( $name );
		}
		$found = array_filter( self::$hosts[ $name ], static fn( string $address ): bool => ! str_contains( $address, ':' ) );
		return [] === $found ? false : array_values( $found );
	}

	/**
	 * As dns_get_record() with DNS_AAAA.
	 *
	 * @return list<array<mixed>>|false
	 */
	public static function ipv6( string $name ): array|false {
		self::$asked[] = "AAAA $name";
		if ( ! isset( self::$hosts[ $name ] ) ) {
			return @\dns_get_record( $name, DNS_AAAA ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- As PublicHost does.
		}
		$found = array_filter( self::$hosts[ $name ], static fn( string $address ): bool => str_contains( $address, ':' ) );
		return array_map( static fn( string $address ): array => [ 'ipv6' => $address ], array_values( $found ) );
	}
}
