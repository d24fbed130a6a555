<?php
declare(strict_types=1);

namespace Storewright\Shop\Rest;

use Closure;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\BankAccounts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `payment_gateways/bacs/accounts`: the bank accounts that customers transfer money to.
 */
final class BankAccountsController extends Controller {

	private readonly BankAccounts $accounts;

	/**
	 * @param Context                            $context
	 * @param string                             $version Namespace of the route.
	 * @param (Closure(): (true|WP_Error))|null $edit    Who may change them; null for whoever may see them.
	 */
	public function __construct( Context $context, string $version, private readonly ?Closure $edit = null ) {
		parent::__construct( $context );
		$this->accounts  = new BankAccounts( $context );
		$this->namespace = $version;
		$this->rest_base = 'payment_gateways/bacs/accounts';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ) ),
			Endpoint::edit( $this->replace( ... ), $this->edit ?? Permission::edit( Capabilities::MANAGE ) )
		);
	}

	protected function schema(): string {
		return BankAccountsSchema::class;
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( BankAccountsSchema::item( $this->accounts ), $request );
	}

	private function replace( WP_REST_Request $request ): WP_REST_Response {
		$params = new Params( $request );
		$this->accounts->replace( $params->array( 'accounts' ) ?? [], $params->string( 'version' ) );
		return $this->show( $request );
	}
}
