<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Storewright\Database\Table;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasTables;
use Storewright\Kernel\Installs;
use Storewright\Kernel\Uninstalls;

/**
 * What reports read, kept in the background: see docs/analytics.md.
 */
final class ReportsModule extends BackOfficeModule implements HasJobs, HasTables, Installs, Uninstalls {

	/**
	 * Has all rows written anew where the site's time zone changes: their dates are the site's.
	 */
	public function register(): void {
		$start = fn() => ( new ReportRun( $this->context ) )->start();
		add_action( 'update_option_timezone_string', $start, 10, 0 );
		add_action( 'update_option_gmt_offset', $start, 10, 0 );
	}

	/**
	 * Sums by day and by month.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return [
			new Table( DayTotals::TABLE, DayTotals::COLUMNS ),
			new Table( DayTotals::PARTS, DayTotals::PARTS_COLUMNS ),
			new Table( ItemSums::TABLE, ItemSums::COLUMNS ),
		];
	}

	/**
	 * The jobs that write rows anew, and that look after the sums.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new RebuildReports(), new CheckReports() ];
	}

	/**
	 * Has rows that an older version wrote brought up to date.
	 */
	public function install(): void {
		( new ReportRun( $this->context ) )->ensure();
		Queue::enqueue( CheckReports::name(), DAY_IN_SECONDS );
	}

	public function uninstall(): void {
		( new ReportRun( $this->context ) )->forget();
		$this->context->options->delete( ReportCheck::OPTION );
	}
}
