<?php
declare(strict_types=1);

namespace Storewright\Admin\Analytics\Performance;

use Brick\Math\BigDecimal;
use Brick\Math\RoundingMode;
use Storewright\Admin\Analytics\Declaration\Kind;

/**
 * The figures of the store performance, by the names that performance indicators have in WooCommerce.
 */
enum PerformanceFigure: string {

	case TotalSales   = 'revenue/total_sales';
	case NetSales     = 'revenue/net_revenue';
	case Orders       = 'orders/orders_count';
	case AverageValue = 'orders/avg_order_value';
	case ItemsSold    = 'products/items_sold';
	case Refunds      = 'revenue/refunds';

	/**
	 * Digits of a mean after the point.
	 */
	private const SCALE = 8;

	/**
	 * Its name for people.
	 */
	public function label(): string {
		return match ( $this ) {
			self::TotalSales   => __( 'Total sales', 'storewright' ),
			self::NetSales     => __( 'Net sales', 'storewright' ),
			self::Orders       => __( 'Orders', 'storewright' ),
			self::AverageValue => __( 'Average order value', 'storewright' ),
			self::ItemsSold    => __( 'Items sold', 'storewright' ),
			self::Refunds      => __( 'Refunds', 'storewright' ),
		};
	}

	/**
	 * What it is.
	 */
	public function kind(): Kind {
		return in_array( $this, [ self::Orders, self::ItemsSold ], true ) ? Kind::Count : Kind::Money;
	}

	/**
	 * The figure of some sums.
	 *
	 * @param array<string, BigDecimal> $sums Of StorePerformance; missing ones are 0.
	 */
	public function of( array $sums ): BigDecimal {
		$sum    = static fn( string $name ): BigDecimal => $sums[ $name ] ?? BigDecimal::zero();
		$orders = $sum( 'orders' );
		return match ( $this ) {
			self::TotalSales   => $sum( 'total' ),
			self::NetSales     => $sum( 'net' ),
			self::Orders       => $orders,
			self::AverageValue => $orders->isZero() ? $orders : $sum( 'orders_net' )->dividedBy( $orders, self::SCALE, RoundingMode::HALF_UP ),
			self::ItemsSold    => $sum( 'items' ),
			self::Refunds      => $sum( 'refunded' )->negated(),
		};
	}
}
