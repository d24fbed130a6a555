<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Rest;

use Storewright\Admin\PaymentSuggestions\Providers\BusinessLocation;
use Storewright\Admin\PaymentSuggestions\Providers\ProviderList;
use Storewright\Admin\PaymentSuggestions\Providers\ProviderSchema;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/settings/payments/providers`: what the payments settings list.
 */
final class ProvidersController extends Controller {

	public function __construct( Context $context, private readonly ProviderList $list, private readonly BusinessLocation $location ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'settings/payments/providers';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->list( ... ),
				Permission::view( Capabilities::MANAGE ),
				[
					'location' => [
						'description' => __( 'Code of the country that providers are suggested for; by default where the business is.', 'storewright' ),
						'type'        => 'string',
					],
				]
			)
		);
	}

	protected function schema(): string {
		return ProviderSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$country = ( new Params( $request ) )->string( 'location' );
		if ( null !== $country ) {
			$this->location->check( $country );
		}
		return $this->respond( $this->list->of( $country ?? $this->location->country() ), $request );
	}
}
