<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use mysqli;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Storewright\Database\Connection;
use Storewright\Database\Transactions;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Kernel\Log;
use Storewright\Tests\Support\ParallelTestCase;
use Throwable;
use wpdb;

/**
 * The database server ends the connection while a transaction is open or a lock is held, and WordPress reconnects silently.
 */
final class LostConnectionTest extends ParallelTestCase {

	private const OPTION = 'storewright_test_lost_';

	protected function setUp(): void {
		parent::setUp();
		if ( $this->context()->database->is_sqlite() ) {
			// There is no connection to lose.
			$this->expectNotToPerformAssertions();
		}
	}

	/**
	 * @return array<string, array{callable(Connection): mixed}>
	 */
	public static function works(): array {
		$write = static fn( Connection $database, string $name ) => $database->insert(
			'options',
			[
				'option_name'  => self::OPTION . $name,
				'option_value' => 'written',
			]
		);
		return [
			'before a statement of our own'     => [
				static function ( Connection $database ) use ( $write ): void {
					$write( $database, '1' );
					self::lose_connection();
					$write( $database, '2' );
				},
			],
			'before one of WordPress’s own'     => [
				static function ( Connection $database ) use ( $write ): void {
					$write( $database, '1' );
					self::lose_connection();
					add_option( self::OPTION . '2', 'written' );
				},
			],
			'before the commit'                 => [
				static function ( Connection $database ) use ( $write ): void {
					$write( $database, '1' );
					self::lose_connection();
				},
			],
			'in an inner transaction'           => [
				static fn( Connection $database ) => $database->transaction(
					static function () use ( $database, $write ): void {
						$write( $database, '1' );
						self::lose_connection();
						$write( $database, '2' );
					}
				),
			],
			'and somebody goes on nevertheless' => [
				static function ( Connection $database ) use ( $write ): void {
					$write( $database, '1' );
					self::lose_connection();
					try {
						add_option( self::OPTION . '2', 'written' );
					} catch ( Throwable ) {
						$write( $database, '3' );
						add_option( self::OPTION . '4', 'written' );
					}
				},
			],
		];
	}

	/**
	 * @param callable(Connection): mixed $work
	 */
	#[DataProvider( 'works' )]
	public function test_nothing_is_kept_of_a_transaction_whose_connection_is_lost( callable $work ): void {
		$database = $this->context()->database;
		if ( $database->is_sqlite() ) {
			return;
		}
		$undone = 0;
		$noted  = static function () use ( $database, $work, &$undone ): void {
			Transactions::if_undone(
				static function () use ( &$undone ): void {
					++$undone;
				}
			);
			$work( $database );
		};
		try {
			$database->lock( 'test_lost', static fn() => $database->transaction( $noted ) );
			self::fail( 'The loss of the connection was not noticed.' );
		} catch ( Throwable $failure ) {
			self::assertInstanceOf( Unavailable::class, $failure );
			// Whether a commit came through nobody can know: that client is not told to send it again.
			$code = 'before the commit' === $this->dataName() ? 'storewright_commit_unknown' : 'storewright_connection_lost';
			self::assertSame(
				[ $code, 503, 'storewright_connection_lost' === $code ],
				[ $failure->error_code, $failure->status, isset( $failure->data['retry'] ) ]
			);
		}
		self::assertSame( 1, $undone, 'What is told of it is forgotten.' );
		self::assertSame(
			[],
			$database->column( "SELECT option_name FROM {$database->table( 'options' )} WHERE option_name LIKE %s", self::OPTION . '%' )
		);
		self::assertSame(
			'kept',
			$database->lock( 'test_lost', static fn() => $database->transaction( static fn() => 'kept' ), 0 ),
			'The next request works.'
		);
	}

	public function test_a_transaction_does_not_begin_under_a_lock_that_is_lost(): void {
		$database = $this->context()->database;
		if ( $database->is_sqlite() ) {
			return;
		}
		$this->expectException( Unavailable::class );
		$database->lock(
			'test_lost',
			static function () use ( $database ): void {
				self::lose_connection();
				$database->transaction( static fn() => self::fail( 'The lock is lost.' ) );
			}
		);
	}

	public function test_a_loss_between_transactions_is_none(): void {
		$database = $this->context()->database;
		if ( $database->is_sqlite() ) {
			return;
		}
		self::lose_connection();
		self::assertSame( 'kept', $database->lock( 'test_lost', static fn() => $database->transaction( static fn() => 'kept' ) ) );
	}

	#[TestWith( [ 'send_reads_to_masters' ] )]
	#[TestWith( [ 'send_reads_to_primaries' ] )]
	public function test_locks_and_transactions_go_to_the_primary_where_a_drop_in_splits_reads( string $method ): void {
		if ( $this->context()->database->is_sqlite() ) {
			return;
		}
		$drop_in  = 'send_reads_to_masters' === $method
			? new class( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST ) extends wpdb {

				/**
				 * @var list<string> What was asked, and when reads were sent to the primary.
				 */
				public array $asked = [];

				public function send_reads_to_masters(): void {
					$this->asked[] = 'primary';
				}

				public function query( $query ) { // phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- As in wpdb.
					$this->asked[] = $query;
					return parent::query( $query );
				}
			}
			: new class( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST ) extends wpdb {

				/**
				 * @var list<string> What was asked, and when reads were sent to the primary.
				 */
				public array $asked = [];

				public function send_reads_to_primaries(): void {
					$this->asked[] = 'primary';
				}

				public function query( $query ) { // phpcs:ignore Squiz.Commenting.FunctionComment.Missing -- As in wpdb.
					$this->asked[] = $query;
					return parent::query( $query );
				}
			};
		$database = new Connection( $drop_in, new Log() );
		$before   = count( $drop_in->asked );
		$database->lock( 'test_split', static fn() => $database->transaction( static fn() => $database->value( 'SELECT 1' ) ) );
		$asked = array_slice( $drop_in->asked, $before );
		self::assertSame( 'primary', $asked[0] );
		self::assertStringContainsString( 'GET_LOCK', $asked[1] );
		self::assertSame( [ 'primary', 'START TRANSACTION', 'SELECT 1', 'COMMIT' ], array_slice( $asked, 2, 4 ) );
	}

	/**
	 * Has the server end the connection of WordPress, as if it had been restarted.
	 */
	private static function lose_connection(): void {
		/** @var wpdb $wpdb */
		global $wpdb;
		$own   = $wpdb->get_var( 'SELECT CONNECTION_ID()' );
		$place = $wpdb->parse_db_host( DB_HOST );
		self::assertIsArray( $place );
		// phpcs:disable WordPress.DB.RestrictedClasses -- A connection beside WordPress's.
		$other = new mysqli( (string) $place[0], DB_USER, DB_PASSWORD, DB_NAME, (int) $place[1], (string) $place[2] );
		$other->query( "KILL $own" );
		do {
			$there = $other->query( "SELECT 1 FROM information_schema.PROCESSLIST WHERE ID = $own" );
		} while ( $there instanceof \mysqli_result && null !== $there->fetch_row() );
		$other->close();
	}
}
