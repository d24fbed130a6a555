<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Storewright\Companion\Shop\CachedOrders;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Rest\Endpoint;
use Storewright\Rest\Params;
use Storewright\Rest\Permission;
use Storewright\Shop\Rest\ExpectedStatus;
use WC_Abstract_Order;
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

	/**
	 * The row is locked and looked at right before WooCommerce writes it, and no longer than until it is written: what
	 * follows (other plugins, stock, e-mails) is outside the transaction.
	 */
	private function update_expected( WP_REST_Request $request, int $id, ExpectedStatus $expected ): WP_REST_Response {
		$database = $this->context->database;
		$is_open  = false;
		$check    = function ( mixed $order ) use ( $database, $id, $expected, &$is_open ): void {
			if ( ! $is_open && $order instanceof WC_Abstract_Order && $order->get_id() === $id ) {
				$database->begin();
				$is_open = true;
				try {
					$this->check( $id, $expected );
				} catch ( Conflict $conflict ) {
					throw new ChangedMeanwhile( $conflict );
				}
			}
		};
		$keep     = static function ( mixed $order ) use ( $database, $id, &$is_open ): void {
			if ( $is_open && ( $order instanceof WC_Abstract_Order ? $order->get_id() : $order ) === $id ) {
				$is_open = false;
				$database->commit();
			}
		};
		// As others have just stored it; and for them, once it is committed.
		CachedOrders::forget( $id );
		add_action( 'woocommerce_before_order_object_save', $check, PHP_INT_MAX );
		add_action( 'woocommerce_update_order', $keep, PHP_INT_MIN );
		add_action( 'woocommerce_after_order_object_save', $keep, PHP_INT_MIN );
		try {
			return WooCommerceApi::forward( $request, "orders/$id" );
		} catch ( ChangedMeanwhile $changed ) {
			throw $changed->conflict;
		} finally {
			remove_action( 'woocommerce_before_order_object_save', $check, PHP_INT_MAX );
			remove_action( 'woocommerce_update_order', $keep, PHP_INT_MIN );
			remove_action( 'woocommerce_after_order_object_save', $keep, PHP_INT_MIN );
			if ( $is_open ) {
				$database->roll_back();
			}
			CachedOrders::forget( $id );
		}
	}

	/**
	 * @throws Conflict If somebody else was faster.
	 */
	private function check( int $id, ExpectedStatus $expected ): void {
		$database = $this->context->database;
		$status   = OrderUtil::custom_orders_table_usage_is_enabled()
			? $database->value( "SELECT status FROM {$database->table( 'wc_orders' )} WHERE id = %d FOR UPDATE", $id )
			: $database->value( "SELECT post_status FROM {$database->table( 'posts' )} WHERE ID = %d FOR UPDATE", $id );
		$now      = (string) preg_replace( '/^wc-/', '', (string) $status );
		$expected->check_order( $now, wc_get_order_status_name( $now ) );
	}
}
