<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Write;

use Storewright\Kernel\Errors\Conflict;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Options;
use Storewright\Shop\Rest\ExpectedStatus;
use Storewright\Store\Orders\Model\CouponItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;

/**
 * Makes and changes orders as clients ask: fields, items, coupons, amounts, payment, status.
 */
final class OrderWriter {

	private const FROM_REST = 'rest-api';

	/**
	 * The parameter by which a client wants more than is in stock refused. Marketplaces have sold it already and leave it out.
	 */
	public const CHECK_STOCK = 'check_stock';

	/**
	 * Statuses in which an order is not paid yet, and can be.
	 */
	private const PAYABLE = [
		OrderStatus::PENDING,
		OrderStatus::ON_HOLD,
		OrderStatus::FAILED,
		OrderStatus::CANCELLED,
		OrderStatus::CHECKOUT_DRAFT,
		OrderStatus::AUTO_DRAFT,
	];

	public function __construct(
		private readonly Options $options,
		private readonly OrderRepository $orders,
		private readonly OrderFieldsUpdater $head,
		private readonly OrderItemsUpdater $items,
		private readonly OrderCoupons $coupons,
		private readonly OrderCalculator $calculator,
		private readonly OrderTaxes $taxes,
		private readonly CalculationSettings $rules,
		private readonly ProductFinder $products
	) {}

	/**
	 * Makes an order.
	 *
	 * @param array<array-key, mixed> $input The fields of REST's orders.
	 * @throws InvalidInput If it can't be made as it is wished.
	 */
	public function create( array $input ): Order {
		return $this->orders->create( $this->made( new RequestData( $input ) ) );
	}

	/**
	 * An order as create() or update() would make it, with all its amounts: nothing is written, and nothing follows.
	 *
	 * @param Order|null              $order The order as it is, null for a new one; stays as it is.
	 * @param array<array-key, mixed> $input As for create() and update().
	 * @throws InvalidInput If it can't be made as it is wished.
	 */
	public function preview( ?Order $order, array $input ): Order {
		if ( null === $order ) {
			return $this->made( new RequestData( $input ) );
		}
		$changed = clone $order;
		$this->change( $changed, new RequestData( $input ) );
		return $changed;
	}

	/**
	 * @throws InvalidInput If it can't be made as it is wished.
	 */
	private function made( RequestData $data ): Order {
		$order                     = new Order();
		$order->created_via        = self::FROM_REST;
		$order->currency           = $data->text( 'currency' ) ?? $this->options->string( 'woocommerce_currency', 'USD' );
		$order->prices_include_tax = $this->rules->prices_include_tax();
		$order->status             = OrderStatus::PENDING;
		$this->head->apply( $order, $data );
		$priced = $this->items->apply( $order, $data );
		$this->coupons->apply( $order, $data );
		$this->calculator->calculate( $order, $priced, [] !== $order->coupon_items(), [] );
		$order->may_oversell = true !== $data->bool( self::CHECK_STOCK );
		$this->change_status( $order, $data, true );
		return $order;
	}

	/**
	 * Changes an order; what is not wished stays as it is, whoever changes it at the same time. Amounts are calculated anew where
	 * items or the address of the taxes are other ones.
	 *
	 * @param int                     $id
	 * @param array<array-key, mixed> $input Some of the fields of REST's orders.
	 * @param ExpectedStatus|null     $expected The status that it is to have until then; null for any.
	 * @throws NotFound     If there is no such order.
	 * @throws Conflict     If it has another status by now.
	 * @throws InvalidInput If it can't be changed as it is wished.
	 */
	public function update( int $id, array $input, ?ExpectedStatus $expected = null ): Order {
		$data = new RequestData( $input );
		return $this->orders->update(
			$id,
			function ( Order $order ) use ( $data, $expected ): void {
				if ( $order->is_refund() ) {
					throw OrderRepository::missing();
				}
				$expected?->check_order( $order->status, OrderStatus::label( $order->status ) );
				$this->change( $order, $data );
			}
		);
	}

	private function change( Order $order, RequestData $data ): void {
		$before = clone $order;
		$this->head->check_currency( $order, $data );
		$this->head->apply( $order, $data );
		$priced      = $this->items->apply( $order, $data );
		$new_coupons = $this->coupons->apply( $order, $data );
		if ( $new_coupons || ! PricingFingerprint::is_same( $before, $order ) || $this->is_taxed_elsewhere( $before, $order ) ) {
			$this->calculator->calculate(
				$order,
				$priced,
				$new_coupons,
				array_map( static fn( CouponItem $item ) => $item->name, $before->coupon_items() )
			);
		}
		$order->may_oversell = true !== $data->bool( self::CHECK_STOCK );
		$order->changed_by   = true === $data->bool( 'manual_update' ) ? get_current_user_id() : 0;
		$this->change_status( $order, $data, false );
	}

	private function is_taxed_elsewhere( Order $before, Order $order ): bool {
		$moved = $before->billing->fields() !== $order->billing->fields() || $before->shipping->fields() !== $order->shipping->fields();
		return $moved && get_object_vars( $this->taxes->place( $before ) ) !== get_object_vars( $this->taxes->place( $order ) );
	}

	private function change_status( Order $order, RequestData $data, bool $is_new ): void {
		$status = $data->text( 'status' );
		if ( null !== $status && '' !== $status ) {
			$order->status = OrderStatus::plain( $status );
		}
		if (
			true === $data->bool( 'set_paid' )
			&& in_array( $order->status, self::PAYABLE, true )
			&& ( $is_new || OrderState::needs_payment( $order ) || OrderStatus::ON_HOLD === $order->status ) ) {

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
