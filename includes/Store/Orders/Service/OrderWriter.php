<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Service;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Options;
use Storewright\Store\Orders\Items\CouponItem;
use Storewright\Store\Orders\Items\LineItem;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderRepository;
use Storewright\Store\Orders\OrderStatus;

/**
 * Makes and changes orders as clients wish: fields, items, coupons, amounts, payment, status.
 */
final class OrderWriter {

	private const FROM_REST = 'rest-api';

	/**
	 * Statuses in which an order is not paid yet, and can be.
	 */
	private const PAYABLE = [ OrderStatus::PENDING, OrderStatus::ON_HOLD, OrderStatus::FAILED, OrderStatus::CANCELLED, OrderStatus::CHECKOUT_DRAFT, OrderStatus::AUTO_DRAFT ];

	public function __construct(
		private readonly Options $options,
		private readonly OrderRepository $orders,
		private readonly HeadChanges $head,
		private readonly ItemChanges $items,
		private readonly OrderCoupons $coupons,
		private readonly OrderCalculator $calculator,
		private readonly OrderTaxes $taxes,
		private readonly ShopRules $rules,
		private readonly ProductFinder $products,
		private readonly StatusNotes $notes
	) {}

	/**
	 * Makes an order.
	 *
	 * @param array<array-key, mixed> $wish The fields of REST's orders.
	 * @throws InvalidInput If it can't be made as it is wished.
	 */
	public function create( array $wish ): Order {
		$given                     = new Given( $wish );
		$order                     = new Order();
		$order->created_via        = self::FROM_REST;
		$order->currency           = $given->text( 'currency' ) ?? $this->options->string( 'woocommerce_currency', 'USD' );
		$order->prices_include_tax = $this->rules->prices_include_tax();
		$order->status             = OrderStatus::PENDING;
		$this->head->apply( $order, $given );
		$priced = $this->items->apply( $order, $given );
		$this->coupons->apply( $order, $given );
		$this->calculator->calculate( $order, $priced, [] !== $order->coupon_items(), [] );
		$this->change_status( $order, $given, true );
		return $this->orders->create( $order );
	}

	/**
	 * Changes an order; what is not wished stays as it is, whoever changes it at the same time. Amounts are calculated anew where
	 * items or the address of the taxes are other ones.
	 *
	 * @param int                     $id
	 * @param array<array-key, mixed> $wish Some of the fields of REST's orders.
	 * @throws NotFound     If there is no such order.
	 * @throws InvalidInput If it can't be changed as it is wished.
	 */
	public function update( int $id, array $wish ): Order {
		$given = new Given( $wish );
		$write = fn(): Order => $this->orders->update( $id, fn( Order $order ) => $this->change( $order, $given ) );
		return true === $given->bool( 'manual_update' ) ? $this->notes->signed_by( wp_get_current_user(), $write ) : $write();
	}

	private function change( Order $order, Given $given ): void {
		$before = clone $order;
		$this->head->check_currency( $order, $given );
		$this->head->apply( $order, $given );
		$priced      = $this->items->apply( $order, $given );
		$new_coupons = $this->coupons->apply( $order, $given );
		if ( $new_coupons || ! Worth::is_same( $before, $order ) || $this->is_taxed_elsewhere( $before, $order ) ) {
			$this->calculator->calculate( $order, $priced, $new_coupons, array_map( static fn( CouponItem $item ) => $item->name, $before->coupon_items() ) );
		}
		$this->change_status( $order, $given, false );
	}

	private function is_taxed_elsewhere( Order $before, Order $order ): bool {
		$moved = $before->billing->fields() !== $order->billing->fields() || $before->shipping->fields() !== $order->shipping->fields();
		return $moved && get_object_vars( $this->taxes->place( $before ) ) !== get_object_vars( $this->taxes->place( $order ) );
	}

	private function change_status( Order $order, Given $given, bool $is_new ): void {
		$status = $given->text( 'status' );
		if ( null !== $status && '' !== $status ) {
			$order->status = OrderStatus::plain( $status );
		}
		if ( true === $given->bool( 'set_paid' ) && in_array( $order->status, self::PAYABLE, true ) && ( $is_new || OrderState::needs_payment( $order ) || OrderStatus::ON_HOLD === $order->status ) ) {
			$order->status = $this->status_when_paid( $order );
		}
	}

	/**
	 * Where there is nothing to send, a paid order is complete.
	 */
	private function status_when_paid( Order $order ): string {
		$products = $this->products->several( array_map( static fn( LineItem $item ) => $item->stock_product_id(), $order->line_items() ) );
		$status   = OrderState::needs_processing( $order, $products ) ? OrderStatus::PROCESSING : OrderStatus::COMPLETED;
		/**
		 * Filters the status that an order gets when it is paid.
		 *
		 * @param string $status Status without prefix: `processing`, or `completed` where nothing is to be sent.
		 * @param Order  $order  The order.
		 */
		$filtered = apply_filters( 'storewright_paid_order_status', $status, $order );
		return is_string( $filtered ) && OrderStatus::exists( $filtered ) ? $filtered : $status;
	}
}
