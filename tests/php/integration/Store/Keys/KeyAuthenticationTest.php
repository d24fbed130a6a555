<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys;

use Storewright\Store\Keys\Failures;
use Storewright\Store\Keys\IssuedKey;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Store\Keys\Tables;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;
use WP_User;

/**
 * What the REST server makes of consumer keys. Each request is one of its own, as WordPress decides once who sends it.
 */
final class KeyAuthenticationTest extends ParallelTestCase {

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
		self::assertSame( [ 401, 0 ], $this->ask( 'GET', '/wp/v2/users/me', $key ) );
		self::assertSame( [ 404, 0 ], $this->ask( 'GET', '/wcx/v1/things', $key ) );
	}

	public function test_a_key_with_too_many_failures_is_closed_even_to_its_secret_and_an_address_is_not(): void {
		$user   = $this->as_administrator();
		$closed = $this->key( $user, 'read' );
		$other  = $this->key( $user, 'read' );
		$wrong  = new IssuedKey( $closed->key, $closed->consumer_key, 'cs_wrong' );
		self::assertSame( 401, $this->ask( 'GET', self::ZONES, $wrong )[0] );
		for ( $count = 1; $count < Failures::LIMIT; $count++ ) {
			( new Failures( $this->context() ) )->add( Failures::of_key( $closed->consumer_key ), Failures::of_address( '192.0.2.1' ) );
		}
		$answer = $this->request( 'GET', self::ZONES, $closed );
		self::assertSame( [ 429, 'storewright_rest_authentication_limited', 0 ], [ $answer['status'], $answer['code'], $answer['user'] ] );
		self::assertGreaterThan( 0, $answer['retry'] );
		self::assertLessThanOrEqual( Failures::WINDOW, $answer['retry'] );
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
	 * @return array{status: int, code: string, user: int, retry: int}
	 */
	private function request( string $method, string $path, IssuedKey $key ): array {
		/** @var list<array{status: int, code: string, user: int, retry: int}> $answers What requests/with-key.php returns. */
		$answers = OtherRequest::run_together(
			OtherRequest::prepare(
				'with-key',
				[
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
