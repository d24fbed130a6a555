<?php
declare(strict_types=1);

namespace Storewright\Companion\Rest;

use Automattic\WooCommerce\Utilities\OrderUtil;
use Closure;
use Storewright\Database\Connection;
use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\StorageFailed;
use Storewright\Kernel\Errors\Unavailable;
use Storewright\Shop\Rest\ExpectedStatus;
use Throwable;
use WC_Abstract_Order;
use WP_REST_Response;

/**
 * Looks at an order's status right before WooCommerce writes another one. The row is locked from then until it is written, and no longer:
 * what follows (other plugins, stock, emails) is outside the transaction, and may save the order again as it likes.
 */
final class OrderStatusGuard {

	private bool $is_open = false;

	/**
	 * Whether WooCommerce has said that it is about to save the order: plugins have classes of orders that don't.
	 */
	private bool $is_asked = false;

	/**
	 * Whether the save that writes the status has come.
	 */
	private bool $is_last = false;

	/**
	 * @var list<array{string, Closure(mixed): void, int}> Hook, listener and priority.
	 */
	private array $listeners = [];

	/**
	 * @param Connection     $database
	 * @param int            $id       The order's.
	 * @param ExpectedStatus $expected
	 */
	public function __construct(
		private readonly Connection $database,
		private readonly int $id,
		private readonly ExpectedStatus $expected
	) {}

	/**
	 * Has WooCommerce save the order.
	 *
	 * @template T
	 * @param Closure(): T $save
	 * @return T|null What WooCommerce answered, its refusal too. Null where somebody else has given it the same status since WooCommerce
	 *                read it: nothing is saved, nobody told again.
	 * @throws Throwable What kept the order from being saved; then nobody was told of a new status.
	 */
	public function around( Closure $save ): mixed {
		$this->listen( 'woocommerce_before_order_object_save', $this->before( ... ), PHP_INT_MAX );
		$this->listen( 'woocommerce_update_order', $this->written( ... ), PHP_INT_MIN );
		$this->listen( 'woocommerce_after_order_object_save', $this->written( ... ), PHP_INT_MIN );
		$this->listen( 'woocommerce_order_status_' . $this->expected->wished_order(), $this->refuse_unwritten( ... ), PHP_INT_MIN );
		try {
			$result = $save();
			$this->refuse_unwritten( $this->id );
			// What WooCommerce refuses before it saves anything, it says itself.
			if ( ! $this->is_asked && ! ( $result instanceof WP_REST_Response && $result->is_error() ) ) {
				throw new StorageFailed(
					'storewright_status_not_checked',
					__( 'The status was not checked before it was saved. Look at the order, and change the status again if it is wrong.', 'storewright' )
				);
			}
			return $result;
		} catch ( NotSaved $failure ) {
			return null === $failure->cause ? null : throw $failure->cause;
		} finally {
			$this->stop_listening();
			$this->undo();
		}
	}

	private function before( mixed $order ): void {
		if ( $this->is_open || ! $order instanceof WC_Abstract_Order || $order->get_id() !== $this->id ) {
			return;
		}
		$this->is_asked = true;
		try {
			$this->database->begin();

			$this->is_open = true;

			$now = $this->check();
		} catch ( Throwable $error ) {
			throw new NotSaved( $error );
		}
		if ( $this->expected->is_wished_order( $now ) && ! $this->expected->is_wished_order( self::status_read( $order ) ) ) {
			throw new NotSaved();
		}
		// Where items are sent as well, WooCommerce saves the order with its new total first.
		$this->is_last = isset( $order->get_changes()['status'] ) || $this->expected->is_wished_order( $order->get_status() );
	}

	/**
	 * @param mixed $order The order, or its id.
	 */
	private function written( mixed $order ): void {
		if ( ! $this->is_open || ! $this->is_mine( $order ) ) {
			return;
		}
		$this->is_open = false;
		if ( $this->is_last ) {
			$this->stop_listening();
		}
		try {
			$this->database->commit();
		} catch ( Throwable $error ) {
			throw new NotSaved( $error );
		}
	}

	/**
	 * WooCommerce logs what keeps it from writing, and tells of the new status nevertheless.
	 *
	 * @param mixed $order The order, or its id.
	 */
	private function refuse_unwritten( mixed $order ): void {
		if ( $this->is_open && $this->is_mine( $order ) ) {
			throw new NotSaved(
				new StorageFailed( 'storewright_database_failed', __( 'The change could not be saved. Please try again.', 'storewright' ) )
			);
		}
	}

	/**
	 * @return string Its status now.
	 * @throws Conflict If somebody else was faster.
	 */
	private function check(): string {
		$database = $this->database;
		$status   = OrderUtil::custom_orders_table_usage_is_enabled()
			? $database->value( "SELECT status FROM {$database->table( 'wc_orders' )} WHERE id = %d FOR UPDATE", $this->id )
			: $database->value( "SELECT post_status FROM {$database->table( 'posts' )} WHERE ID = %d FOR UPDATE", $this->id );
		$now      = (string) preg_replace( '/^wc-/', '', (string) $status );
		$this->expected->check_order( $now, wc_get_order_status_name( $now ) );
		return $now;
	}

	/**
	 * The status that an order had when WooCommerce read it.
	 */
	private static function status_read( WC_Abstract_Order $order ): string {
		$status = $order->get_base_data()['status'] ?? '';
		return is_string( $status ) ? $status : '';
	}

	private function is_mine( mixed $order ): bool {
		return ( $order instanceof WC_Abstract_Order ? $order->get_id() : $order ) === $this->id;
	}

	private function undo(): void {
		if ( ! $this->is_open ) {
			return;
		}
		$this->is_open = false;
		try {
			$this->database->roll_back();
		} catch ( StorageFailed | Unavailable ) {
			// It is logged, and the database undoes what is open when the connection ends; the client has to know the cause.
			return;
		}
	}

	/**
	 * @param string                   $hook
	 * @param Closure(mixed): void $listener
	 * @param int                      $priority
	 */
	private function listen( string $hook, Closure $listener, int $priority ): void {
		add_action( $hook, $listener, $priority );
		$this->listeners[] = [ $hook, $listener, $priority ];
	}

	private function stop_listening(): void {
		foreach ( $this->listeners as [ $hook, $listener, $priority ] ) {
			remove_action( $hook, $listener, $priority );
		}
		$this->listeners = [];
	}
}
