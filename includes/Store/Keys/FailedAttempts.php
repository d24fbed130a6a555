<?php
declare(strict_types=1);

namespace Storewright\Store\Keys;

use Storewright\Kernel\Context;

/**
 * Counts failed attempts, by client address and by key and address, in windows that begin with the first failure.
 */
final class FailedAttempts {

	public const LIMIT = 20;

	/**
	 * How long a window lasts, in seconds.
	 */
	public const WINDOW = 300;

	/**
	 * One failure in so many also tidies up.
	 */
	private const TIDY_ONE_IN = 50;

	private readonly string $table;

	public function __construct( private readonly Context $context ) {
		$this->table = $context->database->table( Tables::FAILURES );
	}

	/**
	 * The bucket of a client's address. Who has IPv6 has a whole network, and counts as one.
	 *
	 * @param string $address IP address.
	 */
	public static function of_address( string $address ): string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		$packed = false === $packed ? $address : $packed;
		return hash( 'sha256', 'address ' . ( 16 === strlen( $packed ) ? substr( $packed, 0, 8 ) : $packed ) );
	}

	/**
	 * The bucket of a key at a client's address: failures from elsewhere do not lock the key's owner out.
	 *
	 * @param string $consumer_key As it was sent, be there such a key or not.
	 * @param string $address      IP address.
	 */
	public static function of_key( string $consumer_key, string $address ): string {
		return hash( 'sha256', 'key ' . $consumer_key . ' ' . self::of_address( $address ) );
	}

	/**
	 * The bucket of the keys that a user lets apps have.
	 *
	 * @param int $user_id Who approves.
	 */
	public static function of_approvals( int $user_id ): string {
		return hash( 'sha256', "approvals $user_id" );
	}

	/**
	 * Counts a failure.
	 *
	 * @param string ...$buckets What it counts for.
	 */
	public function add( string ...$buckets ): void {
		$now   = $this->context->clock->now()->getTimestamp();
		$stale = $now - self::WINDOW;
		if ( 1 === wp_rand( 1, self::TIDY_ONE_IN ) ) {
			$this->context->database->execute( "DELETE FROM {$this->table} WHERE since <= %d", $stale );
		}
		foreach ( $buckets as $bucket ) {
			$this->context->database->execute(
				"INSERT INTO {$this->table} (bucket, since, failures) VALUES (%s, %d, 1)
				ON DUPLICATE KEY UPDATE failures = CASE WHEN since > %d THEN failures + 1 ELSE 1 END,
				since = CASE WHEN since > %d THEN since ELSE %d END",
				$bucket,
				$now,
				$stale,
				$stale,
				$now
			);
		}
	}

	/**
	 * How long one has to wait until attempts are taken again.
	 *
	 * @param string ...$buckets What the attempt counts for.
	 * @return int Seconds; 0 where none is over the limit.
	 */
	public function wait( string ...$buckets ): int {
		$now   = $this->context->clock->now()->getTimestamp();
		$since = $this->context->database->value(
			"SELECT MAX( since ) FROM {$this->table} WHERE failures >= %d AND since > %d AND bucket IN ( " . implode(
				', ',
				array_fill( 0, count( $buckets ), '%s' )
			) . ' )',
			self::LIMIT,
			$now - self::WINDOW,
			...$buckets
		);
		return null === $since ? 0 : max( 1, (int) $since + self::WINDOW - $now );
	}
}
