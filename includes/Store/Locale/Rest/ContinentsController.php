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
use Storewright\Store\Locale\Continent;
use Storewright\Store\Locale\Country;
use Storewright\Store\Locale\CountryQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `data/continents`: continents with their countries.
 */
final class ContinentsController extends Controller {

	private readonly CountryQuery $countries;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'data/continents';
		$this->countries = new CountryQuery();
	}

	public function register_routes(): void {
		$view     = Permission::view( Capabilities::MANAGE );
		$location = [
			'location' => [
				'description' => __( 'Two-letter code of the continent.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route( "/{$this->rest_base}", Endpoint::read( [ $this, 'all' ], $view ) );
		$this->route( "/{$this->rest_base}/(?P<location>[\\w-]+)", Endpoint::read( [ $this, 'one' ], $view, $location ) );
	}

	/**
	 * Every continent.
	 */
	public function all( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			array_map(
				fn( Continent $continent ): WP_REST_Response => $this->item( $continent, $request ),
				array_values( $this->countries->continents() )
			)
		);
	}

	/**
	 * One continent.
	 *
	 * @throws NotFound If there is no such continent.
	 */
	public function one( WP_REST_Request $request ): WP_REST_Response {
		$code      = strtoupper( (string) ( new Params( $request ) )->string( 'location' ) );
		$continent = $this->countries->continents()[ $code ] ?? null;
		if ( null === $continent ) {
			throw new NotFound( 'woocommerce_rest_data_invalid_location', __( 'There is no continent with this code.', 'storewright' ) );
		}
		return $this->item( $continent, $request );
	}

	protected function schema(): string {
		return ContinentSchema::class;
	}

	private function item( Continent $continent, WP_REST_Request $request ): WP_REST_Response {
		$base      = "{$this->namespace}/{$this->rest_base}";
		$known     = $this->countries->countries();
		$countries = [];
		foreach ( $continent->countries as $code ) {
			$countries[] = $this->country( $known[ $code ] );
		}
		return $this->respond(
			ContinentSchema::item( $continent, $countries ),
			$request,
			[
				'self'       => [ 'href' => rest_url( "$base/" . strtolower( $continent->code ) ) ],
				'collection' => [ 'href' => rest_url( $base ) ],
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function country( Country $country ): array {
		return CountrySchema::item(
			$country,
			$this->countries->states( $country->code )
		) + ContinentSchema::locale( $this->countries->locale_info( $country->code ) );
	}
}
