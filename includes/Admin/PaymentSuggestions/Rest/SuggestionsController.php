<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Rest;

use Storewright\Admin\PaymentSuggestions\GatewayFacts;
use Storewright\Admin\PaymentSuggestions\PaymentCatalog;
use Storewright\Admin\PaymentSuggestions\PaymentSuggestion;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/payment-gateway-suggestions`: ways to pay that serve the store's country.
 */
final class SuggestionsController extends Controller {

	public function __construct( Context $context, private readonly PaymentCatalog $catalog ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'payment-gateway-suggestions';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->suggestions( ... ),
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
		$this->route(
			"/{$this->rest_base}/dismiss",
			Endpoint::action(
				$this->dismiss( ... ),
				Permission::edit( Capabilities::MANAGE ),
				[
					'dismissed' => [
						'description' => __( 'Whether the suggested providers are taken off the list, or put back.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => true,
					],
				]
			)
		);
	}

	protected function schema(): string {
		return SuggestionSchema::class;
	}

	private function suggestions( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( true === ( new Params( $request ) )->bool( 'force_default_suggestions' ), $request );
	}

	private function dismiss( WP_REST_Request $request ): WP_REST_Response {
		$this->catalog->hide( false !== ( new Params( $request ) )->bool( 'dismissed' ) );
		return $this->answer_with( false, $request );
	}

	/**
	 * The suggestions; of those without a provider the ones that the shop has.
	 */
	private function answer_with( bool $always, WP_REST_Request $request ): WP_REST_Response {
		$facts   = new GatewayFacts( $this->context );
		$country = $this->context->shop()->settings()->address()->country;
		$shown   = array_filter(
			$this->catalog->suggestions( $always ),
			static fn( PaymentSuggestion $suggestion ): bool => ! $suggestion->is_offline || $facts->has( $suggestion->id )
		);
		return $this->respond_all(
			array_map(
				fn( PaymentSuggestion $suggestion ): WP_REST_Response => $this->respond(
					SuggestionSchema::item( $suggestion, $country, $facts->of( $suggestion->id ) ),
					$request
				),
				array_values( $shown )
			)
		);
	}
}
