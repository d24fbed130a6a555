<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Errors\Unavailable;

/**
 * The open transactions of this request's connection: the outermost is the database's, those within are savepoints.
 *
 * Some failures make the database undo everything by itself: any on SQLite behind the official integration, a deadlock on
 * MySQL and MariaDB. What is open then is lost: it can only be rolled back, and what is written until then is undone too.
 *
 * @internal Used through Connection.
 */
final class Transactions {

	private static int $depth = 0;

	/**
	 * How many of the open ones, from the outermost on, are lost.
	 */
	private static int $lost = 0;

	/**
	 * How many refusals WordPress had written down when the outermost began: its own functions tell nobody else.
	 */
	private static int $refusals_before = 0;

	/**
	 * Whether the last outermost one was undone to end a deadlock with another request.
	 */
	private static bool $deadlock = false;

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Opens a transaction, or a savepoint where one is open.
	 */
	public function begin(): void {
		if ( ConnectionGuard::is_lost() ) {
			throw ConnectionGuard::failure();
		}
		if ( 0 === self::$depth ) {
			self::$refusals_before = count( self::refusals() );
			self::$deadlock        = false;
			$this->database->use_primary();
		}
		$this->database->execute( 0 === self::$depth ? 'START TRANSACTION' : 'SAVEPOINT storewright_' . self::$depth );
		if ( 0 === self::$depth++ ) {
			ConnectionGuard::enter();
			CacheInvalidation::start();
		}
	}

	/**
	 * Whether one is open.
	 */
	public static function is_open(): bool {
		return self::$depth > 0;
	}

	/**
	 * Whether the last outermost one was undone to end a deadlock with another request: doing it again may well succeed.
	 */
	public static function was_deadlock(): bool {
		return self::$deadlock;
	}

	/**
	 * Notes that all that are open are lost.
	 */
	public static function lose(): void {
		self::$lost = self::$depth;
	}

	/**
	 * Keeps what was written since the last begin().
	 *
	 * @throws StorageFailed If it is lost.
	 * @throws Unavailable   If the connection is: before the commit, or while it was on its way, so that nobody knows its outcome.
	 */
	public function commit(): void {
		if ( $this->close() || ( 0 === self::$depth && self::was_undone() ) ) {
			$failure = ConnectionGuard::is_lost() ? ConnectionGuard::failure() : null;
			$this->undo( true );
			throw $failure ?? new StorageFailed(
				'storewright_database_failed',
				__( 'The change could not be saved. Please try again.', 'storewright' )
			);
		}
		if ( self::$depth > 0 ) {
			$this->database->execute( 'RELEASE SAVEPOINT storewright_' . self::$depth );
			return;
		}
		$kept = false;
		try {
			$this->database->execute( 'COMMIT' );
			$kept = true;
		} catch ( Unavailable ) {
			throw ConnectionGuard::unanswered_commit();
		} finally {
			ConnectionGuard::leave();
			CacheInvalidation::finish( $kept );
		}
	}

	/**
	 * Undoes what was written since the last begin(), and forgets options cached in between.
	 */
	public function roll_back(): void {
		$this->undo( $this->close() );
	}

	/**
	 * Notes that the database refused a statement.
	 *
	 * @param string $error What it said.
	 */
	public function note_refusal( string $error ): void {
		if ( self::$depth > self::$lost && ( $this->database->is_sqlite() || str_contains( $error, 'Deadlock' ) ) ) {
			self::$lost     = self::$depth;
			self::$deadlock = ! $this->database->is_sqlite();
			$this->database->execute( 'START TRANSACTION' );
		}
	}

	/**
	 * Whether a deadlock of a statement of WordPress's own had the database undo everything since the outermost began.
	 */
	private static function was_undone(): bool {
		foreach ( array_slice( self::refusals(), self::$refusals_before ) as $refusal ) {
			$error = is_array( $refusal ) ? $refusal['error_str'] ?? '' : '';
			if ( is_string( $error ) && str_contains( $error, 'Deadlock' ) ) {
				self::$deadlock = true;
				return true;
			}
		}
		return false;
	}

	/**
	 * @return list<mixed>
	 */
	private static function refusals(): array {
		$refusals = $GLOBALS['EZSQL_ERROR'] ?? [];
		return is_array( $refusals ) ? array_values( $refusals ) : [];
	}

	/**
	 * Leaves the innermost one and tells whether it is lost.
	 */
	private function close(): bool {
		--self::$depth;
		$lost       = self::$lost > self::$depth;
		self::$lost = min( self::$lost, self::$depth );
		return $lost;
	}

	private function undo( bool $lost ): void {
		// Whatever the database has against a statement that is still under way: it is undone as well.
		PendingStatement::finish();
		try {
			$this->database->execute( 0 === self::$depth || $lost ? 'ROLLBACK' : 'ROLLBACK TO SAVEPOINT storewright_' . self::$depth );
			if ( self::$depth > 0 && $lost ) {
				$this->database->execute( 'START TRANSACTION' );
			}
		} finally {
			CacheInvalidation::forget_options();
			if ( 0 === self::$depth ) {
				ConnectionGuard::leave();
				CacheInvalidation::finish( false );
			} else {
				CacheInvalidation::inner_undone();
			}
		}
	}
}
