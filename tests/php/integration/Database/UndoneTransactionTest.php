<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Database;

use PHPUnit\Framework\Attributes\Group;
use ReflectionClass;
use RuntimeException;
use Storewright\Database\ConnectionGuard;
use Storewright\Database\DeadlockRetry;
use Storewright\Database\SnapshotIsolation;
use Storewright\Database\Transactions;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\ParallelTestCase;
use wpdb;

/**
 * MariaDB, from 11.6.2 on by default, undoes a transaction that changes a row which somebody else has changed since it began to read.
 */
#[Group( 'mariadb' )]
final class UndoneTransactionTest extends ParallelTestCase {

	use FailingQueries;

	protected function open_database(): void {
		parent::open_database();
		foreach ( [ 'undone_read', 'undone_after' ] as $name ) {
			$this->context()->database->insert(
				'options',
				[
					'option_name'  => $name,
					'option_value' => 'before',
					'autoload'     => 'off',
				]
			);
		}
		// As if it were one that does not do so by default: nothing is turned off.
		$this->server_is( '10.11.19-MariaDB' );
		$this->context()->database->execute( 'SET SESSION innodb_snapshot_isolation = ON' );
	}

	protected function close_database(): void {
		$this->server_is( null );
		$this->context()->database->execute( 'SET SESSION innodb_snapshot_isolation = OFF' );
		parent::close_database();
	}

	public function test_what_a_function_of_wordpress_writes_afterwards_is_not_kept(): void {
		$refused = false;
		try {
			$this->context()->database->transaction(
				function () use ( &$refused ): void {
					$this->read();
					$this->somebody_else_writes();
					$refused = ! $this->write( 'undone_read' );
					self::assertTrue( $this->write( 'undone_after' ) );
				}
			);
			self::fail( 'It should have failed.' );
		} catch ( StorageFailed ) {
			self::assertTrue( $refused );
		}
		self::assertSame( [ 'somebody else’s', 'before' ], $this->stored() );
		self::assertTrue( $this->write( 'undone_after' ) );
		self::assertSame( [ 'somebody else’s', 'ours' ], $this->stored() );
	}

	public function test_nor_what_is_written_in_a_part_that_was_kept(): void {
		$database = $this->context()->database;
		$kept     = null;
		try {
			$database->transaction(
				function () use ( $database, &$kept ): void {
					$this->read();
					$this->somebody_else_writes();
					try {
						$database->transaction( fn(): bool => $this->write( 'undone_read' ) );
						$kept = true;
					} catch ( StorageFailed ) {
						$kept = false;
					}
					$this->write( 'undone_after' );
				}
			);
			self::fail( 'It should have failed.' );
		} catch ( StorageFailed ) {
			self::assertFalse( $kept );
		}
		self::assertSame( [ 'somebody else’s', 'before' ], $this->stored() );
	}

	public function test_what_follows_from_that_is_done_once_for_all_of_it(): void {
		$database = $this->context()->database;
		$undone   = [];
		$note     = static function ( string $what ) use ( &$undone ): void {
			Transactions::if_undone(
				static function () use ( $what, &$undone ): void {
					$undone[] = $what;
				}
			);
		};
		try {
			$database->transaction(
				function () use ( $database, $note ): void {
					$note( 'before' );
					$this->read();
					$this->somebody_else_writes();
					try {
						$database->transaction(
							function () use ( $note ): void {
								$note( 'inner' );
								self::assertFalse( $this->write( 'undone_read' ) );
								$note( 'inner, afterwards' );
							}
						);
						self::fail( 'It should have failed.' );
					} catch ( StorageFailed ) {
						$note( 'afterwards' );
					}
				}
			);
			self::fail( 'It should have failed.' );
		} catch ( StorageFailed ) {
			self::assertSame( [ 'before', 'inner', 'inner, afterwards', 'afterwards' ], $undone );
		}
		$database->transaction( static fn() => $note( 'kept' ) );
		self::assertCount( 4, $undone );
	}

	public function test_versions_that_do_so_by_default_are_told_not_to_while_a_transaction_is_open(): void {
		$database = $this->context()->database;
		$is_on    = fn(): string => (string) $database->value( 'SELECT @@SESSION.innodb_snapshot_isolation' );
		$seen     = [];
		foreach ( [ '11.6.1-MariaDB', '8.4.9', '5.5.5-11.8.3-MariaDB-ubu2404', '11.8.3-1-MariaDB-enterprise' ] as $version ) {
			$this->server_is( $version );
			$seen[] = $database->transaction( static fn(): string => $database->transaction( $is_on ) . $is_on() ) . $is_on();
		}
		self::assertSame( [ '111', '111', '001', '001' ], $seen );
		$database->begin();
		self::assertSame( '0', $is_on() );
		$database->roll_back();
		self::assertSame( '1', $is_on() );
		$database->transaction(
			function (): void {
				$this->read();
				$this->somebody_else_writes();
				self::assertTrue( $this->write( 'undone_read' ) );
			}
		);
		self::assertSame( [ 'ours', 'before' ], $this->stored() );
	}

	public function test_another_plugins_transaction_is_undone_all_the_same(): void {
		/** @var wpdb $wpdb */
		global $wpdb;
		$this->server_is( '11.8.3-MariaDB' );
		$this->context()->database->transaction( fn() => $this->read() );

		$wpdb->query( 'START TRANSACTION' );
		$this->read();
		$this->somebody_else_writes();
		$is_written = $this->write( 'undone_read' );
		$wpdb->query( 'COMMIT' );

		self::assertFalse( $is_written );
		self::assertSame( [ 'somebody else’s', 'before' ], $this->stored() );
	}

	public function test_a_transaction_that_could_not_begin_leaves_nothing_behind(): void {
		$database = $this->context()->database;
		$this->server_is( '11.8.3-MariaDB' );
		try {
			$this->with_failing_query( [ 'START TRANSACTION' ], static fn() => $database->transaction( static fn() => null ) );
			self::fail( 'It should have failed.' );
		} catch ( RuntimeException ) {
			self::assertSame( '1', $database->value( 'SELECT @@SESSION.innodb_snapshot_isolation' ) );
		}
	}

	public function test_the_work_is_done_again(): void {
		$database = $this->context()->database;
		$attempts = 0;
		$this->expect_logged( 'Record has changed since last read' );
		$work = function () use ( $database, &$attempts ): void {
			++$attempts;
			$this->read();
			if ( 1 === $attempts ) {
				$this->somebody_else_writes();
			}
			$database->update( 'options', [ 'option_value' => 'ours' ], [ 'option_name' => 'undone_read' ] );
		};
		DeadlockRetry::run( static fn() => $database->transaction( $work ) );
		self::assertSame( 2, $attempts );
		self::assertSame( [ 'ours', 'before' ], $this->stored() );
	}

	public function test_the_work_is_done_again_where_it_gave_up_itself(): void {
		$database = $this->context()->database;
		$attempts = 0;
		$work     = function () use ( &$attempts ): void {
			++$attempts;
			$this->read();
			if ( 1 === $attempts ) {
				$this->somebody_else_writes();
			}
			if ( ! $this->write( 'undone_read' ) ) {
				throw new StorageFailed( 'storewright_database_failed', 'It answered false.' );
			}
		};
		DeadlockRetry::run( static fn() => $database->transaction( $work ) );
		self::assertSame( 2, $attempts );
		self::assertSame( [ 'ours', 'before' ], $this->stored() );
	}

	public function test_a_statement_that_is_sent_afterwards_is_not_kept(): void {
		$database = $this->context()->database;
		try {
			$database->transaction(
				function () use ( $database ): void {
					$this->read();
					$this->somebody_else_writes();
					self::assertFalse( $this->write( 'undone_read' ) );
					$database->start( "UPDATE {$database->table( 'options' )} SET option_value = 'ours' WHERE option_name = 'undone_after'" );
				}
			);
			self::fail( 'It should have failed.' );
		} catch ( StorageFailed ) {
			self::assertSame( [ 'somebody else’s', 'before' ], $this->stored() );
		}
	}

	/**
	 * Has the server be taken for another one.
	 *
	 * @param string|null $version What it says of itself; null for what it is.
	 */
	private function server_is( ?string $version ): void {
		$class  = new ReflectionClass( SnapshotIsolation::class );
		$handle = ConnectionGuard::handle();
		$class->setStaticPropertyValue( 'known', null === $version ? null : $handle );
		$class->setStaticPropertyValue( 'is_default', null !== $version && SnapshotIsolation::is_of( $version ) );
	}

	/**
	 * Has the transaction see the rows as they are now.
	 */
	private function read(): void {
		self::assertCount( 2, $this->stored() );
	}

	private function somebody_else_writes(): void {
		$other = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		self::assertSame(
			1,
			$other->update( self::options_table(), [ 'option_value' => 'somebody else’s' ], [ 'option_name' => 'undone_read' ] )
		);
		$other->close();
	}

	/**
	 * Writes as WordPress's own functions do: false where the database refused.
	 */
	private function write( string $name ): bool {
		/** @var wpdb $wpdb */
		global $wpdb;
		$suppressed = $wpdb->suppress_errors();
		$written    = $wpdb->update( self::options_table(), [ 'option_value' => 'ours' ], [ 'option_name' => $name ] );
		$wpdb->suppress_errors( $suppressed );
		return false !== $written;
	}

	/**
	 * @return list<string|null> What undone_read and undone_after hold.
	 */
	private function stored(): array {
		return $this->context()->database->column(
			"SELECT option_value FROM {$this->context()->database->table( 'options' )} WHERE option_name LIKE %s ORDER BY option_name DESC",
			'undone\_%'
		);
	}

	private static function options_table(): string {
		/** @var wpdb $wpdb */
		global $wpdb;
		return $wpdb->options;
	}
}
