<?php
declare(strict_types=1);

namespace Storewright\Database;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Log;
use Throwable;
use wpdb;

/**
 * The database: typed results, failures as exceptions, transactions that nest, and locks across requests.
 *
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
		} catch ( Throwable $error ) {
			try {
				$this->roll_back();
			} catch ( StorageFailed ) {
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
		$this->transactions->commit();
	}

	/**
	 * Undoes what was written since the last begin(), and forgets options cached in between.
	 */
	public function roll_back(): void {
		$this->transactions->roll_back();
	}

	/**
	 * Does the work while no other request holds the same lock.
	 *
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
	 * @param callable(string): mixed $run
	 * @param array<string|int|float> $args
	 * @throws StorageFailed If the database refuses.
	 */
	private function ask( callable $run, string $sql, array $args = [] ): mixed {
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
			$this->log->error( "The database refused a query: $refusal", [ 'sql' => $sql ] );
			$this->transactions->note_refusal( $refusal );
			throw new StorageFailed( 'storewright_database_failed', __( 'The database did not accept the request. Please try again; if it keeps happening, the cause is in the site’s error log.', 'storewright' ) );
		}
		return $answer;
	}

	/**
	 * What the database said against the last query, '' if nothing.
	 */
	private function refusal(): string {
		return $this->wpdb->last_error;
	}
}
