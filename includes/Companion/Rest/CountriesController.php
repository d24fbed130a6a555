<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Companion\Shop\WooCommerceCountries;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\AddressField;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `data/countries`: countries with their states, and which fields their addresses have.
 */
final class CountriesController extends Controller {

	public function __construct( Context $context, private readonly WooCommerceCountries $countries ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'data/countries';
	}

	public function register_routes(): void {
		$view = Permission::view( Capabilities::MANAGE );
		$code = [
			'location' => [
				'description' => __( 'ISO 3166-1 alpha-2 code of the country.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route( "/{$this->rest_base}", Endpoint::read( $this->all( ... ), $view ) );
		$this->route( "/{$this->rest_base}/locales", Endpoint::read( $this->formats( ... ), $view ) );
		$this->route( "/{$this->rest_base}/(?P<location>[\\w-]+)", Endpoint::read( $this->one( ... ), $view, $code ) );
	}

	protected function schema(): string {
		return CountrySchema::class;
	}

	private function all( WP_REST_Request $request ): WP_REST_Response {
		$items = [];
		foreach ( $this->countries->names() as $code => $name ) {
			$items[] = $this->item( $code, $name, $request );
		}
		return $this->respond_all( $items );
	}

	private function one( WP_REST_Request $request ): WP_REST_Response {
		$code = strtoupper( (string) ( new Params( $request ) )->string( 'location' ) );
		$name = $this->countries->names()[ $code ] ?? throw new NotFound(
			'woocommerce_rest_data_invalid_location',
			__( 'There is no country with this code.', 'storewright' )
		);
		return $this->item( $code, $name, $request );
	}

	/**
	 * The formats that `_fields` names, all of them where it names none.
	 */
	private function formats( WP_REST_Request $request ): WP_REST_Response {
		$asked   = wp_parse_list( (string) ( new Params( $request ) )->string( '_fields' ) );
		$codes   = [] === $asked ? [ 'default', ...array_keys( $this->countries->names() ) ] : array_filter( $asked, is_string( ... ) );
		$formats = [];
		foreach ( $codes as $code ) {
			$formats[ $code ] = array_map(
				static fn( AddressField $field ): array => get_object_vars( $field ),
				$this->countries->address_format( 'default' === $code ? '' : $code )->fields
			);
		}
		return new WP_REST_Response( $formats );
	}

	private function item( string $code, string $name, WP_REST_Request $request ): WP_REST_Response {
		$states = [];
		foreach ( $this->countries->states( $code ) as $state => $label ) {
			$states[] = [
				'code' => (string) $state,
				'name' => $label,
			];
		}
		return $this->respond(
			[
				'code'   => $code,
				'name'   => $name,
				'states' => $states,
			],
			$request
		);
	}
}
