<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Rest;

use Storewright\Kernel\Context;
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
use Storewright\Store\Products\Write\ProductRepository;
use Storewright\Store\Products\Write\RequestReader;
use Storewright\Store\Tax\TaxClassQuery;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Answers `wc/v3/products/{product_id}/variations`, and `wc/v3/variations` with those of all products.
 */
final class VariationsController extends Controller {

	protected const STRICT = false;

	private const PATH = '/products/(?P<product_id>[\d]+)/variations';

	public function __construct(
		Context $context,
		private readonly ProductQuery $query,
		private readonly ProductRepository $repository
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
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
			Endpoint::read( $this->list( ... ), Permission::view( 'read_private_products' ), $product + ProductArguments::of_variations() ),
			Endpoint::create( $this->create( ... ), Permission::create( 'publish_products' ), $product )
		);
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
		$this->batch_route( self::PATH, Permission::batch( 'edit_others_products' ) );
		$this->route(
			'/variations',
			Endpoint::read( $this->list_all( ... ), Permission::view( 'read_private_products' ), ProductArguments::of_variations() )
		);
		$this->route(
			self::PATH . '/generate',
			Endpoint::create( $this->generate( ... ), Permission::create( 'publish_products' ), $product + GenerateArguments::all() )
		);
	}

	protected function schema(): string {
		return VariationSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$parent = $this->query->find( (int) ( new Params( $request ) )->int( 'product_id' ) );
		if ( null === $parent || $parent->is_variation() ) {
			// Of a product that is gone there are none: connectors that walk through a list go on.
			return $this->respond_page( [], 0, $request );
		}
		$conditions = VariationFilters::of( $request, $this->context->database );
		$conditions->add( 'p.post_parent = %d', $parent->id );
		return $this->page( $conditions, $request );
	}

	/**
	 * The variations of all products.
	 */
	private function list_all( WP_REST_Request $request ): WP_REST_Response {
		$database = $this->context->database;
		$index    = ( new SearchReadiness( $this->context ) )->is_ready() ? new ProductSearch( $database ) : null;
		return $this->page( VariationFilters::of( $request, $database, $index ), $request );
	}

	private function page( Conditions $conditions, WP_REST_Request $request ): WP_REST_Response {
		[ $ids, $all ] = ( new ProductList( $this->context->database ) )->page( $conditions, $request );
		return $this->respond_page( $this->answers( $ids, $request ), $all, $request );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request )->id, $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$parent = $this->parent( $request );
		FieldPermissions::check( self::fields( $request ), null );
		$variation = $this->repository->create( $this->reader()->read( self::fields( $request ), true ), $parent->id );
		$this->save_additional_fields( get_post( $variation->id ) ?? new WP_Post( (object) [] ), $request );
		$request->set_param( 'context', 'edit' );
		return $this->created( $this->answer_with( $variation->id, $request ), $this->url( $parent->id, $variation->id ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$old    = $this->existing( $request );
		$fields = self::fields( $request );
		FieldPermissions::check( $fields, $old );
		$request->set_param( 'context', 'edit' );
		$variation = $this->repository->update(
			$old->id,
			$this->reader()->read( $fields, true ),
			ExpectedFields::guard(
				$request->get_param( 'expected' ),
				$fields,
				// The description as it is stored: it is answered as customers see it.
				fn( Product $current, array $names ): array => [ 'description' => $current->description ]
					+ ( new VariationSerializer( $this->context ) )->of( [ $current ], $names, $request )[ $current->id ]
			)
		);
		$this->save_additional_fields( get_post( $variation->id ) ?? new WP_Post( (object) [] ), $request );
		return $this->answer_with( $variation->id, $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response {
		$variation = $this->existing( $request );
		$request->set_param( 'context', 'edit' );
		if ( true === ( new Params( $request ) )->bool( 'force' ) ) {
			$response = $this->answer_with( $variation->id, $request );
			$this->repository->delete( $variation->id );
			return $response;
		}
		CannotTrash::check( $variation );
		$response = $this->answer_with( $variation->id, $request );
		$this->repository->trash( $variation->id );
		return $response;
	}

	/**
	 * Makes the variations that are missing, and deletes those that do not fit any more if that is wished.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	private function generate( WP_REST_Request $request ): array|WP_Error {
		$params  = new Params( $request );
		$refusal = true === $params->bool( 'delete' ) ? Permission::delete_item(
			'delete_product',
			'product_id',
			'delete_others_products'
		)( $request ) : true;
		if ( is_wp_error( $refusal ) ) {
			return $refusal;
		}
		$generator = new VariationGenerator( $this->query, $this->repository, $this->reader() );
		$defaults  = $params->array( 'default_values' ) ?? [];
		$delete    = true === $params->bool( 'delete' );
		$product   = $this->parent( $request )->id;
		// Of two who generate at once the second has to see what the first has made.
		return $this->context->database->lock(
			"product_variations_$product",
			function () use ( $generator, $defaults, $delete, $request ): array {
				$deleted = $delete ? $generator->delete_unfit( $this->parent( $request ) ) : 0;
				return [
					'count'          => $generator->make_missing( $this->parent( $request ), $defaults ),
					'deleted_count'  => $deleted,
					'default_values' => (object) $defaults,
				];
			}
		);
	}

	/**
	 * Returns the variation's fields in a request.
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
		return null === $product || $product->is_variation() ? throw ProductNotFound::parent() : $product;
	}

	private function existing( WP_REST_Request $request ): Product {
		$params    = new Params( $request );
		$variation = $this->query->find( (int) $params->int( 'id' ) );
		return null === $variation
			|| ! $variation->is_variation()
			|| $params->int( 'product_id' ) !== $variation->parent_id ? throw ProductNotFound::variation() : $variation;

	}

	/**
	 * @param list<int> $ids
	 * @return list<WP_REST_Response>
	 */
	private function answers( array $ids, WP_REST_Request $request ): array {
		$variations = array_values( $this->query->several( $ids ) );
		/** @var list<string> $fields */
		$fields = $this->get_fields_for_response( $request );
		$items  = ( new VariationSerializer( $this->context ) )->of( $variations, $fields, $request );
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
		return $this->answers( [ $id ], $request )[0] ?? throw ProductNotFound::variation();
	}

	private function url( int $parent, int $id ): string {
		return rest_url( "{$this->namespace}/products/$parent/variations/$id" );
	}

	private function reader(): RequestReader {
		return new RequestReader( new TaxClassQuery( $this->context ) );
	}
}
