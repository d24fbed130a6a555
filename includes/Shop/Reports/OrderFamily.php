<?php
declare(strict_types=1);

namespace Storewright\Shop\Reports;

use Brick\Math\BigDecimal;
use Storewright\Kernel\Money;

/**
 * The rows of an order and its refunds together. The refund with which nothing is left of the total takes back all that was left of the
 * order: each item, tax and shipping, whatever it names itself. Then the order and its refunds add up to 0 in every column but those
 * of coupons.
 *
 * @internal
 */
final class OrderFamily {

	private const AMOUNTS_OF_PRODUCTS = [ 'product_net_revenue', 'tax_amount', 'shipping_amount', 'shipping_tax_amount' ];

	/**
	 * The rows of all of them.
	 *
	 * @param OrderFacts       $order
	 * @param list<OrderFacts> $refunds  Every refund of it, in any order.
	 * @param int              $customer Number of whoever ordered.
	 * @return array<int, array<string, list<array<string, string|int|null>>>> By id, then by table as ReportRows::of().
	 */
	public static function rows( OrderFacts $order, array $refunds, int $customer ): array {
		$rows = [ $order->id => ReportRows::of( $order, $customer, $order->status ) ];
		if ( [] === $refunds ) {
			return $rows;
		}
		$left  = Money::of( $order->total );
		$whole = ! $left->isPositive();
		usort(
			$refunds,
			static fn( OrderFacts $one, OrderFacts $other ) => [ $one->created, $one->id ] <=> [ $other->created, $other->id ]
		);
		foreach ( $refunds as $refund ) {
			$own  = ReportRows::of( $refund, $customer, $order->status, $order );
			$left = $left->plus( Money::of( $refund->total ) );
			if ( ! $whole && ! $left->isPositive() ) {
				$whole = true;
				$own   = self::with_rest( $own, array_values( $rows ), $order, $refunds );
			}
			$rows[ $refund->id ] = $own;
		}
		return $rows;
	}

	/**
	 * @param array<string, list<array<string, string|int|null>>>       $own     Rows of the refund by itself.
	 * @param list<array<string, list<array<string, string|int|null>>>> $others  Rows of the order and of the refunds before.
	 * @param OrderFacts                                                 $order
	 * @param list<OrderFacts>                                           $refunds
	 * @return array<string, list<array<string, string|int|null>>>
	 */
	private static function with_rest( array $own, array $others, OrderFacts $order, array $refunds ): array {
		$stats = $own[ ReportRows::STATS ][0];
		$sum   = static fn( string $column ): BigDecimal => array_reduce(
			$others,
			static fn( BigDecimal $sum, array $rows ) => $sum->plus( Money::of( $rows[ ReportRows::STATS ][0][ $column ] ) ),
			BigDecimal::zero()
		);
		$total = Money::of( $stats['total_sales'] );
		$tax   = $sum( 'tax_total' )->negated();
		$ship  = $sum( 'shipping_total' )->negated();

		$stats['num_items_sold'] = $sum( 'num_items_sold' )->negated()->toInt();
		$stats['tax_total']      = self::text( $tax );
		$stats['shipping_total'] = self::text( $ship );
		$stats['net_total']      = self::text( $total->minus( $tax )->minus( $ship ) );
		return [
			ReportRows::STATS    => [ $stats ],
			ReportRows::PRODUCTS => self::products( $stats, $own, $others, self::targets( $order, $refunds ) ),
			ReportRows::TAXES    => self::taxes( $stats, $others ),
		] + $own;
	}

	/**
	 * The refund's own rows, and one more for each item of the order of which they leave something: it has the item's id. What the refund
	 * took back of an item that the order has no longer is left out: nothing is left of it already.
	 *
	 * @param array<string, string|int|null>                            $stats
	 * @param array<string, list<array<string, string|int|null>>>       $own
	 * @param list<array<string, list<array<string, string|int|null>>>> $others
	 * @param array<int, int>                                           $targets Item of a refund => item of the order.
	 * @return list<array<string, string|int|null>>
	 */
	private static function products( array $stats, array $own, array $others, array $targets ): array {
		$items = [];
		$left  = [];
		$rows  = array_filter( $own[ ReportRows::PRODUCTS ], static fn( array $row ) => isset( $targets[ (int) $row['order_item_id'] ] ) );
		foreach ( [ ...array_merge( ...array_column( $others, ReportRows::PRODUCTS ) ), ...$rows ] as $row ) {
			$item             = $targets[ (int) $row['order_item_id'] ] ?? (int) $row['order_item_id'];
			$items[ $item ] ??= $row;
			foreach ( [ 'product_qty', ...self::AMOUNTS_OF_PRODUCTS ] as $column ) {
				$left[ $item ][ $column ] = Money::of( $row[ $column ] )->plus( $left[ $item ][ $column ] ?? 0 );
			}
		}
		foreach ( $left as $item => $sums ) {
			$amounts = array_map( static fn( string $column ) => $sums[ $column ]->negated(), self::AMOUNTS_OF_PRODUCTS );
			$pieces  = $sums['product_qty']->negated();
			if ( [] === array_filter( [ $pieces, ...$amounts ], static fn( BigDecimal $amount ) => ! $amount->isZero() ) ) {
				continue;
			}
			$rows[] = [
				'order_item_id'         => $item,
				'order_id'              => $stats['order_id'],
				'product_qty'           => $pieces->toInt(),
				'product_gross_revenue' => self::text( BigDecimal::sum( ...$amounts ) ),
				'coupon_amount'         => '0',
				'date_created'          => $stats['date_created'],
			] + array_combine( self::AMOUNTS_OF_PRODUCTS, array_map( self::text( ... ), $amounts ) ) + $items[ $item ];
		}
		// Rows that are written together need their columns in one order.
		return array_map(
			static function ( array $row ): array {
				ksort( $row );
				return $row;
			},
			array_values( $rows )
		);
	}

	/**
	 * @param array<string, string|int|null>                            $stats
	 * @param list<array<string, list<array<string, string|int|null>>>> $others
	 * @return list<array<string, string|int|null>>
	 */
	private static function taxes( array $stats, array $others ): array {
		$left = [];
		foreach ( array_merge( ...array_column( $others, ReportRows::TAXES ) ) as $row ) {
			foreach ( [ 'order_tax', 'shipping_tax' ] as $column ) {
				$left[ (int) $row['tax_rate_id'] ][ $column ] = Money::of( $row[ $column ] )->plus(
					$left[ (int) $row['tax_rate_id'] ][ $column ] ?? 0
				);
			}
		}
		$rows = [];
		foreach ( $left as $rate => $tax ) {
			if ( ! $tax['order_tax']->isZero() || ! $tax['shipping_tax']->isZero() ) {
				$rows[] = [
					'order_id'     => $stats['order_id'],
					'date_created' => $stats['date_created'],
					'tax_rate_id'  => $rate,
				] + ReportRows::tax(
					Exact::of( $tax['order_tax']->negated() ),
					Exact::of( $tax['shipping_tax']->negated() )
				);
			}
		}
		return $rows;
	}

	/**
	 * Which item of the order each item of the refunds takes back: the one that it names, else the first of the same product.
	 *
	 * @param OrderFacts       $order
	 * @param list<OrderFacts> $refunds
	 * @return array<int, int>
	 */
	private static function targets( OrderFacts $order, array $refunds ): array {
		$ids      = [];
		$products = [];
		foreach ( $order->items as $item ) {
			$ids[ $item->id ] = $item->id;
			$products[ "{$item->product_id} {$item->variation_id}" ] ??= $item->id;
		}
		$targets = [];
		foreach ( $refunds as $refund ) {
			foreach ( $refund->items as $item ) {
				$target = $ids[ $item->refunded_item_id ] ?? $products[ "{$item->product_id} {$item->variation_id}" ] ?? null;
				if ( null !== $target ) {
					$targets[ $item->id ] = $target;
				}
			}
		}
		return $targets;
	}

	/**
	 * An amount without needless zeros, such as `12.5`.
	 */
	private static function text( BigDecimal $amount ): string {
		return (string) $amount->stripTrailingZeros();
	}
}
