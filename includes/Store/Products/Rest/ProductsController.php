<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Store\Products\Missing;
use Storewright\Store\Products\Product;
use Storewright\Store\Products\ProductQuery;
use Storewright\Store\Products\ProductRepository;
use Storewright\Store\Products\Writing\ChangesReader;
use Storewright\Store\Products\Writing\Duplicate;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Answers `wc/v3/products`.
 */
final class ProductsController extends Controller {

	protected const STRICT = false;

	private const PATH = '/products';

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
		$this->route(
			self::PATH,
			Endpoint::read( $this->list( ... ), ProductPermission::view(), ProductArguments::of_products() ),
			Endpoint::create( $this->create( ... ), ProductPermission::create() )
		);
		$id = [
			'id' => [
				'description' => __( 'Id of the product.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$this->route(
			self::PATH . '/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), ProductPermission::view(), $id + Collection::context() ),
			Endpoint::edit( $this->update( ... ), ProductPermission::edit(), $id ),
			Endpoint::delete( $this->remove( ... ), ProductPermission::delete(), $id + Collection::force() )
		);
		$this->route( self::PATH . '/(?P<id>[\d]+)/duplicate', Endpoint::create( $this->duplicate( ... ), ProductPermission::copy(), $id ) );
		$this->route( self::PATH . '/suggested-products', Endpoint::read( $this->suggest( ... ), ProductPermission::view(), ProductArguments::of_suggestions() ) );
		$this->batch_route( self::PATH, ProductPermission::batch() );
	}

	protected function schema(): string {
		return ProductSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$conditions    = ( new ProductFilters( $this->context->database ) )->of( $request );
		[ $ids, $all ] = ( new ProductList( $this->context->database ) )->page( $conditions, $request );
		return $this->respond_page( $this->answers( $ids, $request ), $all, $request );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$product = $this->repository->create( ( new ChangesReader() )->read( self::fields( $request ) ) );
		return $this->new_one( $product, $request );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$product = $this->repository->update( $this->existing( $request )->id, ( new ChangesReader() )->read( self::fields( $request ) ) );
		return $this->answer_with( $this->saved( $product, $request ), $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$product = $this->existing( $request );
		if ( true === ( new Params( $request ) )->bool( 'force' ) ) {
			$request->set_param( 'context', 'edit' );
			$response = $this->answer_with( $product, $request );
			$this->repository->delete( $product->id );
			return $response;
		}
		Trash::check( $product );
		$this->repository->trash( $product->id );
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function duplicate( WP_REST_Request $request ): WP_REST_Response {
		$copy = ( new Duplicate( $this->context, $this->repository ) )->of( $this->existing( $request ), ( new ChangesReader() )->read( $this->sent( $request ) ) );
		return $this->new_one( $copy, $request );
	}

	/**
	 * Products that go with some categories or tags, best sellers first; best sellers where none of these are named.
	 */
	private function suggest( WP_REST_Request $request ): WP_REST_Response {
		$limit = ( new Params( $request ) )->int( 'limit' ) ?? 5;
		$asked = new WP_REST_Request( $request->get_method(), $request->get_route() );
		$asked->set_query_params(
			[
				'per_page' => $limit,
				'orderby'  => 'popularity',
			] + $request->get_params()
		);
		$conditions = ( new ProductFilters( $this->context->database ) )->of( $asked );
		[ $ids ]    = ( new ProductList( $this->context->database ) )->page( $conditions, $asked );
		return $this->respond_all( $this->answers( $ids, $request ) );
	}

	private function new_one( Product $product, WP_REST_Request $request ): WP_REST_Response {
		$request->set_param( 'context', 'edit' );
		return $this->created( $this->answer_with( $this->saved( $product, $request ), $request ), $this->url( $product->id ) );
	}

	/**
	 * The product once extensions have saved their fields.
	 */
	private function saved( Product $product, WP_REST_Request $request ): Product {
		$post = get_post( $product->id );
		if ( $post instanceof WP_Post ) {
			$this->save_additional_fields( $post, $request );
		}
		return $product;
	}

	/**
	 * What a request says of the product's fields.
	 *
	 * @return array<string, mixed>
	 */
	private static function fields( WP_REST_Request $request ): array {
		/** @var array<string, mixed> $fields */
		$fields = array_intersect_key( $request->get_params(), ProductSchema::properties() );
		unset( $fields['id'] );
		return $fields;
	}

	/**
	 * What a request itself says, without the defaults of fields.
	 *
	 * @return array<string, mixed>
	 */
	private function sent( WP_REST_Request $request ): array {
		$body = $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
		return array_intersect_key( self::fields( $request ), array_filter( $body + $request->get_query_params(), static fn( mixed $value ) => null !== $value ) );
	}

	private function existing( WP_REST_Request $request ): Product {
		$product = $this->query->find( (int) ( new Params( $request ) )->int( 'id' ) );
		return null === $product || $product->is_variation() ? throw Missing::product() : $product;
	}

	/**
	 * @param list<int> $ids
	 * @return list<WP_REST_Response>
	 */
	private function answers( array $ids, WP_REST_Request $request ): array {
		$products = array_values( $this->query->several( $ids ) );
		/** @var list<string> $fields */
		$fields = $this->get_fields_for_response( $request );
		$items  = ( new ProductItems( $this->context ) )->of( $products, $fields, $request );
		return array_map(
			fn( Product $product ) => $this->respond(
				$items[ $product->id ],
				$request,
				[
					'self'       => [ 'href' => $this->url( $product->id ) ],
					'collection' => [ 'href' => rest_url( $this->namespace . self::PATH ) ],
				] + ( 0 === $product->parent_id ? [] : [ 'up' => [ 'href' => $this->url( $product->parent_id ) ] ] )
			),
			$products
		);
	}

	/**
	 * @throws DomainError If it is gone.
	 */
	private function answer_with( Product $product, WP_REST_Request $request ): WP_REST_Response {
		return $this->answers( [ $product->id ], $request )[0] ?? throw Missing::product();
	}

	private function url( int $id ): string {
		return rest_url( $this->namespace . self::PATH . "/$id" );
	}
}
