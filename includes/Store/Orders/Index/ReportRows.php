<?php
declare(strict_types=1);

namespace Storewright\Store\Orders\Index;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Kernel\Money;
use Storewright\Store\Orders\Model\LineItem;
use Storewright\Store\Orders\Model\Order;
use Storewright\Store\Orders\Model\OrderStatus;
use Storewright\Store\Orders\Model\TaxItem;
use Storewright\Store\Orders\Storage\ColumnValues;
use Storewright\Store\Orders\Tables;

/**
 * Rows of an order in the tables that reports read. Times are the site's, amounts those of the order; a refund's are negative.
 *
 * @internal
 */
final class ReportRows {

	/**
	 * Digits after the point of shares.
	 */
	private const SCALE = 6;

	/**
	 * The row of wc_order_stats, without whether the customer came back.
	 *
	 * @param Order  $order
	 * @param int    $customer Number of whoever ordered.
	 * @param string $status   Status of the order; of a refund's, its order's.
	 * @return array<string, string|int|null>
	 */
	public static function stats( Order $order, int $customer, string $status ): array {
		$created = ColumnValues::site_stamp( $order->created );
		$total   = Money::of( $order->total );
		return [
			'order_id'         => $order->id,
			'parent_id'        => $order->is_refund() ? $order->parent_id : 0,
			'date_created'     => $created,
			'date_created_gmt' => ColumnValues::stamp( $order->created ),
			'date_paid'        => $order->is_refund() ? $created : ColumnValues::site_stamp( $order->paid ),
			'date_completed'   => $order->is_refund() ? $created : ColumnValues::site_stamp( $order->completed ),
			'num_items_sold'   => self::quantity( $order ),
			'total_sales'      => self::text( $total ),
			'tax_total'        => self::text( $order->total_tax() ),
			'shipping_total'   => self::text( Money::of( $order->shipping_total ) ),
			'net_total'        => self::text( $total->minus( $order->total_tax() )->minus( Money::of( $order->shipping_total ) ) ),
			'status'           => self::status( $status ),
			'customer_id'      => $customer,
		];
	}

	/**
	 * The rows of the lookup tables.
	 *
	 * @param Order $order
	 * @param int   $customer Number of whoever ordered.
	 * @return array<string, list<array<string, string|int|null>>> By the name of the table.
	 */
	public static function lookups( Order $order, int $customer ): array {
		$created = ColumnValues::site_stamp( $order->created );
		$taxes   = [];
		foreach ( $order->tax_items() as $item ) {
			$taxes[ $item->rate_id ] = self::tax( $item, $taxes[ $item->rate_id ] ?? [] );
		}
		$coupons = [];
		foreach ( $order->coupon_items() as $item ) {
			$coupons[ $item->coupon_id ] = self::text( Money::of( $item->discount )->plus( $coupons[ $item->coupon_id ] ?? 0 ) );
		}
		$products = [];
		$quantity = self::quantity( $order );
		foreach ( $order->line_items() as $item ) {
			$products[] = self::product( $order, $item, $quantity ) + [
				'customer_id'  => $customer,
				'date_created' => $created,
			];
		}
		$of = [
			'order_id'     => $order->id,
			'date_created' => $created,
		];
		return [
			Tables::PRODUCT_LOOKUP => $products,
			Tables::TAX_LOOKUP     => array_map(
				static fn( int $rate, array $row ) => $of + [ 'tax_rate_id' => $rate ] + $row,
				array_keys( $taxes ),
				$taxes
			),
			Tables::COUPON_LOOKUP  => array_map(
				static fn( int $coupon, string $amount ) => $of + [
					'coupon_id'       => $coupon,
					'discount_amount' => $amount,
				],
				array_keys( $coupons ),
				$coupons
			),
		];
	}

	/**
	 * A status as these tables have it: with the prefix, always.
	 *
	 * @param string $status Without prefix.
	 */
	public static function status( string $status ): string {
		return substr( 'wc-' . OrderStatus::plain( $status ), 0, 20 );
	}

	private static function quantity( Order $order ): int {
		// WooCommerce's columns hold whole numbers.
		return (int) round( array_sum( array_map( static fn( LineItem $item ) => $item->quantity, $order->line_items() ) ) );
	}

	/**
	 * @param array<string, string> $sum What the same rate had so far.
	 * @return array{shipping_tax: string, order_tax: string, total_tax: string}
	 */
	private static function tax( TaxItem $item, array $sum ): array {
		$shipping = Money::of( $item->shipping_tax_total )->plus( $sum['shipping_tax'] ?? 0 );
		$goods    = Money::of( $item->tax_total )->plus( $sum['order_tax'] ?? 0 );
		return [
			'shipping_tax' => self::text( $shipping ),
			'order_tax'    => self::text( $goods ),
			'total_tax'    => self::text( $shipping->plus( $goods ) ),
		];
	}

	/**
	 * @return array<string, string|int|null>
	 */
	private static function product( Order $order, LineItem $item, int $quantity ): array {
		$net          = Money::of( $item->total );
		$tax          = Money::of( $item->total_tax );
		$shipping     = self::share( $order->shipping_total, (int) round( $item->quantity ), $quantity );
		$shipping_tax = self::share( $order->shipping_tax, (int) round( $item->quantity ), $quantity );
		return [
			'order_item_id'         => $item->id,
			'order_id'              => $order->id,
			'product_id'            => max( 0, $item->product_id ),
			'variation_id'          => max( 0, $item->variation_id ),
			'product_qty'           => (int) round( $item->quantity ),
			'product_net_revenue'   => self::text( $net ),
			'product_gross_revenue' => self::text( $net->plus( $tax )->plus( $shipping )->plus( $shipping_tax ) ),
			'coupon_amount'         => self::text( $order->is_refund() ? BigDecimal::zero() : Money::of( $item->subtotal )->minus( $net ) ),
			'tax_amount'            => self::text( $tax ),
			'shipping_amount'       => self::text( $shipping ),
			'shipping_tax_amount'   => self::text( $shipping_tax ),
		];
	}

	/**
	 * Returns the share of an amount for some of all pieces.
	 */
	private static function share( string $amount, int $pieces, int $all ): BigDecimal {
		return 0 === $all ? BigDecimal::zero() : Money::of( $amount )->multipliedBy( $pieces )->dividedBy(
			$all,
			self::SCALE,
			RoundingMode::HALF_UP
		);
	}

	private static function text( BigDecimal $amount ): string {
		return ColumnValues::plain( (string) $amount );
	}
}
