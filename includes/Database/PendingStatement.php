<?php
declare(strict_types=1);

namespace Storewright\Database;

use mysqli;
use mysqli_result;
use mysqli_sql_exception;
use wpdb;

/**
 * The statement on which the server works while PHP does something else, on WordPress's own connection, and those that follow it.
 * Whatever is asked of the database next waits for all of them.
 *
 * @internal Used through Connection::start(), send() and go_on().
 */
final class PendingStatement {

	/**
	 * How many statements may wait for the one under way: those of thousands of rows are long.
	 */
	private const LINE = 16;

	/**
	 * The connection that is busy, null where none is.
	 */
	private static ?mysqli $busy = null;

	/**
	 * The database's error of the last one, '' if none.
	 */
	private static string $refusal = '';

	/**
	 * What takes the rows of the one under way, null where it has none.
	 */
	private static ?SentQuery $query = null;

	/**
	 * Statements that are to follow, each with what takes its rows.
	 *
	 * @var list<array{string, SentQuery|null}>
	 */
	private static array $line = [];

	/**
	 * Sends a statement, once those before are done.
	 *
	 * @param wpdb           $wpdb
	 * @param string         $sql
	 * @param SentQuery|null $query What takes its rows, where it is a query.
	 * @return bool Whether it was sent, or will be. Drop-ins in place of WordPress's class may have several connections: they get none.
	 */
	public static function send( wpdb $wpdb, string $sql, ?SentQuery $query = null ): bool {
		self::go_on();
		if ( null !== self::$busy && count( self::$line ) < self::LINE ) {
			self::$line[] = [ $sql, $query ];
			return true;
		}
		self::wait();
		$handle = wpdb::class === $wpdb::class && defined( 'MYSQLI_ASYNC' ) ? $wpdb->__get( 'dbh' ) : null;
		return '' === self::$refusal && $handle instanceof mysqli && self::send_on( $handle, $sql, $query );
	}

	private static function send_on( mysqli $handle, string $sql, ?SentQuery $query ): bool {
		try {
			// phpcs:ignore WordPress.DB.RestrictedClasses, WordPress.DB.PreparedSQL -- WordPress's class always waits; Connection prepared it.
			if ( false === $handle->query( $sql, MYSQLI_ASYNC ) ) {
				return false;
			}
		} catch ( mysqli_sql_exception ) {
			return false;
		}
		self::$busy  = $handle;
		self::$query = $query;
		/** @var wpdb $wpdb */
		global $wpdb;
		// As WordPress counts what it sends itself.
		++$wpdb->num_queries;
		add_filter( 'query', [ self::class, 'before_query' ], PHP_INT_MIN );
		return true;
	}

	/**
	 * Sends the next statement where the one under way is done. Nobody waits.
	 */
	public static function go_on(): void {
		if ( null === self::$busy || [] === self::$line ) {
			return;
		}
		$read   = [ self::$busy ];
		$error  = [];
		$reject = [];
		if ( mysqli::poll( $read, $error, $reject, 0, 0 ) > 0 ) {
			self::take_answer();
		}
	}

	/**
	 * Waits until all statements are done and returns what the database had against one, '' if nothing. Each error is returned once.
	 */
	public static function finish(): string {
		self::wait();
		$refusal       = self::$refusal;
		self::$refusal = '';
		return $refusal;
	}

	/**
	 * Forgets the statements that are to follow the one under way: all that was written before is undone.
	 */
	public static function drop(): void {
		self::$line = [];
	}

	/**
	 * What finish() will say of a statement that others' queries have waited for.
	 */
	public static function refusal(): string {
		return self::$refusal;
	}

	/**
	 * For the filter `query`: others' queries wait as well.
	 *
	 * @param mixed $sql Passed through.
	 */
	public static function before_query( mixed $sql ): mixed {
		self::wait();
		return $sql;
	}

	/**
	 * Waits for the answer to a query: those that follow it go on.
	 */
	public static function wait_for( SentQuery $query ): void {
		while ( null !== self::$busy && ! $query->is_answered() ) {
			self::take_answer();
		}
	}

	private static function wait(): void {
		while ( null !== self::$busy ) {
			self::take_answer();
		}
	}

	/**
	 * Takes the answer to the statement under way, and sends the next one. None follows one that was refused.
	 */
	private static function take_answer(): void {
		$handle = self::$busy;
		$query  = self::$query;

		self::$busy  = null;
		self::$query = null;
		remove_filter( 'query', [ self::class, 'before_query' ], PHP_INT_MIN );
		if ( null === $handle ) {
			return;
		}
		try {
			$answer = $handle->reap_async_query();
			if ( false === $answer ) {
				self::$refusal = '' === $handle->error ? 'Lost connection to the server' : $handle->error;
			} elseif ( $answer instanceof mysqli_result ) {
				/** @var list<array<string, string|null>> $rows */
				$rows = $answer->fetch_all( MYSQLI_ASSOC );
				$query?->take( $rows );
				$answer->free();
			}
		} catch ( mysqli_sql_exception $error ) {
			self::$refusal = $error->getMessage();
		}
		$next       = '' === self::$refusal ? array_shift( self::$line ) : null;
		self::$line = '' === self::$refusal ? self::$line : [];
		if ( null !== $next && ! self::send_on( $handle, ...$next ) ) {
			self::$line    = [];
			self::$refusal = '' === $handle->error ? 'Lost connection to the server' : $handle->error;
		}
	}
}
