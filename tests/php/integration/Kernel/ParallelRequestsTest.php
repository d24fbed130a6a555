<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Database\Migrator;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Installer;
use Storewright\Tests\Support\Doubles\WorkingModule;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Requests that run at the same time, in processes and on connections of their own.
 */
#[Group( 'mariadb' )]
final class ParallelRequestsTest extends ParallelTestCase {

	private const OPTION = 'storewright_test_parallel';

	public function test_no_change_of_an_option_is_lost_where_several_requests_make_changes(): void {
		$arguments = static fn( int $from ) => [
			'name' => self::OPTION,
			'from' => $from,
			'to'   => $from + 24,
		];
		OtherRequest::run_together( OtherRequest::prepare( 'append-to-option', $arguments( 0 ), $arguments( 25 ), $arguments( 50 ) ) );
		$numbers   = $this->context()->options->fresh( [ self::OPTION ] )[ self::OPTION ];
		self::assertIsArray( $numbers );
		sort( $numbers );
		self::assertSame( range( 0, 74 ), $numbers );
	}

	public function test_an_option_is_changed_in_a_transaction_though_another_request_was_faster(): void {
		$database = $this->context()->database;
		$options  = $this->context()->options;
		$options->change( self::OPTION, static fn() => [ 1 ] );
		$work = static function () use ( $options ): array {
			self::assertSame( [ 1 ], $options->fresh( [ self::OPTION ] )[ self::OPTION ] );
			$arguments = [
				'name' => self::OPTION,
				'from' => 2,
				'to'   => 2,
			];
			OtherRequest::run_together( OtherRequest::prepare( 'append-to-option', $arguments ) );
			return $options->change( self::OPTION, static fn( array $numbers ) => [ ...$numbers, 3 ] );
		};
		// SQLite has one writer at a time: there nobody is faster.
		self::assertSame( [ 1, 2, 3 ], $database->is_sqlite() ? $work() : $database->transaction( $work ) );
	}

	public function test_a_lock_lets_in_one_request_at_a_time(): void {
		$arguments = [
			'name'   => self::OPTION,
			'rounds' => 15,
		];
		OtherRequest::run_together( OtherRequest::prepare( 'count-under-lock', $arguments, $arguments, $arguments ) );
		self::assertSame( '45', $this->context()->options->fresh( [ self::OPTION ] )[ self::OPTION ] );
	}

	public function test_who_does_not_get_a_lock_in_time_is_told(): void {
		$name       = str_repeat( 'a long name ', 10 );
		[ $holder ] = OtherRequest::prepare( 'hold-lock', [ 'name' => "{$name}1" ] );
		$holder->say( 'go' );
		$holder->wait_for( 'held' );
		try {
			$this->context()->database->lock( "{$name}1", static fn() => 'worked', 0 );
			self::fail( 'Two requests hold the same lock.' );
		} catch ( Conflict $conflict ) {
			self::assertSame( [ 'storewright_busy', 409 ], [ $conflict->error_code, $conflict->status ] );
		}
		self::assertSame(
			'worked',
			$this->context()->database->lock( "{$name}2", static fn() => 'worked', 0 ),
			'A lock of another name is free.'
		);

		$holder->say( 'let go' );
		self::assertTrue( $holder->answer() );
		self::assertSame(
			'worked',
			$this->context()->database->lock( "{$name}1", static fn() => 'worked', 0 ),
			'The lock is free once the other request is done.'
		);
	}

	public function test_a_lock_whose_request_died_is_free_again(): void {
		[ $holder ] = OtherRequest::prepare( 'hold-lock', [ 'name' => 'test' ] );
		$holder->say( 'go' );
		$holder->wait_for( 'held' );
		$holder->kill();
		$database = $this->context()->database;
		if ( $database->is_sqlite() ) {
			// There a row is the lock, which counts as left behind after a minute.
			$aged = $database->execute(
				"UPDATE {$database->table( 'options' )} SET option_value = option_value - 61 WHERE option_name LIKE %s",
				'storewright_lock_%'
			);
			self::assertSame( 1, $aged );
		}
		self::assertSame( 'free', $database->lock( 'test', static fn() => 'free', 5 ) );
		self::assertSame(
			'0',
			$database->value( "SELECT COUNT(*) FROM {$database->table( 'options' )} WHERE option_name LIKE %s", 'storewright_lock_%' )
		);
	}

	public function test_of_requests_that_install_at_the_same_time_one_does_it(): void {
		$newer = [ 'version' => '999' ];
		try {
			$answers = OtherRequest::run_together( OtherRequest::prepare( 'install', $newer, $newer, $newer ) );
		} finally {
			( new Migrator( $this->context() ) )->drop( ( new WorkingModule( $this->context() ) )->tables() );
		}
		self::assertSame( [ 'install' ], array_merge( ...$answers ) );
		self::assertSame( [ Installer::VERSION_OPTION => '999' ], $this->context()->options->fresh( [ Installer::VERSION_OPTION ] ) );
	}

	public function test_activation_leaves_installing_to_the_request_that_is_at_it(): void {
		[ $holder ] = OtherRequest::prepare( 'hold-lock', [ 'name' => 'install' ] );
		$holder->say( 'go' );
		$holder->wait_for( 'held' );
		delete_option( Installer::VERSION_OPTION );
		do_action( 'activate_' . plugin_basename( STOREWRIGHT_FILE ), false );
		self::assertFalse( get_option( Installer::VERSION_OPTION ) );

		$holder->say( 'let go' );
		self::assertTrue( $holder->answer() );
		do_action( 'activate_' . plugin_basename( STOREWRIGHT_FILE ), false );
		self::assertSame( STOREWRIGHT_VERSION, get_option( Installer::VERSION_OPTION ) );
	}

	public function test_of_requests_that_expect_the_same_value_of_a_setting_one_gets_its_way(): void {
		update_option( 'woocommerce_store_city', 'Nantes' );
		$arguments = array_map(
			static fn( string $city ) => [
				'id'       => 'woocommerce_store_city',
				'value'    => $city,
				'expected' => 'Nantes',
			],
			[ 'Paris', 'Lyon', 'Lille', 'Nice' ]
		);
		$statuses  = OtherRequest::run_together( OtherRequest::prepare( 'save-setting', ...$arguments ) );
		self::assertEqualsCanonicalizing( [ 200, 409, 409, 409 ], $statuses );
		$winner = $arguments[ array_search( 200, $statuses, true ) ]['value'];
		self::assertSame( $winner, $this->context()->options->fresh( [ 'woocommerce_store_city' ] )['woocommerce_store_city'] );
	}
}
