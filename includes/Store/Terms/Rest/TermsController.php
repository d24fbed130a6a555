<?php
declare(strict_types=1);

namespace Storewright\Store\Terms\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Field;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Store\Images\ImagePermissions;
use Storewright\Store\Images\ImageSet;
use Storewright\Store\Images\ImageUploads;
use Storewright\Store\Terms\CategoryCounts;
use Storewright\Store\Terms\Taxonomies;
use Storewright\Store\Terms\TaxonomyConfig;
use Storewright\Store\Terms\TermQuery;
use Storewright\Store\Terms\TermRepository;
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
	abstract protected function config( WP_REST_Request $request ): TaxonomyConfig;

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
			Endpoint::create(
				$this->create( ... ),
				Permission::create( $can['edit_terms'] ),
				$of + [ 'name' => [ 'required' => true ] + Field::text( __( 'Name that people read.', 'storewright' ) ) ]
			)
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

	/**
	 * Sets what a list says of how many products its categories have: those of the ones below count, too, as in WooCommerce's
	 * lists. One category alone says its own.
	 *
	 * @param string        $taxonomy
	 * @param list<WP_Term> $terms
	 */
	private function count( string $taxonomy, array $terms ): void {
		if ( Taxonomies::CATEGORY === $taxonomy ) {
			( new CategoryCounts( $this->context->database ) )->apply( $terms );
		}
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$config            = $this->config( $request );
		$paging            = Paging::of( $request );
		$criteria          = TermArguments::criteria( $request, $config->nested );
		[ $terms, $total ] = $this->query->page( $config->taxonomy, $criteria, $paging->limit, $paging->offset );
		if ( $config->illustrated ) {
			$this->query->prime_images( $terms );
		}
		$this->count( $config->taxonomy, $terms );
		return $this->respond_page(
			array_map( fn( WP_Term $term ) => $this->answer_with( $config, $term, $request ), $terms ),
			$total,
			$request
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		$config = $this->config( $request );
		return $this->answer_with( $config, $this->existing( $config, $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$config   = $this->config( $request );
		$images   = $this->images( $config, $request );
		$term     = $this->terms->create(
			$config,
			TermArguments::changes( $request, self::image_id( $images ) ),
			$images ?? new ImageSet( [] )
		);
		$response = $this->saved( $config, $term, $request );
		return $this->created( $response, $this->href( $request ) . "/{$term->term_id}" );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		$config = $this->config( $request );
		$term   = $this->existing( $config, $request );
		$images = $this->images( $config, $request );
		return $this->saved(
			$config,
			$this->terms->update(
				$config,
				$term->term_id,
				TermArguments::changes( $request, self::image_id( $images ) ),
				$images ?? new ImageSet( [] )
			),
			$request
		);
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$config = $this->config( $request );
		$term   = $this->existing( $config, $request );
		if ( true !== ( new Params( $request ) )->bool( 'force' ) ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( 'There is no trash for terms. Send force=true to delete permanently.', 'storewright' ),
				[ 'status' => 501 ]
			);
		}
		$request->set_param( 'context', 'edit' );
		$response = $this->answer_with( $config, $term, $request );
		$this->terms->delete( $config, $term->term_id );
		return $response;
	}

	private function saved( TaxonomyConfig $config, WP_Term $term, WP_REST_Request $request ): WP_REST_Response {
		$this->save_additional_fields( $term, $request );
		$request->set_param( 'context', 'edit' );
		return $this->answer_with( $config, $term, $request );
	}

	private function existing( TaxonomyConfig $config, WP_REST_Request $request ): WP_Term {
		return $this->query->find( $config->taxonomy, (int) ( new Params( $request ) )->int( 'id' ) ) ?? throw TermRepository::missing();
	}

	/**
	 * The image of the request, found or fetched; null where none is spoken of.
	 */
	private function images( TaxonomyConfig $config, WP_REST_Request $request ): ?ImageSet {
		if ( ! $config->illustrated || ! $request->has_param( 'image' ) ) {
			return null;
		}
		ImagePermissions::check( [ $request->get_param( 'image' ) ], 'image' );
		return ( new ImageUploads() )->fetch( [ $request->get_param( 'image' ) ], 0, 'image' );
	}

	/**
	 * @return int|null 0 where the image is to be taken away.
	 */
	private static function image_id( ?ImageSet $images ): ?int {
		return null === $images ? null : $images->ids[0] ?? 0;
	}

	private function answer_with( TaxonomyConfig $config, WP_Term $term, WP_REST_Request $request ): WP_REST_Response {
		$href  = $this->href( $request );
		$links = [
			'self'       => [ 'href' => "$href/{$term->term_id}" ],
			'collection' => [ 'href' => $href ],
		];
		if ( $config->nested && 0 !== $term->parent ) {
			$links['up'] = [ 'href' => "$href/{$term->parent}" ];
		}
		return $this->respond( TermFields::item( $config, $term ), $request, $links );
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
