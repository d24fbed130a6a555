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
 * @internal Used through Connection::lock(); several at a time by what imports.
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
		$key = $this->key( $name );
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

	/**
	 * Does the work under those of some locks that are free at this moment. Nobody is waited for; and none is taken on SQLite, where
	 * each is a statement of its own.
	 *
	 * @template T
	 * @param list<string>              $names
	 * @param callable(list<string>): T $work  Given the names of the locks that are held.
	 * @return T
	 */
	public function hold_free( array $names, callable $work ): mixed {
		$is_held = fn( string $name ): bool => isset( self::$held[ $this->key( $name ) ] );
		$names   = array_values( array_filter( array_unique( $names ), static fn( string $name ): bool => ! $is_held( $name ) ) );
		if ( [] === $names || $this->database->is_sqlite() ) {
			return $work( [] );
		}
		$this->database->use_primary();
		$keys   = array_map( $this->key( ... ), $names );
		$answer = $this->database->row( 'SELECT ' . self::each( 'GET_LOCK( %s, 0 ) AS l%d', $keys ), ...self::numbered( $keys ) ) ?? [];
		$free   = array_filter( $names, static fn( int $index ): bool => '1' === $answer[ "l$index" ], ARRAY_FILTER_USE_KEY );
		$held   = array_map( $this->key( ... ), array_values( $free ) );
		foreach ( $held as $key ) {
			self::$held[ $key ] = 1;
			ConnectionGuard::enter();
		}
		try {
			return $work( array_values( $free ) );
		} finally {
			self::$held = array_diff_key( self::$held, array_flip( $held ) );
			if ( [] !== $held && ! ConnectionGuard::is_lost() ) {
				$this->database->row( 'SELECT ' . self::each( 'RELEASE_LOCK( %s ) AS l%d', $held ), ...self::numbered( $held ) );
			}
			array_walk( $held, static fn() => ConnectionGuard::leave() );
		}
	}

	/**
	 * The server of several sites has one set of names, of 64 characters at most.
	 */
	private function key( string $name ): string {
		return 'storewright_lock_' . md5( DB_NAME . '.' . $this->database->table( $name ) );
	}

	/**
	 * @param list<string> $keys
	 */
	private static function each( string $expression, array $keys ): string {
		return implode( ', ', array_fill( 0, count( $keys ), $expression ) );
	}

	/**
	 * @param list<string> $keys
	 * @return list<string|int> Each with its index.
	 */
	private static function numbered( array $keys ): array {
		return array_merge( ...array_map( static fn( string $key, int $index ): array => [ $key, $index ], $keys, array_keys( $keys ) ) );
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
