<?php
declare(strict_types=1);

namespace Storewright\Admin\PaymentSuggestions\Rest;

use Storewright\Admin\PaymentSuggestions\PaymentCatalog;
use Storewright\Admin\PaymentSuggestions\PaymentSuggestion;
use Storewright\Admin\PaymentSuggestions\Providers\BusinessLocation;
use Storewright\Admin\PaymentSuggestions\Providers\ProviderChoices;
use Storewright\Admin\PaymentSuggestions\Providers\ProviderList;
use Storewright\Admin\PaymentSuggestions\Providers\ShopGateways;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/settings/payments/…`: changes in the payments settings.
 */
final class ProviderActionsController extends Controller {

	private const MAX_PLACES = 1000;

	public function __construct(
		Context $context,
		private readonly PaymentCatalog $catalog,
		private readonly ProviderList $list,
		private readonly ShopGateways $gateways,
		private readonly ProviderChoices $choices,
		private readonly BusinessLocation $location
	) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'settings/payments';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$id   = '[a-z0-9_-]{1,60}';
		$base = "/{$this->rest_base}";
		$text = static fn( string $description ): array => [
			'description' => $description,
			'type'        => 'string',
		];
		$may  = Permission::edit( Capabilities::MANAGE );
		$this->route(
			"$base/country",
			Endpoint::action(
				$this->choose_country( ... ),
				$may,
				[ 'location' => [ 'required' => true ] + $text( __( 'Code of the country where the business is.', 'storewright' ) ) ]
			)
		);
		$this->route(
			"$base/providers/order",
			Endpoint::action(
				$this->arrange( ... ),
				$may,
				[
					'order_map' => [
						'description'          => __( 'Id of each provider or payment method => its place, lower first.', 'storewright' ),
						'type'                 => 'object',
						'required'             => true,
						'additionalProperties' => [ 'type' => 'integer' ],
					],
				]
			)
		);
		$suggestion = [ 'id' => $text( __( 'Id of the suggestion.', 'storewright' ) ) ];
		$this->route( "$base/suggestion/(?P<id>$id)/attach", Endpoint::action( $this->attach( ... ), $may, $suggestion ) );
		$this->route( "$base/suggestion/(?P<id>$id)/hide", Endpoint::action( $this->hide( ... ), $may, $suggestion ) );
		$this->route(
			"$base/suggestion/(?P<suggestion_id>$id)/incentive/(?P<incentive_id>$id)/dismiss",
			Endpoint::action(
				$this->dismiss( ... ),
				$may,
				[
					'suggestion_id' => $text( __( 'Id of the suggestion.', 'storewright' ) ),
					'incentive_id'  => $text( __( 'Id of the incentive.', 'storewright' ) ),
					'context'       => [
						'default'   => '',
						'maxLength' => 60,
					] + $text( __( 'Where it is dismissed; everywhere by default.', 'storewright' ) ),
					'do_not_track'  => [
						'description' => __( 'Nobody is told in any case.', 'storewright' ),
						'type'        => 'boolean',
						'default'     => false,
					],
				]
			)
		);
	}

	protected function schema(): string {
		return ProviderActionSchema::class;
	}

	private function choose_country( WP_REST_Request $request ): WP_REST_Response {
		$this->location->choose( (string) ( new Params( $request ) )->string( 'location' ) );
		return $this->done( $request );
	}

	private function arrange( WP_REST_Request $request ): WP_REST_Response {
		$places = [];
		foreach ( ( new Params( $request ) )->array( 'order_map' ) ?? [] as $id => $place ) {
			$places[ (string) $id ] = is_numeric( $place ) ? (int) $place : 0;
		}
		if ( [] === $places || count( $places ) > self::MAX_PLACES ) {
			/* translators: %d: number of providers. */
			$reason = sprintf( __( 'Give 1 to %d providers a place.', 'storewright' ), self::MAX_PLACES );
			throw new InvalidInput( 'rest_invalid_param', $reason, [ 'order_map' => $reason ] );
		}
		$this->gateways->arrange( $this->list->order_of( $places ) );
		return $this->done( $request );
	}

	private function attach( WP_REST_Request $request ): WP_REST_Response {
		$this->choices->attach( $this->existing( $request, 'id' )->id );
		return $this->done( $request );
	}

	private function hide( WP_REST_Request $request ): WP_REST_Response {
		$this->choices->hide( $this->existing( $request, 'id' )->id );
		return $this->done( $request );
	}

	private function dismiss( WP_REST_Request $request ): WP_REST_Response {
		$params    = new Params( $request );
		$incentive = (string) $params->string( 'incentive_id' );
		if ( ( $this->existing( $request, 'suggestion_id' )->incentive['id'] ?? null ) !== $incentive ) {
			throw new NotFound(
				'storewright_incentive_invalid',
				/* translators: %s: id of an incentive. */
				sprintf( __( 'The incentive “%s” does not exist.', 'storewright' ), $incentive )
			);
		}
		$this->choices->dismiss( $incentive, sanitize_key( (string) $params->string( 'context' ) ) );
		return $this->done( $request );
	}

	/**
	 * @throws NotFound That names the suggestion.
	 */
	private function existing( WP_REST_Request $request, string $param ): PaymentSuggestion {
		$id = (string) ( new Params( $request ) )->string( $param );
		foreach ( $this->catalog->suggestions( country: $this->location->country() ) as $suggestion ) {
			if ( $suggestion->id === $id ) {
				return $suggestion;
			}
		}
		throw new NotFound(
			'storewright_payment_suggestion_invalid',
			/* translators: %s: id of a payment suggestion. */
			sprintf( __( 'The payment suggestion “%s” does not exist.', 'storewright' ), $id )
		);
	}

	private function done( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond( [ 'success' => true ], $request );
	}
}
