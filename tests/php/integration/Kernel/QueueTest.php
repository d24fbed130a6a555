<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use RuntimeException;
use Storewright\Kernel\Background\Queue;
use Storewright\Tests\Support\Doubles\ScriptedJob;
use Storewright\Tests\Support\OtherRequest;
use Storewright\Tests\Support\ParallelTestCase;

/**
 * Background jobs: one row in the queue, one cursor, one run at a time.
 */
final class QueueTest extends ParallelTestCase {

	private const JOB = 'storewright_test_job';

	private bool $broken = false;

	public function test_a_job_waits_in_one_row_however_often_it_is_queued(): void {
		Queue::enqueue( self::JOB );
		Queue::enqueue( self::JOB );
		Queue::enqueue( self::JOB, 3600 );
		Queue::enqueue( 'storewright_test_other' );
		self::assertCount( 1, $this->waiting() );
	}

	public function test_a_job_that_waits_longer_than_is_wished_now_is_brought_forward(): void {
		Queue::enqueue( self::JOB, 6 * HOUR_IN_SECONDS );
		Queue::enqueue( self::JOB, 60 );
		self::assertEqualsWithDelta( [ time() + 60 ], array_keys( $this->waiting() ), 2 );
		Queue::enqueue( self::JOB );
		self::assertEqualsWithDelta( [ time() ], array_keys( $this->waiting() ), 2 );
	}

	public function test_a_job_goes_on_from_where_its_last_part_stopped_until_it_is_done(): void {
		$job = new ScriptedJob(
			static fn( ?string $cursor ) => match ( $cursor ) {
				null    => '100',
				'100'   => '200',
				default => null,
			}
		);
		foreach ( [ 1, 1, 0 ] as $still_waiting ) {
			$this->due();
			$this->queue( $job )->run( self::JOB );
			self::assertCount( $still_waiting, $this->waiting() );
		}
		self::assertSame( [ null, '100', '200' ], $job->cursors );
		self::assertArrayNotHasKey( self::JOB, $this->context()->options->array( 'storewright_jobs' ) );

		$this->queue( $job )->run( self::JOB );
		self::assertSame( [ null, '100', '200', null ], $job->cursors, 'Once done it begins anew.' );
	}

	public function test_a_job_that_fails_is_logged_and_tried_again_later_from_the_same_place(): void {
		$this->expect_logged( 'The background job storewright_test_job failed: Out of paper' );
		$job = new ScriptedJob(
			function ( ?string $cursor ): ?string {
				if ( $this->broken ) {
					throw new RuntimeException( 'Out of paper' );
				}
				return null === $cursor ? '100' : null;
			}
		);
		$this->queue( $job )->run( self::JOB );
		$delays       = [];
		$this->broken = true;
		foreach ( [ 1, 2, 3, 4 ] as $attempt ) {
			$this->due();
			$this->queue( $job )->run( self::JOB );
			$delays[ $attempt ] = (int) array_key_first( $this->waiting() ) - time();
		}
		self::assertEqualsWithDelta(
			[
				1 => 60,
				2 => 120,
				3 => 240,
				4 => 480,
			],
			$delays,
			2
		);

		$this->broken = false;
		$this->due();
		$this->queue( $job )->run( self::JOB );
		self::assertSame( [ null, '100', '100', '100', '100', '100' ], $job->cursors );
		self::assertSame( [], $this->waiting() );
	}

	public function test_a_job_that_never_works_is_given_up_and_can_be_queued_again(): void {
		$this->expect_logged( 'The background job storewright_test_job failed' );
		$this->broken = true;
		$job          = new ScriptedJob(
			function (): ?string {
				return $this->broken ? throw new RuntimeException( 'Out of paper' ) : null;
			}
		);
		for ( $attempt = 1; $attempt <= 5; $attempt++ ) {
			$this->due();
			$this->queue( $job )->run( self::JOB );
		}
		self::assertSame( [], $this->waiting() );

		$this->broken = false;
		$this->queue( $job )->run( self::JOB );
		self::assertCount( 6, $job->cursors );
		self::assertArrayNotHasKey( self::JOB, $this->context()->options->array( 'storewright_jobs' ) );
	}

	public function test_a_job_that_is_restarted_begins_at_the_start_even_where_it_runs_right_now(): void {
		$options = $this->context()->options;
		$job     = new ScriptedJob(
			static function ( ?string $cursor ) use ( $options ): ?string {
				if ( '100' === $cursor ) {
					Queue::restart( $options, self::JOB );
					self::assertTrue( Queue::is_to_restart( $options, self::JOB ) );
					return '200';
				}
				self::assertFalse( Queue::is_to_restart( $options, self::JOB ) );
				return null === $cursor ? '100' : null;
			}
		);
		$this->queue( $job )->run( self::JOB );
		Queue::restart( $options, self::JOB );
		foreach ( [ null, '100' ] as $part ) {
			$this->due();
			$this->queue( $job )->run( self::JOB );
			self::assertSame( $part, $job->cursors[ count( $job->cursors ) - 1 ] );
		}
		self::assertCount( 1, $this->waiting() );
		$this->due();
		$this->queue( $job )->run( self::JOB );
		self::assertSame( [ null, null, '100', null ], $job->cursors );
	}

	public function test_another_run_comes_if_php_dies_in_the_middle_of_one(): void {
		$due = null;
		$job = new ScriptedJob(
			static function () use ( &$due ): ?string {
				$due = wp_next_scheduled( Queue::HOOK, [ self::JOB, 'rescue' ] );
				return null;
			}
		);
		$this->queue( $job )->run( self::JOB );
		self::assertEqualsWithDelta( time() + 600, $due, 5 );
		self::assertFalse( wp_next_scheduled( Queue::HOOK, [ self::JOB, 'rescue' ] ), 'It is not needed where the run came to its end.' );
	}

	public function test_what_waits_when_the_plugin_is_switched_off_goes_on_when_it_is_switched_on_again(): void {
		$options = $this->context()->options;
		Queue::enqueue( self::JOB, 3600 );
		Queue::suspend( $options );
		self::assertSame( [], $this->waiting() );
		Queue::resume( $options );
		self::assertCount( 1, $this->waiting() );
		self::assertFalse( get_option( Queue::SUSPENDED ) );
	}

	public function test_a_job_of_another_time_does_no_harm(): void {
		$this->expect_logged( 'There is no background job named storewright_test_job' );
		( new Queue( $this->context(), [] ) )->run( self::JOB );
		self::assertSame( [], $this->waiting() );
	}

	public function test_a_job_that_compares_with_woocommerce_is_dropped_where_the_shop_runs_alone(): void {
		do_action( Queue::HOOK, 'reconcile_with_woocommerce' );

		self::assertSame( [], $this->waiting() );
		self::assertFalse( get_option( Queue::SUSPENDED ) );
	}

	public function test_a_job_starts_from_its_stored_place_and_not_from_a_cached_one(): void {
		$job = new ScriptedJob( static fn() => null );
		update_option(
			'storewright_jobs',
			[
				self::JOB => [
					'cursor'   => 'old',
					'failures' => 0,
				],
			]
		);
		$this->context()->database->update(
			'options',
			[
				'option_value' => (string) maybe_serialize(
					[
						self::JOB => [
							'cursor'   => 'new',
							'failures' => 0,
						],
					]
				),
			],
			[ 'option_name' => 'storewright_jobs' ]
		);
		$this->queue( $job )->run( self::JOB );
		self::assertSame( [ 'new' ], $job->cursors );
	}

	public function test_a_job_that_runs_already_is_left_to_who_runs_it(): void {
		[ $other ] = OtherRequest::prepare( 'hold-lock', [ 'name' => 'job_' . self::JOB ] );
		$other->say( 'go' );
		$other->wait_for( 'held' );
		$job = new ScriptedJob( static fn() => null );
		$this->queue( $job )->run( self::JOB );
		self::assertSame( [], $job->cursors );

		$other->say( 'let go' );
		self::assertTrue( $other->answer() );
		$this->queue( $job )->run( self::JOB );
		self::assertSame( [ null ], $job->cursors );
	}

	/**
	 * Action Scheduler takes two actions of one hook and group for the same if it is told to keep them unique, and counts the one
	 * that runs.
	 */
	public function test_where_action_scheduler_is_there_each_job_has_one_waiting_action_and_can_go_on(): void {
		[ $request ] = OtherRequest::prepare( 'queue-with-action-scheduler', [] );
		self::assertSame(
			[
				'queued'          => [ 'storewright_test_job', 'another' ],
				'goes on'         => [ 'another', 'storewright_test_job' ],
				'done'            => [ 'another' ],
				'brought forward' => [ true ],
				'early'           => [ false, true ],
				'switched off'    => [],
				'switched on'     => [ 'another', 'another of them' ],
				'cleared'         => [],
				'cron'            => false,
			],
			OtherRequest::run_together( [ $request ] )[0]
		);
	}

	private function queue( ScriptedJob $job ): Queue {
		return new Queue( $this->context(), [ self::JOB => $job ] );
	}

	/**
	 * As WordPress's cron does: takes the row out of the queue before it runs the job.
	 */
	private function due(): void {
		wp_clear_scheduled_hook( Queue::HOOK, [ self::JOB ] );
	}

	/**
	 * @return array<int, mixed> Time => rows of the job.
	 */
	private function waiting(): array {
		$waiting = [];
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( $hooks[ Queue::HOOK ] ?? [] as $event ) {
				if ( [ self::JOB ] === $event['args'] ) {
					$waiting[ $time ] = $event;
				}
			}
		}
		return $waiting;
	}
}
