<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics;

use Storewright\Admin\Analytics\Declaration\DateType;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\OrdersBy;
use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Declaration\TotalsReport;
use Storewright\Admin\Analytics\Explain\ExplainController;
use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Admin\Analytics\Rest\ChoicesController;
use Storewright\Admin\Analytics\Rest\CohortsController;
use Storewright\Admin\Analytics\Rest\ImportController;
use Storewright\Admin\Analytics\Rest\ImportStateController;
use Storewright\Admin\Analytics\Rest\IndexController;
use Storewright\Admin\Analytics\Rest\IndicatorsController;
use Storewright\Admin\Analytics\Rest\LeaderboardsController;
use Storewright\Admin\Analytics\Rest\ListController;
use Storewright\Admin\Analytics\Rest\LowStockController;
use Storewright\Admin\Analytics\Rest\LowStockCountController;
use Storewright\Admin\Analytics\Rest\OverviewController;
use Storewright\Admin\Analytics\Rest\StatsController;
use Storewright\Admin\Analytics\Rest\TotalsController;
use Storewright\Kernel\BackOfficeModule;
use Storewright\Kernel\Background\Job;
use Storewright\Kernel\Background\Queue;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\HasJobs;
use Storewright\Kernel\HasPageOptions;
use Storewright\Kernel\HasRoutes;
use Storewright\Kernel\Installs;
use Storewright\Rest\Controller;

/**
 * The dashboard's reports over REST.
 */
final class AnalyticsModule extends BackOfficeModule implements HasJobs, HasRoutes, HasPageOptions, Installs {

	/**
	 * Says which setting the reports obey and which statuses of orders there are, and tells the app of reports that have no screen of
	 * their own there.
	 */
	public function register(): void {
		add_filter( 'storewright_page_data', $this->add_reports( ... ) );
		add_filter( 'storewright_report_order_statuses', $this->add_statuses( ... ), 5 );
		add_filter(
			'storewright_setting_readers',
			static fn( mixed $readers ): array => [ 'wc_admin/' . DateType::OPTION => DateType::class ] + ( is_array( $readers ) ? $readers : [] )
		);
	}

	/**
	 * @return list<Job>
	 */
	public function jobs(): array {
		return [ new PrepareReports() ];
	}

	/**
	 * Has the counts of what reports have of many orders be made in the background.
	 */
	public function install(): void {
		Queue::enqueue( PrepareReports::name(), PrepareReports::seconds() );
	}

	/**
	 * What reports ask for when they say which columns they have.
	 */
	public function page_options(): array {
		return [ DateType::OPTION ];
	}

	/**
	 * The controllers: one for each report that is declared, and one for figures of several.
	 *
	 * @return list<Controller>
	 */
	public function routes(): array {
		$catalog   = new Catalog( $this->context->log );
		$explained = $catalog->of_orders();
		return [
			...array_map( fn( StatsReport $report ) => new StatsController( $this->context, $report ), $catalog->stats() ),
			...array_map( fn( ListReport $report ) => new ListController( $this->context, $report ), $catalog->lists() ),
			...array_map( fn( TotalsReport $report ) => new TotalsController( $this->context, $report ), $catalog->totals() ),
			...array_map(
				fn( string $name, array $of ) => new ExplainController( $this->context, $name, $of['figures'] ?? null, $of['rows'] ?? null ),
				array_keys( $explained ),
				$explained
			),
			new CohortsController( $this->context, is_totals: false ),
			new CohortsController( $this->context, is_totals: true ),
			new IndicatorsController( $this->context ),
			new LeaderboardsController( $this->context ),
			new OverviewController( $this->context ),
			new ChoicesController( $this->context ),
			new IndexController( $this->context ),
			new ImportController( $this->context ),
			new ImportStateController( $this->context ),
			new LowStockController( $this->context ),
			new LowStockCountController( $this->context ),
		];
	}

	/**
	 * Adds the statuses of the shop's plugins, which the screens offer.
	 *
	 * @param mixed $names
	 */
	private function add_statuses( mixed $names ): mixed {
		return is_array( $names )
			? [ ...$names, ...array_map( strval( ... ), array_keys( $this->context->shop()->orders()->status_names() ) ) ]
			: $names;
	}

	/**
	 * Tells those who may see reports what `OrderReport` in client/shared/data/page-data.ts names.
	 *
	 * @param mixed $data What others tell.
	 */
	private function add_reports( mixed $data ): mixed {
		if ( ! is_array( $data ) || ! current_user_can( Capabilities::VIEW_REPORTS ) ) {
			return $data;
		}
		return $data + [
			'orderReports' => array_map(
				self::screen( ... ),
				( new Catalog( $this->context->log ) )->orders_by()
			),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function screen( OrdersBy $report ): array {
		$inner = $report->inner();
		return [
			'slug'   => $report->name(),
			'title'  => $report->title(),
			'label'  => $report->label(),
			'column' => $report->of()->name,
		] + ( null === $inner ? [] : [ 'inner' => self::screen( $inner ) ] );
	}
}
