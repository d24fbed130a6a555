<?php
declare(strict_types=1);

namespace Storewright\Store\Tax\Rest;

use Storewright\Kernel\Capabilities;
use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Tax\TaxClass;
use Storewright\Store\Tax\TaxClassQuery;
use Storewright\Store\Tax\TaxClassRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/taxes/classes`: the tax classes of the shop.
 */
final class TaxClassesController extends Controller {

	protected const STRICT = false;

	public function __construct(
		Context $context,
		private readonly TaxClassQuery $query,
		private readonly TaxClassRepository $repository
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'taxes/classes';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->route(
			'/taxes/classes',
			Endpoint::read( $this->list( ... ), Permission::view( Capabilities::MANAGE ), Collection::context() ),
			Endpoint::create( $this->create( ... ), Permission::create( Capabilities::MANAGE ) )
		);
		$slug = [
			'slug' => [
				'description' => __( 'What tells the class.', 'storewright' ),
				'type'        => 'string',
			],
		];
		$this->route(
			'/taxes/classes/(?P<slug>[^/]+)',
			Endpoint::read( $this->show( ... ), Permission::view( Capabilities::MANAGE ), $slug ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( Capabilities::MANAGE ), $slug + Collection::force() )
		);
	}

	protected function schema(): string {
		return TaxClassSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_whole(
			array_map( fn( TaxClass $tax_class ) => $this->answer_with( $tax_class, $request ), $this->query->all() )
		);
	}

	/**
	 * The class in a list, which is how WooCommerce answers here.
	 */
	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_all(
			[ $this->answer_with( $this->query->find( self::slug( $request ) ) ?? throw TaxClassRepository::missing(), $request ) ]
		);
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$tax_class = $this->repository->create( (string) ( new Params( $request ) )->string( 'name' ) );
		$this->save_additional_fields( $tax_class, $request );
		return $this->created( $this->answer_with( $tax_class, $request ), rest_url( "/wc/v3/taxes/classes/{$tax_class->slug}" ) );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( true !== ( new Params( $request ) )->bool( 'force' ) ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( 'There is no trash for tax classes. Send force=true to delete permanently.', 'storewright' ),
				[ 'status' => 501 ]
			);
		}
		return $this->answer_with( $this->repository->delete( self::slug( $request ) ), $request );
	}

	private static function slug( WP_REST_Request $request ): string {
		return sanitize_title( (string) ( new Params( $request ) )->string( 'slug' ) );
	}

	private function answer_with( TaxClass $tax_class, WP_REST_Request $request ): WP_REST_Response {
		return $this->respond(
			TaxClassSchema::item( $tax_class ),
			$request,
			[ 'collection' => [ 'href' => rest_url( '/wc/v3/taxes/classes' ) ] ]
		);
	}
}
