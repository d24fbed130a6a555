<?php
declare(strict_types=1);

namespace Storewright\Store\Attributes\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Attributes\Attribute;
use Storewright\Store\Attributes\AttributeChanges;
use Storewright\Store\Attributes\AttributeQuery;
use Storewright\Store\Attributes\AttributeRepository;
use Storewright\Store\Terms\Rest\TermArguments;
use Storewright\Store\Terms\Taxonomies;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/products/attributes`: properties that products share, such as color.
 */
final class AttributesController extends Controller {

	protected const STRICT = false;

	private const PATH = '/products/attributes';

	public function __construct(
		Context $context,
		private readonly AttributeQuery $query,
		private readonly AttributeRepository $attributes
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'products/attributes';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$can  = Taxonomies::CAPABILITIES;
		$item = [ 'id' => TermArguments::integer( __( 'Id of the attribute.', 'storewright' ) ) ];
		$this->route(
			self::PATH,
			Endpoint::read( $this->list( ... ), Permission::view( $can['manage_terms'] ), Collection::context() ),
			Endpoint::create(
				$this->create( ... ),
				Permission::create( $can['edit_terms'] ),
				[ 'name' => [ 'required' => true ] + Field::text( __( 'Name that people read.', 'storewright' ) ) ]
			)
		);
		$this->batch_route( self::PATH, Permission::batch( $can['edit_terms'] ) );
		$this->route(
			self::PATH . '/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( $can['manage_terms'] ), $item + Collection::context() ),
			Endpoint::edit( $this->update( ... ), Permission::edit( $can['edit_terms'] ), $item ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( $can['delete_terms'] ), $item + Collection::force( true ) )
		);
	}

	protected function schema(): string {
		return AttributeSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		return $this->respond_whole(
			array_map( fn( Attribute $attribute ) => $this->answer_with( $attribute, $request ), $this->query->all() )
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$attribute = $this->attributes->create( self::changes( $request ) );
		return $this->created( $this->saved( $attribute, $request ), rest_url( '/wc/v3' . self::PATH . "/{$attribute->id}" ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		return $this->saved( $this->attributes->update( $this->existing( $request )->id, self::changes( $request ) ), $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$attribute = $this->existing( $request );
		if ( true !== ( new Params( $request ) )->bool( 'force' ) ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( 'There is no trash for attributes. Send force=true to delete permanently.', 'storewright' ),
				[ 'status' => 501 ]
			);
		}
		$request->set_param( 'context', 'edit' );
		return $this->answer_with( $this->attributes->delete( $attribute->id ), $request );
	}

	private function saved( Attribute $attribute, WP_REST_Request $request ): WP_REST_Response {
		$this->save_additional_fields( $attribute, $request );
		$request->set_param( 'context', 'edit' );
		return $this->answer_with( $attribute, $request );
	}

	private function existing( WP_REST_Request $request ): Attribute {
		return $this->query->stored( (int) ( new Params( $request ) )->int( 'id' ) ) ?? throw AttributeRepository::missing();
	}

	private static function changes( WP_REST_Request $request ): AttributeChanges {
		$params = new Params( $request );
		return new AttributeChanges(
			$params->string( 'name' ),
			$params->string( 'slug' ),
			$params->string( 'type' ),
			$params->string( 'order_by' ),
			$params->bool( 'has_archives' )
		);
	}

	private function answer_with( Attribute $attribute, WP_REST_Request $request ): WP_REST_Response {
		$href = rest_url( '/wc/v3' . self::PATH );
		return $this->respond(
			AttributeSchema::item( $attribute ),
			$request,
			[
				'self'       => [ 'href' => "$href/{$attribute->id}" ],
				'collection' => [ 'href' => $href ],
			]
		);
	}
}
