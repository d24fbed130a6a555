<?php
declare(strict_types=1);

namespace Storewright\Database;

use Closure;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\Log;
use Throwable;

/**
 * The open transactions of this request's connection: the outermost is the database's, those within are savepoints.
 *
 * Some failures make the database undo everything by itself: any on SQLite behind the official integration, on MySQL and MariaDB those
 * that UndoneTransaction knows. What is open then is lost: it can only be rolled back, and what is written until then is undone too.
 *
 * @internal Used through Connection, but for if_undone().
 */
final class Transactions {

	private static int $depth = 0;

	/**
	 * How many of the open ones, from the outermost on, are lost.
	 */
	private static int $lost = 0;

	/**
	 * Whether the last outermost one was undone for another request's sake.
	 */
	private static bool $deadlock = false;

	/**
	 * @var list<array{int, Closure(): void}> What is to be done where something is undone, and how many transactions were open when it was
	 *                                        said.
	 */
	private static array $if_undone = [];

	public function __construct( private readonly Connection $database ) {}

	/**
	 * Opens a transaction, or a savepoint where one is open.
	 */
	public function begin(): void {
		if ( ConnectionGuard::is_lost() ) {
			throw ConnectionGuard::failure();
		}
		if ( 0 === self::$depth ) {
			self::$deadlock = false;
			$this->database->use_primary();
			SnapshotIsolation::turn_off( $this->database, ConnectionGuard::handle() );
		}
		try {
			$this->database->execute( 0 === self::$depth ? 'START TRANSACTION' : 'SAVEPOINT storewright_' . self::$depth );
		} catch ( Throwable $failure ) {
			if ( 0 === self::$depth ) {
				SnapshotIsolation::restore( $this->database );
			}
			throw $failure;
		}
		if ( 0 === self::$depth++ ) {
			ConnectionGuard::enter();
			CacheInvalidation::start();
			if ( ! $this->database->is_sqlite() ) {
				UndoneTransaction::watch( $this->notice( ... ) );
			}
		}
	}

	/**
	 * Whether one is open.
	 */
	public static function is_open(): bool {
		return self::$depth > 0;
	}

	/**
	 * Whether the last outermost one was undone for another request's sake: doing it again may well succeed.
	 */
	public static function was_deadlock(): bool {
		return self::$deadlock;
	}

	/**
	 * Has something be done where what is written now is undone, such as forgetting what was to be told of it. Where no transaction is
	 * open, nothing is. It is also done where the connection was lost during the commit, though what was written may have been kept then:
	 * nobody knows. What it throws is logged.
	 *
	 * @param callable(): void $work
	 */
	public static function if_undone( callable $work ): void {
		if ( self::is_open() ) {
			self::$if_undone[] = [ self::$depth, $work( ... ) ];
		}
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
		$this->notice();
		if ( $this->close() ) {
			$failure = ConnectionGuard::is_lost() ? ConnectionGuard::failure() : null;
			$this->undo( true );
			throw $failure ?? new StorageFailed(
				'storewright_database_failed',
				__( 'The change could not be saved. Please try again.', 'storewright' )
			);
		}
		if ( self::$depth > 0 ) {
			// It is the outer one's from here on.
			self::$if_undone = array_map( static fn( array $one ): array => [ min( $one[0], self::$depth ), $one[1] ], self::$if_undone );
			$this->database->execute( 'RELEASE SAVEPOINT storewright_' . self::$depth );
			return;
		}
		$kept = false;
		try {
			$this->database->execute( 'COMMIT' );
			$kept            = true;
			self::$if_undone = [];
		} catch ( Unavailable ) {
			throw ConnectionGuard::unanswered_commit();
		} finally {
			SnapshotIsolation::restore( $this->database );
			ConnectionGuard::leave();
			CacheInvalidation::finish( $kept );
			self::tell_undone( 0 );
		}
	}

	/**
	 * Undoes what was written since the last begin(), and forgets options cached in between.
	 */
	public function roll_back(): void {
		try {
			// Of what is under way, and of what WordPress's own functions did, the database may have said that it has undone everything.
			PendingStatement::drop();
			$refusal = PendingStatement::finish();
			if ( '' !== $refusal ) {
				$this->note_refusal( $refusal );
			}
			$this->notice();
		} catch ( StorageFailed | Unavailable ) {
			// Nothing can be asked: what follows says so.
			self::$lost = self::$depth;
		}
		$this->undo( $this->close() );
	}

	/**
	 * Notes that the database refused a statement.
	 *
	 * @param string $error What it said.
	 */
	public function note_refusal( string $error ): void {
		if ( self::$depth > 0 && ( $this->database->is_sqlite() ? self::$depth > self::$lost : UndoneTransaction::is_told_by( $error ) ) ) {
			$this->lose_open();
		}
	}

	/**
	 * Looks whether the database has undone everything since the outermost began, while a function of WordPress's own was at work.
	 *
	 * @throws StorageFailed If a statement that was under way was refused.
	 */
	public function notice(): void {
		if ( self::$depth > 0 && ! $this->database->is_sqlite() && UndoneTransaction::was_noted() ) {
			$this->lose_open();
		}
	}

	/**
	 * What the work that goes on writes is to be undone as well.
	 */
	private function lose_open(): void {
		self::$lost     = self::$depth;
		self::$deadlock = ! $this->database->is_sqlite();
		$this->database->execute( self::$deadlock ? 'ROLLBACK AND CHAIN' : 'START TRANSACTION' );
	}

	/**
	 * Leaves the innermost one and tells whether it is lost.
	 */
	private function close(): bool {
		if ( 0 === --self::$depth ) {
			UndoneTransaction::ignore();
		}
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
			CacheInvalidation::forget_options();
			if ( 0 === self::$depth ) {
				SnapshotIsolation::restore( $this->database );
				ConnectionGuard::leave();
				CacheInvalidation::finish( false );
			} else {
				CacheInvalidation::inner_undone();
			}
			self::tell_undone( $lost ? 0 : self::$depth );
		}
	}

	/**
	 * @param int $depth How many of the open ones are not undone.
	 */
	private static function tell_undone( int $depth ): void {
		$all             = self::$if_undone;
		self::$if_undone = array_values( array_filter( $all, static fn( array $one ): bool => $one[0] <= $depth ) );
		foreach ( $all as [ $at, $work ] ) {
			if ( $at <= $depth ) {
				continue;
			}
			try {
				$work();
			} catch ( Throwable $error ) {
				// The caller is to learn why it was undone, and the rest is done, too.
				( new Log() )->error(
					"A change was undone, but not everything that follows from that was done: {$error->getMessage()}",
					[
						'exception' => $error::class,
						'at'        => $error->getFile() . ':' . $error->getLine(),
					]
				);
			}
		}
	}
}
