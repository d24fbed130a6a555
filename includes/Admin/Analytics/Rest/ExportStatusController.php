<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Export\ExportDownload;
use Storewright\Admin\Analytics\Export\ExportStore;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/{type}/export/{export_id}/status`: how far an export of the present user is.
 */
final class ExportStatusController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'reports';
	}

	public function register_routes(): void {
		$this->route(
			'/reports/(?P<type>[a-z][a-z0-9/-]*)/export/(?P<export_id>[a-z0-9]+)/status',
			Endpoint::read( $this->status( ... ), Permission::view( Capabilities::VIEW_REPORTS ) )
		);
	}

	protected function schema(): string {
		return ExportStatusSchema::class;
	}

	private function status( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$export = ( new ExportStore( $this->context ) )->find( $params->string( 'export_id' ) ?? '' );
		if ( null === $export || $export->type !== $params->string( 'type' ) || get_current_user_id() !== $export->user ) {
			throw new NotFound(
				'woocommerce_admin_reports_export_invalid_id',
				__( 'There is no such export. Files are kept for a day.', 'storewright' )
			);
		}
		if ( $export->failed ) {
			throw new Unavailable( 'storewright_report_export_failed', __( 'The file could not be made.', 'storewright' ) );
		}
		return $this->respond(
			[ 'percent_complete' => $export->percent() ]
				+ ( $export->is_done ? [ 'download_url' => ExportDownload::url_with_nonce( $export ) ] : [] ),
			$request
		);
	}
}
