<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Errors\Conflict;

/**
 * Mutual exclusion of requests through the database, so that it holds across web servers.
 *
 * MySQL and MariaDB have named locks that end with the connection. SQLite has none: there a row of wp_options is the
 * lock, and one that its request did not live to release is taken over after a while.
 *
 * @internal Used through Connection::lock().
 */
final class Lock {

	private const STALE_SECONDS = 60;

	private const POLL_MICROSECONDS = 20_000;

	/**
	 * @var array<string, int> Locks that this request holds => how often it entered.
	 */
	private static array $held = [];

	/**
	 * When this request took the row of a lock, in Unix seconds: a row with another time belongs to who took it over.
	 *
	 * @var array<string, string>
	 */
	private static array $since = [];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Does the work under the lock. The request that holds it may enter again.
	 *
	 * @template T
	 * @param string        $name    Name of what is locked.
	 * @param callable(): T $work
	 * @param int           $seconds How long to wait.
	 * @return T
	 * @throws Conflict If the lock was not to be had in that time.
	 */
	public function hold( string $name, callable $work, int $seconds ): mixed {
		// The server of several sites has one set of names, of 64 characters at most.
		$key = 'storewright_lock_' . md5( DB_NAME . '.' . $this->database->table( $name ) );
		if ( ! isset( self::$held[ $key ] ) && ! $this->acquire( $key, $seconds ) ) {
			throw new Conflict(
				'storewright_busy',
				__( 'Someone else is changing the same item right now. Try again in a moment.', 'storewright' )
			);
		}
		if ( ! isset( self::$held[ $key ] ) ) {
			ConnectionGuard::enter();
		}
		self::$held[ $key ] = ( self::$held[ $key ] ?? 0 ) + 1;
		try {
			return $work();
		} finally {
			if ( 0 === --self::$held[ $key ] ) {
				unset( self::$held[ $key ] );
				try {
					$this->release( $key );
				} finally {
					ConnectionGuard::leave();
				}
			}
		}
	}

	private function acquire( string $key, int $seconds ): bool {
		if ( ! $this->database->is_sqlite() ) {
			$this->database->use_primary();
			return '1' === $this->database->value( 'SELECT GET_LOCK( %s, %d )', $key, $seconds );
		}
		$until = microtime( true ) + $seconds;
		while ( ! $this->take_row( $key ) ) {
			if ( microtime( true ) >= $until ) {
				return false;
			}
			usleep( self::POLL_MICROSECONDS );
		}
		return true;
	}

	private function take_row( string $key ): bool {
		$options = $this->database->table( 'options' );
		$now     = (string) time();
		$stale   = (string) ( time() - self::STALE_SECONDS );
		$taken   = 1 === $this->database->execute(
			"INSERT IGNORE INTO $options (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			$key,
			$now
		)
			|| 1 === $this->database->execute(
				"UPDATE $options SET option_value = %s WHERE option_name = %s AND option_value < %s",
				$now,
				$key,
				$stale
			);
		if ( $taken ) {
			self::$since[ $key ] = $now;
		}
		return $taken;
	}

	private function release( string $key ): void {
		if ( ConnectionGuard::is_lost() ) {
			// The lock went with the connection.
			return;
		}
		if ( ! $this->database->is_sqlite() ) {
			$this->database->value( 'SELECT RELEASE_LOCK( %s )', $key );
			return;
		}
		$this->database->delete(
			'options',
			[
				'option_name'  => $key,
				'option_value' => self::$since[ $key ],
			]
		);
		unset( self::$since[ $key ] );
	}
}
