<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\Log;
use Throwable;
use wpdb;

/**
 * The database: typed results, failures as exceptions, transactions that nest, and locks across requests.
 * SQL is written for MySQL and MariaDB; on SQLite the official integration translates it. Values go through
 * placeholders (%s, %d, %f, %i), never into the text.
 */
final class Connection {

	private readonly Lock $lock;

	private readonly Transactions $transactions;

	public function __construct( private readonly wpdb $wpdb, private readonly Log $log ) {
		$this->lock         = new Lock( $this );
		$this->transactions = new Transactions( $this );
	}

	/**
	 * Full name of a table of this site.
	 *
	 * @param string $name Name without prefix.
	 */
	public function table( string $name ): string {
		return $this->wpdb->prefix . $name;
	}

	/**
	 * Whether the database is SQLite behind the official integration.
	 */
	public function is_sqlite(): bool {
		return defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE;
	}

	/**
	 * All rows of a query.
	 *
	 * @param string           $sql     Query with placeholders.
	 * @param string|int|float ...$args Values of the placeholders.
	 * @return list<array<string, string|null>>
	 */
	public function rows( string $sql, string|int|float ...$args ): array {
		/** @var list<array<string, string|null>> $rows */
		$rows = $this->ask( fn( string $query ) => $this->wpdb->get_results( $query, ARRAY_A ), $sql, $args ) ?? [];
		return $rows;
	}

	/**
	 * The first row of a query, null where there is none.
	 *
	 * @param string           $sql     Query with placeholders.
	 * @param string|int|float ...$args Values of the placeholders.
	 * @return array<string, string|null>|null
	 */
	public function row( string $sql, string|int|float ...$args ): ?array {
		return $this->rows( $sql, ...$args )[0] ?? null;
	}

	/**
	 * The first column of the first row, null where there is none.
	 *
	 * @param string           $sql     Query with placeholders.
	 * @param string|int|float ...$args Values of the placeholders.
	 */
	public function value( string $sql, string|int|float ...$args ): ?string {
		$row = $this->row( $sql, ...$args );
		return null === $row ? null : ( array_values( $row )[0] ?? null );
	}

	/**
	 * The first column of every row, nulls left out.
	 *
	 * @param string           $sql     Query with placeholders.
	 * @param string|int|float ...$args Values of the placeholders.
	 * @return list<string>
	 */
	public function column( string $sql, string|int|float ...$args ): array {
		$column = [];
		foreach ( $this->rows( $sql, ...$args ) as $row ) {
			$value = array_values( $row )[0] ?? null;
			if ( null !== $value ) {
				$column[] = $value;
			}
		}
		return $column;
	}

	/**
	 * Runs a statement.
	 *
	 * @param string           $sql     Statement with placeholders.
	 * @param string|int|float ...$args Values of the placeholders.
	 * @return int Affected rows.
	 */
	public function execute( string $sql, string|int|float ...$args ): int {
		$answer = $this->ask( fn( string $query ) => $this->wpdb->query( $query ), $sql, $args );
		return is_int( $answer ) ? $answer : 0;
	}

	/**
	 * Sends a statement of a transaction and comes back while the server works on it: what PHP does meanwhile costs no time. Several may
	 * follow one another. Whatever is asked of the database next waits for them, and so does the end of the transaction.
	 *
	 * @param string $sql Statement without placeholders, in ASCII: see quoted().
	 * @throws StorageFailed If the database refuses it, or one before; at the latest at the end of the transaction.
	 */
	public function start( string $sql ): void {
		if ( OneStatement::takes( $sql ) ) {
			return;
		}
		if ( ! $this->sent( $sql, null ) ) {
			$this->execute( $sql );
		}
	}

	/**
	 * Sends a query as start() sends a statement. In a transaction its rows cost PHP less than those of rows(), too.
	 *
	 * @param string $sql Query without placeholders, in ASCII: see quoted().
	 * @throws StorageFailed If the database refuses it, or one before; at the latest where its rows are asked for.
	 */
	public function send( string $sql ): SentQuery {
		$query = new SentQuery( $this->no_answer( ... ) );
		if ( ! $this->sent( $sql, $query ) ) {
			$query->take( $this->rows( $sql ) );
		}
		return $query;
	}

	/**
	 * Has the server begin with the next statement of start() where it is done with one: for loops that take long.
	 */
	public function go_on(): void {
		PendingStatement::go_on();
	}

	private function no_answer(): never {
		$this->await();
		$this->refuse( 'One before it was refused', 'A query that was sent beforehand' );
	}

	private function sent( string $sql, ?SentQuery $query ): bool {
		$this->transactions->notice();
		return ! $this->is_sqlite() && $this->in_transaction() && PendingStatement::send( $this->wpdb, $sql, $query );
	}

	/**
	 * Waits for the statements of start() and send().
	 *
	 * @throws StorageFailed If the database refused one.
	 */
	private function await(): void {
		$refusal = PendingStatement::finish();
		if ( '' !== $refusal ) {
			$this->refuse( $refusal, 'A statement that was sent beforehand' );
		}
	}

	/**
	 * Text as SQL, for statements of thousands of rows: placeholders would take longer than the database does.
	 * Where the database is MySQL, what is not ASCII is written as digits: WordPress would ask the server about the whole
	 * statement before it sends it.
	 *
	 * @param string $text
	 */
	public function quoted( string $text ): string {
		// Most texts are numbers and times.
		if ( strlen( $text ) === strspn( $text, '0123456789.-: ' ) || $this->is_sqlite() || 1 !== preg_match( '/[^\x20-\x7E]/', $text ) ) {
			return "'" . str_replace( [ '\\', "'" ], [ '\\\\', "''" ], $text ) . "'";
		}
		return "_utf8mb4 x'" . bin2hex( $text ) . "'";
	}

	/**
	 * Adds a row.
	 *
	 * @param string                                $table  Name without prefix.
	 * @param array<string, string|int|float|null> $values Column => value.
	 * @return int The new row's automatic id, 0 where the table has none.
	 */
	public function insert( string $table, array $values ): int {
		$this->ask( fn() => $this->wpdb->insert( $this->table( $table ), $values ), "INSERT $table" );
		return $this->wpdb->insert_id;
	}

	/**
	 * Changes rows.
	 *
	 * @param string                                $table  Name without prefix.
	 * @param array<string, string|int|float|null> $values Column => new value.
	 * @param array<string, string|int|float|null> $where  Column => value that selects the rows.
	 * @return int Rows changed.
	 */
	public function update( string $table, array $values, array $where ): int {
		$answer = $this->ask( fn() => $this->wpdb->update( $this->table( $table ), $values, $where ), "UPDATE $table" );
		return is_int( $answer ) ? $answer : 0;
	}

	/**
	 * Removes rows.
	 *
	 * @param string                                $table Name without prefix.
	 * @param array<string, string|int|float|null> $where Column => value that selects the rows.
	 * @return int Rows removed.
	 */
	public function delete( string $table, array $where ): int {
		$answer = $this->ask( fn() => $this->wpdb->delete( $this->table( $table ), $where ), "DELETE $table" );
		return is_int( $answer ) ? $answer : 0;
	}

	/**
	 * Does the work as a whole or not at all. May be nested: an inner one that fails undoes only its own part, unless the
	 * database undid all of them by itself; then the outer one fails too.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Throwable What the work threw, once everything it wrote is undone.
	 */
	public function transaction( callable $work ): mixed {
		$this->begin();
		try {
			$result = $work();
			$this->await();
		} catch ( Throwable $error ) {
			try {
				$this->roll_back();
			} catch ( StorageFailed | Unavailable ) {
				// It is logged, and the database undoes what is open when the connection ends; the caller has to know the cause.
				throw $error;
			}
			throw $error;
		}
		$this->commit();
		return $result;
	}

	/**
	 * Opens a transaction, or a savepoint where one is open.
	 */
	public function begin(): void {
		$this->transactions->begin();
	}

	/**
	 * Keeps what was written since the last begin().
	 *
	 * @throws StorageFailed If the database has undone it by itself.
	 */
	public function commit(): void {
		$this->await();
		$this->transactions->commit();
	}

	/**
	 * Undoes what was written since the last begin(), and forgets options cached in between.
	 */
	public function roll_back(): void {
		$this->transactions->roll_back();
	}

	/**
	 * Whether a transaction is open.
	 */
	public function in_transaction(): bool {
		return Transactions::is_open();
	}

	/**
	 * Does the work while no other request holds the same lock.
	 * A transaction belongs inside the lock, not around it: the next holder has to see what was committed.
	 *
	 * @template T
	 * @param string        $name    Name of what is locked, of this site.
	 * @param callable(): T $work
	 * @param int           $seconds How long to wait for the lock.
	 * @return T
	 * @throws Conflict If the lock was not to be had in that time.
	 */
	public function lock( string $name, callable $work, int $seconds = 10 ): mixed {
		return $this->lock->hold( $name, $work, $seconds );
	}

	/**
	 * Does work that may as well be done later: its statements wait a second at most for rows that other requests have locked, where
	 * the server is set to 50 seconds or so. SQLite locks no rows.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Conflict If it took longer.
	 */
	public function with_short_wait( callable $work ): mixed {
		return ShortWait::during( $work, $this, $this->log );
	}

	/**
	 * @param callable(string): mixed $run
	 * @param array<string|int|float> $args
	 * @throws StorageFailed If the database refuses.
	 * @throws Unavailable   If the connection is lost on which a transaction or a lock depends.
	 */
	private function ask( callable $run, string $sql, array $args = [] ): mixed {
		$this->await();
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- This is the place where it is prepared.
		$query      = [] === $args ? $sql : (string) $this->wpdb->prepare( $sql, ...$args );
		$suppressed = $this->wpdb->suppress_errors( true );

		$this->wpdb->last_error = '';
		try {
			$answer = $run( $query );
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
		$refusal = $this->refusal();
		if ( '' !== $refusal ) {
			$this->refuse( $refusal, $sql );
		}
		ConnectionGuard::check();
		return $answer;
	}

	/**
	 * @throws Conflict      If a row was locked, within with_short_wait().
	 * @throws StorageFailed If the connection is there.
	 * @throws Unavailable   If the connection is lost on which a transaction or a lock depends.
	 */
	private function refuse( string $refusal, string $sql ): never {
		if ( ShortWait::is_on() && str_contains( $refusal, 'Lock wait timeout' ) ) {
			throw new Conflict(
				'storewright_busy',
				__( 'Someone else is changing the same item right now. Try again in a moment.', 'storewright' )
			);
		}
		$this->log->error( "The database refused a query: $refusal", [ 'sql' => $sql ] );
		if ( ConnectionGuard::is_loss( $refusal ) ) {
			throw ConnectionGuard::failure();
		}
		$this->transactions->note_refusal( $refusal );
		throw new StorageFailed(
			'storewright_database_failed',
			__( 'The database rejected the request. Try again. If it keeps happening, check the site’s error log.', 'storewright' )
		);
	}

	/**
	 * Has drop-ins that split reads send them to the primary from here on: a lock, and what is read in a transaction, belong to
	 * the connection that writes.
	 */
	public function use_primary(): void {
		// HyperDB's name, and LudicrousDB's.
		foreach ( [ 'send_reads_to_masters', 'send_reads_to_primaries' ] as $method ) {
			if ( method_exists( $this->wpdb, $method ) ) {
				$this->wpdb->$method(); // @phpstan-ignore method.dynamicName
				return;
			}
		}
	}

	/**
	 * Forgets what is cached of something that was just written: now, and once more when it is committed, since others may cache
	 * the old value in between.
	 *
	 * @param string     $group   Group of WordPress's object cache, such as `post_meta`.
	 * @param int|string ...$keys
	 */
	public function forget( string $group, int|string ...$keys ): void {
		foreach ( $keys as $key ) {
			wp_cache_delete( $key, $group );
		}
		CacheInvalidation::forget( $group, array_values( $keys ) );
	}

	/**
	 * Forgets a whole group of WordPress's object cache, now and once more when it is committed.
	 *
	 * @param string                       $group
	 * @param callable(): list<int|string> $keys  Those that may be outdated: a cache that can't empty one group forgets these.
	 */
	public function forget_group( string $group, callable $keys ): void {
		CacheInvalidation::forget_group( $group, $keys );
	}

	/**
	 * Returns the database's error of the last query, '' if none.
	 */
	private function refusal(): string {
		return $this->wpdb->last_error;
	}
}
