<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Refunds;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Errors\InvalidInput;
use Storewright\Kernel\Money;
use Storewright\Store\Calculation\RefundSplit;
use Storewright\Store\Orders\Model\FeeItem;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Model\RefundDetails;
use Storewright\Store\Orders\Model\ShippingItem;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\Write\MetaList;

/**
 * Makes the record of a refund of what somebody wants, if so much is left. Amounts in it are negative.
 */
final class RefundDraft {

	/**
	 * @param Order     $order     The order that is refunded.
	 * @param RefundableAmount $remainder What is left of it.
	 * @param int       $decimals  Decimals of amounts.
	 */
	public function __construct(
		private readonly Order $order,
		private readonly RefundableAmount $remainder,
		private readonly int $decimals
	) {}

	/**
	 * The refund, not yet stored.
	 *
	 * @throws InvalidInput If more is wanted than is left (`woocommerce_rest_cannot_create_order_refund`), or nothing
	 *                      (`woocommerce_rest_invalid_order_refund`).
	 */
	public function of( RefundRequest $request ): Order {
		$items  = array_map( $this->item( ... ), self::merged( $request->items ) );
		$amount = $this->rounded( $request->amount ?? $this->amount_of( $items ) );
		$this->check( $amount, $request );

		$refund                     = new Order();
		$refund->type               = Order::REFUND;
		$refund->status             = OrderStatus::COMPLETED;
		$refund->parent_id          = $this->order->id;
		$refund->currency           = $this->order->currency;
		$refund->prices_include_tax = $this->order->prices_include_tax;
		$refund->total              = (string) $amount->negated();
		$refund->items              = [ ...$items, ...$this->tax_items( $items ) ];
		$refund->refund             = new RefundDetails( (string) $amount, $request->reason, $request->user_id );
		$refund->meta               = MetaList::of_order( $refund, $request->meta );
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
	 * Returns the sum of the items; the remainder of the order where it is cents off, since sums of amounts that were each rounded
	 * may be: with the last items goes exactly the rest.
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
	 * One request for each item: the same item may not be given back twice over.
	 *
	 * @param list<RefundItem> $requests
	 * @return list<RefundItem>
	 */
	private static function merged( array $requests ): array {
		$seen = [];
		foreach ( $requests as $request ) {
			if ( isset( $seen[ $request->item_id ] ) ) {
				/* translators: %s: place in the request. */
				$reason = sprintf( __( '%s contains an item that is already in the list.', 'storewright' ), $request->place );
				throw new InvalidInput( 'rest_invalid_param', $reason, [ $request->place => $reason ] );
			}
			$seen[ $request->item_id ] = true;
		}
		return $requests;
	}

	private function check( BigDecimal $amount, RefundRequest $request ): void {
		$pieces = array_sum( array_map( static fn( RefundItem $item ) => $item->quantity, $request->items ) );
		if ( $amount->isNegative() || ( $amount->isZero() && 0 === $pieces && ( null !== $request->amount || [] === $request->items ) ) ) {
			$reason = __( 'A refund needs an amount greater than zero.', 'storewright' );
			throw new InvalidInput( 'woocommerce_rest_invalid_order_refund', $reason, [ 'amount' => $reason ] );
		}
		$left = $this->remainder->amount();
		if ( $amount->isGreaterThan( $left ) ) {
			/* translators: %s: amount of money. */
			$reason = sprintf( __( 'Only %s of this order can still be refunded.', 'storewright' ), Money::text( $left, $this->decimals ) );
			throw new InvalidInput( 'woocommerce_rest_cannot_create_order_refund', $reason, [ 'amount' => $reason ] );
		}
	}

	private function item( RefundItem $request ): LineItem|ShippingItem|FeeItem {
		$item = $this->order->item( $request->item_id );
		$left = null === $item ? null : $this->remainder->of( $item );
		if ( null === $left || ! ( $item instanceof LineItem || $item instanceof ShippingItem || $item instanceof FeeItem ) ) {
			/* translators: %d: id of an item. */
			$reason = sprintf( __( 'The order has no refundable item %d.', 'storewright' ), $request->item_id );
			throw new InvalidInput( 'woocommerce_rest_invalid_item_id', $reason, [ "{$request->place}[id]" => $reason ] );
		}
		$total = $this->total( $request, $left );
		$taxes = null === $request->taxes && null === $request->total ? RefundSplit::taxes(
			$total,
			$left->total,
			$left->taxes,
			$this->decimals
		) : $request->taxes ?? [];
		$this->check_item( $request, $left, $total, $taxes );

		$part                   = clone $item;
		$part->id               = 0;
		$part->meta             = [];
		$part->refunded_item_id = $item->id;
		$part->total            = (string) $total->negated();
		$part->taxes            = array_map( static fn( BigDecimal $tax ) => (string) $tax->negated(), $taxes );
		$part->total_tax        = (string) self::of_taxes( $part->taxes );
		if ( $part instanceof LineItem ) {
			$part->quantity       = -$request->quantity;
			$part->reduced_stock  = null;
			$part->subtotal       = $part->total;
			$part->subtotal_tax   = $part->total_tax;
			$part->subtotal_taxes = $part->taxes;
		}
		return $part;
	}

	private function total( RefundItem $request, RefundableItem $left ): BigDecimal {
		return $request->total ?? RefundSplit::pieces( $left->total, $left->quantity, $request->quantity, $this->decimals );
	}

	/**
	 * @param array<int, BigDecimal> $taxes
	 */
	private function check_item( RefundItem $request, RefundableItem $left, BigDecimal $total, array $taxes ): void {
		$excess = $request->quantity > $left->quantity ? 'quantity' : ( $this->exceeds( $total, $left->total ) ? 'refund_total' : null );
		foreach ( $taxes as $rate => $tax ) {
			$excess ??= $this->exceeds( $tax, $left->taxes[ $rate ] ?? BigDecimal::zero() ) ? 'refund_tax' : null;
		}
		if ( null !== $excess ) {
			$reason = sprintf(
				/* translators: %s: place in the request. */
				__( '%s is more than can still be refunded for this item.', 'storewright' ),
				"{$request->place}[{$excess}]"
			);
			throw new InvalidInput( 'woocommerce_rest_cannot_create_order_refund', $reason, [ "{$request->place}[{$excess}]" => $reason ] );
		}
	}

	/**
	 * Whether something is more than what is left, or the other way round for what was taken off. An amount that was rounded up to
	 * the currency's decimals is not more.
	 */
	private function exceeds( BigDecimal $wanted, BigDecimal $left ): bool {
		$most = $left->toScale( $this->decimals, RoundingMode::UP );
		return $wanted->isNegative() ? $wanted->isLessThan( $most )
			|| $left->isPositive() : $wanted->isGreaterThan( $most ) && ! $wanted->isZero();

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
