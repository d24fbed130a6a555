<?php
declare(strict_types=1);

namespace Storewright\Database;

use Closure;

/**
 * Notices that MySQL or MariaDB has undone the open transaction by itself: to end a deadlock or, where MariaDB has
 * `innodb_snapshot_isolation` (from 11.6.2 on by default), since another request had changed a row after it was first read.
 *
 * WordPress's own functions answer false and go on, and what they write then would be kept statement by statement. So it is looked for
 * before each statement.
 *
 * @internal Used by Transactions.
 */
final class UndoneTransaction {

	/**
	 * Messages of MySQL and MariaDB.
	 */
	private const MESSAGES = [ 'Deadlock', 'Record has changed since last read' ];

	/**
	 * How many refusals WordPress had written down when they were looked at last: its own functions tell nobody else.
	 */
	private static int $before = 0;

	/**
	 * What watch() was given.
	 *
	 * @var (Closure(): void)|null
	 */
	private static ?Closure $look = null;

	/**
	 * Begins to look, for the outermost transaction.
	 *
	 * @param callable(): void $look Run before each statement; asks was_noted().
	 */
	public static function watch( callable $look ): void {
		self::$before = count( self::refusals() );
		self::$look   = $look( ... );
		// After the filter that waits for a statement that is under way.
		add_filter( 'query', [ self::class, 'before_query' ], PHP_INT_MIN + 1 );
	}

	/**
	 * Ends it.
	 */
	public static function ignore(): void {
		self::$look = null;
		remove_filter( 'query', [ self::class, 'before_query' ], PHP_INT_MIN + 1 );
	}

	/**
	 * For the filter `query`.
	 *
	 * @param mixed $sql Passed through.
	 */
	public static function before_query( mixed $sql ): mixed {
		if ( null !== self::$look ) {
			( self::$look )();
		}
		return $sql;
	}

	/**
	 * Whether an error of the database says that it has undone the transaction.
	 *
	 * @param string $error What the database said.
	 */
	public static function is_told_by( string $error ): bool {
		foreach ( self::MESSAGES as $message ) {
			if ( str_contains( $error, $message ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether that was said to a function of WordPress's own, or of a statement that nobody has waited for, since the outermost
	 * transaction began or this was asked last.
	 */
	public static function was_noted(): bool {
		$new           = array_slice( self::refusals(), self::$before );
		self::$before += count( $new );
		foreach ( $new as $refusal ) {
			$error = is_array( $refusal ) ? $refusal['error_str'] ?? '' : '';
			if ( is_string( $error ) && self::is_told_by( $error ) ) {
				return true;
			}
		}
		return self::is_told_by( PendingStatement::refusal() );
	}

	/**
	 * @return list<mixed>
	 */
	private static function refusals(): array {
		$refusals = $GLOBALS['EZSQL_ERROR'] ?? [];
		return is_array( $refusals ) ? array_values( $refusals ) : [];
	}
}
