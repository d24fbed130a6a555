<?php
declare(strict_types=1);

namespace Storewright\Admin\StoreDesign\Rest;

use Storewright\Admin\StoreDesign\Patterns\PatternLibrary;
use Storewright\Admin\StoreDesign\Patterns\PatternPreview;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/customize-store/preview`: a pattern as the site would show it. Nothing changes.
 */
final class PreviewController extends Controller {

	public function __construct(
		Context $context,
		private readonly PatternLibrary $patterns,
		private readonly PatternPreview $preview
	) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'customize-store/preview';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			'/customize-store/preview',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), [ 'pattern' => DesignController::pattern_arg() ] )
		);
	}

	/**
	 * The class that describes the answer.
	 */
	protected function schema(): string {
		return PreviewSchema::class;
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$id   = $request->get_param( 'pattern' );
		$html = $this->patterns->for_visitors( is_string( $id ) ? $id : '', $this->preview->html( ... ) );
		return $this->respond( [ 'html' => $html ], $request );
	}
}
