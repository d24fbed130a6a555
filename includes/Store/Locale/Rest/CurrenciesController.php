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
use Storewright\Store\Locale\Currency;
use Storewright\Store\Locale\CurrencyQuery;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `data/currencies`: currencies, and the one that the shop sells in.
 */
final class CurrenciesController extends Controller {

	private readonly CurrencyQuery $currencies;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace  = 'wc/v3';
		$this->rest_base  = 'data/currencies';
		$this->currencies = new CurrencyQuery();
	}

	public function register_routes(): void {
		$view = Permission::view( Capabilities::MANAGE );
		$code = [
			'currency' => [
				'description' => __( 'ISO 4217 code of the currency.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route( "/{$this->rest_base}", Endpoint::read( [ $this, 'all' ], $view ) );
		$this->route( "/{$this->rest_base}/current", Endpoint::read( [ $this, 'current' ], $view ) );
		$this->route( "/{$this->rest_base}/(?P<currency>[\\w-]{3})", Endpoint::read( [ $this, 'one' ], $view, $code ) );
	}

	/**
	 * Every currency, in the order of their codes.
	 */
	public function all( WP_REST_Request $request ): WP_REST_Response {
		$currencies = $this->currencies->all();
		ksort( $currencies );
		return $this->respond_all(
			array_map( fn( Currency $currency ): WP_REST_Response => $this->item( $currency, $request ), array_values( $currencies ) )
		);
	}

	/**
	 * The currency that the shop sells in.
	 *
	 * @throws NotFound If the stored code is none that is known.
	 */
	public function current( WP_REST_Request $request ): WP_REST_Response {
		return $this->find( $this->context->options->string( 'woocommerce_currency', 'USD' ), $request );
	}

	/**
	 * One currency.
	 *
	 * @throws NotFound If there is no such currency.
	 */
	public function one( WP_REST_Request $request ): WP_REST_Response {
		return $this->find( (string) ( new Params( $request ) )->string( 'currency' ), $request );
	}

	protected function schema(): string {
		return CurrencySchema::class;
	}

	private function find( string $code, WP_REST_Request $request ): WP_REST_Response {
		$currency = $this->currencies->currency( $code );
		if ( null === $currency ) {
			throw new NotFound( 'woocommerce_rest_data_invalid_currency', __( 'There is no currency with this code.', 'storewright' ) );
		}
		return $this->item( $currency, $request );
	}

	private function item( Currency $currency, WP_REST_Request $request ): WP_REST_Response {
		$base = "{$this->namespace}/{$this->rest_base}";
		return $this->respond(
			CurrencySchema::item( $currency ),
			$request,
			[
				'self'       => [ 'href' => rest_url( "$base/{$currency->code}" ) ],
				'collection' => [ 'href' => rest_url( $base ) ],
			]
		);
	}
}
