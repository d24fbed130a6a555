<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel\Http;

use Storewright\Kernel\Http\PinnedAddress;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\LocalServer;
use WP_Error;

/**
 * Requests that go to the address that was checked.
 */
final class PinnedAddressTest extends IntegrationTestCase {

	private LocalServer $server;

	protected function setUp(): void {
		parent::setUp();
		$this->server = LocalServer::start();
	}

	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	public function test_a_request_goes_to_the_checked_address_whatever_the_names_server_says(): void {
		$url = "http://nowhere.invalid:{$this->server->port}/";
		self::assertInstanceOf( WP_Error::class, wp_remote_get( $url, [ 'timeout' => 2 ] ) );
		$answer = PinnedAddress::during( $url, [ '127.0.0.1' ], static fn() => wp_remote_get( $url, [ 'timeout' => 2 ] ) );
		self::assertIsArray( $answer, $answer instanceof WP_Error ? $answer->get_error_message() : '' );
		self::assertSame( 'OK', wp_remote_retrieve_body( $answer ) );
		self::assertInstanceOf( WP_Error::class, wp_remote_get( $url, [ 'timeout' => 2 ] ), 'Nothing is pinned afterwards.' );
	}

	public function test_the_port_is_that_of_the_address_or_its_scheme(): void {
		self::assertSame(
			'shop.example:8443:93.184.216.34',
			PinnedAddress::entry( 'https://Shop.example:8443/hook', [ '93.184.216.34' ] )
		);
		self::assertSame(
			'shop.example:443:93.184.216.34,93.184.216.35',
			PinnedAddress::entry( 'https://shop.example/hook', [ '93.184.216.34', '93.184.216.35' ] )
		);
		self::assertSame(
			'shop.example:443:2606:2800:220:1:248:1893:25c8:1946,2606:2800:220:1::1',
			PinnedAddress::entry( 'https://shop.example/', [ '2606:2800:220:1:248:1893:25c8:1946', '2606:2800:220:1::1' ] )
		);
		self::assertSame( 'shop.example:80:93.184.216.34', PinnedAddress::entry( 'http://shop.example/', [ '93.184.216.34' ] ) );
	}
}
