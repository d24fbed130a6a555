<?php
declare(strict_types=1);

namespace Storewright\Admin\OrderAttribution\Rest;

use Storewright\Admin\OrderAttribution\Recommendation;
use Storewright\Admin\OrderAttribution\Recommendations;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/marketing/misc-recommendations`: what is recommended beside reports.
 */
final class RecommendationsController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'marketing/misc-recommendations';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->offered( ... ), Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * The class that describes a recommendation.
	 */
	protected function schema(): string {
		return RecommendationSchema::class;
	}

	private function offered( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			array_map(
				fn( Recommendation $one ): WP_REST_Response => $this->respond( RecommendationSchema::item( $one ), $request ),
				( new Recommendations( $this->context ) )->offered()
			)
		);
	}
}
