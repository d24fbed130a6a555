<?php
declare(strict_types=1);

namespace Storewright\Tests\Integration\Kernel;

use DateTimeImmutable;
use Storewright\Admin\Analytics\PrepareReports;
use Storewright\Admin\Analytics\Saved\Email\EmailSavedReports;
use Storewright\Kernel\Background\BackgroundModule;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Clock;
use Storewright\Kernel\Outbox\SendMessages;
use Storewright\Shop\Reports\CheckReports;
use Storewright\Tests\Support\FailingQueries;
use Storewright\Tests\Support\IntegrationTestCase;

/**
 * Jobs that always come again do so whatever becomes of one run.
 */
final class RecurringJobsTest extends IntegrationTestCase {

	use FailingQueries;

	private const JOBS = [ CheckReports::class, EmailSavedReports::class, PrepareReports::class, SendMessages::class ];

	public function test_those_that_were_lost_wait_again_within_the_hour(): void {
		$this->cron_begins( 'now' );
		Queue::clear();

		$this->cron_begins( '+59 minutes' );
		self::assertSame( [ null, null, null, null ], array_map( self::due( ... ), self::JOBS ), 'It looks once an hour.' );

		$this->cron_begins( '+61 minutes' );
		foreach ( self::JOBS as $job ) {
			self::assertEqualsWithDelta( time() + $job::seconds(), self::due( $job ), 5, $job );
		}
	}

	public function test_those_that_wait_are_left_alone(): void {
		Queue::clear();
		Queue::enqueue( CheckReports::name(), 100 );
		$due = self::due( CheckReports::class );

		$this->cron_begins( '+2 hours' );

		self::assertSame( $due, self::due( CheckReports::class ) );
	}

	public function test_a_page_goes_on_where_the_database_takes_no_writes(): void {
		Queue::clear();
		$this->expect_logged( 'Whether background jobs are missing could not be found out: The disk is full.' );
		$this->with_failing_query( [ 'storewright_recurring_jobs', 'INSERT' ], fn() => $this->cron_begins( 'now' ) );
		self::assertNull( self::due( CheckReports::class ) );

		$this->cron_begins( 'now' );
		self::assertNotNull( self::due( CheckReports::class ) );
	}

	public function test_of_two_requests_at_once_both_go_on(): void {
		$now   = new DateTimeImmutable( 'now' );
		$other = new BackgroundModule( $this->context( new Clock( $now ) ) );
		$both  = function ( string $sql ) use ( &$both, $other ): string {
			if ( str_contains( $sql, 'storewright_recurring_jobs' ) ) {
				remove_filter( 'query', $both );
				remove_all_actions( 'init' );
				$other->register();
				do_action( 'init' );
			}
			return $sql;
		};
		get_option( 'storewright_recurring_jobs' );
		add_filter( 'query', $both );
		remove_all_actions( 'init' );
		( new BackgroundModule( $this->context( new Clock( $now ) ) ) )->register();
		do_action( 'init' );
		self::assertSame( [ 'looked' => $now->getTimestamp() ], get_option( 'storewright_recurring_jobs' ) );
	}

	public function test_a_check_that_fails_time_and_again_is_not_the_last(): void {
		$this->expect_logged( 'The background job check_reports failed: The disk is full.' );
		for ( $attempt = 1; $attempt <= 5; $attempt++ ) {
			// As WordPress's cron does: takes the row out of the queue before it runs the job.
			Queue::clear();
			$this->with_failing_query( [ 'storewright_report_days' ], static fn() => do_action( Queue::HOOK, CheckReports::name() ) );
		}

		self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, self::due( CheckReports::class ), 5 );
	}

	/**
	 * As a request of WordPress's cron begins.
	 */
	private function cron_begins( string $when ): void {
		remove_all_actions( 'init' );
		( new BackgroundModule( $this->context( new Clock( new DateTimeImmutable( $when ) ) ) ) )->register();
		do_action( 'init' );
	}

	/**
	 * @param class-string<CheckReports|EmailSavedReports|PrepareReports|SendMessages> $job
	 * @return int|null When it is due, in Unix seconds.
	 */
	private static function due( string $job ): ?int {
		$time = wp_next_scheduled( Queue::HOOK, [ $job::name() ] );
		return false === $time ? null : $time;
	}
}
