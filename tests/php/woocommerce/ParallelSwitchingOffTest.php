<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Kernel\Background\Queue;
use Storewright\Shop\Reports\CheckReports;
use Storewright\Tests\Support\CompanionParallelTestCase;

/**
 * Storewright is switched off while a job of it runs in the background.
 */
#[Group( 'mariadb' )]
final class ParallelSwitchingOffTest extends CompanionParallelTestCase {

	public function test_a_job_that_runs_at_that_moment_leaves_nothing_in_action_scheduler(): void {
		$job = $this->prepare(
			'run-scheduled-job',
			[
				'job'    => CheckReports::name(),
				'before' => '/storewright_report_kept/',
			]
		);
		$off = $this->prepare( 'switch-off', [] );
		$job->say( 'go' );
		$job->wait_for( 'middle' );
		$off->say( 'go' );
		$off->wait_for( 'waits' );
		$job->say( 'on' );
		self::assertTrue( $this->returned( $job ) );
		self::assertTrue( $this->returned( $off ) );

		$database = $this->context()->database;
		self::assertSame(
			[],
			$database->rows( "SELECT * FROM {$database->table( 'actionscheduler_actions' )} WHERE hook = %s", Queue::HOOK )
		);
		// The check is queued again when it begins, the other one was when it ended.
		$suspended = $this->context()->options->fresh( [ Queue::SUSPENDED ] )[ Queue::SUSPENDED ];
		self::assertIsArray( $suspended );
		self::assertContains( CheckReports::name(), $suspended );
		self::assertContains( 'sum_customers', $suspended );
	}
}
