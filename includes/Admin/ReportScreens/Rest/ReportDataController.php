<?php
declare(strict_types=1);

namespace Storewright\Admin\ReportScreens\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Permission;
use Storewright\Shop\Reports\ReportCheck;
use Storewright\Shop\Reports\ReportRun;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/report-data`: how far the import of orders into the reports is and whether their figures are right; has them checked.
 */
final class ReportDataController extends Controller {

	/**
	 * How many days a check looks at: the last ones, and others by chance.
	 */
	private const CHECKED = [ 7, 20 ];

	/**
	 * How many days a request may name.
	 */
	private const MOST_DAYS = 31;

	/**
	 * After so many seconds a check begins no other day.
	 */
	private const SECONDS = 10;

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
		$days = Field::list(
			__( 'Days to recompute, in site time, such as 2026-11-01; else the last ones and some others by chance.', 'storewright' ),
			Field::text( '', pattern: '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' ),
			maxItems: self::MOST_DAYS
		);
		$this->route( "$path/check", Endpoint::action( $this->check_days( ... ), Permission::edit( Capabilities::MANAGE ), [ 'days' => $days ] ) );
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
		$days = array_values( array_filter( (array) $request['days'], is_string( ... ) ) );
		$this->check->run( [] === $days ? $this->check->choose( ...self::CHECKED ) : $days, microtime( true ) + self::SECONDS );
		return $this->state( $request );
	}
}
