<?php
declare(strict_types=1);

namespace Storewright\Database;

use mysqli;
use mysqli_sql_exception;
use wpdb;

/**
 * The statement on which the server works while PHP does something else, on WordPress's own connection. Whatever is asked of the
 * database next waits for it.
 *
 * @internal Used through Connection::start().
 */
final class PendingStatement {

	/**
	 * The connection that is busy, null where none is.
	 */
	private static ?mysqli $busy = null;

	/**
	 * The database's error of the last one, '' if none.
	 */
	private static string $refusal = '';

	/**
	 * Sends a statement. One that is sent already has to be finished.
	 *
	 * @return bool Whether it was sent. Drop-ins in place of WordPress's class may have several connections: they get none.
	 */
	public static function send( wpdb $wpdb, string $sql ): bool {
		$handle = wpdb::class === $wpdb::class && defined( 'MYSQLI_ASYNC' ) ? $wpdb->__get( 'dbh' ) : null;
		if ( ! $handle instanceof mysqli ) {
			return false;
		}
		try {
			// phpcs:ignore WordPress.DB.RestrictedClasses, WordPress.DB.PreparedSQL -- WordPress's class always waits; Connection::start() prepared it.
			if ( false === $handle->query( $sql, MYSQLI_ASYNC ) ) {
				return false;
			}
		} catch ( mysqli_sql_exception ) {
			return false;
		}
		self::$busy = $handle;
		// As WordPress counts what it sends itself.
		++$wpdb->num_queries;
		add_filter( 'query', [ self::class, 'before_query' ], PHP_INT_MIN );
		return true;
	}

	/**
	 * Waits until the statement is done and returns what the database had against it, '' if nothing. Each error is returned once.
	 */
	public static function finish(): string {
		self::wait();
		$refusal       = self::$refusal;
		self::$refusal = '';
		return $refusal;
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

	private static function wait(): void {
		$handle = self::$busy;
		if ( null === $handle ) {
			return;
		}
		self::$busy = null;
		remove_filter( 'query', [ self::class, 'before_query' ], PHP_INT_MIN );
		try {
			if ( false === $handle->reap_async_query() ) {
				self::$refusal = '' === $handle->error ? 'Lost connection to the server' : $handle->error;
			}
		} catch ( mysqli_sql_exception $error ) {
			self::$refusal = $error->getMessage();
		}
	}
}
