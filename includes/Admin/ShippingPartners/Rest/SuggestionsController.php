<?php
declare(strict_types=1);

namespace Storewright\Admin\ShippingPartners\Rest;

use Storewright\Admin\ShippingPartners\PartnerCatalog;
use Storewright\Admin\ShippingPartners\ShippingPartner;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\SitePlugins;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/shipping-partner-suggestions`: services that print labels and serve the store's country.
 */
final class SuggestionsController extends Controller {

	public function __construct( Context $context, private readonly PartnerCatalog $catalog ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'shipping-partner-suggestions';
	}

	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				[ $this, 'suggestions' ],
				Permission::view( Capabilities::MANAGE ),
				[
					'force_default_suggestions' => [
						'description' => __( 'Whether to answer even where the owner turned suggestions off.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				]
			)
		);
	}

	/**
	 * The suggestions.
	 */
	public function suggestions( WP_REST_Request $request ): WP_REST_Response {
		$partners = $this->catalog->suggestions( true === ( new Params( $request ) )->bool( 'force_default_suggestions' ) );
		$plugins  = [] === $partners ? null : new SitePlugins();
		return $this->respond_all(
			null === $plugins ? [] : array_map(
				fn( ShippingPartner $partner ): WP_REST_Response => $this->respond(
					SuggestionSchema::item( $partner, $plugins ),
					$request
				),
				$partners
			)
		);
	}

	protected function schema(): string {
		return SuggestionSchema::class;
	}
}
