<?php
declare(strict_types=1);

namespace Storewright\Tests\Unit\Store\Keys;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Keys\IncomingRequest;
use Storewright\Store\Keys\OAuth\SignedRequest;
use Storewright\Tests\Support\UnitTestCase;

/**
 * Signatures of OAuth 1.0a.
 */
final class SignedRequestTest extends UnitTestCase {

	private const URL = 'http://shop.test/wp-json/wc/v3/orders';

	private const PROTOCOL = 'oauth_consumer_key=ck_1&oauth_nonce=abc&oauth_signature_method=HMAC-SHA256&oauth_timestamp=1';

	private const SIGNED_PROTOCOL = 'oauth_consumer_key%3Dck_1%26oauth_nonce%3Dabc%26oauth_signature_method%3DHMAC-SHA256%26oauth_timestamp%3D1';

	public function test_the_example_of_the_protocol_gives_its_base_string(): void {
		$base      = 'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7';
		$signature = rawurlencode( self::sign( $base, 'sha1' ) );
		$header    = 'OAuth realm="Example", oauth_consumer_key="9djdj82h48djs9d2", oauth_token="kkk9d7dh3k39sjv7", oauth_signature_method="HMAC-SHA1", oauth_timestamp="137131201", oauth_nonce="7d8f3e4a", oauth_signature="'
			. $signature
			. '"';

		$request = SignedRequest::of(
			new IncomingRequest( 'POST', [ 'http://example.com:80/request' ], 'b5=%3D%253D&a3=a&c%40=&a2=r%20b', 'c2&a3=2+q', $header )
		);
		self::assertNotNull( $request );
		self::assertTrue( $request->is_signed_with( 'cs_1' ) );
		self::assertFalse( $request->is_signed_with( 'cs_2' ) );
	}

	#[DataProvider( 'queries' )]
	public function test_nested_and_awkward_parameters_are_signed_as_they_are_sent( string $query, string $signed ): void {
		$base = 'GET&' . rawurlencode( self::URL ) . '&' . $signed;
		self::assertTrue( self::request( $query, $base )->is_signed_with( 'cs_1' ) );
		self::assertFalse( self::request( $query . '&more=1', $base )->is_signed_with( 'cs_1' ) );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function queries(): array {
		$ten = static fn( int ...$order ) => implode(
			'%26',
			array_map( static fn( int $at ) => "include%255B{$at}%255D%3D{$at}", $order )
		);
		return [
			'nothing'                             => [ '', self::SIGNED_PROTOCOL ],
			'a list'                              => [
				'include[0]=5&include%5B1%5D=7',
				'include%255B0%255D%3D5%26include%255B1%255D%3D7%26' . self::SIGNED_PROTOCOL,
			],
			'a list without places'               => [ 'a[]=2&a[]=1', 'a%255B%255D%3D1%26a%255B%255D%3D2%26' . self::SIGNED_PROTOCOL ],
			'sent twice, signed once'             => [ 'search=x&search=x', self::SIGNED_PROTOCOL . '%26search%3Dx' ],
			'deeper'                              => [ 'f[a][b]=c', 'f%255Ba%255D%255Bb%255D%3Dc%26' . self::SIGNED_PROTOCOL ],
			'ten, sorted by name'                 => [ 'include[2]=2&include[10]=10', $ten( 10, 2 ) . '%26' . self::SIGNED_PROTOCOL ],
			'ten, as they are sent'               => [ 'include[2]=2&include[10]=10', $ten( 2, 10 ) . '%26' . self::SIGNED_PROTOCOL ],
			'space, plus, tilde and an umlaut'    => [
				'search=a+b%20%2B~%C3%BC',
				self::SIGNED_PROTOCOL . '%26search%3Da%2520b%2520%252B~%25C3%25BC',
			],
			'a name with a dot, and one of PHP’s' => [
				'a.b=1&GLOBALS[x]=2',
				'GLOBALS%255Bx%255D%3D2%26a.b%3D1%26' . self::SIGNED_PROTOCOL,
			],
		];
	}

	public function test_a_signature_with_an_unencoded_plus_sign_counts(): void {
		$nonce = 0;
		do {
			$protocol  = str_replace( 'abc', 'n' . ( ++$nonce ), self::PROTOCOL );
			$signature = self::sign( 'GET&' . rawurlencode( self::URL ) . '&' . rawurlencode( $protocol ), 'sha256' );
		} while ( ! str_contains( $signature, '+' ) );
		$request = SignedRequest::of( new IncomingRequest( 'GET', [ self::URL ], $protocol . '&oauth_signature=' . $signature ) );
		self::assertNotNull( $request );
		self::assertTrue( $request->is_signed_with( 'cs_1' ) );
	}

	public function test_either_address_of_the_site_may_be_signed_but_no_other_and_no_other_method(): void {
		$base    = static fn( string $method, string $url ) => $method . '&' . rawurlencode( $url ) . '&' . self::SIGNED_PROTOCOL;
		$request = static fn( string $signed ) => SignedRequest::of(
			new IncomingRequest(
				'GET',
				[ 'http://one.test/x', 'http://two.test:8080/x' ],
				self::PROTOCOL . '&oauth_signature=' . rawurlencode( self::sign( $signed, 'sha256' ) )
			)
		);
		self::assertTrue( $request( $base( 'GET', 'http://one.test/x' ) )?->is_signed_with( 'cs_1' ) );
		self::assertTrue( $request( $base( 'GET', 'http://two.test:8080/x' ) )?->is_signed_with( 'cs_1' ) );
		self::assertFalse( $request( $base( 'GET', 'http://three.test/x' ) )?->is_signed_with( 'cs_1' ) );
		self::assertFalse( $request( $base( 'POST', 'http://one.test/x' ) )?->is_signed_with( 'cs_1' ) );
	}

	public function test_a_request_without_the_protocol_is_not_signed(): void {
		self::assertNull( SignedRequest::of( new IncomingRequest( 'GET', [ self::URL ], 'page=2', '', 'Bearer oauth_nonce="1"' ) ) );
	}

	public function test_an_unknown_method_of_signing_never_matches(): void {
		$query   = str_replace( 'HMAC-SHA256', 'PLAINTEXT', self::PROTOCOL ) . '&oauth_signature=cs_1%26';
		$request = SignedRequest::of( new IncomingRequest( 'GET', [ self::URL ], $query ) );
		self::assertNotNull( $request );
		self::assertFalse( $request->is_signed_with( 'cs_1' ) );
	}

	private static function request( string $query, string $base ): SignedRequest {
		$request = SignedRequest::of(
			new IncomingRequest(
				'GET',
				[ self::URL ],
				ltrim( $query . '&', '&' ) . self::PROTOCOL . '&oauth_signature=' . rawurlencode( self::sign( $base, 'sha256' ) )
			)
		);
		self::assertNotNull( $request );
		return $request;
	}

	private static function sign( string $base, string $algorithm ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The protocol's form of a signature.
		return base64_encode( hash_hmac( $algorithm, $base, 'cs_1&', true ) );
	}
}
