<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use RuntimeException;
use Storewright\Database\Connection;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * The database: results with types, failures that tell nothing to outsiders, and transactions within transactions.
 */
final class ConnectionTest extends IntegrationTestCase {

	private Connection $database;

	private string $table;

	protected function setUp(): void {
		parent::setUp();
		$this->database = $this->context()->database;
		$this->table    = $this->database->table( 'options' );
	}

	public function test_rows_are_written_and_read(): void {
		$id = $this->write( 'a', '1' );
		self::assertGreaterThan( 0, $id );
		$this->write( 'b', '2' );
		self::assertSame(
			[
				[
					'option_id'    => (string) $id,
					'option_value' => '1',
				],
			],
			$this->database->rows( "SELECT option_id, option_value FROM {$this->table} WHERE option_name = %s", 'storewright_test_a' )
		);
		self::assertSame( 1, $this->database->update( 'options', [ 'option_value' => '3' ], [ 'option_name' => 'storewright_test_b' ] ) );
		self::assertSame( [ '1', '3' ], $this->values() );
		self::assertSame( 1, $this->database->delete( 'options', [ 'option_name' => 'storewright_test_a' ] ) );
		self::assertSame(
			1,
			$this->database->execute( "UPDATE {$this->table} SET option_value = %s WHERE option_name = %s", '4', 'storewright_test_b' )
		);
		self::assertSame( [ '4' ], $this->values() );
	}

	public function test_what_is_not_there_is_null(): void {
		self::assertNull( $this->database->row( "SELECT * FROM {$this->table} WHERE option_name = %s", 'storewright_test_x' ) );
		self::assertNull(
			$this->database->value( "SELECT option_value FROM {$this->table} WHERE option_name = %s", 'storewright_test_x' )
		);
		self::assertNull( $this->database->value( "SELECT NULL AS nothing FROM {$this->table} LIMIT 1" ) );
		self::assertSame( [], $this->database->rows( "SELECT * FROM {$this->table} WHERE option_name = %s", 'storewright_test_x' ) );
		self::assertSame(
			'0',
			$this->database->value( "SELECT COUNT(*) FROM {$this->table} WHERE option_name = %s", 'storewright_test_x' )
		);
	}

	public function test_values_never_become_part_of_the_statement(): void {
		$evil = "' OR '1'='1' -- %s %d";
		$this->write( 'a', $evil );
		self::assertSame( $evil, $this->database->value( "SELECT option_value FROM {$this->table} WHERE option_value = %s", $evil ) );
		self::assertSame( [], $this->database->column( "SELECT option_name FROM {$this->table} WHERE option_name = %s", $evil ) );
	}

	public function test_a_failure_is_logged_in_full_and_shown_without_details(): void {
		$this->expect_logged( 'The database refused a query' );
		$logged = [];
		add_action(
			'storewright_log',
			static function ( string $message, array $context ) use ( &$logged ): void {
				$logged = [ $message, $context['sql'] ];
			},
			10,
			2
		);
		$this->expectOutputString( '' );
		try {
			$this->database->rows( 'SELECT secret FROM storewright_no_such_table' );
			self::fail( 'The query has to fail.' );
		} catch ( StorageFailed $failure ) {
			self::assertSame( [ 'storewright_database_failed', 500 ], [ $failure->error_code, $failure->status ] );
			self::assertStringNotContainsString( 'no_such_table', $failure->getMessage() );
		}
		self::assertStringContainsString( 'no_such_table', $logged[0] );
		self::assertStringContainsString( 'SELECT secret', $logged[1] );
	}

	public function test_a_transaction_answers_what_the_work_answers_and_keeps_what_it_wrote(): void {
		$answer = $this->database->transaction(
			function (): string {
				$this->write( 'a', '1' );
				return 'done';
			}
		);
		self::assertSame( [ 'done', [ '1' ] ], [ $answer, $this->values() ] );
	}

	public function test_work_that_throws_leaves_nothing_and_its_failure_is_told(): void {
		$this->write( 'a', '1' );
		try {
			$this->database->transaction(
				function (): void {
					$this->write( 'b', '2' );
					$this->database->delete( 'options', [ 'option_name' => 'storewright_test_a' ] );
					$this->fail_half_way();
				}
			);
			self::fail( 'The failure has to come out.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'Half way', $failure->getMessage() );
		}
		self::assertSame( [ '1' ], $this->values() );
	}

	public function test_options_cached_in_work_that_was_undone_are_forgotten(): void {
		update_option( 'storewright_test_a', 'before' );
		try {
			$this->database->transaction(
				static function (): void {
					update_option( 'storewright_test_a', 'after' );
					update_option( 'storewright_test_b', 'after' );
					throw new RuntimeException( 'Half way' );
				}
			);
		} catch ( RuntimeException ) {
			self::assertSame( [ 'before', false ], [ get_option( 'storewright_test_a' ), get_option( 'storewright_test_b' ) ] );
		}
	}

	public function test_an_inner_transaction_that_throws_undoes_only_its_own_part(): void {
		$this->database->transaction(
			function (): void {
				$this->write( 'a', '1' );
				try {
					$this->database->transaction(
						function (): void {
							$this->write( 'b', '2' );
							$this->database->transaction( fn() => $this->write( 'c', '3' ) );
							throw new RuntimeException( 'Inner' );
						}
					);
				} catch ( RuntimeException ) {
					$this->write( 'd', '4' );
				}
			}
		);
		self::assertSame( [ '1', '4' ], $this->values() );
	}

	public function test_an_outer_transaction_that_throws_undoes_the_inner_one_too(): void {
		try {
			$this->database->transaction(
				function (): void {
					$this->database->transaction( fn() => $this->write( 'a', '1' ) );
					throw new RuntimeException( 'Outer' );
				}
			);
		} catch ( RuntimeException ) {
			self::assertSame( [], $this->values() );
		}
	}

	/**
	 * On SQLite a statement that fails makes the integration undo all that is open. What is written between that and the end of
	 * the work must not be kept either, or half of it would be.
	 */
	public function test_work_in_which_a_statement_fails_is_undone_as_a_whole_even_if_the_failure_was_caught(): void {
		$this->expect_logged( 'The database refused a query' );
		$work = function (): void {
			$this->write( 'a', '1' );
			try {
				$this->database->execute( 'UPDATE storewright_no_such_table SET a = 1' );
			} catch ( StorageFailed ) {
				$this->write( 'b', '2' );
			}
		};
		try {
			$this->database->transaction( $work );
			self::assertSame( [ '1', '2' ], $this->values(), 'All of it, where the database goes on after a failure …' );
		} catch ( StorageFailed ) {
			self::assertTrue( $this->database->is_sqlite() );
			self::assertSame( [], $this->values(), '… or nothing.' );
		}
		$this->database->transaction( fn() => $this->write( 'c', '3' ) );
		self::assertContains( '3', $this->values() );
	}

	public function test_a_statement_that_fails_in_an_inner_transaction_is_told_and_the_outer_one_is_no_half_measure(): void {
		$this->expect_logged( 'The database refused a query' );
		try {
			$this->database->transaction(
				function (): void {
					$this->write( 'a', '1' );
					try {
						$this->database->transaction( fn() => $this->database->execute( 'UPDATE storewright_no_such_table SET a = 1' ) );
						self::fail( 'The failure has to come out.' );
					} catch ( StorageFailed ) {
						$this->write( 'b', '2' );
					}
				}
			);
			self::assertSame( [ '1', '2' ], $this->values() );
		} catch ( StorageFailed ) {
			self::assertTrue( $this->database->is_sqlite() );
			self::assertSame( [], $this->values() );
		}
	}

	/**
	 * On SQLite nothing is set.
	 */
	public function test_work_with_a_short_wait_is_done_on_a_connection_made_anew_meanwhile(): void {
		$work = function (): string {
			if ( ! $this->database->is_sqlite() ) {
				$this->database->execute( 'SET @storewright_wait = NULL' );
			}
			return 'done';
		};
		self::assertSame( 'done', $this->database->with_short_wait( $work ) );
		if ( ! $this->database->is_sqlite() ) {
			self::assertSame( '1', $this->database->value( 'SELECT @@SESSION.innodb_lock_wait_timeout = @@GLOBAL.innodb_lock_wait_timeout' ) );
		}
	}

	public function test_a_lock_can_be_entered_again_by_the_request_that_holds_it(): void {
		$answer = $this->database->lock( 'test', fn() => $this->database->lock( 'test', static fn() => 'inside', 0 ), 0 );
		self::assertSame( 'inside', $answer );
	}

	public function test_a_lock_is_free_again_after_work_that_throws(): void {
		try {
			$this->database->lock( 'test', static fn() => throw new RuntimeException( 'Half way' ), 0 );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'Half way', $failure->getMessage() );
		}
		self::assertSame( 'free', $this->database->lock( 'test', static fn() => 'free', 0 ) );
	}

	private function fail_half_way(): void {
		throw new RuntimeException( 'Half way' );
	}

	private function write( string $name, string $value ): int {
		return $this->database->insert(
			'options',
			[
				'option_name'  => "storewright_test_$name",
				'option_value' => $value,
			]
		);
	}

	/**
	 * @return list<string>
	 */
	private function values(): array {
		return $this->database->column(
			"SELECT option_value FROM {$this->table} WHERE option_name LIKE %s ORDER BY option_name",
			'storewright_test_%'
		);
	}
}
