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
		$start = fn() => ( new ReportRun( $this->context ) )->start( delay: ReportRun::SECONDS_OF_A_REQUEST );
		foreach ( ReportRun::ZONE_OPTIONS as $option ) {
			add_action( "update_option_$option", $start, 10, 0 );
		}
		// WooCommerce may have run the shop meanwhile: orders that it made or changed have rows of its own, or none.
		add_action(
			'storewright_external_writes',
			function (): void {
				( new ReportRun( $this->context ) )->renew();
				$this->count_categories();
			},
			10,
			0
		);
		$option = CountedStatuses::OPTION;
		foreach ( [ "add_option_$option", "update_option_$option", "delete_option_$option" ] as $hook ) {
			add_action( $hook, $this->count_others( ... ), 10, 0 );
		}
	}

	/**
	 * Has orders of categories be counted anew: products may have been given others while Storewright was switched off.
	 */
	private function count_categories(): void {
		$days = new DayTotals( $this->context->database );
		$days->categories_changed();
		$days->flush();
	}

	/**
	 * Has what customers have ordered be added up anew, by the statuses that count now: by requests after this one, which know these.
	 */
	private function count_others(): void {
		$check = new CustomerCheck( $this->context );
		$check->forget();
		$check->first_orders_changed();
		Queue::restart( $this->context->options, SumCustomers::name(), ReportRun::SECONDS_OF_A_REQUEST );
	}

	/**
	 * Sums by day and by month.
	 *
	 * @return list<Table>
	 */
	public function tables(): array {
		return [
			new Table( DayTotals::TABLE, DayTables::DAYS ),
			new Table( DayTotals::PARTS, DayTables::PARTS ),
			new Table( ItemSums::TABLE, ItemSums::COLUMNS ),
			new Table( KeptFigures::TABLE, KeptFigures::COLUMNS ),
			new Table( CustomerSums::TABLE, CustomerSums::COLUMNS ),
		];
	}

	/**
	 * The jobs that write rows anew, and that look after the sums.
	 *
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new RebuildReports(), new CheckReports(), new SumCustomers() ];
	}

	/**
	 * Has rows that an older version wrote brought up to date.
	 */
	public function install(): void {
		( new ReportRun( $this->context ) )->ensure();
		$this->count_categories();
		Queue::enqueue( CheckReports::name(), CheckReports::seconds() );
	}

	public function uninstall(): void {
		( new ReportRun( $this->context ) )->forget();
		( new CustomerCheck( $this->context ) )->forget();
		$this->context->options->delete( ReportCheck::OPTION );
	}
}
