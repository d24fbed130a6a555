<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Database;

use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Database\PendingStatement;
use Storewright\Database\SentQuery;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Statements that the server works on while PHP does something else.
 */
final class PendingStatementTest extends IntegrationTestCase {

	public function test_whatever_is_asked_next_waits_for_it(): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$database = $this->context()->database;
		$answers  = $database->transaction(
			function () use ( $database, $wpdb ): array {
				$database->start( $this->insert( 'one' ) );
				$ours = $this->there();
				$database->start( $this->insert( 'two' ) );
				$database->start( $this->insert( 'three' ) );
				// Somebody who knows nothing of it.
				return [ $ours, $wpdb->get_col( "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'pending_two'" ) ];
			}
		);
		self::assertSame( [ [ 'pending_one' ], [ 'two' ] ], $answers );
		self::assertSame( [ 'pending_one', 'pending_three', 'pending_two' ], $this->there() );
	}

	public function test_one_that_is_refused_undoes_the_transaction(): void {
		$database = $this->context()->database;
		$is_open  = $database->in_transaction();
		$this->expect_logged( 'The database refused a query' );
		$message = '';
		try {
			$database->transaction(
				function () use ( $database ): void {
					$database->start( $this->insert( 'one' ) );
					$database->start( 'INSERT INTO no_such_table ( id ) VALUES ( 1 )' );
				}
			);
		} catch ( StorageFailed $failure ) {
			$message = $failure->getMessage();
		}
		self::assertNotSame( '', $message );
		self::assertSame( [], $this->there() );
		self::assertSame( $is_open, $database->in_transaction() );
	}

	public function test_one_that_is_under_way_is_undone_with_its_transaction(): void {
		$database = $this->context()->database;
		$message  = '';
		try {
			$database->transaction(
				function () use ( $database ): never {
					$database->start( $this->insert( 'one' ) );
					throw new RuntimeException( 'No.' );
				}
			);
		} catch ( RuntimeException $failure ) {
			$message = $failure->getMessage();
		}
		self::assertSame( [ 'No.', [], '' ], [ $message, $this->there(), PendingStatement::finish() ] );
	}

	#[Group( 'mariadb' )]
	public function test_php_does_not_wait_for_it_on_mariadb(): void {
		$waits    = static fn(): int|bool => has_filter( 'query', [ PendingStatement::class, 'before_query' ] );
		$database = $this->context()->database;
		$seen     = $database->transaction(
			function () use ( $database, $waits ): array {
				$seen = [ $waits() ];
				$database->start( $this->insert( 'one' ) );
				$seen[] = $waits();
				$this->there();
				return [ ...$seen, $waits() ];
			}
		);
		self::assertSame( [ false, PHP_INT_MIN, false ], $seen, 'The next query waits, and only that.' );
	}

	public function test_those_in_line_are_done_in_their_order_and_each_query_has_its_own_rows(): void {
		$database = $this->context()->database;
		$options  = $database->table( 'options' );
		$asked    = "SELECT option_value FROM $options WHERE option_name LIKE 'pending\\_%' ORDER BY option_value";
		$answers  = $database->transaction(
			function () use ( $database, $asked ): array {
				$queries = [];
				// More than may wait in line.
				foreach ( range( 10, 40 ) as $number ) {
					$database->start( $this->insert( "n$number" ) );
					$queries[] = $database->send( $asked );
					$database->go_on();
				}
				// The last one first: those before it are kept.
				$last = array_pop( $queries )->rows();
				return [ ...array_map( static fn( SentQuery $query ): array => $query->rows(), $queries ), $last ];
			}
		);
		self::assertSame( range( 1, 31 ), array_map( count( ... ), $answers ) );
		self::assertSame( [ 'n10', 'n11' ], array_column( $answers[1], 'option_value' ) );
		self::assertCount( 31, $this->there() );
	}

	public function test_none_in_line_follows_one_that_is_refused(): void {
		$database = $this->context()->database;
		$this->expect_logged( 'The database refused a query' );
		$message = '';
		try {
			$database->transaction(
				function () use ( $database ): void {
					$database->start( $this->insert( 'one' ) );
					$refused = $database->send( 'SELECT id FROM no_such_table' );
					$database->start( $this->insert( 'two' ) );
					$after = $database->send( "SELECT 'something' AS text" );
					self::assertSame( [], [ ...$after->rows(), ...$refused->rows() ], 'Nothing is answered.' );
				}
			);
		} catch ( StorageFailed $failure ) {
			$message = $failure->getMessage();
		}
		self::assertNotSame( '', $message );
		self::assertSame( [ [], '' ], [ $this->there(), PendingStatement::finish() ] );
	}

	private function insert( string $name ): string {
		return "INSERT INTO {$this->context()->database->table( 'options' )} ( option_name, option_value, autoload )
			VALUES ( 'pending_$name', '$name', 'off' )";
	}

	/**
	 * @return list<string>
	 */
	private function there(): array {
		return $this->context()->database->column(
			"SELECT option_name FROM {$this->context()->database->table( 'options' )} WHERE option_name LIKE 'pending\_%%' ORDER BY option_name"
		);
	}
}
