<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Store\Orders;

use RuntimeException;
use Storewright\Cli\Arguments;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Maintenance\ToolStep;
use Storewright\Store\Orders\Index\IndexOrders;
use Storewright\Store\Orders\Index\IndexRun;
use Storewright\Store\Orders\Index\IndexStatus;
use Storewright\Store\Orders\Maintenance\OrderTools;
use Storewright\Store\Orders\OrdersModule;
use Storewright\Tests\Support\Doubles\RecordedTerminal;
use Storewright\Tests\Support\OrdersTestCase;

/**
 * The queued job and the maintenance tool index orders by turns: neither takes the other's half-done work for finished.
 */
final class IndexRunsTest extends OrdersTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->order();
		$this->order();
		$this->index_status()->ready();
	}

	public function test_a_job_that_caught_up_before_the_tool_began_does_not_finish_the_tools_run(): void {
		$this->index_status()->fall_behind();
		$catching_up = $this->part_of_job( null );
		$tool        = $this->part_of_tool( null );

		self::assertNull( $this->part_of_job( $catching_up, 60 ) );
		self::assertFalse( $this->index_status()->is_ready(), 'The words are not there yet.' );
		self::assertSame( '0', $this->words() );

		self::assertNull( $this->part_of_tool( $tool->cursor, 60 )->cursor );
		self::assertTrue( $this->index_status()->is_ready() );
		self::assertNotSame( '0', $this->words() );
	}

	public function test_a_tools_run_that_another_one_replaced_does_not_finish_it(): void {
		$first  = $this->part_of_tool( null );
		$second = $this->part_of_tool( null );
		self::assertNull( $this->part_of_tool( $first->cursor, 60 )->cursor );
		self::assertFalse( $this->index_status()->is_ready() );
		self::assertNull( $this->part_of_tool( $second->cursor, 60 )->cursor );
		self::assertTrue( $this->index_status()->is_ready() );
	}

	public function test_a_job_that_starts_during_the_tools_run_goes_on_with_it(): void {
		$tool = $this->part_of_tool( null );
		self::assertNull( $this->part_of_job( null, 60 ) );
		self::assertTrue( $this->index_status()->is_ready() );
		$words = $this->words();
		self::assertNotSame( '0', $words );

		self::assertNull( $this->part_of_tool( $tool->cursor, 60 )->cursor );
		self::assertSame( $words, $this->words(), 'It is done, and nothing is cleared again.' );
		self::assertTrue( $this->index_status()->is_ready() );
	}

	public function test_a_complete_run_counts_all_months_whatever_happens_meanwhile(): void {
		$this->context()->database->execute( "UPDATE {$this->context()->database->table( 'storewright_order_counts' )} SET orders = 40" );
		$cursor = IndexOrders::ANEW;
		while ( null !== $cursor ) {
			// Say, another request that had begun to catch up before.
			update_option( IndexStatus::OPTION, '4' );
			$cursor = $this->part_of_job( $cursor );
		}
		self::assertSame( '2', $this->rest( 'GET', self::ORDERS )->get_headers()['X-WP-Total'] ?? '' );
	}

	public function test_a_run_that_makes_an_older_form_is_not_gone_on_with(): void {
		update_option( IndexStatus::OPTION, '3' );
		update_option(
			'storewright_jobs',
			[
				IndexOrders::name() => [
					'cursor'   => 'orders 999999',
					'failures' => 0,
				],
			]
		);
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_order_search' )}" );
		$this->context()->database->execute( "DELETE FROM {$this->context()->database->table( 'storewright_order_index' )}" );
		$this->index_status()->ensure();
		do_action( Queue::HOOK, IndexOrders::name() );
		self::assertTrue( $this->index_status()->is_ready() );
		self::assertNotSame( '0', $this->words() );
	}

	public function test_what_dies_while_it_finishes_leaves_orders_indexed(): void {
		$this->index_status()->fall_behind();
		$dies = static fn() => throw new RuntimeException( 'PHP ran out of memory.' );
		add_action( 'delete_option_' . IndexRun::OPTION, $dies );
		try {
			$this->part_of_job( null, 60 );
			self::fail( 'It dies.' );
		} catch ( RuntimeException $error ) {
			self::assertSame( 'PHP ran out of memory.', $error->getMessage() );
		}
		remove_action( 'delete_option_' . IndexRun::OPTION, $dies );
		self::assertTrue( $this->index_status()->is_ready() );
	}

	public function test_the_command_takes_the_lock_of_the_job(): void {
		$database = $this->context()->database;
		$lock     = md5( DB_NAME . '.' . $database->table( 'job_' . IndexOrders::name() ) );
		$order    = [];
		add_filter(
			'query',
			static function ( string $sql ) use ( $database, $lock, &$order ): string {
				$order[] = match ( true ) {
					str_contains( $sql, $lock ) => 'lock',
					str_contains( $sql, "FROM {$database->table( 'storewright_order_search' )}" ) => 'index',
					default => '',
				};
				return $sql;
			}
		);
		$terminal = new RecordedTerminal();
		( ( new OrdersModule( $this->context() ) )->commands()[0]->run )( new Arguments( [], [] ), $terminal );
		$order = array_values( array_filter( $order ) );
		self::assertSame( [ 'Orders are counted and can be searched.' ], $terminal->said );
		self::assertSame( [ 'lock', 'index', 'lock' ], [ $order[0], $order[1], $order[ count( $order ) - 1 ] ] );
		self::assertTrue( $this->index_status()->is_ready() );
	}

	public function test_the_command_does_not_take_a_run_that_replaced_its_own_for_done(): void {
		$replace = function () use ( &$replace ): void {
			remove_action( 'delete_option_' . IndexRun::OPTION, $replace );
			$this->part_of_tool( null );
		};
		add_action( 'delete_option_' . IndexRun::OPTION, $replace );
		$terminal = new RecordedTerminal();
		( ( new OrdersModule( $this->context() ) )->commands()[0]->run )( new Arguments( [], [] ), $terminal );
		self::assertSame(
			[ 'Another run has taken over. Orders are counted and can be searched when it is done.' ],
			$terminal->said
		);
	}

	public function test_the_queue_goes_on_with_a_complete_run_that_was_killed(): void {
		$rescue = [ IndexOrders::name(), 'rescue' ];
		$this->part_of_job( IndexOrders::ANEW );
		self::assertIsInt( wp_next_scheduled( Queue::HOOK, $rescue ) );
		do_action_ref_array( Queue::HOOK, $rescue );
		self::assertTrue( $this->index_status()->is_ready() );
		self::assertFalse( wp_next_scheduled( Queue::HOOK, $rescue ) );
	}

	private function index_status(): IndexStatus {
		return new IndexStatus( $this->context() );
	}

	/**
	 * Runs a part of the job, a single step unless it has longer.
	 */
	private function part_of_job( ?string $cursor, float $seconds = 0.000001 ): ?string {
		return ( new IndexOrders() )->run( $this->context(), $cursor, microtime( true ) + $seconds );
	}

	/**
	 * The same of the tool.
	 */
	private function part_of_tool( ?string $cursor, float $seconds = 0.000001 ): ToolStep {
		$step = ( new OrderTools( $this->context() ) )->all()[0]->step ?? self::fail( 'It works in parts.' );
		return $step( $cursor, microtime( true ) + $seconds );
	}

	/**
	 * How many words there are.
	 */
	private function words(): ?string {
		return $this->context()->database->value(
			"SELECT COUNT(*) FROM {$this->context()->database->table( 'storewright_order_search' )}"
		);
	}
}
