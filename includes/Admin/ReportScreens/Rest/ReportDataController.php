<?php
declare(strict_types=1);

namespace Storewright\Admin\ReportScreens\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use Storewright\Shop\Reports\ReportCheck;
use Storewright\Shop\Reports\ReportRun;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/report-data`: how far the import of orders into the reports is and whether their sums are right; has sums checked.
 */
final class ReportDataController extends Controller {

	/**
	 * How many days a check looks at: the last ones, and others by chance.
	 */
	private const CHECKED = [ 7, 20 ];

	private readonly ReportRun $run;

	private readonly ReportCheck $check;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'report-data';
		$this->run       = new ReportRun( $context );
		$this->check     = new ReportCheck( $context );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$path = "/{$this->rest_base}";
		$this->route( $path, Endpoint::read( $this->state( ... ), Permission::view( Capabilities::VIEW_REPORTS ) ) );
		$this->route( "$path/check", Endpoint::action( $this->check_days( ... ), Permission::edit( Capabilities::MANAGE ) ) );
	}

	/**
	 * The class that describes the resource.
	 */
	protected function schema(): string {
		return ReportDataSchema::class;
	}

	private function state( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( ReportDataSchema::item( $this->run, $this->check ), $request );
	}

	private function check_days( WP_REST_Request $request ): WP_REST_Response {
		if ( ! $this->run->is_complete() || $this->run->progress()['running'] ) {
			throw new Conflict(
				'storewright_rest_reports_incomplete',
				__( 'Figures can be checked once every order is in the reports.', 'storewright' )
			);
		}
		$this->check->run( $this->check->choose( ...self::CHECKED ) );
		return $this->state( $request );
	}
}
