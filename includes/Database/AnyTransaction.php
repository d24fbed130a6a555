<?php
declare(strict_types=1);

namespace Storewright\Database;

use wpdb;

/**
 * Whether the connection is within a transaction, be it another plugin's. To begin one of our own would commit theirs.
 */
final class AnyTransaction {

	/**
	 * Asks the database. Outside of a transaction it keeps no savepoint, so that there is none to release; MySQL has no other answer for
	 * whoever has no special privileges.
	 */
	public static function is_open(): bool {
		/** @var wpdb $wpdb */
		global $wpdb;
		$error      = $wpdb->last_error;
		$suppressed = $wpdb->suppress_errors( true );

		$wpdb->last_error = '';
		try {
			$wpdb->query( 'SAVEPOINT storewright_probe' );
			return false !== $wpdb->query( 'RELEASE SAVEPOINT storewright_probe' );
		} finally {
			$wpdb->suppress_errors( $suppressed );
			$wpdb->last_error = $error;
		}
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
		return ! $database->in_transaction() && self::is_open() ? $work() : $database->transaction( $work );
	}
}
