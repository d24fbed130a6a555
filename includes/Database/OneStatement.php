<?php
declare(strict_types=1);

namespace Storewright\Database;

use mysqli;
use Storewright\Kernel\Log;
use wpdb;

/**
 * A whole transaction as one statement, which MariaDB carries out without asking back: it costs one way to the server and back in place of
 * a dozen, and rows are locked for the server's own time alone. What fails in it undoes all of it.
 *
 * @internal
 */
final class OneStatement {

	/**
	 * The first version of MariaDB that knows `BEGIN NOT ATOMIC`. MySQL has nothing like it.
	 */
	private const SINCE = '10.1.1';

	private const CHANGED = 'storewright_changed';

	private const IN_TRANSACTION = 'storewright_in_transaction';

	/**
	 * Refusals that are no failure, since the same is done step by step then: signalled, duplicate key, undone in favor of another request,
	 * waited for too long, changed since it was read.
	 */
	private const EXPECTED = [ 1644, 1062, 1213, 1205, 1020 ];

	/**
	 * Stopped from outside, or for taking too long: no handler is told, so that the transaction stays open.
	 */
	private const STOPPED = [ 1317, 1969 ];

	/**
	 * Statements that wait for collected(), null where they are sent.
	 *
	 * @var list<string>|null
	 */
	private static ?array $collected = null;

	/**
	 * What some work gives to Connection::start(), which is not sent.
	 *
	 * @param callable(): void $work Asks the database nothing.
	 * @return list<string>
	 */
	public static function collected( callable $work ): array {
		self::$collected = [];
		try {
			$work();
			return self::$collected;
		} finally {
			self::$collected = null;
		}
	}

	/**
	 * Whether a statement is not to be sent, but has been noted.
	 */
	public static function takes( string $sql ): bool {
		if ( null === self::$collected ) {
			return false;
		}
		self::$collected[] = $sql;
		return true;
	}

	/**
	 * Whether the server knows it. Drop-ins in place of WordPress's class may have several servers: they are sent none.
	 */
	public static function is_possible(): bool {
		$handle = self::handle();
		return null !== $handle && 1 === preg_match( '/(\d+\.\d+\.\d+)(?:-\d+)?-MariaDB/i', $handle->server_info, $match )
			&& version_compare( $match[1], self::SINCE, '>=' );
	}

	/**
	 * Carries out statements in a transaction of their own.
	 *
	 * @param list<string> $statements In ASCII, without placeholders.
	 * @param string       $condition  What follows `SELECT COUNT(*)` of a query that has to find one row: it stays locked, so that what PHP
	 *                                 has read of it is true until the end. '' for none.
	 * @return bool Whether they were; else nothing of them is stored.
	 * @throws AnothersTransaction If a transaction was open already, which is left as it is.
	 */
	public static function run( array $statements, string $condition = '' ): bool {
		/** @var wpdb $wpdb */
		global $wpdb;
		$found = '' === $condition ? '' : "SELECT COUNT(*) INTO found $condition FOR UPDATE;
			IF found <> 1 THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '" . self::CHANGED . "'; END IF;";
		$sql   = "BEGIN NOT ATOMIC
			IF @@in_transaction THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '" . self::IN_TRANSACTION . "'; END IF;
			BEGIN
			DECLARE found INT;
			DECLARE EXIT HANDLER FOR SQLEXCEPTION BEGIN ROLLBACK; RESIGNAL; END;
			START TRANSACTION; $found " . implode( '; ', $statements ) . '; COMMIT; END; END';

		$suppressed       = $wpdb->suppress_errors( true );
		$wpdb->last_error = '';
		try {
			$done = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Without placeholders.
		} finally {
			$wpdb->suppress_errors( $suppressed );
		}
		$refusal = self::error_of( $wpdb );
		if ( '' !== $refusal ) {
			self::check_refusal( $wpdb, $refusal );
		}
		// Without a refusal, where a plugin has kept it from being sent.
		return '' === $refusal && false !== $done;
	}

	/**
	 * @throws AnothersTransaction If that is what it says.
	 */
	private static function check_refusal( wpdb $wpdb, string $refusal ): void {
		if ( str_contains( $refusal, self::IN_TRANSACTION ) ) {
			throw new AnothersTransaction( 'A transaction is open that is not ours.' );
		}
		$error = self::handle()?->errno;
		if ( in_array( $error, self::STOPPED, true ) ) {
			$wpdb->query( 'ROLLBACK' );
		}
		if ( ! in_array( $error, self::EXPECTED, true ) ) {
			( new Log() )->error( "The database refused a transaction in one statement: $refusal" );
		}
	}

	private static function error_of( wpdb $wpdb ): string {
		return $wpdb->last_error;
	}

	private static function handle(): ?mysqli {
		/** @var wpdb $wpdb */
		global $wpdb;
		$handle = wpdb::class === $wpdb::class && ! ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) ? $wpdb->__get( 'dbh' ) : null;
		return $handle instanceof mysqli ? $handle : null;
	}
}
