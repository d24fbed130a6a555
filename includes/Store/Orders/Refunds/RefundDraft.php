<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Calculation\RefundSplit;
use Storewright\Store\Orders\Items\FeeItem;
use Storewright\Store\Orders\Items\LineItem;
use Storewright\Store\Orders\Items\ShippingItem;
use Storewright\Store\Orders\Items\TaxItem;
use Storewright\Store\Orders\Order;
use Storewright\Store\Orders\OrderStatus;
use Storewright\Store\Orders\RefundDetails;
use Storewright\Store\Orders\Service\MetaList;

/**
 * Makes the record of a refund of what somebody wants, if so much is left. Amounts in it are negative.
 */
final class RefundDraft {

	/**
	 * @param Order     $order     The order that is refunded.
	 * @param Remainder $remainder What is left of it.
	 * @param int       $decimals  Decimals of amounts.
	 */
	public function __construct( private readonly Order $order, private readonly Remainder $remainder, private readonly int $decimals ) {}

	/**
	 * The refund, not yet stored.
	 *
	 * @throws InvalidInput If more is wanted than is left (`woocommerce_rest_cannot_create_order_refund`), or nothing
	 *                      (`woocommerce_rest_invalid_order_refund`).
	 */
	public function of( RefundWish $wish ): Order {
		$items  = array_map( $this->item( ... ), self::merged( $wish->items ) );
		$amount = $this->rounded( $wish->amount ?? $this->amount_of( $items ) );
		$this->check( $amount, $wish );

		$refund                     = new Order();
		$refund->type               = Order::REFUND;
		$refund->status             = OrderStatus::COMPLETED;
		$refund->parent_id          = $this->order->id;
		$refund->currency           = $this->order->currency;
		$refund->prices_include_tax = $this->order->prices_include_tax;
		$refund->total              = (string) $amount->negated();
		$refund->items              = [ ...$items, ...$this->tax_items( $items ) ];
		$refund->refund             = new RefundDetails( (string) $amount, $wish->reason, $wish->user_id );
		$refund->meta               = MetaList::of_order( $refund, $wish->meta );
		foreach ( $refund->tax_items() as $tax ) {
			$refund->cart_tax     = (string) Money::of( $refund->cart_tax )->plus( Money::of( $tax->tax_total ) );
			$refund->shipping_tax = (string) Money::of( $refund->shipping_tax )->plus( Money::of( $tax->shipping_tax_total ) );
		}
		foreach ( $refund->shipping_items() as $shipping ) {
			$refund->shipping_total = (string) Money::of( $refund->shipping_total )->plus( Money::of( $shipping->total ) );
		}
		return $refund;
	}

	/**
	 * An amount in the currency's decimals; what is left as it is, should the shop have had more decimals then.
	 */
	private function rounded( BigDecimal $amount ): BigDecimal {
		$rounded = Money::round( $amount, $this->decimals );
		$left    = $this->remainder->amount();
		return $rounded->isEqualTo( Money::round( $left, $this->decimals ) ) && ! $rounded->isEqualTo( $left ) ? $left : $rounded;
	}

	/**
	 * What items come to; what is left of the order where it is cents off, since sums of amounts that were each rounded may be: with
	 * the last items goes exactly the rest.
	 *
	 * @param list<LineItem|ShippingItem|FeeItem> $items Parts with negative amounts.
	 */
	private function amount_of( array $items ): BigDecimal {
		$sum   = self::sum( $items )->negated();
		$left  = $this->remainder->amount();
		$cents = BigDecimal::ofUnscaledValue( $this->remainder->parts() + count( $items ), $this->decimals );
		$near  = [] !== $items && $sum->minus( $left )->abs()->isLessThanOrEqualTo( $cents );
		return $near && ( $sum->isGreaterThan( $left ) || $this->remainder->is_everything( $items ) ) ? $left : $sum;
	}

	/**
	 * One wish an item: the same item may not be given back twice over.
	 *
	 * @param list<ItemWish> $wishes
	 * @return list<ItemWish>
	 */
	private static function merged( array $wishes ): array {
		$seen = [];
		foreach ( $wishes as $wish ) {
			if ( isset( $seen[ $wish->item_id ] ) ) {
				/* translators: %s: place in the request. */
				$reason = sprintf( __( '%s names an item that was named before.', 'storewright' ), $wish->place );
				throw new InvalidInput( 'rest_invalid_param', $reason, [ $wish->place => $reason ] );
			}
			$seen[ $wish->item_id ] = true;
		}
		return $wishes;
	}

	private function check( BigDecimal $amount, RefundWish $wish ): void {
		$pieces = array_sum( array_map( static fn( ItemWish $item ) => $item->quantity, $wish->items ) );
		if ( $amount->isNegative() || ( $amount->isZero() && 0 === $pieces && ( null !== $wish->amount || [] === $wish->items ) ) ) {
			$reason = __( 'A refund needs an amount greater than zero.', 'storewright' );
			throw new InvalidInput( 'woocommerce_rest_invalid_order_refund', $reason, [ 'amount' => $reason ] );
		}
		$left = $this->remainder->amount();
		if ( $amount->isGreaterThan( $left ) ) {
			/* translators: %s: amount of money. */
			$reason = sprintf( __( 'No more than %s of this order is left to be given back.', 'storewright' ), Money::text( $left, $this->decimals ) );
			throw new InvalidInput( 'woocommerce_rest_cannot_create_order_refund', $reason, [ 'amount' => $reason ] );
		}
	}

	private function item( ItemWish $wish ): LineItem|ShippingItem|FeeItem {
		$item = $this->order->item( $wish->item_id );
		$left = null === $item ? null : $this->remainder->of( $item );
		if ( null === $left || ! ( $item instanceof LineItem || $item instanceof ShippingItem || $item instanceof FeeItem ) ) {
			/* translators: %d: id of an item. */
			$reason = sprintf( __( 'The order has no item %d that could be given back.', 'storewright' ), $wish->item_id );
			throw new InvalidInput( 'woocommerce_rest_invalid_item_id', $reason, [ "{$wish->place}[id]" => $reason ] );
		}
		$total = $this->total( $wish, $left );
		$taxes = null === $wish->taxes && null === $wish->total ? RefundSplit::taxes( $total, $left->total, $left->taxes, $this->decimals ) : $wish->taxes ?? [];
		$this->check_item( $wish, $left, $total, $taxes );

		$part                   = clone $item;
		$part->id               = 0;
		$part->meta             = [];
		$part->refunded_item_id = $item->id;
		$part->total            = (string) $total->negated();
		$part->taxes            = array_map( static fn( BigDecimal $tax ) => (string) $tax->negated(), $taxes );
		$part->total_tax        = (string) self::of_taxes( $part->taxes );
		if ( $part instanceof LineItem ) {
			$part->quantity       = -$wish->quantity;
			$part->reduced_stock  = null;
			$part->subtotal       = $part->total;
			$part->subtotal_tax   = $part->total_tax;
			$part->subtotal_taxes = $part->taxes;
		}
		return $part;
	}

	private function total( ItemWish $wish, ItemLeft $left ): BigDecimal {
		return $wish->total ?? RefundSplit::pieces( $left->total, $left->quantity, $wish->quantity, $this->decimals );
	}

	/**
	 * @param array<int, BigDecimal> $taxes
	 */
	private function check_item( ItemWish $wish, ItemLeft $left, BigDecimal $total, array $taxes ): void {
		$excess = $wish->quantity > $left->quantity ? 'quantity' : ( $this->exceeds( $total, $left->total ) ? 'refund_total' : null );
		foreach ( $taxes as $rate => $tax ) {
			$excess ??= $this->exceeds( $tax, $left->taxes[ $rate ] ?? BigDecimal::zero() ) ? 'refund_tax' : null;
		}
		if ( null !== $excess ) {
			/* translators: %s: place in the request. */
			$reason = sprintf( __( '%s is more than is left of this item to be given back.', 'storewright' ), "{$wish->place}[{$excess}]" );
			throw new InvalidInput( 'woocommerce_rest_cannot_create_order_refund', $reason, [ "{$wish->place}[{$excess}]" => $reason ] );
		}
	}

	/**
	 * Whether something is more than what is left, or the other way round for what was taken off. An amount that was rounded up to
	 * the currency's decimals is not more.
	 */
	private function exceeds( BigDecimal $wanted, BigDecimal $left ): bool {
		$most = $left->toScale( $this->decimals, RoundingMode::UP );
		return $wanted->isNegative() ? $wanted->isLessThan( $most ) || $left->isPositive() : $wanted->isGreaterThan( $most ) && ! $wanted->isZero();
	}

	/**
	 * @param list<LineItem|ShippingItem|FeeItem> $items
	 * @return list<TaxItem>
	 */
	private function tax_items( array $items ): array {
		$known = [];
		foreach ( $this->order->tax_items() as $tax ) {
			$known[ $tax->rate_id ] = $tax;
		}
		$taxes = [];
		foreach ( $items as $item ) {
			foreach ( $item->taxes as $rate => $amount ) {
				if ( ! isset( $known[ $rate ] ) || Money::of( $amount )->isZero() ) {
					continue;
				}
				if ( ! isset( $taxes[ $rate ] ) ) {
					$taxes[ $rate ]                     = clone $known[ $rate ];
					$taxes[ $rate ]->id                 = 0;
					$taxes[ $rate ]->meta               = [];
					$taxes[ $rate ]->tax_total          = '0';
					$taxes[ $rate ]->shipping_tax_total = '0';
				}
				$field                    = $item instanceof ShippingItem ? 'shipping_tax_total' : 'tax_total';
				$taxes[ $rate ]->{$field} = (string) Money::of( $taxes[ $rate ]->{$field} )->plus( Money::of( $amount ) );
			}
		}
		return array_values( $taxes );
	}

	/**
	 * @param list<LineItem|ShippingItem|FeeItem> $items
	 */
	private static function sum( array $items ): BigDecimal {
		$sum = BigDecimal::zero();
		foreach ( $items as $item ) {
			$sum = $sum->plus( Money::of( $item->total ) )->plus( Money::of( $item->total_tax ) );
		}
		return $sum;
	}

	/**
	 * @param array<int, string> $taxes
	 */
	private static function of_taxes( array $taxes ): BigDecimal {
		return array_reduce( $taxes, static fn( BigDecimal $sum, string $tax ) => $sum->plus( Money::of( $tax ) ), BigDecimal::zero() );
	}
}
