<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Export\StartExport;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Namespaces;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports/{type}/export`: has a report written to a CSV file.
 */
final class ExportController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'reports';
	}

	public function register_routes(): void {
		$this->route(
			'/reports/(?P<type>[a-z][a-z0-9/-]*)/export',
			Endpoint::action(
				$this->start( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				[
					'report_args' => [
						'description' => __( 'Arguments of the report’s own route, such as after, before and filters.', 'storewright' ),
						'type'        => 'object',
					],
					'hidden'      => [
						'description' => __( 'Ids of the report’s columns that are left out, as they are hidden on its screen. The first one is always there.', 'storewright' ),
						'type'        => 'array',
						'items'       => [ 'type' => 'string' ],
					],
					'email'       => [
						'description' => __( 'Whether an email with a link is sent to you once the file is ready.', 'storewright' ),
						'type'        => 'boolean',
					],
				]
			)
		);
	}

	protected function schema(): string {
		return ExportSchema::class;
	}

	private function start( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$type   = $params->string( 'type' ) ?? '';
		$export = ( new StartExport( $this->context ) )->run(
			$type,
			$params->array( 'report_args' ) ?? [],
			true === $params->bool( 'email' ),
			array_values( array_filter( $params->array( 'hidden' ) ?? [], 'is_string' ) )
		);
		if ( null === $export ) {
			return $this->respond( [ 'message' => __( 'There is nothing to export.', 'storewright' ) ], $request );
		}
		$path = Namespaces::path( "/wc-analytics/reports/$type/export/{$export->id}/status", $this->context->mode );
		return $this->respond(
			[
				'message'   => __( 'Your report file is being made.', 'storewright' ),
				'export_id' => $export->id,
			],
			$request,
			[ 'status' => [ [ 'href' => rest_url( $path ) ] ] ]
		);
	}
}
