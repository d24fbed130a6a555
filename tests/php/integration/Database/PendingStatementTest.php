<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Database;

use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use Storewright\Database\PendingStatement;
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
