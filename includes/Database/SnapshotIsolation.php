<?php
declare(strict_types=1);

namespace Storewright\Database;

use Error;
use mysqli;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Errors\Unavailable;

/**
 * Has MariaDB 11.6.2 and later treat transactions as all other versions, and MySQL, do.
 *
 * By default these undo a transaction as soon as it changes a row that another request has changed since the transaction began to read.
 * Storewright locks what it depends on and reads it again, so that two requests wait for each other instead.
 *
 * @internal Used by Transactions.
 */
final class SnapshotIsolation {

	/**
	 * The first version whose default it is.
	 */
	private const SINCE = '11.6.2';

	/**
	 * The connection of which it is known whether its server is such a one.
	 */
	private static ?mysqli $known = null;

	private static bool $is_default = false;

	/**
	 * The connection for which it is turned off now.
	 */
	private static ?mysqli $turned_off = null;

	/**
	 * Turns it off for a connection; other servers are sent nothing. Before a transaction begins.
	 *
	 * @param Connection  $database Of that connection.
	 * @param mysqli|null $handle   Null where it is not known: DeadlockRetry does again what is undone.
	 */
	public static function turn_off( Connection $database, ?mysqli $handle ): void {
		if ( null === $handle || ! self::is_default( $handle ) ) {
			return;
		}
		try {
			$database->execute(
				'SET @storewright_snapshot = @@SESSION.innodb_snapshot_isolation, SESSION innodb_snapshot_isolation = OFF'
			);
			self::$turned_off = $handle;
		} catch ( StorageFailed ) {
			// It is logged, and what is undone then is done again: see DeadlockRetry.
			return;
		}
	}

	/**
	 * Puts it back as it was, once the transaction has ended: what others do on the same connection may rely on it.
	 *
	 * @param Connection $database Of that connection.
	 */
	public static function restore( Connection $database ): void {
		$handle           = self::$turned_off;
		self::$turned_off = null;
		// A connection that was made anew is as the server has them.
		if ( null === $handle || ConnectionGuard::is_lost() || ConnectionGuard::handle() !== $handle ) {
			return;
		}
		try {
			$database->execute(
				'SET SESSION innodb_snapshot_isolation = COALESCE( @storewright_snapshot, @@GLOBAL.innodb_snapshot_isolation )'
			);
		} catch ( StorageFailed | Unavailable ) {
			// The refusal is logged, and the transaction has ended: what becomes of it is not to depend on this.
			return;
		}
	}

	/**
	 * Whether it is the default of servers of a version.
	 *
	 * @param string $version What the server says of itself, such as `11.8.3-MariaDB-ubu2404`.
	 */
	public static function is_of( string $version ): bool {
		// Older ones put 5.5.5 before it, for the sake of replication; those for enterprises have a number more.
		return 1 === preg_match( '/(\d+\.\d+\.\d+)(?:-\d+)?-MariaDB/i', $version, $match )
			&& version_compare( $match[1], self::SINCE, '>=' );
	}

	/**
	 * Asks each connection once.
	 */
	private static function is_default( mysqli $handle ): bool {
		if ( $handle !== self::$known ) {
			try {
				$version = mysqli_get_server_info( $handle ); // phpcs:ignore WordPress.DB.RestrictedFunctions -- Of this very connection.
			} catch ( Error ) {
				// Closed by WordPress: it connects anew with the next statement.
				return false;
			}
			self::$is_default = self::is_of( $version );
			self::$known      = $handle;
		}
		return self::$is_default;
	}
}
