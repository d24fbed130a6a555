<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\Item;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\Quantity;
use Storewright\Store\Orders\Model\ShippingItem;

/**
 * The part of an order that was not refunded yet: in all, and of each item.
 */
final class RefundableAmount {

	/**
	 * @param Order       $order
	 * @param list<Order> $refunds Every refund of it.
	 */
	public function __construct( private readonly Order $order, private readonly array $refunds ) {}

	/**
	 * Money with tax that may still be given back; nothing where the order was lowered below what was given back already.
	 */
	public function amount(): BigDecimal {
		$left = Money::of( $this->order->total );
		foreach ( $this->refunds as $refund ) {
			// A refund's total is negative.
			$left = $left->plus( Money::of( $refund->total ) );
		}
		return BigDecimal::max( $left, BigDecimal::zero() );
	}

	/**
	 * How many amounts were rounded for what was given back so far.
	 */
	public function parts(): int {
		return array_sum( array_map( static fn( Order $refund ) => count( $refund->items ), $this->refunds ) );
	}

	/**
	 * Returns the remainder of one of the order's items; null where its kind can't be refunded.
	 */
	public function of( Item $item ): ?RefundableItem {
		if ( ! $item instanceof LineItem && ! $item instanceof ShippingItem && ! $item instanceof FeeItem ) {
			return null;
		}
		$quantity = $item instanceof LineItem ? $item->quantity : 0;
		$total    = Money::of( $item->total );
		$taxes    = array_map( Money::of( ... ), $item->taxes );
		foreach ( $this->refunded( $item ) as $part ) {
			$quantity += $part instanceof LineItem ? $part->quantity : 0;
			$total     = $total->plus( Money::of( $part->total ) );
			foreach ( $part->taxes as $rate => $tax ) {
				$taxes[ $rate ] = ( $taxes[ $rate ] ?? BigDecimal::zero() )->plus( Money::of( $tax ) );
			}
		}
		return new RefundableItem( Quantity::exact( max( 0, $quantity ) ), $total, $taxes );
	}

	/**
	 * Whether nothing of any item is left once these parts are given back.
	 *
	 * @param list<LineItem|ShippingItem|FeeItem> $parts With negative amounts.
	 */
	public function is_everything( array $parts ): bool {
		$after = new self( $this->order, [ ...$this->refunds, self::refund_of( $parts ) ] );
		foreach ( $this->order->items as $item ) {
			$left = $after->of( $item );
			if ( null !== $left && ! ( $left->total->isZero() && [] === array_filter(
				$left->taxes,
				static fn( BigDecimal $tax ) => ! $tax->isZero()
			) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @param list<LineItem|ShippingItem|FeeItem> $parts
	 */
	private static function refund_of( array $parts ): Order {
		$refund        = new Order();
		$refund->items = $parts;
		return $refund;
	}

	/**
	 * @return list<LineItem|ShippingItem|FeeItem>
	 */
	private function refunded( Item $item ): array {
		$parts = [];
		foreach ( $this->refunds as $refund ) {
			foreach ( $refund->items as $part ) {
				if (
					( $part instanceof LineItem || $part instanceof ShippingItem || $part instanceof FeeItem )
					&& $part->refunded_item_id === $item->id ) {

					$parts[] = $part;
				}
			}
		}
		return $parts;
	}
}
