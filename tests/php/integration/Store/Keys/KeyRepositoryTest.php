<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Keys;

use DateTimeImmutable;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Store\Keys\Key;
use Storewright\Store\Keys\KeyRepository;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Consumer keys as they are kept.
 */
final class KeyRepositoryTest extends IntegrationTestCase {

	public function test_a_key_is_kept_as_a_digest_and_found_by_the_key(): void {
		$user   = $this->as_shop_manager();
		$issued = $this->keys()->create( $user, '<b>Till</b> no. 1', 'read_write' );
		self::assertMatchesRegularExpression( '/^ck_[0-9a-f]{40}$/D', $issued->consumer_key );
		self::assertMatchesRegularExpression( '/^cs_[0-9a-f]{40}$/D', $issued->consumer_secret );

		$row = $this->context()->database->row(
			"SELECT * FROM {$this->context()->database->table( 'woocommerce_api_keys' )} WHERE key_id = %d",
			$issued->key->id
		);
		self::assertNotNull( $row );
		self::assertStringNotContainsString( $issued->consumer_key, (string) wp_json_encode( $row ) );
		self::assertSame(
			[ hash_hmac( 'sha256', $issued->consumer_key, 'wc-api' ), substr( $issued->consumer_key, -7 ), 'read_write', 'Till no. 1' ],
			[ $row['consumer_key'], $row['truncated_key'], $row['permissions'], $row['description'] ]
		);

		$found = $this->keys()->by_consumer_key( $issued->consumer_key );
		self::assertEquals( [ $issued->key, $issued->consumer_secret ], $found );
		self::assertNull( $this->keys()->by_consumer_key( (string) $row['consumer_key'] ), 'What is stored opens nothing.' );
	}

	public function test_a_key_that_a_shop_brings_along_works(): void {
		$this->context()->database->insert(
			'woocommerce_api_keys',
			[
				'user_id'         => $this->as_administrator(),
				'description'     => null,
				'permissions'     => 'write',
				'consumer_key'    => '7f37ffd01e8dee1c5e8a1b8a8ddcf9c1e1a6b37a4d3b5ac2b6c0f4c6d0a7a000',
				'consumer_secret' => 'cs_0123456789012345678901234567890123456789',
				'truncated_key'   => 'abcdefg',
				'last_access'     => '2026-01-31 23:30:00',
			]
		);
		update_option( 'timezone_string', 'America/New_York' );
		$key = $this->keys()->all()[0];
		self::assertSame(
			[ 'write', 'abcdefg', '', '2026-02-01T04:30:00+00:00' ],
			[ $key->permission->value, $key->ending, $key->description, $key->last_access?->format( 'c' ) ]
		);
	}

	public function test_what_can_not_be_taken_is_named(): void {
		try {
			$this->keys()->create( 999999, str_repeat( 'x', 201 ), 'admin' );
			self::fail( 'It was taken.' );
		} catch ( InvalidInput $refusal ) {
			self::assertSame( [ 'user_id', 'permissions', 'description' ], array_keys( $refusal->params ) );
		}
		self::assertSame( [], $this->keys()->all() );
	}

	public function test_a_revoked_key_is_gone_and_told_of_once(): void {
		$issued  = $this->keys()->create( $this->as_shop_manager(), 'Till', 'read' );
		$revoked = [];
		add_action(
			'storewright_api_key_revoked',
			static function ( Key $key ) use ( &$revoked ): void {
				$revoked[] = $key->id;
			}
		);
		$this->keys()->revoke( $issued->key->id );
		self::assertNull( $this->keys()->by_consumer_key( $issued->consumer_key ) );
		self::assertSame( [ $issued->key->id ], $revoked );
		$this->expectException( NotFound::class );
		$this->keys()->revoke( $issued->key->id );
	}

	public function test_who_is_deleted_takes_their_keys_along(): void {
		$user = wp_insert_user(
			[
				'user_login' => 'gone',
				'user_pass'  => 'x',
			]
		);
		self::assertIsInt( $user );
		$theirs = $this->keys()->create( $user, '', 'read' );
		$ours   = $this->keys()->create( $this->as_shop_manager(), '', 'read' );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user );
		self::assertNull( $this->keys()->find( $theirs->key->id ) );
		self::assertNotNull( $this->keys()->find( $ours->key->id ) );
	}

	public function test_the_last_use_is_noted_at_most_once_a_minute(): void {
		$issued = $this->keys()->create( $this->as_shop_manager(), '', 'read' );
		$seen   = [];
		foreach ( [ '10:00:00', '10:00:59', '10:01:00' ] as $time ) {
			$context = $this->context( new Clock( new DateTimeImmutable( "2026-05-01 {$time} UTC" ) ) );
			$key     = $this->keys()->find( $issued->key->id );
			self::assertNotNull( $key );
			( new KeyRepository( $context ) )->touch( $key );
			$seen[] = $this->keys()->find( $issued->key->id )?->last_access?->format( 'H:i:s' );
		}
		self::assertSame( [ '10:00:00', '10:00:00', '10:01:00' ], $seen );
	}

	private function keys(): KeyRepository {
		return new KeyRepository( $this->context() );
	}
}
