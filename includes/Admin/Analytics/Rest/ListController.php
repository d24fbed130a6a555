<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Declaration\ListReport;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
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
		$this->route(
			"/reports/{$this->report->name()}",
			Endpoint::read(
				$this->rows( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				ListRequest::arguments( $this->context, $this->report )
			)
		);
	}

	protected function title(): string {
		return 'report_' . strtr( $this->report->name(), '-/', '__' );
	}

	protected function properties(): array {
		return ListFields::of( $this->report, null !== $this->report->extended( $this->context, [] ) );
	}

	private function rows( WP_REST_Request $request ): WP_REST_Response {
		$paging = Paging::of( $request );
		$list   = new ListRequest( $this->context, $this->report, $request );
		$items  = array_map(
			fn( array $row ) => $this->respond( $row, $request ),
			$list->rows( $paging->limit, $paging->offset )
		);
		// A page that is not full is the last one: to count all rows takes as long as to find them.
		$is_last = count( $items ) < $paging->limit && ( [] !== $items || 0 === $paging->offset );
		$page    = $this->respond_page( $items, $is_last ? $paging->offset + count( $items ) : $list->count(), $request );
		foreach ( ( new ReportCurrencies( $this->context ) )->header( $this->report, $request ) as $name => $value ) {
			$page->header( $name, $value );
		}
		return $page;
	}
}
