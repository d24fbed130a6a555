<?php
declare(strict_types=1);

namespace Storewright\Database;

use Error;
use mysqli;
use Storewright\Kernel\Errors\StorageFailed;

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
	 * The connection for which it was turned off, or need not be.
	 */
	private static ?mysqli $current = null;

	/**
	 * Turns it off for a connection, once; other servers are sent nothing. Before a transaction begins.
	 *
	 * @param Connection  $database Of that connection.
	 * @param mysqli|null $handle   Null where it is not known: DeadlockRetry does again what is undone.
	 * @param string|null $version  What the server says of itself, such as `11.8.3-MariaDB-ubu2404`, where it is not to be asked.
	 */
	public static function turn_off( Connection $database, ?mysqli $handle, ?string $version = null ): void {
		if ( null === $handle || $handle === self::$current ) {
			return;
		}
		try {
			$version ??= mysqli_get_server_info( $handle ); // phpcs:ignore WordPress.DB.RestrictedFunctions -- Of this very connection.
		} catch ( Error ) {
			// Closed by WordPress: it connects anew with the next statement.
			return;
		}
		self::$current = $handle;
		// Older ones put 5.5.5 before it, for the sake of replication; those for enterprises have a number more.
		if (
			1 === preg_match( '/(\d+\.\d+\.\d+)(?:-\d+)?-MariaDB/i', $version, $match )
			&& version_compare( $match[1], self::SINCE, '>=' )
		) {
			try {
				$database->execute( 'SET SESSION innodb_snapshot_isolation = OFF' );
			} catch ( StorageFailed ) {
				// It is logged, and what is undone then is done again: see DeadlockRetry.
				return;
			}
		}
	}
}
