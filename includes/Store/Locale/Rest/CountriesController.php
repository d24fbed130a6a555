<?php
declare(strict_types=1);

namespace Storewright\Store\Locale\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Locale\Country;
use Storewright\Store\Locale\CountryQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `data/countries`: countries with their states.
 */
final class CountriesController extends Controller {

	private readonly CountryQuery $countries;

	/**
	 * @param Context $context
	 * @param string  $version Namespace of the routes.
	 */
	public function __construct( Context $context, string $version ) {
		parent::__construct( $context );
		$this->namespace = $version;
		$this->rest_base = 'data/countries';
		$this->countries = new CountryQuery();
	}

	public function register_routes(): void {
		$view     = Permission::view( Capabilities::MANAGE );
		$location = [
			'location' => [
				'description' => __( 'ISO 3166-1 alpha-2 code of the country.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route( "/{$this->rest_base}", Endpoint::read( [ $this, 'all' ], $view ) );
		$this->route( "/{$this->rest_base}/(?P<location>[\\w-]+)", Endpoint::read( [ $this, 'one' ], $view, $location ) );
	}

	/**
	 * Every country.
	 */
	public function all( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			array_map(
				fn( Country $country ): WP_REST_Response => $this->item( $country, $request ),
				array_values( $this->countries->countries() )
			)
		);
	}

	/**
	 * One country.
	 *
	 * @throws NotFound If there is no such country.
	 */
	public function one( WP_REST_Request $request ): WP_REST_Response {
		$country = $this->countries->country( (string) ( new Params( $request ) )->string( 'location' ) );
		if ( null === $country ) {
			throw new NotFound( 'woocommerce_rest_data_invalid_location', __( 'There is no country with this code.', 'storewright' ) );
		}
		return $this->item( $country, $request );
	}

	protected function schema(): string {
		return CountrySchema::class;
	}

	private function item( Country $country, WP_REST_Request $request ): WP_REST_Response {
		$base = "{$this->namespace}/{$this->rest_base}";
		return $this->respond(
			CountrySchema::item( $country, $this->countries->states( $country->code ) ),
			$request,
			[
				'self'       => [ 'href' => rest_url( "$base/" . strtolower( $country->code ) ) ],
				'collection' => [ 'href' => rest_url( $base ) ],
			]
		);
	}
}
