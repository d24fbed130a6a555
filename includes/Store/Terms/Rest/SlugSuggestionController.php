<?php
declare(strict_types=1);

namespace Storewright\Store\Terms\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Terms\Taxonomies;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/products/shipping_classes/slug-suggestion`: a free slug for a name. The answer is the slug alone, a text.
 */
final class SlugSuggestionController extends Controller {

	protected const STRICT = false;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'products/shipping_classes/slug-suggestion';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$args = array_diff_key( ShippingClassSchema::properties(), array_flip( [ 'id', 'count' ] ) );
		$this->route(
			'/products/shipping_classes/slug-suggestion',
			Endpoint::read(
				$this->suggest( ... ),
				Permission::view( Taxonomies::CAPABILITIES['manage_terms'] ),
				[ 'name' => Field::text( __( 'Name of the shipping class.', 'storewright' ), default: '' ) ] + $args
			)
		);
	}

	/**
	 * The answer's schema.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return [
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'product_shipping_class_slug',
			'type'    => 'string',
		];
	}

	protected function schema(): string {
		return ShippingClassSchema::class;
	}

	private function suggest( WP_REST_Request $request ): WP_REST_Response {
		// A text has no fields: WordPress breaks where some of it are asked for.
		unset( $request['_fields'] );
		$slug = sanitize_title( (string) ( new Params( $request ) )->string( 'name' ) );
		if ( '' !== $slug ) {
			$slug = wp_unique_term_slug(
				$slug,
				(object) [
					'taxonomy' => Taxonomies::SHIPPING_CLASS,
					'parent'   => 0,
				]
			);
		}
		return new WP_REST_Response( $slug );
	}
}
