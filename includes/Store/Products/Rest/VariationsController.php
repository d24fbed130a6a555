<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Store\Products\Missing;
use Storewright\Store\Products\Product;
use Storewright\Store\Products\ProductQuery;
use Storewright\Store\Products\ProductRepository;
use Storewright\Store\Products\Writing\ChangesReader;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Answers `wc/v3/products/{product_id}/variations`.
 */
final class VariationsController extends Controller {

	protected const STRICT = false;

	private const PATH = '/products/(?P<product_id>[\d]+)/variations';

	private readonly ProductQuery $query;

	private readonly ProductRepository $repository;

	public function __construct( Context $context ) {
		parent::__construct( $context );
		$this->namespace  = 'wc/v3';
		$this->query      = new ProductQuery( $context );
		$this->repository = new ProductRepository( $context );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$product = [
			'product_id' => [
				'description' => __( 'Id of the variable product.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$id      = $product + [
			'id' => [
				'description' => __( 'Id of the variation.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$this->route(
			self::PATH,
			Endpoint::read( $this->list( ... ), ProductPermission::view(), $product + ProductArguments::of_variations() ),
			Endpoint::create( $this->create( ... ), ProductPermission::create(), $product )
		);
		$this->route(
			self::PATH . '/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), ProductPermission::view(), $id + Collection::context() ),
			Endpoint::edit( $this->update( ... ), ProductPermission::edit(), $id ),
			Endpoint::delete( $this->remove( ... ), ProductPermission::delete(), $id + Collection::force() )
		);
		$this->batch_route( self::PATH, ProductPermission::batch() );
		$this->route( self::PATH . '/generate', Endpoint::create( $this->generate( ... ), ProductPermission::create(), $product + GenerateArguments::all() ) );
	}

	protected function schema(): string {
		return VariationSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$parent        = $this->parent( $request );
		$conditions    = VariationFilters::of( $request, $parent, $this->context->database );
		[ $ids, $all ] = ( new ProductList( $this->context->database ) )->page( $conditions, $request );
		return $this->respond_page( $this->answers( $ids, $request ), $all, $request );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request )->id, $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$parent    = $this->parent( $request );
		$variation = $this->repository->create( ( new ChangesReader() )->read( self::fields( $request ), true ), $parent->id );
		$this->save_additional_fields( get_post( $variation->id ) ?? new WP_Post( (object) [] ), $request );
		$request->set_param( 'context', 'edit' );
		return $this->created( $this->answer_with( $variation->id, $request ), $this->url( $parent->id, $variation->id ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$variation = $this->repository->update( $this->existing( $request )->id, ( new ChangesReader() )->read( self::fields( $request ), true ) );
		$this->save_additional_fields( get_post( $variation->id ) ?? new WP_Post( (object) [] ), $request );
		return $this->answer_with( $variation->id, $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$variation = $this->existing( $request );
		if ( true === ( new Params( $request ) )->bool( 'force' ) ) {
			$response = $this->answer_with( $variation->id, $request );
			$this->repository->delete( $variation->id );
			return $response;
		}
		Trash::check( $variation );
		$this->repository->trash( $variation->id );
		return $this->answer_with( $variation->id, $request );
	}

	/**
	 * Makes the variations that are missing, and deletes those that do not fit any more if that is wished.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	private function generate( WP_REST_Request $request ): array|WP_Error {
		$params  = new Params( $request );
		$refusal = true === $params->bool( 'delete' ) ? ProductPermission::delete( 'product_id' )( $request ) : true;
		if ( is_wp_error( $refusal ) ) {
			return $refusal;
		}
		$generator = new VariationGenerator( $this->query, $this->repository );
		$defaults  = $params->array( 'default_values' ) ?? [];
		$parent    = $this->parent( $request );
		$deleted   = true === $params->bool( 'delete' ) ? $generator->delete_unfit( $parent ) : 0;
		return [
			'count'          => $generator->make_missing( $parent, $defaults ),
			'deleted_count'  => $deleted,
			'default_values' => (object) $defaults,
		];
	}

	/**
	 * What a request says of the variation's fields.
	 *
	 * @return array<string, mixed>
	 */
	private static function fields( WP_REST_Request $request ): array {
		/** @var array<string, mixed> $fields */
		$fields = array_intersect_key( $request->get_params(), VariationSchema::properties() );
		unset( $fields['id'], $fields['date_created'] );
		return $fields;
	}

	private function parent( WP_REST_Request $request ): Product {
		$product = $this->query->find( (int) ( new Params( $request ) )->int( 'product_id' ) );
		return null === $product || $product->is_variation() ? throw Missing::parent() : $product;
	}

	private function existing( WP_REST_Request $request ): Product {
		$params    = new Params( $request );
		$variation = $this->query->find( (int) $params->int( 'id' ) );
		return null === $variation || ! $variation->is_variation() || $params->int( 'product_id' ) !== $variation->parent_id ? throw Missing::variation() : $variation;
	}

	/**
	 * @param list<int> $ids
	 * @return list<WP_REST_Response>
	 */
	private function answers( array $ids, WP_REST_Request $request ): array {
		$variations = array_values( $this->query->several( $ids ) );
		/** @var list<string> $fields */
		$fields = $this->get_fields_for_response( $request );
		$items  = ( new VariationItems( $this->context ) )->of( $variations, $fields, $request );
		return array_map(
			fn( Product $variation ) => $this->respond(
				$items[ $variation->id ],
				$request,
				[
					'self'       => [ 'href' => $this->url( $variation->parent_id, $variation->id ) ],
					'collection' => [ 'href' => rest_url( "{$this->namespace}/products/{$variation->parent_id}/variations" ) ],
					'up'         => [ 'href' => rest_url( "{$this->namespace}/products/{$variation->parent_id}" ) ],
				]
			),
			$variations
		);
	}

	private function answer_with( int $id, WP_REST_Request $request ): WP_REST_Response {
		return $this->answers( [ $id ], $request )[0] ?? throw Missing::variation();
	}

	private function url( int $parent, int $id ): string {
		return rest_url( "{$this->namespace}/products/$parent/variations/$id" );
	}
}
