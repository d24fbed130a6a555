<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use DateTimeZone;
use Storewright\Database\DateColumn;

/**
 * The rows of one order or refund by itself in the tables that reports read. Times are the site's, amounts those of the order. See
 * OrderFamily for what a refund takes back of its order.
 *
 * @internal
 */
final class ReportRows {

	public const STATS = 'order_stats';

	public const PRODUCTS = 'product_lookup';

	public const TAXES = 'tax_lookup';

	public const COUPONS = 'coupon_lookup';

	/**
	 * The rows by table: STATS (one row, without whether the customer came back), PRODUCTS, TAXES and COUPONS.
	 *
	 * @param OrderFacts      $order
	 * @param int             $customer Number of whoever ordered.
	 * @param string          $status   Status of the order without prefix; of a refund's, its order's.
	 * @param OrderFacts|null $of       The order of a refund, which says how it was paid and where it went; null for an order itself.
	 * @return array<string, list<array<string, string|int|null>>>
	 */
	public static function of( OrderFacts $order, int $customer, string $status, ?OrderFacts $of = null ): array {
		$zone    = wp_timezone();
		$created = DateColumn::site( $order->created, $zone );
		$row     = [
			'order_id'     => $order->id,
			'date_created' => $created,
		];
		$pieces  = $order->pieces();
		$amounts = [ Exact::of( $order->shipping ), Exact::of( $order->shipping_tax ) ];
		return [
			self::STATS    => [ self::stats( $order, $customer, $status, $zone, $created, $pieces ) + self::origin( $of ?? $order ) ],
			self::PRODUCTS => array_map(
				static fn( ItemFacts $item ) => self::product( $order, $item, $pieces, $amounts ) + [
					'customer_id'  => $customer,
					'date_created' => $created,
				],
				$order->items
			),
			self::TAXES    => array_map(
				static fn( int $rate, array $tax ) => $row + [ 'tax_rate_id' => $rate ] + self::tax(
					Exact::of( $tax['order_tax'] ),
					Exact::of( $tax['shipping_tax'] )
				),
				array_keys( $order->taxes ),
				$order->taxes
			),
			self::COUPONS  => array_map(
				static fn( int $coupon, string $amount ) => $row + [
					'coupon_id'       => $coupon,
					'discount_amount' => Exact::text( Exact::of( $amount ) ),
				],
				array_keys( $order->coupons ),
				$order->coupons
			),
		];
	}

	/**
	 * A status as these tables have it: with the prefix, always.
	 *
	 * @param string $status With or without prefix.
	 */
	public static function status( string $status ): string {
		return substr( str_starts_with( $status, 'wc-' ) ? $status : "wc-$status", 0, 20 );
	}

	/**
	 * The columns of a tax.
	 *
	 * @return array{shipping_tax: string, order_tax: string, total_tax: string}
	 */
	public static function tax( int|BigDecimal $of_items, int|BigDecimal $of_shipping ): array {
		return [
			'shipping_tax' => Exact::text( $of_shipping ),
			'order_tax'    => Exact::text( $of_items ),
			'total_tax'    => Exact::text( Exact::plus( $of_shipping, $of_items ) ),
		];
	}

	/**
	 * @return array<string, string|int|null>
	 */
	private static function stats(
		OrderFacts $order,
		int $customer,
		string $status,
		DateTimeZone $zone,
		?string $created,
		int $pieces
	): array {
		$total    = Exact::of( $order->total );
		$tax      = Exact::of( $order->tax );
		$shipping = Exact::of( $order->shipping );
		return [
			'order_id'             => $order->id,
			'parent_id'            => $order->is_refund ? $order->parent_id : 0,
			'date_created'         => $created,
			'date_created_gmt'     => DateColumn::utc( $order->created ),
			'date_paid'            => $order->is_refund ? $created : DateColumn::site( $order->paid, $zone ),
			'date_completed'       => $order->is_refund ? $created : DateColumn::site( $order->completed, $zone ),
			'num_items_sold'       => $pieces,
			'total_sales'          => Exact::text( $total ),
			'tax_total'            => Exact::text( $tax ),
			'shipping_total'       => Exact::text( $shipping ),
			'net_total'            => Exact::text( Exact::minus( Exact::minus( $total, $tax ), $shipping ) ),
			'status'               => self::status( $status ),
			'customer_id'          => $customer,
			'storewright_currency' => substr( $order->currency, 0, 10 ),
			'storewright_discount' => Exact::text( self::sum( $order->coupons ) ),
		];
	}

	/**
	 * How an order was paid, and where it went. A state has its country before it, such as `US:CA`.
	 *
	 * @return array<string, string>
	 */
	private static function origin( OrderFacts $order ): array {
		$country = strtoupper( mb_substr( trim( $order->country ), 0, 10 ) );
		return [
			'storewright_payment_method' => mb_substr( trim( $order->payment_method ), 0, 100 ),
			'storewright_country'        => $country,
			'storewright_state'          => '' === $country ? '' : mb_substr( $country . ':' . trim( $order->state ), 0, 100 ),
		];
	}

	/**
	 * @param OrderFacts                            $order
	 * @param ItemFacts                             $item
	 * @param int                                   $pieces  Of the order.
	 * @param array{int|BigDecimal, int|BigDecimal} $amounts The order's shipping and its tax, of which each item has a share.
	 * @return array<string, string|int|null>
	 */
	private static function product( OrderFacts $order, ItemFacts $item, int $pieces, array $amounts ): array {
		$net          = Exact::of( $item->total );
		$tax          = Exact::of( $item->total_tax );
		$own          = $item->pieces();
		$shipping     = Exact::share( $amounts[0], $own, $pieces );
		$shipping_tax = Exact::share( $amounts[1], $own, $pieces );
		$taxes        = Exact::plus( $tax, $shipping_tax );
		return [
			'order_item_id'         => $item->id,
			'order_id'              => $order->id,
			'product_id'            => max( 0, $item->product_id ),
			'variation_id'          => max( 0, $item->variation_id ),
			'product_qty'           => $own,
			'product_net_revenue'   => Exact::text( $net ),
			'product_gross_revenue' => Exact::text( Exact::plus( Exact::plus( $net, $shipping ), $taxes ) ),
			'coupon_amount'         => $order->is_refund ? '0' : Exact::text( Exact::minus( Exact::of( $item->subtotal ), $net ) ),
			'tax_amount'            => Exact::text( $tax ),
			'shipping_amount'       => Exact::text( $shipping ),
			'shipping_tax_amount'   => Exact::text( $shipping_tax ),
		];
	}

	/**
	 * @param array<string> $amounts
	 */
	private static function sum( array $amounts ): int|BigDecimal {
		$sum = 0;
		foreach ( $amounts as $amount ) {
			$sum = Exact::plus( $sum, Exact::of( $amount ) );
		}
		return $sum;
	}
}
