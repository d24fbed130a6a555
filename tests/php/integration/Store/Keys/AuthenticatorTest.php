<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys;

use PHPUnit\Framework\Attributes\DataProvider;
use Storewright\Store\Keys\AuthenticationFailed;
use Storewright\Store\Keys\IncomingRequest;
use Storewright\Store\Keys\IssuedKey;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Store\Keys\KeyServices;
use Storewright\Tests\Support\IntegrationTestCase;
use Storewright\Tests\Support\SignedQueries;

/**
 * The three ways to send a consumer key.
 */
final class AuthenticatorTest extends IntegrationTestCase {

	use SignedQueries;

	private IssuedKey $issued;

	protected function setUp(): void {
		parent::setUp();
		$this->issued = ( new KeyRepository( $this->context() ) )->create( $this->as_shop_manager(), 'Till', 'read' );
		$this->as_visitor();
	}

	public function test_basic_authentication_lets_in(): void {
		self::assertSame(
			$this->issued->key->id,
			$this->key_of( $this->basic( $this->issued->consumer_key, $this->issued->consumer_secret ) )
		);
	}

	public function test_the_query_lets_in(): void {
		$query = http_build_query(
			[
				'page'            => 2,
				'consumer_key'    => $this->issued->consumer_key,
				'consumer_secret' => $this->issued->consumer_secret,
			]
		);
		self::assertSame(
			$this->issued->key->id,
			$this->key_of( new IncomingRequest( 'GET', [ self::$signed_url ], $query, secure: true ) )
		);
	}

	public function test_a_signature_lets_in_once(): void {
		$request = new IncomingRequest( 'GET', [ self::$signed_url ], $this->signed_query( $this->issued, [ 'include[0]' => '5' ] ) );
		self::assertSame( $this->issued->key->id, $this->key_of( $request ) );
		$this->assertRefused( $request, 'nonce', false );
	}

	public function test_a_signed_request_over_plain_http_has_no_body_that_is_not_signed_where_the_site_has_https(): void {
		$request = fn( bool $secure ) => new IncomingRequest(
			'POST',
			[ self::$signed_url ],
			$this->signed_query( $this->issued, [], 'POST' ),
			secure: $secure,
			has_unsigned_body: true
		);
		self::assertSame(
			$this->issued->key->id,
			$this->key_of( $request( false ) ),
			'A site without HTTPS has nothing else to offer to clients that send JSON.'
		);
		add_filter( 'home_url', static fn( string $url ) => set_url_scheme( $url, 'https' ) );
		$this->assertRefused( $request( false ), 'does not cover this body', false );
		self::assertSame( $this->issued->key->id, $this->key_of( $request( true ) ) );
	}

	public function test_a_refused_signature_does_not_use_its_nonce_up(): void {
		$query = $this->signed_query( $this->issued );
		$this->assertRefused( new IncomingRequest( 'GET', [ self::$signed_url ], $query . '&page=2' ), 'signature', true );
		self::assertSame( $this->issued->key->id, $this->key_of( new IncomingRequest( 'GET', [ self::$signed_url ], $query ) ) );
	}

	#[DataProvider( 'ages' )]
	public function test_a_timestamp_counts_for_a_quarter_of_an_hour( int $seconds, bool $counts ): void {
		$request = new IncomingRequest(
			'GET',
			[ self::$signed_url ],
			$this->signed_query( $this->issued, [ 'oauth_timestamp' => (string) ( time() + $seconds ) ] )
		);
		if ( $counts ) {
			self::assertSame( $this->issued->key->id, $this->key_of( $request ) );
		} else {
			$this->assertRefused( $request, 'timestamp', false );
		}
	}

	/**
	 * @return array<string, array{int, bool}>
	 */
	public static function ages(): array {
		return [
			'old'         => [ -890, true ],
			'too old'     => [ -910, false ],
			'ahead'       => [ 890, true ],
			'far ahead'   => [ 910, false ],
			'from a year' => [ -31_536_000, false ],
		];
	}

	public function test_plain_secrets_need_https_unless_the_site_says_otherwise(): void {
		add_filter( 'storewright_rest_require_https', '__return_true' );
		$request = new IncomingRequest(
			'GET',
			[ self::$signed_url ],
			basic_user: $this->issued->consumer_key,
			basic_secret: $this->issued->consumer_secret
		);
		$this->assertRefused( $request, 'HTTPS', false );
		add_filter( 'storewright_rest_require_https', '__return_false', 20 );
		self::assertSame( $this->issued->key->id, $this->key_of( $request ) );
	}

	public function test_wrong_keys_and_secrets_are_refused(): void {
		$this->assertRefused( $this->basic( $this->issued->consumer_key, 'cs_wrong' ), 'secret', true );
		$this->assertRefused( $this->basic( $this->issued->consumer_key, '' ), 'secret', true );
		$this->assertRefused( $this->basic( 'ck_unknown', $this->issued->consumer_secret ), 'invalid', true );
		$this->assertRefused( $this->basic( "ck_' OR 1=1 -- \xff", "\0" ), 'invalid', true );
		$this->assertRefused(
			new IncomingRequest( 'GET', [ self::$signed_url ], 'oauth_consumer_key=' . $this->issued->consumer_key ),
			'oauth_nonce',
			false
		);
		$this->assertRefused(
			new IncomingRequest(
				'GET',
				[ self::$signed_url ],
				$this->signed_query( $this->issued, [ 'oauth_signature_method' => 'PLAINTEXT' ] )
			),
			'HMAC-SHA256',
			false
		);
	}

	public function test_who_names_no_consumer_key_is_left_to_others(): void {
		self::assertNull(
			( new KeyServices( $this->context() ) )->authenticator()->key_of(
				new IncomingRequest(
					'GET',
					[ self::$signed_url ],
					'consumer_secret=x',
					basic_user: 'admin',
					basic_secret: 'abcd efgh',
					secure: true
				)
			)
		);
	}

	public function test_a_key_without_its_user_lets_nobody_in(): void {
		$this->context()->database->update( 'woocommerce_api_keys', [ 'user_id' => 999999 ], [ 'key_id' => $this->issued->key->id ] );
		$this->assertRefused( $this->basic( $this->issued->consumer_key, $this->issued->consumer_secret ), 'user', true );
	}

	private function basic( string $key, string $secret ): IncomingRequest {
		return new IncomingRequest( 'GET', [ self::$signed_url ], basic_user: $key, basic_secret: $secret, secure: true );
	}

	private function key_of( IncomingRequest $request ): ?int {
		return ( new KeyServices( $this->context() ) )->authenticator()->key_of( $request )?->id;
	}

	private function assertRefused( IncomingRequest $request, string $because, bool $is_guess ): void {
		try {
			$this->key_of( $request );
		} catch ( AuthenticationFailed $refused ) {
			self::assertStringContainsString( $because, $refused->getMessage() );
			self::assertSame( $is_guess, $refused->is_guess );
			return;
		}
		self::fail( 'It was let in.' );
	}
}
