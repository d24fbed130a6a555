<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\AddsFields;
use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Admin\Analytics\Declaration\HasSource;
use Storewright\Admin\Analytics\Declaration\OfAllTime;
use Storewright\Admin\Analytics\Query\Condition;
use Storewright\Admin\Analytics\Query\ListQuery;
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
 * `wc-analytics/reports/{name}` of any report that is declared: its rows, a page at a time.
 */
final class ListController extends Controller {

	public function __construct( Context $context, private readonly ListReport $report ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = "reports/{$report->name()}";
	}

	public function register_routes(): void {
		$orderby  = array_keys( $this->report->orderby() );
		$extended = null === $this->report->extended( $this->context, [] ) ? [] : [
			'extended_info' => [
				'description' => __( 'Whether to add what else is known of each.', 'storewright' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
		$args     = ReportArguments::of( $orderby, $orderby[0], $this->report->filters(), $this->report->arguments() ) + $extended;
		$this->route(
			"/reports/{$this->report->name()}",
			Endpoint::read(
				$this->rows( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				$this->report instanceof OfAllTime ? ReportArguments::of_all_time( $args ) : $args
			)
		);
	}

	protected function schema(): string {
		return $this->report->schema();
	}

	private function rows( WP_REST_Request $request ): WP_REST_Response {
		$report    = ReportArguments::applied( $this->report, $request, $this->context->clock );
		$params    = new Params( $request );
		$paging    = Paging::of( $request );
		$orderby   = array_keys( $report->orderby() );
		$query     = new ListQuery( $this->context );
		$condition = Condition::all( ReportArguments::condition( $request, $report, $report->filters() ), ...$this->time( $request ) );
		$rows      = $query->rows(
			$report,
			$condition,
			$params->string( 'orderby' ) ?? $orderby[0],
			'asc' !== $params->string( 'order' ),
			$paging->limit,
			$paging->offset
		);
		$more      = true === $params->bool( 'extended_info' ) ? $report->extended( $this->context, $rows ) : null;
		$added     = $report instanceof AddsFields ? $report->added( $this->context, $rows ) : null;
		$items     = [];
		foreach ( $rows as $index => $row ) {
			$row    += $added[ $index ] ?? [];
			$items[] = $this->respond( null === $more ? $row : $row + [ 'extended_info' => (object) $more[ $index ] ], $request );
		}
		return $this->respond_page( $items, $query->count( $report, $condition ), $request );
	}

	/**
	 * @return list<Condition> That a row is of the time that is asked for.
	 */
	private function time( WP_REST_Request $request ): array {
		if ( $this->report instanceof HasSource ) {
			return [];
		}
		$column = $this->report->date( ReportArguments::date_type( $request ) );
		return [ ReportArguments::period( $request, $this->context->clock )->condition( $column ) ];
	}
}
