<?php
declare(strict_types=1);

namespace Storewright\Shop\Rest;

use Closure;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `data/country-defaults/{country}`: the settings that are usual in a country, beside what the shop holds. Nothing is changed.
 */
final class CountryDefaultsController extends Controller {

	/**
	 * @param Context                                     $context
	 * @param Closure(string): (array<string, mixed>|null) $defaults What is answered besides the country, null where there is no such
	 *   country.
	 */
	public function __construct( Context $context, private readonly Closure $defaults ) {
		parent::__construct( $context );
		$this->namespace = 'wc-analytics';
		$this->rest_base = 'data/country-defaults';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->route(
			"/{$this->rest_base}/(?P<country>[\w-]+)",
			Endpoint::read( $this->read( ... ), Permission::view( Capabilities::MANAGE ) )
		);
	}

	protected function schema(): string {
		return CountryDefaultsSchema::class;
	}

	/**
	 * @throws NotFound If there is no such country.
	 */
	private function read( WP_REST_Request $request ): WP_REST_Response {
		$country  = strtoupper( (string) ( new Params( $request ) )->string( 'country' ) );
		$defaults = ( $this->defaults )( $country );
		if ( null === $defaults ) {
			throw new NotFound(
				'woocommerce_rest_data_invalid_location',
				/* translators: %s: country code. */
				sprintf( __( 'There is no country “%s”.', 'storewright' ), $country )
			);
		}
		return $this->respond( [ 'country' => $country ] + $defaults, $request );
	}
}
