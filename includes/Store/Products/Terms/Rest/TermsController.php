<?php
declare(strict_types=1);

namespace Storewright\Store\Products\Terms\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Products\Images\ImageSet;
use Storewright\Store\Products\Images\ImageUploads;
use Storewright\Store\Products\Terms\Taxonomies;
use Storewright\Store\Products\Terms\TermKind;
use Storewright\Store\Products\Terms\TermQuery;
use Storewright\Store\Products\Terms\TermRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_Term;

/**
 * Base of the resources whose items are terms. A subclass says which taxonomy, and where.
 */
abstract class TermsController extends Controller {

	protected const STRICT = false;

	protected readonly TermQuery $query;

	/**
	 * @param Context        $context
	 * @param TermRepository $terms   What writes.
	 * @param string         $path    Path of the collection, with its patterns.
	 */
	public function __construct( Context $context, protected readonly TermRepository $terms, private readonly string $path ) {
		parent::__construct( $context );
		$this->query     = new TermQuery();
		$this->namespace = 'wc/v3';
		$this->rest_base = ltrim( $path, '/' );
	}

	/**
	 * The kind of terms that a request is for.
	 *
	 * @throws \Storewright\Kernel\Errors\NotFound If there is no such taxonomy.
	 */
	abstract protected function kind( WP_REST_Request $request ): TermKind;

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$of   = $this->parents();
		$item = [ 'id' => TermArguments::integer( __( 'Id of the term.', 'storewright' ) ) ] + $of;
		$can  = Taxonomies::CAPABILITIES;
		$this->route(
			$this->path,
			Endpoint::read( $this->list( ... ), Permission::view( $can['manage_terms'] ), TermArguments::of_collection() + $of ),
			Endpoint::create( $this->create( ... ), Permission::create( $can['edit_terms'] ), $of + [ 'name' => [ 'required' => true ] + Field::text( __( 'Name that people read.', 'storewright' ) ) ] )
		);
		$this->batch_route( $this->path, Permission::batch( $can['edit_terms'] ) );
		$this->route(
			$this->path . '/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( $can['manage_terms'] ), $item + Collection::context() ),
			Endpoint::edit( $this->update( ... ), Permission::edit( $can['edit_terms'] ), $item ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( $can['delete_terms'] ), $item + Collection::force() )
		);
	}

	/**
	 * Arguments that the path has before the term's id.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	protected function parents(): array {
		return [];
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$kind              = $this->kind( $request );
		$paging            = Paging::of( $request );
		[ $terms, $total ] = $this->query->page( $kind->taxonomy, TermArguments::criteria( $request ), $paging->limit, $paging->offset );
		if ( $kind->illustrated ) {
			$this->query->prime_images( $terms );
		}
		return $this->respond_page( array_map( fn( WP_Term $term ) => $this->answer_with( $kind, $term, $request ), $terms ), $total, $request );
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$kind = $this->kind( $request );
		return $this->answer_with( $kind, $this->existing( $kind, $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$kind     = $this->kind( $request );
		$images   = $this->images( $kind, $request );
		$term     = $this->terms->create( $kind, TermArguments::changes( $request, self::image_id( $images ) ), $images ?? new ImageSet( [] ) );
		$response = $this->saved( $kind, $term, $request );
		return $this->created( $response, $this->href( $request ) . "/{$term->term_id}" );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$kind   = $this->kind( $request );
		$term   = $this->existing( $kind, $request );
		$images = $this->images( $kind, $request );
		return $this->saved( $kind, $this->terms->update( $kind, $term->term_id, TermArguments::changes( $request, self::image_id( $images ) ), $images ?? new ImageSet( [] ) ), $request );
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$kind = $this->kind( $request );
		$term = $this->existing( $kind, $request );
		if ( true !== ( new Params( $request ) )->bool( 'force' ) ) {
			return new WP_Error( 'woocommerce_rest_trash_not_supported', __( 'There is no trash for terms. Send force=true to delete for good.', 'storewright' ), [ 'status' => 501 ] );
		}
		$request->set_param( 'context', 'edit' );
		$response = $this->answer_with( $kind, $term, $request );
		$this->terms->delete( $kind, $term->term_id );
		return $response;
	}

	private function saved( TermKind $kind, WP_Term $term, WP_REST_Request $request ): WP_REST_Response {
		$this->save_additional_fields( $term, $request );
		$request->set_param( 'context', 'edit' );
		return $this->answer_with( $kind, $term, $request );
	}

	private function existing( TermKind $kind, WP_REST_Request $request ): WP_Term {
		return $this->query->find( $kind->taxonomy, (int) ( new Params( $request ) )->int( 'id' ) ) ?? throw TermRepository::missing();
	}

	/**
	 * The image of the request, found or fetched; null where none is spoken of.
	 */
	private function images( TermKind $kind, WP_REST_Request $request ): ?ImageSet {
		if ( ! $kind->illustrated || ! $request->has_param( 'image' ) ) {
			return null;
		}
		return ( new ImageUploads() )->fetch( [ $request->get_param( 'image' ) ], 0, 'image' );
	}

	/**
	 * @return int|null 0 where the image is to be taken away.
	 */
	private static function image_id( ?ImageSet $images ): ?int {
		return null === $images ? null : $images->ids[0] ?? 0;
	}

	private function answer_with( TermKind $kind, WP_Term $term, WP_REST_Request $request ): WP_REST_Response {
		$href  = $this->href( $request );
		$links = [
			'self'       => [ 'href' => "$href/{$term->term_id}" ],
			'collection' => [ 'href' => $href ],
		];
		if ( $kind->nested && 0 !== $term->parent ) {
			$links['up'] = [ 'href' => "$href/{$term->parent}" ];
		}
		return $this->respond( TermFields::item( $kind, $term ), $request, $links );
	}

	/**
	 * Address of the collection that the request is for.
	 */
	private function href( WP_REST_Request $request ): string {
		$path = (string) preg_replace_callback(
			'/\(\?P<(\w+)>[^)]*\)/',
			static fn( array $matches ) => (string) ( new Params( $request ) )->int( $matches[1] ),
			$this->path
		);
		return rest_url( "/{$this->namespace}$path" );
	}
}
