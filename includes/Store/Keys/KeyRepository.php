<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use DateTimeImmutable;
use DateTimeZone;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;

/**
 * The consumer keys of the shop.
 */
final class KeyRepository {

	public const MAX_DESCRIPTION_LENGTH = 200;

	/**
	 * Key with which WooCommerce hashes consumer keys before it stores them, so that keys that a shop brings along are recognized.
	 */
	private const DIGEST_KEY = 'wc-api';

	private const ENDING = 7;

	/**
	 * How exactly the last use is known, in seconds: a busy client should not cost a write each time.
	 */
	private const ACCESS_PRECISION = 60;

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( Tables::KEYS );
	}

	/**
	 * Whether any key was used since a moment.
	 */
	public function has_used( DateTimeImmutable $since ): bool {
		return null !== $this->context->database->value(
			"SELECT key_id FROM {$this->table} WHERE last_access >= %s LIMIT 1",
			$since->setTimezone( new DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' )
		);
	}

	/**
	 * Makes a key. What it answers is the only chance to learn the key.
	 *
	 * @param int    $user_id     In whose name requests are to be made.
	 * @param string $description What it is for, at most 200 characters.
	 * @param string $permissions `read`, `write` or `read_write`.
	 * @throws InvalidInput That names what cannot be taken.
	 */
	public function create( int $user_id, string $description, string $permissions ): IssuedKey {
		$description = sanitize_text_field( wp_check_invalid_utf8( $description ) );
		$permission  = KeyPermission::tryFrom( $permissions );
		$refused     = array_filter(
			[
				'user_id'     => false === get_userdata( $user_id ) ? __( 'This user does not exist.', 'storewright' ) : null,
				'permissions' => null === $permission ? __( 'Use read, write or read_write.', 'storewright' ) : null,
				'description' => mb_strlen( $description ) > self::MAX_DESCRIPTION_LENGTH ? sprintf(
					/* translators: %d: number of characters. */
					__( 'The description can have at most %d characters.', 'storewright' ),
					self::MAX_DESCRIPTION_LENGTH
				) : null,
			],
			is_string( ... )
		);
		if ( [] !== $refused || null === $permission ) {
			throw new InvalidInput( 'rest_invalid_param', implode( ' ', $refused ), $refused );
		}
		$consumer_key    = 'ck_' . bin2hex( random_bytes( 20 ) );
		$consumer_secret = 'cs_' . bin2hex( random_bytes( 20 ) );
		$ending          = substr( $consumer_key, -self::ENDING );
		$id              = $this->context->database->insert(
			Tables::KEYS,
			[
				'user_id'         => $user_id,
				'description'     => $description,
				'permissions'     => $permission->value,
				'consumer_key'    => self::digest( $consumer_key ),
				'consumer_secret' => $consumer_secret,
				'truncated_key'   => $ending,
			]
		);
		$key             = new Key( $id, $user_id, $description, $permission, $ending, null );

		/**
		 * A consumer key was made.
		 *
		 * @param Key $key The key as the shop keeps it.
		 */
		Events::dispatch( 'storewright_api_key_created', $key );
		return new IssuedKey( $key, $consumer_key, $consumer_secret );
	}

	/**
	 * Every key, the newest first.
	 *
	 * @return list<Key>
	 */
	public function all(): array {
		return array_map( self::key_of( ... ), $this->context->database->rows( "SELECT * FROM {$this->table} ORDER BY key_id DESC" ) );
	}

	/**
	 * One key, null where there is none.
	 *
	 * @param int $id Id of the key.
	 */
	public function find( int $id ): ?Key {
		$row = $this->context->database->row( "SELECT * FROM {$this->table} WHERE key_id = %d", $id );
		return null === $row ? null : self::key_of( $row );
	}

	/**
	 * The key that a client sent, with the secret that belongs to it.
	 *
	 * @param string $consumer_key As the client sent it.
	 * @return array{Key, string}|null Null where there is no such key.
	 */
	public function by_consumer_key( string $consumer_key ): ?array {
		$row = $this->context->database->row( "SELECT * FROM {$this->table} WHERE consumer_key = %s", self::digest( $consumer_key ) );
		return null === $row ? null : [ self::key_of( $row ), (string) $row['consumer_secret'] ];
	}

	/**
	 * Revokes a key: from now on nobody gets in with it.
	 *
	 * @param int $id Id of the key.
	 * @return Key The key as it was.
	 * @throws NotFound If there is no such key.
	 */
	public function revoke( int $id ): Key {
		$key = $this->find( $id );
		if ( null === $key || 0 === $this->context->database->delete( Tables::KEYS, [ 'key_id' => $id ] ) ) {
			throw self::missing();
		}

		/**
		 * A consumer key was revoked.
		 *
		 * @param Key $key The key as it was.
		 */
		Events::dispatch( 'storewright_api_key_revoked', $key );
		return $key;
	}

	/**
	 * Revokes the keys of a user who is gone.
	 *
	 * @param int $user_id The user.
	 */
	public function revoke_all_of( int $user_id ): void {
		foreach ( $this->context->database->column( "SELECT key_id FROM {$this->table} WHERE user_id = %d", $user_id ) as $id ) {
			$this->revoke( (int) $id );
		}
	}

	/**
	 * Notes that a key is being used.
	 */
	public function touch( Key $key ): void {
		$now = $this->context->clock->now();
		if ( null === $key->last_access || $now->getTimestamp() - $key->last_access->getTimestamp() >= self::ACCESS_PRECISION ) {
			// WooCommerce keeps this moment in the site's time.
			$this->context->database->update(
				Tables::KEYS,
				[ 'last_access' => $now->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ) ],
				[ 'key_id' => $key->id ]
			);
		}
	}

	/**
	 * Returns the error for a key that does not exist.
	 */
	public static function missing(): NotFound {
		return new NotFound(
			'storewright_api_key_invalid_id',
			__( 'This key does not exist. It may already have been revoked.', 'storewright' )
		);
	}

	private static function digest( string $consumer_key ): string {
		return hash_hmac( 'sha256', $consumer_key, self::DIGEST_KEY );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function key_of( array $row ): Key {
		$access = null === $row['last_access'] ? false : DateTimeImmutable::createFromFormat(
			'Y-m-d H:i:s',
			$row['last_access'],
			wp_timezone()
		);
		return new Key(
			(int) $row['key_id'],
			(int) $row['user_id'],
			(string) $row['description'],
			// What is neither of the three may do the least.
			KeyPermission::tryFrom( (string) $row['permissions'] ) ?? KeyPermission::Read,
			(string) $row['truncated_key'],
			false === $access ? null : $access->setTimezone( new DateTimeZone( 'UTC' ) )
		);
	}
}
