<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\Reports\ReportRun;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/import/status` and `/totals`: how far the import of orders into reports is, and how many there would be.
 */
final class ImportStateController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'reports/import';
	}

	public function register_routes(): void {
		$may = Permission::view( Capabilities::MANAGE );
		$this->route( '/reports/import/status', Endpoint::read( $this->status( ... ), $may ) );
		$this->route( '/reports/import/totals', Endpoint::read( $this->totals( ... ), $may, ImportController::arguments() ) );
	}

	protected function schema(): string {
		return ImportStateSchema::class;
	}

	private function status( WP_REST_Request $request ): WP_REST_Response {
		$progress = ( new ReportRun( $this->context ) )->progress();
		return $this->respond(
			[
				'is_importing' => $progress['running'] && ! $progress['clears'],
				'orders_count' => $progress['done'],
				'orders_total' => $progress['total'],
				'started_gmt'  => $progress['started'],
				'ended_gmt'    => $progress['ended'],
			],
			$request
		);
	}

	private function totals( WP_REST_Request $request ): WP_REST_Response {
		$missing = true === ( new Params( $request ) )->bool( 'skip_existing' );
		$since   = ImportController::since( $request, $this->context );
		return $this->respond(
			[
				'customers' => $missing ? 0 : $this->customers( $since ),
				'orders'    => $this->context->shop()->report_writer()->count( $missing, $since ),
			],
			$request
		);
	}

	/**
	 * Customers come along with their orders: those that reports know.
	 */
	private function customers( ?string $since ): int {
		$table = $this->context->shop()->report_tables()->customer_lookup;
		return (int) ( null === $since
			? $this->context->database->value( "SELECT COUNT(*) FROM $table" )
			: $this->context->database->value( "SELECT COUNT(*) FROM $table WHERE date_last_active >= %s", $since ) );
	}
}
