<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Storewright\Companion\Shop\CachedOrders;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\Rest\ExpectedStatus;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `storewright/v3/orders/{id}`: an order, whose status changes only from what the sender saw (`expected`).
 */
final class OrderStatusController extends WritingController {

	public function register_routes(): void {
		$this->route(
			'/orders/(?P<id>[\d]+)',
			Endpoint::action( $this->update( ... ), Permission::edit( 'edit_shop_orders' ), ExpectedStatus::argument() )
		);
	}

	private function update( WP_REST_Request $request ): WP_REST_Response {
		self::refuse_guards( $request, [ 'expected' ] );
		$id       = (int) ( new Params( $request ) )->int( 'id' );
		$expected = ExpectedStatus::of( $request );
		return null === $expected ? WooCommerceApi::forward( $request, "orders/$id" ) : $this->update_expected( $request, $id, $expected );
	}

	private function update_expected( WP_REST_Request $request, int $id, ExpectedStatus $expected ): WP_REST_Response {
		// As others have just stored it; and for them, once it is committed.
		CachedOrders::forget( $id );
		try {
			$saved = ( new OrderStatusGuard( $this->context->database, $id, $expected ) )->around(
				static fn(): WP_REST_Response => WooCommerceApi::forward( $request, "orders/$id" )
			);
		} finally {
			CachedOrders::forget( $id );
		}
		return $saved ?? self::as_it_is( $request, $id, $expected );
	}

	/**
	 * @throws Conflict If more than the status was sent, which is not saved either.
	 */
	private static function as_it_is( WP_REST_Request $request, int $id, ExpectedStatus $expected ): WP_REST_Response {
		$others = array_diff_key( $request->get_json_params() ?? $request->get_body_params(), array_flip( [ 'id', 'status', 'expected' ] ) );
		if ( [] !== $others ) {
			throw ExpectedStatus::order_conflict( $expected->wished_order(), wc_get_order_status_name( $expected->wished_order() ) );
		}
		return WooCommerceApi::send( 'GET', "orders/$id" );
	}
}
