<?php
declare(strict_types=1);

namespace Storewright\Database;

use Error;
use mysqli;
use mysqli_sql_exception;
use Storewright\Kernel\Errors\Unavailable;

/**
 * Notices that the database connection was replaced while a transaction was open or a lock was held.
 *
 * WordPress reconnects silently and repeats the statement. By then the transaction and the locks are gone, and whatever follows
 * would be committed statement by statement. So the repetition is prevented: WordPress asks for `incompatible_sql_modes` on each
 * new connection before it repeats anything, and what is thrown there ends the work. Where the server has no SQL mode that filter
 * does not run; then the handle is compared after each of our own statements. Neither costs a query.
 *
 * @internal Used by Connection, Transactions and Lock.
 */
final class ConnectionGuard {

	/**
	 * Messages of MySQL and MariaDB for a lost connection: during a query, before it, on shutdown, or killed by somebody.
	 */
	private const LOST = [ 'Lost connection', 'gone away', 'shutdown in progress', 'Connection was killed', 'closed connection' ];

	/**
	 * How many transactions and locks of this request depend on the connection.
	 */
	private static int $watching = 0;

	private static ?mysqli $handle = null;

	private static bool $lost = false;

	/**
	 * WordPress hides warnings while it reconnects, and would not show them again when that is interrupted.
	 */
	private static int $error_reporting = E_ALL;

	/**
	 * Remembers the connection on which a transaction was opened or a lock was taken.
	 */
	public static function enter(): void {
		if ( 0 === self::$watching++ ) {
			self::$handle          = self::handle();
			self::$lost            = false;
			self::$error_reporting = error_reporting(); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- Only read.
		}
		if ( null !== self::$handle && false === has_filter( 'incompatible_sql_modes', [ self::class, 'on_connect' ] ) ) {
			add_filter( 'incompatible_sql_modes', [ self::class, 'on_connect' ] );
		}
	}

	/**
	 * A transaction has ended or a lock was released.
	 */
	public static function leave(): void {
		if ( 0 === --self::$watching ) {
			self::$handle = null;
			self::$lost   = false;
		}
	}

	/**
	 * Whether the connection of the open transaction or the held lock is gone.
	 */
	public static function is_lost(): bool {
		return self::$lost;
	}

	/**
	 * Whether an error of the database means that the connection is gone on which something depends.
	 *
	 * @param string $error What the database said.
	 */
	public static function is_loss( string $error ): bool {
		if ( self::$watching > 0 && null !== self::$handle ) {
			foreach ( self::LOST as $text ) {
				if ( false !== stripos( $error, $text ) ) {
					self::lose();
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Compares the connection with the one that was remembered.
	 *
	 * @throws Unavailable If it is another one.
	 */
	public static function check(): void {
		if ( ! self::$lost && self::was_replaced() ) {
			self::lose();
			self::open_lost_transaction();
			throw self::failure();
		}
	}

	/**
	 * For the filter `incompatible_sql_modes`, which runs on each new connection.
	 *
	 * @param mixed $modes Passed through.
	 * @throws Unavailable If something depended on the old connection.
	 */
	public static function on_connect( mixed $modes ): mixed {
		if ( ! self::was_replaced() ) {
			return $modes;
		}
		self::open_lost_transaction();
		if ( self::$lost ) {
			// It is known already, and only what is to be rolled back still runs.
			return $modes;
		}
		self::lose();
		/** @var \wpdb $wpdb */
		global $wpdb;
		// The rest of the request needs what WordPress would have done after this filter.
		$wpdb->select( DB_NAME );
		error_reporting( self::$error_reporting ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- Put back as it was.
		throw self::failure();
	}

	/**
	 * Returns the error for a lost connection: the client can send the same request again.
	 */
	public static function failure(): Unavailable {
		return new Unavailable(
			'storewright_connection_lost',
			__( 'The database connection was lost. Nothing was changed. Try again.', 'storewright' ),
			[ 'retry' => true ]
		);
	}

	/**
	 * Returns the error where the connection was lost during the commit: the request may have been carried out. Sending it again
	 * could make a second order.
	 */
	public static function unanswered_commit(): Unavailable {
		return new Unavailable(
			'storewright_commit_unknown',
			__( 'The database connection was lost while saving. Check whether the change was saved before you try again.', 'storewright' )
		);
	}

	private static function lose(): void {
		self::$lost = true;
		Transactions::lose();
	}

	/**
	 * Keeps statements that still run until the failure has reached the outermost transaction from being committed.
	 */
	private static function open_lost_transaction(): void {
		$handle = self::handle();
		if ( null !== $handle && Transactions::is_open() ) {
			// phpcs:ignore WordPress.DB.RestrictedFunctions -- On this very connection: WordPress is still setting it up.
			mysqli_query( $handle, 'START TRANSACTION' );
		}
	}

	/**
	 * Drop-ins that split reads may show another handle while the remembered one is alive.
	 */
	private static function was_replaced(): bool {
		$now = self::handle();
		if ( 0 === self::$watching || null === self::$handle || null === $now || $now === self::$handle ) {
			return false;
		}
		try {
			// phpcs:ignore WordPress.DB.RestrictedFunctions -- Asked of the old connection, which WordPress no longer has.
			return false === mysqli_query( self::$handle, 'DO 1' );
		} catch ( Error | mysqli_sql_exception ) {
			// Closed by WordPress, or gone where somebody has mysqli throw.
			return true;
		}
	}

	/**
	 * WordPress's connection; null where a drop-in does not show it, and on SQLite.
	 */
	public static function handle(): ?mysqli {
		/** @var \wpdb $wpdb */
		global $wpdb;
		// Drop-ins have it public, or show it by their magic methods as wpdb does, or not at all.
		$handle = $wpdb->dbh ?? null;
		return $handle instanceof mysqli ? $handle : null;
	}
}
