<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\Rest\ExpectedStatus;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `storewright/v3/products/reviews/{id}`: a review, whose status changes only from what the sender saw (`expected`).
 */
final class ReviewStatusController extends WritingController {

	public function register_routes(): void {
		$this->route(
			'/products/reviews/(?P<id>[\d]+)',
			Endpoint::action( $this->update( ... ), Permission::edit( 'moderate_comments' ), ExpectedStatus::argument() )
		);
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		self::refuse_guards( $request, [ 'expected' ] );
		$id       = (int) ( new Params( $request ) )->int( 'id' );
		$path     = "products/reviews/$id";
		$expected = ExpectedStatus::of( $request );
		if ( null === $expected ) {
			return WooCommerceApi::forward( $request, $path );
		}
		$database = $this->context->database;
		try {
			return $database->transaction(
				static function () use ( $database, $request, $id, $path, $expected ): WP_REST_Response {
					// WooCommerce, too, waits until this is done.
					$stored = $database->value( "SELECT comment_approved FROM {$database->table( 'comments' )} WHERE comment_ID = %d FOR UPDATE", $id );
					clean_comment_cache( $id );
					if ( null !== $stored ) {
						$expected->check_review( $stored );
					}
					return WooCommerceApi::forward( $request, $path );
				}
			);
		} finally {
			clean_comment_cache( $id );
		}
	}
}
