<?php
declare(strict_types=1);

namespace Storewright\Store\Locale\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `data`: which data there is.
 */
final class DataController extends Controller {

	/**
	 * @param Context                                     $context
	 * @param string                                      $version Namespace of the routes.
	 * @param list<'continents'|'countries'|'currencies'> $slugs   The data that the namespace has.
	 */
	public function __construct( Context $context, string $version, private readonly array $slugs ) {
		parent::__construct( $context );
		$this->namespace = $version;
		$this->rest_base = 'data';
	}

	public function register_routes(): void {
		$this->route( "/{$this->rest_base}", Endpoint::read( [ $this, 'index' ], Permission::view( Capabilities::MANAGE ) ) );
	}

	/**
	 * The index.
	 */
	public function index( WP_REST_Request $request ): WP_REST_Response {
		$entries = [];
		foreach ( $this->slugs as $slug ) {
			$entries[] = $this->entry( $slug, $request );
		}
		return $this->respond_all( $entries );
	}

	protected function schema(): string {
		return DataSchema::class;
	}

	/**
	 * @param 'continents'|'countries'|'currencies' $slug
	 * @param WP_REST_Request                       $request
	 */
	private function entry( string $slug, WP_REST_Request $request ): WP_REST_Response {
		$description = match ( $slug ) {
			'continents' => __( 'Continents with their countries, and how prices and measures are written there.', 'storewright' ),
			'countries'  => __( 'Countries with their states.', 'storewright' ),
			'currencies' => __( 'Currencies that a store can sell in.', 'storewright' ),
		};
		return $this->respond(
			[
				'slug'        => $slug,
				'description' => $description,
			],
			$request,
			[ 'self' => [ 'href' => rest_url( "{$this->namespace}/{$this->rest_base}/$slug" ) ] ]
		);
	}
}
