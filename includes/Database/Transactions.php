<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Errors\StorageFailed;

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

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Opens a transaction, or a savepoint where one is open.
	 */
	public function begin(): void {
		if ( 0 === self::$depth ) {
			self::$refusals_before = count( self::refusals() );
		}
		$this->database->execute( 0 === self::$depth ? 'START TRANSACTION' : 'SAVEPOINT storewright_' . self::$depth );
		++self::$depth;
	}

	/**
	 * Keeps what was written since the last begin().
	 *
	 * @throws StorageFailed If it is lost.
	 */
	public function commit(): void {
		if ( $this->close() || ( 0 === self::$depth && self::was_undone() ) ) {
			$this->undo( true );
			throw new StorageFailed( 'storewright_database_failed', __( 'The change could not be saved. Please try again.', 'storewright' ) );
		}
		$this->database->execute( 0 === self::$depth ? 'COMMIT' : 'RELEASE SAVEPOINT storewright_' . self::$depth );
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
			self::$lost = self::$depth;
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
		try {
			$this->database->execute( 0 === self::$depth || $lost ? 'ROLLBACK' : 'ROLLBACK TO SAVEPOINT storewright_' . self::$depth );
			if ( self::$depth > 0 && $lost ) {
				$this->database->execute( 'START TRANSACTION' );
			}
		} finally {
			wp_cache_supports( 'flush_group' ) ? wp_cache_flush_group( 'options' ) : wp_cache_flush();
		}
	}
}
