<?php
declare(strict_types=1);

namespace Storewright\Admin\HiddenItems\Rest;

use Storewright\Admin\HiddenItems\HiddenItem;
use Storewright\Admin\HiddenItems\HiddenItems;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/hidden-items`: what the owner closed for good, and the way back.
 */
final class HiddenItemsController extends Controller {

	public function __construct( Context $context, private readonly HiddenItems $items ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'hidden-items';
	}

	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->hidden( ... ), Permission::view( Capabilities::MANAGE ) ) );
		$this->route(
			"/{$this->rest_base}/(?P<id>[a-zA-Z0-9_-]+)/show",
			Endpoint::action( $this->show( ... ), Permission::edit( Capabilities::MANAGE ) )
		);
	}

	protected function schema(): string {
		return HiddenItemSchema::class;
	}

	private function hidden( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all( array_map( fn( HiddenItem $item ) => $this->answer( $item, $request ), $this->items->hidden() ) );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer( $this->items->show( (string) ( new Params( $request ) )->string( 'id' ) ), $request );
	}

	private function answer( HiddenItem $item, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( HiddenItemSchema::item( $item, $this->items->is_hidden( $item ) ), $request );
	}
}
