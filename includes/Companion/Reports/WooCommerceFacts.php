<?php
declare(strict_types=1);

namespace Storewright\Companion\Reports;

use Closure;
use DateTimeImmutable;
use Storewright\Kernel\Money;
use Storewright\Shop\Reports\Exact;
use Storewright\Shop\Reports\ItemFacts;
use Storewright\Shop\Reports\OrderFacts;
use WC_Abstract_Order;
use WC_DateTime;
use WC_Order;
use WC_Order_Item_Product;
use WC_Order_Item_Tax;
use WC_Order_Refund;

/**
 * What reports need of WooCommerce's orders and refunds, read through its public API.
 *
 * @internal
 */
final class WooCommerceFacts {

	/**
	 * Amounts that need not be written otherwise: no needless sign, and no zeros before them.
	 */
	private const PLAIN = '/^(?:0(?:\.0{1,8})?|-?[1-9]\d{0,14}(?:\.\d{1,8})?|-?0\.\d{0,7}[1-9])$/D';

	/**
	 * The facts of an order or a refund.
	 *
	 * @param WC_Abstract_Order                $order
	 * @param Closure(int): array<int, string> $coupons Says the discounts that reports have by coupon so far, of an order's id.
	 */
	public static function of( WC_Abstract_Order $order, Closure $coupons ): OrderFacts {
		$is_refund = $order instanceof WC_Order_Refund;
		return new OrderFacts(
			$order->get_id(),
			$order->get_parent_id(),
			$is_refund,
			$order->get_status(),
			$order->get_currency( 'edit' ),
			self::moment( $order->get_date_created() ),
			$order instanceof WC_Order ? self::moment( $order->get_date_paid() ) : null,
			$order instanceof WC_Order ? self::moment( $order->get_date_completed() ) : null,
			self::amount( $order->get_total( 'edit' ) ),
			self::amount( $order->get_total_tax( 'edit' ) ),
			self::amount( $order->get_shipping_total( 'edit' ) ),
			self::amount( $order->get_shipping_tax( 'edit' ) ),
			self::items( $order ),
			self::taxes( $order ),
			OrderCoupons::of( $order, $coupons ),
			$order instanceof WC_Order ? $order->get_payment_method( 'edit' ) : '',
			$order instanceof WC_Order ? $order->get_billing_country( 'edit' ) : '',
			$order instanceof WC_Order ? $order->get_billing_state( 'edit' ) : ''
		);
	}

	/**
	 * @return list<ItemFacts>
	 */
	private static function items( WC_Abstract_Order $order ): array {
		$is_refund = $order instanceof WC_Order_Refund;
		$items     = [];
		foreach ( $order->get_items( 'line_item' ) as $item ) {
			if ( $item instanceof WC_Order_Item_Product ) {
				// Asked of refunds alone: WooCommerce takes as long to read the item's data as for the rest of the order.
				$refunded = $is_refund ? $item->get_meta( '_refunded_item_id' ) : 0;
				$items[]  = new ItemFacts(
					$item->get_id(),
					$item->get_product_id( 'edit' ),
					$item->get_variation_id( 'edit' ),
					self::quantity( $item->get_quantity( 'edit' ) ),
					self::amount( $item->get_subtotal( 'edit' ) ),
					self::amount( $item->get_total( 'edit' ) ),
					self::amount( $item->get_total_tax( 'edit' ) ),
					is_numeric( $refunded ) ? (int) $refunded : 0
				);
			}
		}
		return $items;
	}

	/**
	 * @return array<int, array{order_tax: string, shipping_tax: string}>
	 */
	private static function taxes( WC_Abstract_Order $order ): array {
		$taxes = [];
		foreach ( $order->get_items( 'tax' ) as $item ) {
			if ( $item instanceof WC_Order_Item_Tax ) {
				$rate           = (int) $item->get_rate_id( 'edit' );
				$sum            = $taxes[ $rate ] ?? null;
				$taxes[ $rate ] = [
					'order_tax'    => self::sum( $item->get_tax_total( 'edit' ), $sum['order_tax'] ?? '0' ),
					'shipping_tax' => self::sum( $item->get_shipping_tax_total( 'edit' ), $sum['shipping_tax'] ?? '0' ),
				];
			}
		}
		return $taxes;
	}

	private static function sum( mixed $amount, string $more ): string {
		return Exact::text( Exact::plus( Exact::of( self::amount( $amount ) ), Exact::of( $more ) ) );
	}

	private static function quantity( mixed $quantity ): int|float {
		return is_numeric( $quantity ) ? $quantity + 0 : 0;
	}

	/**
	 * WooCommerce gives amounts as text, and as floats where they were just calculated. Most are plain as they are: for these no library
	 * of decimals is loaded.
	 */
	private static function amount( mixed $amount ): string {
		if ( is_float( $amount ) && is_finite( $amount ) ) {
			$amount = rtrim( rtrim( sprintf( '%.8F', $amount ), '0' ), '.' );
		}
		return is_string( $amount ) && 1 === preg_match( self::PLAIN, $amount ) ? $amount : (string) ( Money::parse( $amount ) ?? '0' );
	}

	private static function moment( ?WC_DateTime $moment ): ?DateTimeImmutable {
		return null === $moment ? null : ( new DateTimeImmutable() )->setTimestamp( $moment->getTimestamp() );
	}
}
