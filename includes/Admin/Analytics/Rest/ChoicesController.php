<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Rest;

use Storewright\Admin\Analytics\Choices\Choices;
use Storewright\Admin\Analytics\Choices\Sources;
use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc-admin/analytics/choices`: what filters of reports can be set to, found by a part of the name, or named by value.
 */
final class ChoicesController extends Controller {

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc-admin';
		$this->rest_base = 'analytics/choices';
	}

	public function register_routes(): void {
		$pages = Collection::pages();
		$this->route(
			"/{$this->rest_base}",
			Endpoint::read(
				$this->choices( ... ),
				Permission::view( Capabilities::VIEW_REPORTS ),
				[
					'of'       => [
						'description' => __( 'Kind of things.', 'storewright' ),
						'type'        => 'string',
						'enum'        => Sources::KINDS,
						'required'    => true,
					],
					'search'   => [
						'description' => __( 'Limit results to those in whose names this text occurs.', 'storewright' ),
						'type'        => 'string',
						'maxLength'   => Collection::LONGEST_SEARCH,
					],
					'include'  => [
						'description' => __( 'Limit results to these values. Those that are gone are missing.', 'storewright' ),
						'type'        => 'array',
						'items'       => [ 'type' => 'string' ],
						'maxItems'    => Collection::LARGEST_PAGE,
					],
					'product'  => [
						'description' => __( 'Of variations: limit results to those of this product.', 'storewright' ),
						'type'        => 'integer',
					],
					'per_page' => $pages['per_page'],
				]
			)
		);
	}

	protected function schema(): string {
		return ChoiceSchema::class;
	}

	private function choices( WP_REST_Request $request ): WP_REST_Response {
		$params  = new Params( $request );
		$choices = new Choices( $this->context );
		$kind    = $params->string( 'of' ) ?? '';
		$named   = $params->array( 'include' );
		$found   = null === $named
			? $choices->find( $kind, $params->string( 'search' ) ?? '', $params->int( 'per_page' ) ?? 10, $params->int( 'product' ) )
			: $choices->named( $kind, array_values( array_filter( $named, 'is_string' ) ) );
		return new WP_REST_Response( array_map( fn( array $one ) => $this->respond( $one, $request )->get_data(), $found ) );
	}
}
