<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Query\StatsAnswer;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/{name}/stats` of any report that is declared: its figures in total and by interval.
 */
final class StatsController extends Controller {

	public function __construct( Context $context, private readonly StatsReport $report ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = "reports/{$report->name()}/stats";
	}

	public function register_routes(): void {
		$this->route(
			"/reports/{$this->report->name()}/stats",
			Endpoint::read(
				$this->answer_stats( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				StatsRequests::arguments( $this->report )
			)
		);
	}

	protected function title(): string {
		return 'report_' . strtr( $this->report->name(), '-/', '__' ) . '_stats';
	}

	protected function properties(): array {
		return StatsFields::of( $this->report );
	}

	private function answer_stats( WP_REST_Request $request ): WP_REST_Response {
		$paging = Paging::of( $request );
		$asked  = StatsRequests::of( $request, $this->report, $this->context->clock, $paging->limit, $paging->offset );
		$answer = ( new StatsAnswer( $this->context ) )->of( $this->report, $asked );
		$item   = $this->respond(
			[
				'totals'    => $answer['totals'],
				'intervals' => $answer['intervals'],
			],
			$request
		);
		$page   = $this->respond_page( [], $answer['count'], $request );
		$page->set_data( $item->get_data() );
		foreach ( ( new ReportCurrencies( $this->context ) )->header( $this->report, $request ) as $name => $value ) {
			$page->header( $name, $value );
		}
		return $page;
	}
}
