<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Closure;
use Storewright\Kernel\Context;
use Storewright\Kernel\Errors\DomainError;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Products\Index\SearchReadiness;
use Storewright\Store\Products\Model\Product;
use Storewright\Store\Products\ProductNotFound;
use Storewright\Store\Products\Query\ProductQuery;
use Storewright\Store\Products\Query\ProductSearch;
use Storewright\Store\Products\Write\ProductDuplicator;
use Storewright\Store\Products\Write\ProductRepository;
use Storewright\Store\Products\Write\RequestReader;
use Storewright\Store\Tax\TaxClassQuery;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Answers `wc/v3/products`.
 */
final class ProductsController extends Controller {

	protected const STRICT = false;

	private const PATH = '/products';

	public function __construct(
		Context $context,
		private readonly ProductQuery $query,
		private readonly ProductRepository $repository,
		private readonly ProductSerializer $serializer,
		private readonly ProductDuplicator $duplicator
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route(
			self::PATH,
			Endpoint::read( $this->list( ... ), Permission::view( 'read_private_products' ), ProductArguments::of_products() ),
			Endpoint::create( $this->create( ... ), Permission::create( 'publish_products' ) )
		);
		$id = [
			'id' => [
				'description' => __( 'Id of the product.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$this->route(
			self::PATH . '/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( 'read_private_products' ), $id + Collection::context() ),
			Endpoint::edit(
				$this->update( ... ),
				Permission::edit_item( 'edit_product', 'id', 'edit_others_products' ),
				$id + ExpectedFields::argument()
			),
			Endpoint::delete(
				$this->remove( ... ),
				Permission::delete_item( 'delete_product', 'id', 'delete_others_products' ),
				$id + Collection::force()
			)
		);
		$this->route(
			self::PATH . '/(?P<id>[\d]+)/duplicate',
			Endpoint::create(
				$this->duplicate( ... ),
				Permission::all( Permission::view( 'read_private_products' ), Permission::create( 'publish_products' ) ),
				$id
			)
		);
		$this->route(
			self::PATH . '/suggested-products',
			Endpoint::read( $this->suggest( ... ), Permission::view( 'read_private_products' ), ProductArguments::of_suggestions() )
		);
		$this->batch_route( self::PATH, Permission::batch( 'edit_others_products' ) );
	}

	protected function schema(): string {
		return ProductSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$conditions    = $this->filters()->of( $request );
		[ $ids, $all ] = ( new ProductList( $this->context->database ) )->page( $conditions, $request );
		return $this->respond_page( $this->answers( $ids, $request ), $all, $request );
	}

	/**
	 * A product, or a variation: connectors ask for what an order's line names.
	 */
	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->find( $request ) ?? throw ProductNotFound::product(), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$fields = self::fields( $request );
		FieldPermissions::check( $fields, null );
		$product = $this->repository->create( $this->reader()->read( $fields ) );
		return $this->new_one( $product, $request );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$existing = $this->find( $request ) ?? throw ProductNotFound::product_to_change();
		$fields   = self::fields( $request );
		FieldPermissions::check( $fields, $existing );
		$request->set_param( 'context', 'edit' );
		$product = $this->repository->update(
			$existing->id,
			$this->reader()->read( $fields, $existing->is_variation() ),
			$this->guard( $fields, $request )
		);
		return $this->answer_with( $this->saved( $product, $request ), $request );
	}

	/**
	 * Checks what the request expects of the product.
	 *
	 * @param array<string, mixed> $fields
	 * @param WP_REST_Request      $request
	 * @return (Closure(Product): void)|null
	 */
	private function guard( array $fields, WP_REST_Request $request ): ?Closure {
		return ExpectedFields::guard(
			$request->get_param( 'expected' ),
			$fields,
			fn( Product $product, array $names ) => $this->serializer->of( [ $product ], $names, $request )[ $product->id ]
		);
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$product = $this->existing( $request, ProductNotFound::variation_elsewhere() );
		if ( true === ( new Params( $request ) )->bool( 'force' ) ) {
			$request->set_param( 'context', 'edit' );
			$response = $this->answer_with( $product, $request );
			$this->repository->delete( $product->id );
			return $response;
		}
		CannotTrash::check( $product );
		// As it was before, which is what WooCommerce answers.
		$response = $this->answer_with( $product, $request );
		$this->repository->trash( $product->id );
		return $response;
	}

	private function duplicate( WP_REST_Request $request ): WP_REST_Response {
		FieldPermissions::check( $this->sent( $request ), null );
		$copy = $this->duplicator->of(
			$this->existing( $request ),
			$this->reader()->read( $this->sent( $request ) )
		);
		$request->set_param( 'context', 'edit' );
		return $this->answer_with( $this->saved( $copy, $request ), $request );
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
		$conditions = $this->filters()->of( $asked );
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
	 * Returns the product's fields in a request.
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
	 * Returns the fields that a request contains, without the defaults.
	 *
	 * @return array<string, mixed>
	 */
	private function sent( WP_REST_Request $request ): array {
		$body = $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
		return array_intersect_key(
			self::fields( $request ),
			array_filter( $body + $request->get_query_params(), static fn( mixed $value ) => null !== $value )
		);
	}

	/**
	 * The product or variation of the request's id.
	 */
	private function find( WP_REST_Request $request ): ?Product {
		return $this->query->find( (int) ( new Params( $request ) )->int( 'id' ) );
	}

	private function existing( WP_REST_Request $request, ?DomainError $of_variation = null ): Product {
		$product = $this->find( $request ) ?? throw ProductNotFound::product();
		return $product->is_variation() ? throw $of_variation ?? ProductNotFound::product() : $product;
	}

	/**
	 * @param list<int> $ids
	 * @return list<WP_REST_Response>
	 */
	private function answers( array $ids, WP_REST_Request $request ): array {
		$products = array_values( $this->query->several( $ids ) );
		/** @var list<string> $fields */
		$fields = $this->get_fields_for_response( $request );
		$items  = $this->serializer->of( $products, $fields, $request );
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
		return $this->answers( [ $product->id ], $request )[0] ?? throw ProductNotFound::product();
	}

	private function url( int $id ): string {
		return rest_url( $this->namespace . self::PATH . "/$id" );
	}

	private function filters(): ProductFilters {
		$database = $this->context->database;
		return new ProductFilters(
			$database,
			( new SearchReadiness( $this->context ) )->is_ready() ? new ProductSearch( $database ) : null
		);
	}

	private function reader(): RequestReader {
		return new RequestReader( new TaxClassQuery( $this->context ) );
	}
}
