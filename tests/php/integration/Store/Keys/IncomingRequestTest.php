<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Keys\IncomingRequest;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\LocalServer;

/**
 * The parts of an HTTP request that identify the sender.
 */
final class IncomingRequestTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$_SERVER = array_merge(
			array_diff_key(
				$_SERVER,
				array_flip(
					[ 'CONTENT_TYPE', 'CONTENT_LENGTH', 'HTTP_TRANSFER_ENCODING', 'HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION' ]
				)
			),
			[
				'REQUEST_METHOD' => 'post',
				'REQUEST_URI'    => '/wp-json/wc/v3/orders?a=1&b=c%20d',
				'HTTP_HOST'      => 'Shop.Example:8080',
				'REMOTE_ADDR'    => '192.0.2.7',
			]
		);
	}

	/**
	 * @param array<string, string> $server Of $_SERVER.
	 */
	#[DataProvider( 'bodies' )]
	public function test_a_body_is_signed_where_it_is_a_form_of_moderate_length( array $server, bool $is_unsigned ): void {
		$_SERVER = array_merge( $_SERVER, $server );
		self::assertSame( $is_unsigned, IncomingRequest::current()->has_unsigned_body );
	}

	/**
	 * @return iterable<string, array{array<string, string>, bool}>
	 */
	public static function bodies(): iterable {
		$form = [ 'CONTENT_TYPE' => 'Application/x-www-form-urlencoded; charset=UTF-8' ];
		$json = [ 'CONTENT_TYPE' => 'application/json' ];
		yield 'none' => [ [], false ];
		yield 'a form' => [ $form + [ 'CONTENT_LENGTH' => '262144' ], false ];
		yield 'a form that is too long' => [ $form + [ 'CONTENT_LENGTH' => '262145' ], true ];
		yield 'JSON' => [ $json + [ 'CONTENT_LENGTH' => '2' ], true ];
		yield 'JSON without a body' => [ $json + [ 'CONTENT_LENGTH' => '0' ], false ];
		yield 'JSON in chunks' => [ $json + [ 'HTTP_TRANSFER_ENCODING' => 'chunked' ], true ];
	}

	/**
	 * PHP's limits of a body show only where one is sent.
	 */
	#[Group( 'mariadb' )]
	public function test_a_form_is_signed_up_to_its_longest_length_whether_its_length_is_announced_or_not(): void {
		$server = LocalServer::start();
		try {
			self::assertSame( [ 262_144, false ], $this->sent( $server, 262_144, 'Content-Length: 262144' ) );
			self::assertSame( [ 262_144, false ], $this->sent( $server, 262_144, 'Transfer-Encoding: chunked' ) );
			self::assertSame( [ 0, true ], $this->sent( $server, 262_145, 'Transfer-Encoding: chunked' ) );
		} finally {
			$server->stop();
		}
	}

	public function test_its_address_is_the_sites_or_the_one_that_was_asked(): void {
		add_filter( 'home_url', static fn() => 'http://Store.Example:9000/shop' );
		$request = IncomingRequest::current();
		self::assertSame( 'POST', $request->method );
		self::assertSame(
			[ 'http://store.example:9000/wp-json/wc/v3/orders', 'http://shop.example:8080/wp-json/wc/v3/orders' ],
			$request->urls
		);
		self::assertSame( [ '1', 'c d', '' ], array_map( $request->query_parameter( ... ), [ 'a', 'b', 'c' ] ) );
		self::assertSame( '192.0.2.7', $request->address );
	}

	public function test_a_site_behind_a_proxy_tells_the_clients_address(): void {
		add_filter( 'storewright_rest_client_address', static fn() => '198.51.100.1' );
		self::assertSame( '198.51.100.1', IncomingRequest::current()->address );
		add_filter( 'storewright_rest_client_address', static fn() => null );
		self::assertSame( '', IncomingRequest::current()->address );
	}

	public function test_the_authorization_may_come_under_another_name(): void {
		self::assertSame( '', IncomingRequest::current()->authorization );
		$_SERVER['REDIRECT_HTTP_AUTHORIZATION'] = 'OAuth b';
		self::assertSame( 'OAuth b', IncomingRequest::current()->authorization );
		$_SERVER['HTTP_AUTHORIZATION'] = 'OAuth a';
		self::assertSame( 'OAuth a', IncomingRequest::current()->authorization );
	}

	/**
	 * Sends a form by a real connection.
	 *
	 * @param int    $length In bytes.
	 * @param string $header How its end is found.
	 * @return mixed Length of the form, and whether there is a body that no signature covers.
	 */
	private function sent( LocalServer $server, int $length, string $header ): mixed {
		$form   = 'a=' . str_repeat( 'b', $length - 2 );
		$body   = str_contains( $header, 'chunked' ) ? dechex( $length ) . "\r\n{$form}\r\n0\r\n\r\n" : $form;
		$socket = stream_socket_client( "tcp://127.0.0.1:{$server->port}" );
		self::assertIsResource( $socket );
		$head = "POST /incoming-request HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n{$header}\r\n\r\n";
		fwrite( $socket, $head . $body );
		$answer = (string) stream_get_contents( $socket );
		fclose( $socket );
		self::assertStringStartsWith( 'HTTP/1.1 200 ', $answer );
		return json_decode( explode( "\r\n\r\n", $answer, 2 )[1] );
	}
}
