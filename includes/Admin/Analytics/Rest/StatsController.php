<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\StatsReport;
use Storewright\Admin\Analytics\Query\Interval;
use Storewright\Admin\Analytics\Query\StatsAnswer;
use Storewright\Admin\Analytics\Query\StatsRequest;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
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
				ReportArguments::of(
					array_keys( $this->report->orderby() ),
					'date',
					$this->report->filters(),
					[ 'interval', ...$this->report->arguments() ],
					array_keys( $this->report->segments() )
				)
			)
		);
	}

	protected function schema(): string {
		return $this->report->schema();
	}

	private function answer_stats( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$paging = Paging::of( $request );
		$fields = array_values( array_filter( $params->array( 'fields' ) ?? [], 'is_string' ) );
		$answer = ( new StatsAnswer( $this->context ) )->of(
			$this->report,
			new StatsRequest(
				ReportArguments::period( $request, $this->context->clock ),
				Interval::from( $params->string( 'interval' ) ?? Interval::Week->value ),
				ReportArguments::date_type( $request ),
				ReportArguments::condition( $request, $this->report, $this->report->filters() ),
				$this->report->segments()[ $params->string( 'segmentby' ) ?? '' ] ?? null,
				$this->report->orderby()[ $params->string( 'orderby' ) ?? 'date' ],
				'asc' !== $params->string( 'order' ),
				$paging->limit,
				$paging->offset,
				[] === $fields ? null : $fields
			)
		);
		$item   = $this->respond(
			[
				'totals'    => $answer['totals'],
				'intervals' => $answer['intervals'],
			],
			$request
		);
		$page   = $this->respond_page( [], $answer['count'], $request );
		$page->set_data( $item->get_data() );
		return $page;
	}
}
