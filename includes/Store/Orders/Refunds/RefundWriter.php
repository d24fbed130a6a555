<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Errors\NotFound;
use Storewright\Kernel\Events;
use Storewright\Kernel\Log;
use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Model\Quantity;
use Storewright\Store\Orders\Model\RefundDetails;
use Storewright\Store\Orders\Query\OrderQuery;
use Storewright\Store\Orders\Write\CalculationSettings;
use Storewright\Store\Orders\Write\OrderRepository;
use Storewright\Store\Products\Inventory\StockKeeper;
use Storewright\Store\Products\ProductServices;
use Storewright\Store\Products\StockHistory\StockCause;
use Throwable;

/**
 * Makes and removes refunds. What is left of an order is looked at and taken under its lock: never more goes back than was paid.
 */
final class RefundWriter {

	public function __construct(
		private readonly ProductServices $products,
		private readonly OrderQuery $query,
		private readonly OrderRepository $orders,
		private readonly CalculationSettings $rules,
		private readonly GatewayRefunds $gateways,
		private readonly Log $log
	) {}

	/**
	 * Refunds an order: all of it, an amount, or some items. Where nothing is left of it, it becomes refunded.
	 *
	 * Money that the payment provider is to give back is recorded once it is on its way: what the provider refuses was never a refund.
	 * Meanwhile nobody else changes the order, so that it can't be given back twice.
	 *
	 * @param int        $order_id
	 * @param RefundRequest $request
	 * @return Order The refund.
	 * @throws NotFound     If there is no such order.
	 * @throws InvalidInput If it can't be made; `woocommerce_rest_cannot_create_order_refund` where too little is left, or the
	 *                      payment provider refuses.
	 */
	public function create( int $order_id, RefundRequest $request ): Order {
		if ( ! $request->by_gateway ) {
			[ $refund, $stock ] = $this->recorded( $order_id, fn() => $this->draft( $order_id, $request ), $request );
		} else {
			[ $refund, $stock ] = $this->orders->alone( $order_id, fn() => $this->given_back( $order_id, $request ) );
		}
		Events::attempt( fn() => $this->announce( $refund, $stock ) );
		return $refund;
	}

	/**
	 * Has the payment provider give the money back, and records that.
	 *
	 * @return array{Order, StockKeeper} The refund, and what moved stock for it.
	 */
	private function given_back( int $order_id, RefundRequest $request ): array {
		$order = $this->existing( $order_id );
		$this->gateways->check( $order );
		$draft  = $this->draft( $order_id, $request );
		$amount = self::details( $draft )->amount;
		$note   = $this->gateways->refund( $order, $amount, $request->reason );

		$draft->refund = new RefundDetails( $amount, $request->reason, $request->user_id, true );
		$write         = function () use ( $draft, $note ): Order {
			$this->gateways->recorded( $note );
			return clone $draft;
		};
		try {
			return $this->recorded( $order_id, $write, $request );
		} catch ( Throwable $failure ) {
			$this->log->error( "The payment provider gave back $amount of order $order_id, which could not be recorded: {$failure->getMessage()}" );
			throw $failure;
		}
	}

	/**
	 * Writes a refund together with what follows from it.
	 *
	 * @param int               $order_id
	 * @param callable(): Order $draft    Answers the refund, which is not stored yet.
	 * @param RefundRequest     $request
	 * @return array{Order, StockKeeper} The refund, and what moved stock for it.
	 */
	private function recorded( int $order_id, callable $draft, RefundRequest $request ): array {
		return $this->orders->with_order_lock(
			$order_id,
			function () use ( $order_id, $draft, $request ): array {
				// A new one each time: it remembers what it moved, also in an attempt that the database undid.
				$stock = $this->products->stock_keeper( StockCause::refund( $order_id ) );
				return [ $this->finished( $this->orders->create( $draft() ), $request, $stock ), $stock ];
			}
		);
	}

	/**
	 * Removes a refund for good. What came back to stock stays there, and so does the order's status.
	 *
	 * @return Order The refund as it was.
	 */
	public function delete( Order $refund ): Order {
		$deleted = $this->orders->delete( $refund->id );

		/**
		 * A refund was removed.
		 *
		 * @param int   $order_id The order that it belonged to.
		 * @param Order $refund   The refund as it was.
		 */
		Events::dispatch( 'storewright_refund_deleted', $deleted->parent_id, $deleted );
		return $deleted;
	}

	private function draft( int $order_id, RefundRequest $request ): Order {
		$order = $this->existing( $order_id );
		if ( OrderStatus::TRASH === $order->status ) {
			throw new InvalidInput( 'woocommerce_rest_cannot_create_order_refund', __( 'The order is in the trash.', 'storewright' ) );
		}
		return ( new RefundDraft( $order, $this->remainder( $order ), $this->rules->decimals() ) )->of( $request );
	}

	/**
	 * Does to the order what follows from the refund.
	 */
	private function finished( Order $refund, RefundRequest $request, StockKeeper $stock ): Order {
		$this->orders->update(
			$refund->parent_id,
			function ( Order $order ) use ( $refund, $request, $stock ): void {
				if ( $request->restock ) {
					$this->restock( $order, $refund, $stock );
				}
				$status = $this->remainder( $order )->amount()->isZero() ? $this->status_when_refunded( $order ) : null;
				if ( null !== $status ) {
					$order->status = $status;
				}
			}
		);
		return $refund;
	}

	/**
	 * Puts back what came back, as far as the order still holds it: no piece returns twice, whatever happens to the order later.
	 */
	private function restock( Order $order, Order $refund, StockKeeper $stock ): void {
		$back = [];
		foreach ( $refund->line_items() as $part ) {
			$line = $order->item( $part->refunded_item_id );
			if ( ! $line instanceof LineItem || null === $line->reduced_stock ) {
				continue;
			}
			$pieces = min( -$part->quantity, $line->reduced_stock );
			if ( 0 < $pieces ) {
				$line->reduced_stock = Quantity::exact( $line->reduced_stock - $pieces );

				$back[ $line->stock_product_id() ] = ( $back[ $line->stock_product_id() ] ?? 0 ) + $pieces;
			}
		}
		if ( [] !== $back ) {
			$stock->put_back( array_map( static fn( int|float $quantity ) => (string) Quantity::exact( $quantity ), $back ) );
		}
	}

	private function status_when_refunded( Order $order ): ?string {
		/**
		 * Filters the status that an order gets when nothing is left of it to give back.
		 *
		 * @param string $status Status without prefix, '' to leave it as it is: `refunded`.
		 * @param Order  $order  The order.
		 */
		$status = apply_filters( 'storewright_fully_refunded_status', OrderStatus::REFUNDED, $order );
		return is_string( $status ) && OrderStatus::exists( $status ) ? $status : null;
	}

	private function announce( Order $refund, StockKeeper $stock ): void {
		$stock->announce();
		RefundEvents::refunded( $refund, $this->remainder( $this->existing( $refund->parent_id ) )->amount()->isZero() );
	}

	private function remainder( Order $order ): RefundableAmount {
		return new RefundableAmount( $order, $this->query->refunds_of( [ $order->id ] )[ $order->id ] ?? [] );
	}

	private function existing( int $order_id ): Order {
		$order = $this->query->find( $order_id );
		if ( null === $order ) {
			throw new NotFound( 'woocommerce_rest_order_invalid_id', __( 'There is no order with this id.', 'storewright' ) );
		}
		return $order;
	}

	private static function details( Order $refund ): RefundDetails {
		return $refund->refund ?? new RefundDetails( (string) Money::of( $refund->total )->negated() );
	}
}
