<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Rest;

use Storewright\Admin\PaymentSuggestions\ConnectLinks;
use Storewright\Admin\PaymentSuggestions\ProviderAccount;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/plugins/connect-wcpay`: the way to the payments provider, if a plugin offers one.
 */
final class ConnectController extends Controller {

	public function __construct( Context $context, private readonly ProviderAccount $account ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'plugins/connect-wcpay';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::action( $this->connect( ... ), Permission::edit( Capabilities::MANAGE ) ) );
	}

	protected function schema(): string {
		return ConnectSchema::class;
	}

	private function connect( WP_REST_Request $request ): WP_REST_Response {
		$this->account->demand();
		return $this->respond( [ 'connectUrl' => ConnectLinks::url( 'connect' ) ], $request );
	}
}
