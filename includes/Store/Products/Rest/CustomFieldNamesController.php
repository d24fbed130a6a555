<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Products\Query\CustomFieldNames;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Answers `wc/v3/products/custom-fields/names`: keys of meta data that products have, for forms that suggest them.
 */
final class CustomFieldNamesController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$args = array_intersect_key(
			Collection::args( [ 'name' ], 'name', 'asc', false ),
			array_flip( [ 'page', 'per_page', 'search', 'order' ] )
		) + [
			'context' => [
				'description' => __( 'Not used: there is one form of the answer.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route(
			'/products/custom-fields/names',
			Endpoint::read( $this->list( ... ), Permission::view( 'read_private_products' ), $args )
		);
	}

	/**
	 * A list of texts.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return [
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'product_custom_field_names',
			'type'    => 'array',
			'items'   => [ 'type' => 'string' ],
		];
	}

	protected function schema(): string {
		return ProductSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$params   = new Params( $request );
		$paging   = Paging::of( $request );
		$search   = wp_check_invalid_utf8( $params->string( 'search' ) ?? '' );
		$names    = ( new CustomFieldNames( $this->context ) )->all();
		$names    = '' === $search ? $names : array_values(
			array_filter( $names, static fn( string $name ) => false !== mb_stripos( $name, $search ) )
		);
		$names    = 'desc' === $params->string( 'order' ) ? array_reverse( $names ) : $names;
		$total    = count( $names );
		$response = new WP_REST_Response( array_slice( $names, $paging->offset, $paging->limit ) );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $paging->limit ) );
		return $response;
	}
}
