<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\Filter;
use Storewright\Admin\Analytics\Declaration\TotalsReport;
use Storewright\Admin\Analytics\Query\StatsAnswer;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/{name}/stats` of any report of how things are now.
 */
final class TotalsController extends Controller {

	public function __construct( Context $context, private readonly TotalsReport $report ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = "reports/{$report->name()}/stats";
	}

	public function register_routes(): void {
		$filters = $this->report->filters();
		$this->route(
			"/reports/{$this->report->name()}/stats",
			Endpoint::read(
				$this->totals( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				Collection::context() + ReportArguments::optional( $this->report->arguments() ) + array_combine(
					array_map( static fn( Filter $one ) => $one->name, $filters ),
					array_map( static fn( Filter $one ) => $one->schema, $filters )
				)
			)
		);
	}

	protected function title(): string {
		return 'report_' . strtr( $this->report->name(), '-/', '__' ) . '_stats';
	}

	protected function properties(): array {
		return StatsFields::totals( $this->report->measures() );
	}

	private function totals( WP_REST_Request $request ): WP_REST_Response {
		$report    = ReportArguments::applied( $this->report, $request, $this->context );
		$condition = ReportArguments::condition( $request, $report, $report->filters() );
		$fields    = array_values( array_filter( ( new Params( $request ) )->array( 'fields' ) ?? [], 'is_string' ) );
		$totals    = ( new StatsAnswer( $this->context ) )->now( $report, $condition, [] === $fields ? null : $fields );
		$response  = $this->respond( [ 'totals' => $totals ], $request );
		foreach ( ( new ReportCurrencies( $this->context ) )->header( $this->report, $request ) as $name => $value ) {
			$response->header( $name, $value );
		}
		return $response;
	}
}
