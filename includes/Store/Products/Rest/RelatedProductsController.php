<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Products\ProductNotFound;
use Storewright\Store\Products\Query\ProductQuery;
use WP_REST_Request;

/**
 * Answers `wc/v3/products/{id}/related`: ids of products of the same categories or with the same tags.
 */
final class RelatedProductsController extends Controller {

	protected const STRICT = false;

	public function __construct( Context $context, private readonly ProductQuery $query ) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$args = [ 'id' => Field::integer( __( 'Id of the product.', 'storewright' ) ) ];
		$this->route(
			'/products/(?P<id>[\d]+)/related',
			Endpoint::read( $this->related( ... ), Permission::view( 'read_private_products' ), $args )
		);
	}

	/**
	 * An object with the ids.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'product_related',
			'type'       => 'object',
			'properties' => array_intersect_key( ProductSchema::properties(), [ 'related_ids' => true ] ),
		];
	}

	protected function schema(): string {
		return ProductSchema::class;
	}

	/**
	 * @return array{related_ids: list<int>}
	 */
	private function related( WP_REST_Request $request ): array {
		$product = $this->query->find( (int) ( new Params( $request ) )->int( 'id' ) );
		if ( null === $product || $product->is_variation() ) {
			throw ProductNotFound::product();
		}
		return [ 'related_ids' => ( new RelatedProducts( $this->context->database ) )->of( [ $product ] )[ $product->id ] ];
	}
}
