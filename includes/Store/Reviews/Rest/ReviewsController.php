<?php
declare(strict_types=1);

namespace Storewright\Store\Reviews\Rest;

use Storewright\Kernel\Context;
use Storewright\Rest\Collection;
use Storewright\Rest\Controller;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Paging;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\Rest\ExpectedStatus;
use Storewright\Store\Reviews\ReviewQuery;
use Storewright\Store\Reviews\ReviewRepository;
use WP_Comment;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `wc/v3/products/reviews`: what customers say of products.
 */
final class ReviewsController extends Controller {

	protected const STRICT = false;

	private const PATH = '/products/reviews';

	/**
	 * Capability for everything that is done to reviews.
	 */
	private const CAPABILITY = 'moderate_comments';

	/**
	 * Required fields of a new review.
	 */
	private const NEEDED = [ 'product_id', 'review', 'reviewer', 'reviewer_email' ];

	public function __construct(
		Context $context,
		private readonly ReviewQuery $query,
		private readonly ReviewRepository $reviews
	) {
		parent::__construct( $context );
		$this->namespace = 'wc/v3';
		$this->rest_base = 'products/reviews';
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$item   = [
			'id' => [
				'description' => __( 'Id of the review.', 'storewright' ),
				'type'        => 'integer',
			],
		];
		$needed = array_map(
			static fn( array $property ) => [ 'required' => true ] + $property,
			array_intersect_key( ReviewSchema::properties(), array_flip( self::NEEDED ) )
		);
		$this->route(
			self::PATH,
			Endpoint::read( $this->list( ... ), Permission::view( self::CAPABILITY ), ReviewArguments::of_collection() ),
			Endpoint::create( $this->create( ... ), Permission::create( self::CAPABILITY ), $needed )
		);
		$this->batch_route( self::PATH, Permission::batch( self::CAPABILITY ) );
		$this->route(
			self::PATH . '/(?P<id>[\d]+)',
			Endpoint::read( $this->show( ... ), Permission::view( self::CAPABILITY ), $item + Collection::context() ),
			Endpoint::edit( $this->update( ... ), Permission::edit( self::CAPABILITY ), $item + ExpectedStatus::argument() ),
			Endpoint::delete( $this->remove( ... ), Permission::delete( self::CAPABILITY ), $item + Collection::force() )
		);
	}

	protected function schema(): string {
		return ReviewSchema::class;
	}

	private function list( WP_REST_Request $request ): WP_REST_Response {
		$paging              = Paging::of( $request );
		[ $reviews, $total ] = $this->query->page( ReviewArguments::criteria( $request ), $paging->limit, $paging->offset );
		$verified            = $this->query->verified( $reviews );
		return $this->respond_page(
			array_map( fn( WP_Comment $review ) => $this->answer_with( $review, $verified, $request ), $reviews ),
			$total,
			$request
		);
	}

	private function show( WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with_one( $this->existing( $request ), $request );
	}

	private function create( WP_REST_Request $request ): WP_REST_Response {
		$review = $this->reviews->create( ReviewArguments::changes( $request ) );
		return $this->created( $this->saved( $review, $request ), rest_url( '/wc/v3' . self::PATH . "/{$review->comment_ID}" ) );
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		return $this->saved(
			$this->reviews->update(
				(int) $this->existing( $request )->comment_ID,
				ReviewArguments::changes( $request ),
				ExpectedStatus::of( $request )
			),
			$request
		);
	}

	private function remove( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$review = $this->existing( $request );
		$id     = (int) $review->comment_ID;
		$request->set_param( 'context', 'edit' );
		if ( true === ( new Params( $request ) )->bool( 'force' ) ) {
			$previous = $this->answer_with_one( $review, $request );
			$this->reviews->delete( $id, true );
			return new WP_REST_Response(
				[
					'deleted'  => true,
					'previous' => $previous->get_data(),
				]
			);
		}
		if ( in_array( constant( 'EMPTY_TRASH_DAYS' ), [ 0, '0', false ], true ) ) {
			return new WP_Error(
				'woocommerce_rest_trash_not_supported',
				__( 'This site keeps no trash. Send force=true to delete permanently.', 'storewright' ),
				[ 'status' => 501 ]
			);
		}
		if ( 'trash' === $review->comment_approved ) {
			return new WP_Error(
				'woocommerce_rest_already_trashed',
				__( 'The review is in the trash already.', 'storewright' ),
				[ 'status' => 410 ]
			);
		}
		return $this->answer_with_one( $this->reviews->delete( $id, false ), $request );
	}

	private function saved( WP_Comment $review, WP_REST_Request $request ): WP_REST_Response {
		$this->save_additional_fields( $review, $request );
		$request->set_param( 'context', 'edit' );
		return $this->answer_with_one( $review, $request );
	}

	private function existing( WP_REST_Request $request ): WP_Comment {
		return $this->query->find( (int) ( new Params( $request ) )->int( 'id' ) ) ?? throw ReviewRepository::missing();
	}

	private function answer_with_one( WP_Comment $review, WP_REST_Request $request ): WP_REST_Response {
		return $this->answer_with( $review, $this->query->verified( [ $review ] ), $request );
	}

	/**
	 * @param array<int, bool> $verified By id of the review.
	 */
	private function answer_with( WP_Comment $review, array $verified, WP_REST_Request $request ): WP_REST_Response {
		$href  = rest_url( '/wc/v3' . self::PATH );
		$links = [
			'self'       => [ 'href' => "$href/{$review->comment_ID}" ],
			'collection' => [ 'href' => $href ],
			'up'         => [ 'href' => rest_url( "/wc/v3/products/{$review->comment_post_ID}" ) ],
		];
		if ( (int) $review->user_id > 0 ) {
			$links['reviewer'] = [
				'href'       => rest_url( "wp/v2/users/{$review->user_id}" ),
				'embeddable' => true,
			];
		}
		$item = ReviewSchema::item( $review, $verified[ (int) $review->comment_ID ] ?? false, 'edit' === $request->get_param( 'context' ) );
		return $this->respond( $item, $request, $links );
	}
}
