<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Database\DateColumn;
use Storewright\Kernel\Money;

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
	 * Digits after the point of shares.
	 */
	private const SCALE = 6;

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
		$created = DateColumn::site( $order->created );
		$row     = [
			'order_id'     => $order->id,
			'date_created' => $created,
		];
		$pieces  = $order->pieces();
		return [
			self::STATS    => [ self::stats( $order, $customer, $status ) + self::origin( $of ?? $order ) ],
			self::PRODUCTS => array_map(
				static fn( ItemFacts $item ) => self::product( $order, $item, $pieces ) + [
					'customer_id'  => $customer,
					'date_created' => $created,
				],
				$order->items
			),
			self::TAXES    => array_map(
				static fn( int $rate, array $tax ) => $row + [ 'tax_rate_id' => $rate ] + self::tax(
					Money::of( $tax['order_tax'] ),
					Money::of( $tax['shipping_tax'] )
				),
				array_keys( $order->taxes ),
				$order->taxes
			),
			self::COUPONS  => array_map(
				static fn( int $coupon, string $amount ) => $row + [
					'coupon_id'       => $coupon,
					'discount_amount' => self::text( Money::of( $amount ) ),
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
	 * An amount without needless zeros, such as `12.5`.
	 */
	public static function text( BigDecimal $amount ): string {
		return (string) $amount->stripTrailingZeros();
	}

	/**
	 * The columns of a tax.
	 *
	 * @return array{shipping_tax: string, order_tax: string, total_tax: string}
	 */
	public static function tax( BigDecimal $of_items, BigDecimal $of_shipping ): array {
		return [
			'shipping_tax' => self::text( $of_shipping ),
			'order_tax'    => self::text( $of_items ),
			'total_tax'    => self::text( $of_shipping->plus( $of_items ) ),
		];
	}

	/**
	 * @return array<string, string|int|null>
	 */
	private static function stats( OrderFacts $order, int $customer, string $status ): array {
		$created  = DateColumn::site( $order->created );
		$total    = Money::of( $order->total );
		$tax      = Money::of( $order->tax );
		$shipping = Money::of( $order->shipping );
		return [
			'order_id'             => $order->id,
			'parent_id'            => $order->is_refund ? $order->parent_id : 0,
			'date_created'         => $created,
			'date_created_gmt'     => DateColumn::utc( $order->created ),
			'date_paid'            => $order->is_refund ? $created : DateColumn::site( $order->paid ),
			'date_completed'       => $order->is_refund ? $created : DateColumn::site( $order->completed ),
			'num_items_sold'       => $order->pieces(),
			'total_sales'          => self::text( $total ),
			'tax_total'            => self::text( $tax ),
			'shipping_total'       => self::text( $shipping ),
			'net_total'            => self::text( $total->minus( $tax )->minus( $shipping ) ),
			'status'               => self::status( $status ),
			'customer_id'          => $customer,
			'storewright_currency' => substr( $order->currency, 0, 10 ),
			'storewright_discount' => self::text( self::sum( $order->coupons ) ),
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
	 * @return array<string, string|int|null>
	 */
	private static function product( OrderFacts $order, ItemFacts $item, int $pieces ): array {
		$net          = Money::of( $item->total );
		$tax          = Money::of( $item->total_tax );
		$shipping     = self::share( $order->shipping, $item->pieces(), $pieces );
		$shipping_tax = self::share( $order->shipping_tax, $item->pieces(), $pieces );
		return [
			'order_item_id'         => $item->id,
			'order_id'              => $order->id,
			'product_id'            => max( 0, $item->product_id ),
			'variation_id'          => max( 0, $item->variation_id ),
			'product_qty'           => $item->pieces(),
			'product_net_revenue'   => self::text( $net ),
			'product_gross_revenue' => self::text( $net->plus( $tax )->plus( $shipping )->plus( $shipping_tax ) ),
			'coupon_amount'         => self::text( $order->is_refund ? BigDecimal::zero() : Money::of( $item->subtotal )->minus( $net ) ),
			'tax_amount'            => self::text( $tax ),
			'shipping_amount'       => self::text( $shipping ),
			'shipping_tax_amount'   => self::text( $shipping_tax ),
		];
	}

	/**
	 * @param array<string> $amounts
	 */
	private static function sum( array $amounts ): BigDecimal {
		return array_reduce(
			$amounts,
			static fn( BigDecimal $sum, string $amount ) => $sum->plus( Money::of( $amount ) ),
			BigDecimal::zero()
		);
	}

	/**
	 * Returns the share of an amount for some of all pieces.
	 */
	private static function share( string $amount, int $pieces, int $all ): BigDecimal {
		$whole = Money::of( $amount );
		return 0 === $all || $whole->isZero() ? BigDecimal::zero() : $whole->multipliedBy( $pieces )->dividedBy(
			$all,
			self::SCALE,
			RoundingMode::HALF_UP
		);
	}
}
