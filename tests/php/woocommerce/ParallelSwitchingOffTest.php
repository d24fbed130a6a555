<?php
declare(strict_types=1);

namespace Storewright\Tests\WooCommerce;

use PHPUnit\Framework\Attributes\Group;
use Storewright\Admin\Analytics\Export\ExportStore;
use Storewright\Admin\Analytics\Export\ReportExport;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Context;
use Storewright\Kernel\PrivateFolder;
use Storewright\Shop\Reports\CheckReports;
use Storewright\Tests\Support\CompanionParallelTestCase;
use Storewright\Tests\Support\OtherRequest;

/**
 * Storewright is switched off while a job of it runs in the background.
 */
#[Group( 'mariadb' )]
final class ParallelSwitchingOffTest extends CompanionParallelTestCase {

	private const EXPORTS = 'storewright_report_exports';

	public function test_a_job_that_runs_at_that_moment_leaves_nothing_in_action_scheduler(): void {
		$job    = $this->prepare(
			'run-scheduled-job',
			[
				'job'    => CheckReports::name(),
				'before' => '/storewright_report_kept/',
			]
		);
		$export = self::export();
		$off    = $this->prepare( 'switch-off', [] );
		self::assertFileExists( PrivateFolder::file( $export ) );
		$job->say( 'go' );
		$job->wait_for( 'middle' );
		$off->say( 'go' );
		$off->wait_for( 'waits' );
		$job->say( 'on' );
		self::assertTrue( $this->returned( $job ) );
		self::assertTrue( $this->returned( $off ) );

		self::assertFileDoesNotExist( PrivateFolder::file( $export ), 'It has names, and nobody deletes it in a day.' );
		self::assertArrayNotHasKey( self::EXPORTS, $this->context()->options->fresh( [ self::EXPORTS ] ) );
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

	public function test_exports_go_with_the_plugin_although_its_data_stays(): void {
		$export = self::export();

		self::assertTrue( OtherRequest::run_together( OtherRequest::prepare( 'uninstall', [] ) )[0] );

		self::assertFileDoesNotExist( PrivateFolder::file( $export ) );
		self::assertDirectoryDoesNotExist( dirname( PrivateFolder::file( $export ) ) );
		$tables = $this->context()->shop()->report_tables();
		self::assertSame( [ $tables->order_stats ], $this->context()->database->column( "SHOW TABLES LIKE '{$tables->order_stats}'" ) );
	}

	/**
	 * @return string Name of the file of an export that is done.
	 */
	private static function export(): string {
		PrivateFolder::make();
		$export = new ReportExport( uniqid( 'id' ), uniqid( 'customers' ) . '.csv', 1, 'customers', [], time(), 1, 1, 4, true );
		( new ExportStore( Context::create( STOREWRIGHT_FILE, '1' ) ) )->add( $export );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents
		file_put_contents( PrivateFolder::file( $export->file ), "Bea\n" );
		return $export->file;
	}
}
