<?php
declare(strict_types=1);

namespace Storewright\Database;

use mysqli;
use Storewright\Kernel\Log;
use wpdb;

/**
 * Whether the connection is within a transaction, be it another plugin's. To begin one of our own would commit theirs.
 */
final class AnyTransaction {

	/**
	 * MySQL's and MariaDB's number of this refusal.
	 */
	private const IN_PROGRESS = 1568;

	/**
	 * Asks the database: within a transaction MySQL refuses to change what the next one may do. (That is what it may do anyway. There is no
	 * other answer for whoever has no special privileges.) SQLite keeps no savepoint outside of one, so that there is none to release.
	 */
	public static function is_open(): bool {
		/** @var wpdb $wpdb */
		global $wpdb;
		$error      = $wpdb->last_error;
		$suppressed = $wpdb->suppress_errors( true );

		$wpdb->last_error = '';
		try {
			if ( ! defined( 'DB_ENGINE' ) || 'sqlite' !== DB_ENGINE ) {
				return false === $wpdb->query( 'SET TRANSACTION READ WRITE' ) && self::is_refused( $wpdb );
			}
			$wpdb->query( 'SAVEPOINT storewright_probe' );
			return false !== $wpdb->query( 'RELEASE SAVEPOINT storewright_probe' );
		} finally {
			$wpdb->suppress_errors( $suppressed );
			$wpdb->last_error = $error;
		}
	}

	/**
	 * Whether the database has said that a transaction is in progress. Whatever else keeps it from answering says nothing of that.
	 */
	private static function is_refused( wpdb $wpdb ): bool {
		$connection = $wpdb->__get( 'dbh' );
		if ( '' === $wpdb->last_error ) {
			// A plugin has held the statement back.
			return false;
		}
		$is_refused = ! $connection instanceof mysqli || self::IN_PROGRESS === $connection->errno;
		if ( ! $is_refused ) {
			( new Log() )->error( "Whether a transaction is open could not be found out: {$wpdb->last_error}" );
		}
		return $is_refused;
	}

	/**
	 * Whether the transaction that is open is another plugin's.
	 *
	 * @param Connection $database
	 */
	public static function is_anothers( Connection $database ): bool {
		return ! $database->in_transaction() && self::is_open();
	}

	/**
	 * Does the work as a whole: within another plugin's transaction as a part of that one.
	 *
	 * @template T
	 * @param Connection    $database
	 * @param callable(): T $work
	 * @return T
	 */
	public static function join( Connection $database, callable $work ): mixed {
		return self::is_anothers( $database ) ? $work() : $database->transaction( $work );
	}
}
