<?php
declare(strict_types=1);

namespace Storewright\Store\Reports\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/reports`: which reports there are.
 */
final class ReportsController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'reports';
	}

	public function register_routes(): void {
		$this->route(
			'/reports',
			Endpoint::read(
				$this->list( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				Collection::context( contexts: [ 'view' ] )
			)
		);
	}

	protected function schema(): string {
		return ReportSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$items = [];
		foreach ( ReportSchema::descriptions() as $slug => $description ) {
			$item    = [
				'slug'        => $slug,
				'description' => $description,
			];
			$items[] = $this->respond(
				$item,
				$request,
				[
					'self'       => [ 'href' => rest_url( "wc/v3/reports/$slug" ) ],
					'collection' => [ 'href' => rest_url( 'wc/v3/reports' ) ],
				]
			);
		}
		return $this->respond_all( $items );
	}
}
