<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Kernel\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Kernel\Http\PublicHost;
use Storewright\Tests\Support\Doubles\NameServer;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Which hosts the server may ask in a client's name.
 */
final class PublicHostTest extends UnitTestCase {

	protected function tearDown(): void {
		NameServer::forget();
		parent::tearDown();
	}

	#[DataProvider( 'private_hosts' )]
	public function test_a_private_host_has_no_addresses( string $host ): void {
		self::assertSame( [], PublicHost::addresses( $host ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function private_hosts(): iterable {
		$hosts = [
			// The machine itself, in every form that a resolver takes.
			'127.0.0.1',
			'127.1',
			'0x7f.0.0.1',
			'0177.0.0.1',
			'2130706433',
			'0x7f000001', // phpcs:ignore PHPCompatibility.Miscellaneous.ValidIntegers -- A host, not a number.
			'017700000001',
			'127.0.0.1.',
			'localhost',
			'LOCALHOST',
			'0.0.0.0',
			'0',
			// Private, shared and link-local networks, and metadata services in them.
			'10.1.2.3',
			'10.0.513',
			'172.16.0.1',
			'172.31.255.255',
			'192.168.1.1',
			'169.254.169.254',
			'100.64.0.1',
			'100.100.100.200',
			// Special purposes, documentation, benchmarks, multicast, reserved.
			'192.0.0.1',
			'192.0.2.1',
			'192.88.99.1',
			'198.18.0.1',
			'198.51.100.7',
			'203.0.113.7',
			'224.0.0.1',
			'240.0.0.1',
			'255.255.255.255',
			// IPv6: itself, local, mapped, translated, and tunnels to IPv4.
			'[::1]',
			'[::]',
			'[::ffff:127.0.0.1]',
			'[::ffff:7f00:1]',
			'[::127.0.0.1]',
			'[64:ff9b::7f00:1]',
			'[64:ff9b:1::7f00:1]',
			'[2002:7f00:1::]',
			'[2001:0:7f00:1::]',
			'[2001:db8::1]',
			'[3fff::1]',
			'[fe80::1]',
			'[fec0::1]',
			'[fc00::1]',
			'[fd12:3456::1]',
			'[ff02::1]',
			'[100::1]',
			// No host at all.
			'',
			'two words',
			'127.0.0.1:80',
			'user@127.0.0.1',
			'[fe80::1%25eth0]',
		];
		foreach ( $hosts as $host ) {
			yield "“{$host}”" => [ $host ];
		}
	}

	#[DataProvider( 'private_hosts' )]
	public function test_what_is_private_or_no_host_can_not_be_public( string $host ): void {
		self::assertFalse( PublicHost::may_be_public( $host ) );
	}

	public function test_a_name_without_an_address_may_be_public(): void {
		self::assertSame( [], PublicHost::addresses( 'hooks.shop.invalid' ) );
		self::assertTrue( PublicHost::may_be_public( 'hooks.shop.invalid' ) );
		self::assertTrue( PublicHost::may_be_public( '93.184.216.34' ) );
	}

	public function test_a_name_is_looked_up_once(): void {
		NameServer::$hosts = [
			'gone.example' => [],
			'shop.example' => [ '93.184.216.34' ],
		];
		self::assertTrue( PublicHost::may_be_public( 'gone.example' ) );
		self::assertTrue( PublicHost::may_be_public( 'shop.example' ) );
		self::assertSame( [ 'A gone.example', 'AAAA gone.example', 'A shop.example' ], NameServer::$asked );
	}

	public function test_a_name_with_a_private_address_can_not_be_public(): void {
		NameServer::$hosts = [
			'ipv4.example' => [ '93.184.216.34', '10.1.2.3' ],
			'ipv6.example' => [ '2606:2800:220:1:248:1893:25c8:1946', 'fd00::1' ],
		];
		foreach ( array_keys( NameServer::$hosts ) as $host ) {
			self::assertSame( [], PublicHost::addresses( $host ) );
			self::assertFalse( PublicHost::may_be_public( $host ) );
		}
	}

	#[DataProvider( 'public_addresses' )]
	public function test_a_public_address_is_taken( string $host, string $address ): void {
		self::assertSame( [ $address ], PublicHost::addresses( $host ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function public_addresses(): array {
		return [
			'IPv4'                        => [ '93.184.216.34', '93.184.216.34' ],
			'IPv4 in one number'          => [ '1572395042', '93.184.216.34' ],
			'beside carrier-grade NAT'    => [ '100.128.0.1', '100.128.0.1' ],
			'beside the private ones'     => [ '172.32.0.1', '172.32.0.1' ],
			'beside the documentation'    => [ '192.0.3.1', '192.0.3.1' ],
			'IPv6'                        => [ '[2606:2800:220:1:248:1893:25c8:1946]', '2606:2800:220:1:248:1893:25c8:1946' ],
			'IPv6 beside special ones'    => [ '[2001:200::1]', '2001:200::1' ],
			'IPv6 beside the translation' => [ '[2003::1]', '2003::1' ],
		];
	}
}
