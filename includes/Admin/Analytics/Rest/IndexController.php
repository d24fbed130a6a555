<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Reports\Catalog;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Namespaces;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-analytics/reports`: which reports there are.
 */
final class IndexController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'reports';
	}

	public function register_routes(): void {
		$this->route(
			'/reports',
			Endpoint::read( $this->index( ... ), Permission::view( Capabilities::VIEW_REPORTS ), Collection::context( contexts: [ 'view' ] ) )
		);
	}

	protected function schema(): string {
		return IndexSchema::class;
	}

	private function index( WP_REST_Request $request ): WP_REST_Response {
		$items = [];
		foreach ( ( new Catalog( $this->context->log ) )->descriptions() as $slug => $description ) {
			$report  = [
				'slug'        => $slug,
				'description' => $description,
				'path'        => Namespaces::path( "/wc-analytics/reports/$slug", $this->context->mode ),
			];
			$items[] = $this->respond( $report, $request, $this->links( $report['path'] ) );
		}
		return $this->respond_whole( $items );
	}

	/**
	 * @return array<string, list<array<string, string>>>
	 */
	private function links( string $path ): array {
		$index = rest_url( Namespaces::path( '/wc-analytics/reports', $this->context->mode ) );
		return [
			'self'       => [ [ 'href' => rest_url( $path ) ] ],
			'report'     => [ [ 'href' => $path ] ],
			'collection' => [ [ 'href' => $index ] ],
		];
	}
}
