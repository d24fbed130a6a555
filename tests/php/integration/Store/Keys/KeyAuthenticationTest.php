<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Storewright\Store\Keys\FailedAttempts;
use Storewright\Store\Keys\IssuedKey;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Store\Keys\Tables;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;
use Storewright\Tests\Support\SignedQueries;
use WP_User;

/**
 * How the REST server treats consumer keys. Each request is one of its own, as WordPress decides once who sends it.
 */
#[Group( 'mariadb' )]
final class KeyAuthenticationTest extends ParallelTestCase {

	use SignedQueries;

	private const ZONES = '/wc/v3/shipping/zones';

	public function test_a_key_can_do_no_more_than_its_user_can_now(): void {
		$user = wp_insert_user(
			[
				'user_login' => 'till',
				'user_pass'  => 'x',
				'role'       => 'shop_manager',
			]
		);
		self::assertIsInt( $user );
		try {
			$key = $this->key( $user, 'read_write' );
			self::assertSame( [ 200, $user ], $this->ask( 'GET', self::ZONES, $key ) );
			( new WP_User( $user ) )->set_role( 'subscriber' );
			self::assertSame( [ 403, $user ], $this->ask( 'GET', self::ZONES, $key ) );
		} finally {
			require_once ABSPATH . 'wp-admin/includes/user.php';
			wp_delete_user( $user );
		}
		self::assertSame( [ 401, 0 ], $this->ask( 'GET', self::ZONES, $key ) );
	}

	public function test_a_key_counts_for_the_shops_routes_alone_and_by_its_permission(): void {
		$key = $this->key( $this->as_administrator(), 'read' );
		self::assertSame( 200, $this->ask( 'GET', self::ZONES, $key )[0] );
		self::assertSame( 401, $this->ask( 'POST', self::ZONES, $key )[0] );
		self::assertSame( 200, $this->ask( 'GET', '/wc/v2/products', $key )[0] );
		self::assertSame( 401, $this->ask( 'POST', '/wc/v2/products', $key )[0] );
		self::assertSame( 410, $this->ask( 'GET', '/wc/v1/coupons', $key )[0] );
	}

	#[DataProvider( 'foreign_routes' )]
	public function test_a_key_is_nobody_beyond_the_shops_routes( string $method, string $route ): void {
		$answer = $this->request( $method, $route, $this->key( $this->as_administrator(), 'read_write' ) );
		self::assertSame( 0, $answer['user'] );
		self::assertContains( $answer['status'], [ 400, 401, 404 ] );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function foreign_routes(): iterable {
		yield 'WordPress’s users' => [ 'GET', '/wp/v2/users/me' ];
		yield 'WordPress’s settings' => [ 'POST', '/wp/v2/settings' ];
		yield 'the dashboard’s plugins' => [ 'POST', '/wc-admin/plugins/install' ];
		yield 'the dashboard’s options' => [ 'GET', '/wc-admin/options' ];
		yield 'the dashboard’s tasks' => [ 'GET', '/wc-admin/onboarding/tasks' ];
		yield 'the reports' => [ 'GET', '/wc-analytics/admin/notes' ];
		yield 'a namespace that begins alike' => [ 'GET', '/wc/v30/orders' ];
		yield 'another case' => [ 'GET', '/WC/V3/shipping/zones' ];
		yield 'several requests in one' => [ 'POST', '/batch/v1' ];
	}

	public function test_what_is_embedded_is_within_the_keys_routes_and_permission(): void {
		$user     = $this->as_administrator();
		$embedded = fn( string $permission, string $route ) => $this->request(
			'GET' === $permission ? 'GET' : 'POST',
			self::ZONES,
			$this->key( $user, 'GET' === $permission ? 'read' : 'write' ),
			[ 'embed' => $route ]
		)['embedded'];
		self::assertSame( 'woocommerce_rest_authentication_error', $embedded( 'GET', "/wp/v2/users/$user" )['code'] ?? null );
		self::assertSame( 0, $embedded( 'GET', '/wc/v3/shipping/zones/0' )['id'] ?? null );
		self::assertSame(
			'woocommerce_rest_authentication_error',
			$embedded( 'POST', '/wc/v3/shipping/zones/0' )['code'] ?? null,
			'A key that may only write reads nothing by embedding it.'
		);
	}

	public function test_a_method_that_is_not_signed_is_not_carried_out(): void {
		self::$signed_url = 'http://shop.test/wp-json' . self::ZONES;
		$key              = $this->key( $this->as_administrator(), 'read_write' );
		$unsigned         = new IssuedKey( $key->key, '', '' );
		// phpcs:disable WordPress.Arrays
		$header = $this->request(
			'GET',
			self::ZONES,
			$unsigned,
			[
				'query'    => $this->signed_query( $key ),
				'override' => 'POST',
			]
		);
		// phpcs:enable
		self::assertSame( [ 401, 'woocommerce_rest_authentication_error' ], [ $header['status'], $header['code'] ] );
		$query = $this->request( 'GET', self::ZONES, $unsigned, [ 'query' => $this->signed_query( $key, [ '_method' => 'POST' ] ) ] );
		self::assertSame(
			[ 400, 'rest_missing_callback_param' ],
			[ $query['status'], $query['code'] ],
			'The query is signed, and _method with it.'
		);
		self::assertSame(
			401,
			$this->request( 'GET', self::ZONES, $unsigned, [ 'query' => $this->signed_query( $key ) . '&_method=POST' ] )['status']
		);
	}

	public function test_an_overridden_method_needs_the_permission_for_it(): void {
		$key = $this->key( $this->as_administrator(), 'read' );
		self::assertSame( 401, $this->request( 'GET', self::ZONES, $key, [ 'override' => 'POST' ] )['status'] );
		self::assertSame( 401, $this->request( 'GET', self::ZONES, $key, [ 'query' => '_method=DELETE' ] )['status'] );
		self::assertSame(
			401,
			$this->request( 'POST', self::ZONES, $this->key( $this->as_administrator(), 'write' ), [ 'override' => 'GET' ] )['status']
		);
	}

	public function test_a_key_with_too_many_failures_is_closed_at_that_address_even_to_its_secret_and_an_address_is_not(): void {
		$user   = $this->as_administrator();
		$closed = $this->key( $user, 'read' );
		$other  = $this->key( $user, 'read' );
		$wrong  = new IssuedKey( $closed->key, $closed->consumer_key, 'cs_wrong' );
		self::assertSame( 401, $this->ask( 'GET', self::ZONES, $wrong )[0] );
		for ( $count = 1; $count < FailedAttempts::LIMIT; $count++ ) {
			( new FailedAttempts( $this->context() ) )->add(
				FailedAttempts::of_key( $closed->consumer_key, '192.0.2.1' ),
				FailedAttempts::of_address( '192.0.2.1' )
			);
		}
		$answer = $this->request( 'GET', self::ZONES, $closed );
		self::assertSame( [ 429, 'storewright_rest_authentication_limited', 0 ], [ $answer['status'], $answer['code'], $answer['user'] ] );
		self::assertGreaterThan( 0, $answer['retry'] );
		self::assertLessThanOrEqual( FailedAttempts::WINDOW, $answer['retry'] );
		self::assertSame(
			200,
			$this->request( 'GET', self::ZONES, $closed, [ 'address' => '192.0.2.2' ] )['status'],
			'Failures elsewhere do not lock the key’s owner out.'
		);
		self::assertSame( 200, $this->ask( 'GET', self::ZONES, $other )[0] );
		self::assertSame( 429, $this->ask( 'GET', self::ZONES, new IssuedKey( $other->key, 'ck_unknown', 'cs_wrong' ) )[0] );
	}

	protected function close_database(): void {
		foreach ( Tables::all() as $table ) {
			$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( $table->name )}" );
		}
		parent::close_database();
	}

	private function key( int $user, string $permissions ): IssuedKey {
		return ( new KeyRepository( $this->context() ) )->create( $user, 'Till', $permissions );
	}

	/**
	 * @return array{int, int} Status and user.
	 */
	private function ask( string $method, string $path, IssuedKey $key ): array {
		$answer = $this->request( $method, $path, $key );
		return [ $answer['status'], $answer['user'] ];
	}

	/**
	 * @param array<string, string> $more Further arguments of requests/with-key.php.
	 * @return array{status: int, code: string, user: int, retry: int, embedded: array<mixed>|null}
	 */
	private function request( string $method, string $path, IssuedKey $key, array $more = [] ): array {
		/**
		 * @var list<array{status: int, code: string, user: int, retry: int, embedded: array<mixed>|null}> $answers What
		 *   requests/with-key.php returns.
		 */
		$answers = OtherRequest::run_together(
			OtherRequest::prepare(
				'with-key',
				$more + [
					'method'  => $method,
					'path'    => $path,
					'key'     => $key->consumer_key,
					'secret'  => $key->consumer_secret,
					'address' => '192.0.2.1',
				]
			)
		);
		return $answers[0];
	}
}
